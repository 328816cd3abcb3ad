import { copyLabel } from '../../shared/copy-age.ts';
import { CONNECTION_ID } from '../../shared/offline.ts';

/**
 * The document with a line above the page that says how old it is, there before and without any script.
 * @param savedAt in ISO 8601; null for a page whose parts have ages of their own
 */
export function withAge(html: string, savedAt: string | null, online: boolean): string {
  if (savedAt === null) return html;
  const text = copyLabel(new Date(savedAt), { now: new Date(), online });
  return html.replace(
    '<body>',
    `<body><div id="${CONNECTION_ID}" role="status"><p class="connection-bar" data-saved-at="${savedAt}">${text}</p></div>`,
  );
}

/** The empty document, marked so that the script shows that this address is not on the device. */
export const asUnsaved = (html: string): string => html.replace('<html', '<html data-unsaved');

/** Entry in the cache for a page that was reached without its own document: its title. */
export const placeholder = (title: string): string => `<title>${title.replace(/[&<]/g, ' ')}</title>`;
