import type { EmployersQuery } from '../../shared/employers.ts';
import { distanceKm } from '../../shared/places/distance.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { resolvePlace } from '../../shared/places/resolve-place.ts';
import { foldText } from '../../shared/text.ts';
import type { Database } from '../db/client.ts';
import type { ListPage } from '../db/list-page.ts';
import { tradesNamed } from '../text-search/suggest.ts';
import { type ListedEmployer, openPages } from './queries.ts';

const MOST = 5;
const NEAR_KM = 30;

const tradesIn = (text: string): string[] =>
  [foldText(text), ...tradesNamed(text).map(({ trade }) => trade)].filter((trade) => trade !== '');

/** Employers that take spontaneous applications of the trade in a text, within 30 km of a place where one is named. */
export async function openEmployers(
  db: Database,
  { search = '', location = '' }: EmployersQuery,
  now: Date,
): Promise<ListPage<ListedEmployer>> {
  const wanted = new Set(tradesIn(search));
  const place = resolvePlace(location);
  const kmTo = ({ town }: ListedEmployer) => {
    const at = municipalityBySlug(town);
    return place && at ? distanceKm(place, at) : 0;
  };
  const rows = (await openPages(db, now))
    .filter(({ trades }) => trades.flatMap(tradesIn).some((trade) => wanted.has(trade)))
    .filter((row) => kmTo(row) <= NEAR_KM)
    .sort((a, b) => kmTo(a) - kmTo(b))
    .slice(0, MOST);
  return { rows, total: rows.length };
}
