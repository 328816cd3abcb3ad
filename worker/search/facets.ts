import { JOB_FILTER_NAMES, JOB_FILTERS, jobFilter } from '../../shared/job-filters.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { resolvePlaces, withoutStreets } from '../../shared/places/resolve-place.ts';
import { isKeyOf } from '../../shared/records.ts';
import { type JobFacts, storedFilter } from '../../shared/stored-filters.ts';
import { foldText } from '../../shared/text.ts';

/**
 * A value that rows are found by, as queries and counts name it: of a tick `true`, of `location` the slug of a municipality. There is
 * one object for each, so that they are compared by identity.
 */
export type Facet = {
  readonly filter: string;
  readonly value: string;
  /** Its number among all values: over 10,000 rows, maps in place of lists take several times as long. */
  readonly index: number;
};

const FACETS = new Map<string, Facet>();

export function facet(filter: string, value: string): Facet {
  const key = `${filter}=${value}`;
  const known = FACETS.get(key) ?? { filter, value, index: FACETS.size };
  FACETS.set(key, known);
  return known;
}

export function tally() {
  const numbers: number[] = [];
  return {
    add({ index }: Facet): void {
      numbers[index] = (numbers[index] ?? 0) + 1;
    },
    counts(): ReadonlyMap<Facet, number> {
      const all = [...FACETS.values()].map((each) => [each, numbers[each.index] ?? 0] as const);
      return new Map(all.filter(([, count]) => count > 0));
    },
  };
}

export function hasOneOf(wanted: Iterable<Facet>): (row: { readonly facets: readonly Facet[] }) => boolean {
  const [first, ...more] = wanted;
  if (first && more.length === 0) return ({ facets }) => facets.includes(first);
  const isWanted = new Uint8Array(FACETS.size);
  for (const { index } of wanted) isWanted[index] = 1;
  return ({ facets }) => facets.some(({ index }) => isWanted[index] === 1);
}

export const townFacet = (slug: string): Facet => facet('location', slug);

export type Filterable = JobFacts & Located;
type Located = { readonly location: string; readonly town?: string | null | undefined };

const NAMES: readonly (readonly [string, string])[] = MUNICIPALITIES.map(({ slug, name }) => [
  slug,
  ` ${foldText(name)} `,
]);

/**
 * Municipalities that a row is found under: the one its location names, and those whose name it writes, but for the names of
 * streets where it says the town; where it names none, all that share its CAP.
 */
function townsOf({ location, town }: Located): Facet[] {
  const text = ` ${town ? withoutStreets(location) : foldText(location)} `;
  const named = NAMES.filter(([slug, name]) => slug === town || text.includes(name)).map(([slug]) => slug);
  return (named.length > 0 ? named : resolvePlaces(location).map(({ slug }) => slug)).map(townFacet);
}

function storedBy(job: Filterable): Facet[] {
  const stated = JOB_FILTER_NAMES.flatMap((filter) =>
    [storedFilter(filter)?.stated(job) || []].flat().map((value) => facet(filter, String(value))),
  );
  return [...stated, ...townsOf(job)];
}

/** The value and, of a filter in steps, all values below it: each of them finds a row that stores this one. */
function reached(stored: Facet): Facet[] {
  const filter = JOB_FILTER_NAMES.find((name) => name === stored.filter);
  if (!filter || !storedFilter(filter)?.steps) return [stored];
  const { values = [] } = jobFilter(filter);
  return values.slice(0, values.indexOf(stored.value) + 1).map((value) => facet(filter, value));
}

const LOCATION_LETTER = 'w';
const ISTAT: ReadonlyMap<string, string> = new Map(MUNICIPALITIES.map(({ slug, istat }) => [slug, istat]));

/** A value as it is stored: the letter of its filter and the number of the value, `c7`, `h`, `d202706`. */
function codeOf({ filter, value }: Facet): string {
  if (filter === 'location') return LOCATION_LETTER + (ISTAT.get(value) ?? '');
  if (!isKeyOf(JOB_FILTERS, filter)) return '';
  const { kind } = jobFilter(filter);
  const { letter = '', numbers } = storedFilter(filter) ?? {};
  if (kind === 'tick') return letter;
  return letter + (kind === 'month' ? value.replace('-', '') : (numbers?.[value] ?? ''));
}

/** The column `codes` of an offer: every value that a filter finds it by, as `c1t4hs5d202706w017069`. */
export const codesOf = (job: Filterable): string => storedBy(job).map(codeOf).join('');

/** The column `codes` of a profile: the municipalities that it is found under. */
export const townCodes = (candidate: Located): string => townsOf(candidate).map(codeOf).join('');

/** Every value that can be listed; months cannot. */
const LISTED: readonly Facet[] = [
  ...JOB_FILTER_NAMES.filter((name) => storedFilter(name)).flatMap((filter) => {
    const { kind, values = [] } = jobFilter(filter);
    return (kind === 'tick' ? ['true'] : values).map((value) => facet(filter, value));
  }),
  ...MUNICIPALITIES.map(({ slug }) => townFacet(slug)),
];

const BY_CODE = new Map(LISTED.map((found) => [codeOf(found), reached(found)]));

/** A month, of the filter whose letter a code begins with. */
function monthIn(code: string): Facet[] {
  const [, letter, year, month] = /^([a-z])(\d{4})(\d\d)$/.exec(code) ?? [];
  const filter = JOB_FILTER_NAMES.find(
    (name) => jobFilter(name).kind === 'month' && storedFilter(name)?.letter === letter,
  );
  return filter && letter ? [facet(filter, `${year}-${month}`)] : [];
}

/** Reads a column `codes`; a code without a meaning is left out. */
export const readCodes = (codes: string): Facet[] =>
  (codes.match(/[a-z]\d*/g) ?? []).flatMap((code) => BY_CODE.get(code) ?? monthIn(code));
