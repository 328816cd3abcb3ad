import rewritings from './rewritings.txt?raw';
import smallWords from './small-words.txt?raw';

const PART = /\{[a-z]+\}/g;

/** The lines of a table without comments, in which `{name}` stands for what an earlier line `{name} = …` says. */
export function linesOf(table: string): string[] {
  const parts = new Map<string, string>();
  return table.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const row = line.replace(PART, (name) => parts.get(name) ?? name);
    const [, name, part = ''] = /^(\{[a-z]+\}) = (.*)$/.exec(row) ?? [];
    if (name) parts.set(name, part);
    return name ? [] : [row];
  });
}

/** The cells of each row of a table. */
export const cellsOf = (table: string): string[][] =>
  linesOf(table).map((row) => row.split('|').map((cell) => cell.trim()));

/** The part of a file of several tables that is below a heading. */
const partOf = (file: string, heading: string): string =>
  file
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`))
    ?.slice(heading.length) ?? '';

export const wordsUnder = (heading: string): ReadonlySet<string> =>
  new Set(linesOf(partOf(smallWords, heading)).flatMap((row) => row.split(' ')));

/** The edges of a word, as they are written in patterns: `\b` knows no accents. */
const withEdges = (pattern: string): string =>
  pattern.replaceAll(String.raw`\<`, String.raw`(?<!\p{L})`).replaceAll(String.raw`\>`, String.raw`(?!\p{L})`);

/** Rewrites a text by the patterns below a heading, one after the other. */
export function rewriter(heading: string): (text: string) => string {
  const rules = linesOf(partOf(rewritings, heading)).map((row) => {
    const [pattern = '', written = ''] = row.split(' => ');
    return [new RegExp(withEdges(pattern), 'giu'), written.replaceAll('_', ' ')] as const;
  });
  return (text) => rules.reduce((rest, [pattern, written]) => rest.replace(pattern, written), text);
}
