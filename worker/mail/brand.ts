import { SITE_NAME } from '../../shared/site.ts';
import { WORDMARK } from './wordmark.ts';
import { WORDMARK_PNG } from './wordmark-png.ts';

/** Colours of the button, `--bosco` and `--on-bosco` of web/styles/tokens.css, where a test compares them. */
export const BUTTON_COLOURS = {
  light: { ground: '#1f5b47', text: '#ffffff' },
  dark: { ground: '#7cc4a6', text: '#0f1a15' },
} as const;

/** The wordmark as a file that goes along with a mail: a picture that is fetched would tell when the mail is read. */
export const WORDMARK_FILE = {
  id: 'lavoro-in-valle',
  type: 'image/png',
  name: 'lavoro-in-valle.png',
  content: WORDMARK_PNG,
} as const;

/** The one place of the brand in mails: its wordmark, and for programs that show no pictures its name. */
export const BRAND_HTML = `<p style="margin:0 0 24px"><img src="cid:${WORDMARK_FILE.id}" width="${WORDMARK.width}" height="${WORDMARK.height}" alt="${SITE_NAME}" style="display:block;border:0;font-size:17px;font-weight:700"></p>`;

/** True for a mail that shows the wordmark. */
export const hasWordmark = (html: string): boolean => html.includes(`cid:${WORDMARK_FILE.id}`);
