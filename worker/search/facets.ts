import { JOB_FILTER_NAMES, jobFilter } from '../../shared/job-filters.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { resolvePlaces, withoutStreets } from '../../shared/places/resolve-place.ts';
import { type JobFacts, OTHER_LETTERS, storedFilter } from '../../shared/stored-filters.ts';
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

export const FACETS = new Map<string, Facet>();

export function facet(filter: string, value: string): Facet {
  const key = `${filter}=${value}`;
  const known = FACETS.get(key) ?? { filter, value, index: FACETS.size };
  FACETS.set(key, known);
  return known;
}

export const townFacet = (slug: string): Facet => facet('location', slug);

/** Every value that can be listed, in the order of counts; months cannot. */
const LISTED: readonly Facet[] = [
  ...JOB_FILTER_NAMES.flatMap((filter) => {
    const { kind, values = [] } = jobFilter(filter);
    return (kind === 'tick' ? ['true'] : values).map((value) => facet(filter, value));
  }),
  ...MUNICIPALITIES.map(({ slug }) => townFacet(slug)),
];

/** Audiences of a profile, by its status: the statement of the index writes them beside the codes that are stored. */
const AUDIENCES = [facet('audience', 'open'), facet('audience', 'companies')] as const;

/** Ticks that let in what the filter `of` leaves out. */
export const LETTING_IN = JOB_FILTER_NAMES.flatMap((name) => {
  const of = jobFilter(name).alternatives;
  return of ? [{ of, facet: facet(name, 'true') }] : [];
});

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

const STORED = new Map(
  JOB_FILTER_NAMES.flatMap((name) => {
    const stored = storedFilter(name);
    return stored ? [[String(name), { ...jobFilter(name), ...stored }] as const] : [];
  }),
);

const ISTAT: ReadonlyMap<string, string> = new Map(MUNICIPALITIES.map(({ slug, istat }) => [slug, istat]));

/** A value as it is stored: the letter of its filter and the number of the value, `c7`, `h`, `d202706`; empty for one that is not. */
export function codeOf({ filter, value }: Facet): string {
  if (filter === 'audience') return OTHER_LETTERS.audience + Number(value === 'open');
  if (filter === 'location') return OTHER_LETTERS.location + (ISTAT.get(value) ?? '');
  const { letter = '', kind, numbers } = STORED.get(filter) ?? {};
  if (kind === 'tick') return letter;
  return letter + (kind === 'month' ? value.replace('-', '') : (numbers?.[value] ?? ''));
}

/** The column `codes` of a profile: the municipalities that it is found under. */
export const townCodes = (row: Located): string => townsOf(row).map(codeOf).join('');

/** The column `codes` of an offer: every value that a filter finds it by, as `c1t4hs5d202706w017069`. */
export function codesOf(job: Filterable): string {
  const stated = [...STORED].flatMap(([filter, { stated }]) =>
    [stated(job) || []].flat().map((value) => codeOf(facet(filter, String(value)))),
  );
  return stated.join('') + townCodes(job);
}

/** The value and, of a filter in steps, all values below it: each of them finds a row that stores this one. */
function reached(stored: Facet): Facet[] {
  const values = LISTED.filter(({ filter }) => filter === stored.filter);
  return STORED.get(stored.filter)?.steps ? values.slice(0, values.indexOf(stored) + 1) : [stored];
}

const BY_CODE = new Map([...LISTED, ...AUDIENCES].map((found) => [codeOf(found), reached(found)]));

/** A month, of the filter whose letter a code begins with; read once, as many rows begin in one. */
function monthIn(code: string): Facet[] {
  const [, letter, year, month] = /^([a-z])(\d{4})(\d\d)$/.exec(code) ?? [];
  const filter = [...STORED].find(([, { kind, letter: own }]) => kind === 'month' && own === letter);
  const found = filter ? [facet(filter[0], `${year}-${month}`)] : [];
  BY_CODE.set(code, found);
  return found;
}

/** Reads a column `codes`; a code without a meaning is left out. A loop, as it is run for every open row. */
export function readCodes(codes: string): Facet[] {
  const facets: Facet[] = [];
  for (const code of codes.match(/[a-z]\d*/g) ?? [])
    for (const found of BY_CODE.get(code) ?? monthIn(code)) facets.push(found);
  return facets;
}
