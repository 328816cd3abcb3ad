import { grouped } from '../../shared/numbers.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';

/** How many open offers there are: in all, and in each municipality (by its slug) that has any. */
export type PlaceTotals = { readonly total: number; readonly byTown: ReadonlyMap<string, number> };

/** Address of the offers of a municipality. */
export const offersIn = (name: string): string => withQuery(pagePath.jobs(), { location: name });

/** `1 offerta`, `12 offerte`, `nessuna offerta`. */
export const offersText = (count: number): string =>
  count === 0 ? 'nessuna offerta' : count === 1 ? '1 offerta' : `${grouped(count)} offerte`;
