import { NEIGHBOURS } from './synonyms/neighbours.ts';

const families: readonly (readonly string[])[] = NEIGHBOURS.trim()
  .split('\n')
  .map((family) => family.split(', '));

/** The trades that people of one change to: first those of the families that it leads. */
export function neighboursOf(trade: string): string[] {
  const own = families.filter((family) => family.includes(trade));
  const leading = own.filter(([first]) => first === trade);
  return [...new Set([...leading, ...own].flat())].filter((other) => other !== trade);
}
