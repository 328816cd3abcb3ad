import { type CountedFilter, JOB_FILTER_NAMES, type JobFilterName, jobFilter } from '../../../shared/job-filters.ts';
import { MUNICIPALITIES } from '../../../shared/places/municipalities.ts';
import { type JobSaid, storedFilter } from '../../../shared/stored-filters.ts';
import { facet, NO_CELL, townsOf } from '../../db/lists/words.ts';

/** A value of a filter, as the query and the counts name it: of a tick `true`, of `location` a municipality's slug. */
export type FilterValue = { readonly filter: CountedFilter; readonly value: string };

/** All that filters read of an offer, its place included. */
export type Filterable = JobSaid & { readonly location: string; readonly town?: string | null | undefined };

/** Every value that a filter finds an offer by. */
function valuesOf(job: Filterable): FilterValue[] {
  const said = JOB_FILTER_NAMES.flatMap((filter) =>
    [storedFilter(filter)?.said(job) || []].flat().map((value) => ({ filter, value: String(value) })),
  );
  const towns = townsOf(job.location, job.town).map((value): FilterValue => ({ filter: 'location', value }));
  return [...said, ...towns];
}

/** The values of a filter in steps from one on, or up to it; of any other filter the value alone. */
function steps({ filter, value }: FilterValue, part: (values: readonly string[], index: number) => readonly string[]) {
  if (filter === 'location' || !storedFilter(filter)?.steps) return [{ filter, value }];
  const { values = [] } = jobFilter(filter);
  return part(values, values.indexOf(value)).map((value): FilterValue => ({ filter, value }));
}

/** Every value of a filter in steps that finds an offer which stores this one: the value itself and all below it. */
export const reached = (stored: FilterValue): FilterValue[] => steps(stored, (values, at) => values.slice(0, at + 1));

/** Words of the search index of all offers that a value finds. */
export const facetsFinding = (asked: FilterValue): string[] =>
  steps(asked, (values, at) => values.slice(at)).map(facetOf);

/** The word of the search index that a value is found by. */
export function facetOf({ filter, value }: FilterValue): string {
  if (filter === 'location') return facet('town', value);
  return jobFilter(filter).kind === 'tick' ? facet('with', filter) : facet(filter, value);
}

/** The text of the column `facets`: everything that an offer can be found by besides its texts. */
export const facetsOf = (job: Filterable & { readonly cell: string | null }): string =>
  [...valuesOf(job).map(facetOf), facet('cell', job.cell ?? NO_CELL)].join(' ');

const LOCATION_LETTER = 'w';

/** A value as it is stored to be counted: the letter of its filter and the number of the value, `c7`, `h`, `d202706`. */
function codeOf({ filter, value }: FilterValue): string {
  if (filter === 'location') return LOCATION_LETTER + (ISTAT.get(value) ?? '');
  const { kind } = jobFilter(filter);
  const stored = storedFilter(filter);
  if (kind === 'tick') return stored?.letter ?? '';
  return (stored?.letter ?? '') + (kind === 'month' ? value.replace('-', '') : (stored?.numbers?.[value] ?? ''));
}

const ISTAT: ReadonlyMap<string, string> = new Map(MUNICIPALITIES.map(({ slug, istat }) => [slug, istat]));

/** The text of the column `codes`: the same values, short enough to be counted by the thousand: `c1t4hs5d202706w017069`. */
export const codesOf = (job: Filterable): string => valuesOf(job).map(codeOf).join('');

/** Every value that can be listed; months cannot. */
const LISTED: readonly FilterValue[] = [
  ...JOB_FILTER_NAMES.filter((name) => storedFilter(name)).flatMap((filter) => {
    const { kind, values = [] } = jobFilter(filter);
    return (kind === 'tick' ? ['true'] : values).map((value) => ({ filter, value }));
  }),
  ...MUNICIPALITIES.map(({ slug }): FilterValue => ({ filter: 'location', value: slug })),
];

const BY_FACET: ReadonlyMap<string, FilterValue> = new Map(LISTED.map((found) => [facetOf(found), found]));
const BY_CODE: ReadonlyMap<string, FilterValue> = new Map(LISTED.map((found) => [codeOf(found), found]));

/** A month, of the filter that a text begins with the name or the letter of. */
function monthIn(text: string, pattern: RegExp, nameOf: (filter: JobFilterName) => string | undefined) {
  const [, name, year, month] = pattern.exec(text) ?? [];
  const filter = JOB_FILTER_NAMES.find((each) => jobFilter(each).kind === 'month' && nameOf(each) === name);
  return filter && name ? { filter, value: `${year}-${month}` } : null;
}

/** The value that a word of the facets stands for; null for a position, and for what is no such word. */
export const valueOfFacet = (word: string): FilterValue | null =>
  BY_FACET.get(word) ?? monthIn(word, /^([a-z]+)(\d{4})m(\d\d)$/, (filter) => filter);

const valueOfCode = (code: string): FilterValue | null =>
  BY_CODE.get(code) ?? monthIn(code, /^([a-z])(\d{4})(\d\d)$/, (filter) => storedFilter(filter)?.letter);

/** Reads the text of `codesOf`, every value that it finds the offer by; a code without a meaning is left out. */
export const readCodes = (text: string): FilterValue[] =>
  (text.match(/[a-z]\d*/g) ?? []).flatMap((code) => {
    const stored = valueOfCode(code);
    return stored ? reached(stored) : [];
  });
