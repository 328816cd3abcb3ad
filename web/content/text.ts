import { LEAVING_DAYS } from '../../shared/account-state.ts';
import { OFFER_DAYS } from '../../shared/job-values.ts';
import { OPERATOR } from '../../shared/operator.ts';
import { SITE_NAME } from '../../shared/site.ts';

/** In a line `[label](address)` is a link and `**words**` are strong; nothing else is markup. */
export type TextBlock =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  /** Pairs of what and how it is, as a table of two columns would show them. */
  | { readonly facts: readonly (readonly [term: string, text: string])[] };

export type TextSection = { readonly id: string; readonly title: string; readonly blocks: readonly TextBlock[] };

export type PageText = {
  readonly title: string;
  readonly lead: string;
  /** Day of the last change of meaning, `YYYY-MM-DD`; absent where nobody needs it. */
  readonly updated?: string;
  /** The most important points, before everything else. */
  readonly summary?: { readonly title: string; readonly points: readonly string[] };
  readonly sections: readonly TextSection[];
};

export type NextStep = {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
};

/** How somebody without an account applies, as the help, the terms and the privacy page say it. */
export const GUEST_APPLICATION =
  'Senza account lasci il tuo nome e il telefono, oppure l’email. Con l’email ti mandiamo un link, e la candidatura parte quando lo premi: così nessuno può usare il tuo indirizzo.';

type Values = Readonly<Record<string, string | number>>;

/** Values that every text may name, as `{site}`. */
const VALUES: Values = {
  ...OPERATOR,
  site: SITE_NAME,
  offerDays: OFFER_DAYS,
  leavingDays: LEAVING_DAYS,
  guestApplication: GUEST_APPLICATION,
};

/** Fills in the values that a text names. @throws Error for one that nobody gives */
function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`content: no value for {${name}}`);
    return String(value);
  });
}

/** Sections in Markdown: `## Title {#id}`, `### Heading`, lists, numbered steps, and facts as rows `| term | text |`. */
export const sectionsOf = (text: string, values: Values = {}): TextSection[] =>
  filled(text, { ...VALUES, ...values })
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [head = '', ...lines] = section.trim().split('\n');
      const [title = '', id = ''] = head.slice(0, -1).split(' {#');
      const blocks = lines.join('\n').replace(/^### .*$/gm, '$&\n');
      return { id, title, blocks: blocks.split(/\n{2,}/).map(blockOf) };
    });

export type TitledText = { readonly title: string; readonly text: string };

/** Each heading with the line below it. */
export const titledIn = (blocks: readonly TextBlock[]): TitledText[] =>
  blocks.flatMap((block, index) => {
    const text = blocks[index + 1];
    return typeof block === 'object' && 'heading' in block && typeof text === 'string'
      ? [{ title: block.heading, text }]
      : [];
  });

/** A section that is made of headings with a line each. @throws Error where there is none of that id */
export function titledSection(text: string, id: string) {
  const section = sectionsOf(text).find((one) => one.id === id);
  if (!section) throw new Error(`content: no section ${id}`);
  return { title: section.title, texts: titledIn(section.blocks) };
}

/** A page: `# Title`, its lead, the day of its last change and a summary where it has them, then its sections. */
export function pageTextOf(text: string, values: Values = {}): PageText {
  const [head = ''] = filled(text, { ...VALUES, ...values }).split(/^## /m);
  const [title = '', lead = '', ...more] = head.split('\n').filter(Boolean);
  const after = (mark: string) => more.flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : []));
  const [updated] = after('Ultima modifica: ');
  const [summary] = after('### ');
  return {
    title: title.slice(2),
    lead,
    ...(updated === undefined ? {} : { updated }),
    ...(summary === undefined ? {} : { summary: { title: summary, points: after('- ') } }),
    sections: sectionsOf(text, values),
  };
}

function blockOf(block: string): TextBlock {
  const lines = block.split('\n');
  const rest = lines.map((line) => line.slice(line.indexOf(' ') + 1));
  if (block.startsWith('### ')) return { heading: block.slice(4) };
  if (block.startsWith('- ')) return { list: rest };
  if (block.startsWith('1. ')) return { steps: rest };
  return block.startsWith('| ') ? { facts: rest.map(factOf) } : block;
}

function factOf(row: string): readonly [term: string, text: string] {
  const [term = '', text = ''] = row.slice(0, -2).split(' | ');
  return [term, text];
}
