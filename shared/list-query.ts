import { z } from 'zod';
import { MAX_CURSOR } from './cursor.ts';
import { LIMITS } from './fields.ts';
import type { JobSort } from './job-values.ts';
import { SEARCH_VERSION } from './search-version.ts';
import { foldText } from './text.ts';

const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'Posizione non valida')
    .transform(Number)
    .pipe(z.number().min(-limit, 'Posizione non valida').max(limit, 'Posizione non valida'));

/** A whole number in a query string. */
export const wholeNumber = (min: number, max: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));

/** A text that people search with. */
export const searchText = z.string().max(LIMITS.search, 'Ricerca troppo lunga').optional();

/** What every list takes (decisions, section 2): a position in degrees, a radius in km, and which page. */
export const listParams = {
  lat: degrees(90).optional(),
  lon: degrees(180).optional(),
  radius: wholeNumber(1, 100, 'Raggio non valido').optional(),
  limit: wholeNumber(1, 100, 'Il limite va da 1 a 100').default(50),
  cursor: z.string().max(MAX_CURSOR, 'Cursore non valido').optional(),
};

/** What every list with a text takes: whether it is meant letter by letter, and the version of the address. */
export const textParams = {
  exact: z.literal('true', 'Valore non valido').optional(),
  v: z.literal(String(SEARCH_VERSION), 'Versione sconosciuta').optional(),
};

/** The order of a list: without one, by relevance where a text is searched for, else newest first. */
export const sortOf = ({
  sort,
  search,
}: {
  readonly sort?: JobSort | undefined;
  readonly search?: string | undefined;
}): JobSort => {
  const searches = foldText(search ?? '') !== '';
  if (sort === undefined || sort === 'relevance') return searches ? 'relevance' : 'recent';
  return sort;
};

/** What a text asks for, whatever its spelling: its folded words, and whether they are meant letter by letter. */
export function searchedFor({
  search,
  exact,
}: {
  readonly search?: string | undefined;
  readonly exact?: string | undefined;
}) {
  const words = foldText(search ?? '');
  return [words, words !== '' && exact !== undefined] as const;
}
