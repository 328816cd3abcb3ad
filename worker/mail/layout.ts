import { OPERATOR } from '../../shared/operator.ts';
import { isKeyOf } from '../../shared/records.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { cleanLine } from '../../shared/text.ts';
import type { Mail } from './outbox.ts';
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

export const hasWordmark = (html: string): boolean => html.includes(`cid:${WORDMARK_FILE.id}`);

/** Reasons for which an address gets a mail, as its last lines say them. */
const REASONS = {
  account: `perché questo indirizzo è di un account di ${SITE_NAME}`,
  employer: `perché hai pubblicato un’offerta su ${SITE_NAME}`,
  applicant: `perché ti sei candidata/o a un’offerta su ${SITE_NAME}`,
  profile: `perché questo indirizzo è di un profilo su ${SITE_NAME}`,
  author: `perché hai un account, o un profilo, su ${SITE_NAME}`,
  entered: `perché qualcuno ha scritto questo indirizzo su ${SITE_NAME}`,
  alerts: `perché hai chiesto gli avvisi di ${SITE_NAME}`,
  newsletter: `perché sei iscritta/o alla newsletter di ${SITE_NAME}`,
  reporter: `perché hai lasciato questo indirizzo con una segnalazione su ${SITE_NAME}`,
  operator: `perché ti occupi di ${SITE_NAME}`,
} as const;

type Why = keyof typeof REASONS;

const whyText = (why: Parts['why']): string => (isKeyOf(REASONS, why) ? `Ricevi questa email ${REASONS[why]}.` : why);

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

type MailLink = { readonly label: string; readonly url: string };

/** Something that a mail lists: its link, one line about it, and a link to what can be done with it. */
type MailItem = MailLink & { readonly about: string; readonly action?: MailLink };

export type MailGroup = { readonly title: string; readonly items: readonly MailItem[] };

/** Row of the table of a mail; `url` is what a tap on its value opens. */
type MailFact = { readonly label: string; readonly value: string; readonly url?: string };

export type Parts = {
  /** Says what happened, with the name of the offer or person. */
  readonly subject: string;
  /** One short line that says something else. */
  readonly heading: string;
  /** A reason, or the words for it in another language. */
  readonly why: Why | (string & {});
  /** Language and direction of a mail that is not Italian, and its words for the VAT number. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly vat?: string;
  /** Paragraphs as people read them, first what to do next; line ends inside one are kept. */
  readonly paragraphs: readonly [string, ...string[]];
  /** Come after the first paragraph. */
  readonly facts?: readonly MailFact[];
  readonly groups?: readonly MailGroup[];
  readonly link: MailLink;
  readonly closing?: readonly string[];
  /** How to end what this mail is one of: a page with a button for people, a POST for mail programs (RFC 8058). */
  readonly unsubscribe?: MailLink;
};

export type EndingLink = { readonly token: string; readonly expiresAt: Date; readonly siteUrl: string };

/** Plain text and HTML of the same mail. The HTML names the colours of its button only: the rest follows the reader's theme. */
export function composeMail(parts: Parts): Mail {
  const { unsubscribe } = parts;
  // One line: a line end in a name must not become a header.
  const subject = cleanLine(parts.subject);
  return {
    subject,
    text: textOf({ ...parts, subject }),
    html: htmlOf({ ...parts, subject }),
    ...(unsubscribe ? { unsubscribeUrl: unsubscribe.url } : {}),
  };
}

const operatedBy = ({ vat = 'Partita IVA' }: Parts): string =>
  `${OPERATOR.name}, ${OPERATOR.address} · ${vat} ${OPERATOR.vatNumber}`;

function textOf(parts: Parts): string {
  const { heading, why, paragraphs, facts = [], groups = [], link, closing = [], unsubscribe } = parts;
  const [first, ...others] = paragraphs;
  const table = facts.map(textOfFact).join('\n');
  const lists = groups.map(({ title, items }) => [title, ...items.map(textOfItem)].join('\n\n'));
  const footer = unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [];
  const beginning = [heading, first, ...(table ? [table] : []), ...others];
  const blocks = [...beginning, ...lists, `${link.label}: ${link.url}`, ...closing, ...footer];
  return `${blocks.join('\n\n')}\n\n-- \n${SITE_NAME}\n${whyText(why)}\n${operatedBy(parts)}\n`;
}

/** A number is its own link; an address of a page comes after the words that lead to it. */
const textOfFact = ({ label, value, url }: MailFact): string =>
  `${label}${label.endsWith('?') ? '' : ':'} ${value}${url?.startsWith('http') ? `: ${url}` : ''}`;

const textOfItem = ({ label, about, url, action }: MailItem): string =>
  [`- ${label}`, about, url, ...(action ? [`${action.label}: ${action.url}`] : [])].join('\n  ');

const { light, dark } = BUTTON_COLOURS;
const BUTTON = `display:inline-block;padding:12px 20px;border-radius:10px;background:${light.ground};color:${light.text};font-weight:600;text-decoration:none`;
/** Mail programs that know no themes leave the colours of the attribute. */
const STYLE = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.button{background:${dark.ground}!important;color:${dark.text}!important}}`;

const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
const anchor = ({ label, url }: MailLink, attributes = ''): string =>
  `<a href="${escapeHtml(url)}"${attributes}>${escapeHtml(label)}</a>`;

const itemLines = ({ about, action, ...link }: MailItem): string[] => [
  anchor(link),
  escapeHtml(about),
  ...(action ? [anchor(action)] : []),
];

const listOf = ({ title, items }: MailGroup): string =>
  [
    `<h2 style="font-size:1.1em;margin:1.5em 0 0">${escapeHtml(title)}</h2>`,
    '<ul style="padding-inline-start:1.2em">',
    ...items.map((item) => `<li style="margin:12px 0">${itemLines(item).join('<br>')}</li>`),
    '</ul>',
  ].join('\n');

const CELL = 'padding:6px 0;padding-inline-end:12px;border-bottom:1px solid;text-align:start;vertical-align:top';

const tableOf = (facts: readonly MailFact[]): string =>
  [
    '<table style="border-collapse:collapse;width:100%;margin:16px 0">',
    ...facts.map(({ label, value, url }) => {
      const shown = url === undefined ? escapeHtml(value) : anchor({ label: value, url });
      return `<tr><th scope="row" style="${CELL};width:35%;font-weight:400">${escapeHtml(label)}</th><td style="${CELL};font-weight:600">${shown}</td></tr>`;
    }),
    '</table>',
  ].join('\n');

function htmlOf(parts: Parts): string {
  const { subject, heading, why, paragraphs, facts = [], groups = [], link, closing = [], unsubscribe } = parts;
  const { lang = 'it', dir = 'ltr' } = parts;
  const [first, ...others] = paragraphs;
  return [
    `<!doctype html><html lang="${lang}"${dir === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;margin:0">',
    '<div style="max-width:36em;margin:0 auto;padding:16px;overflow-wrap:anywhere">',
    BRAND_HTML,
    `<h1 style="font-size:1.4em;line-height:1.25;margin:0 0 16px">${escapeHtml(heading)}</h1>`,
    paragraph(first),
    ...(facts.length > 0 ? [tableOf(facts)] : []),
    ...others.map(paragraph),
    ...groups.map(listOf),
    `<p style="margin:1.5em 0">${anchor(link, ` class="button" style="${BUTTON}"`)}</p>`,
    ...closing.map(paragraph),
    ...(unsubscribe ? [`<p>${anchor(unsubscribe)}</p>`] : []),
    `<hr style="margin:32px 0 16px;border:0;border-top:1px solid"><p style="font-size:14px">${escapeHtml(whyText(why))}<br>${escapeHtml(operatedBy(parts))}</p>`,
    '</div></body></html>',
  ].join('\n');
}
