import type { OpenEmployersQuery } from '../../shared/employers.ts';
import { distanceKm } from '../../shared/places/distance.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { resolvePlace } from '../../shared/places/resolve-place.ts';
import { foldText } from '../../shared/text.ts';
import type { Database } from '../db/client.ts';
import { tradesNamed } from '../text-search/suggest.ts';
import { openPages } from './queries.ts';

const MOST = 5;
const NEAR_KM = 30;

const tradesIn = (text: string): string[] => [foldText(text), ...tradesNamed(text).map(({ trade }) => trade)];

/** Employers that take spontaneous applications of the trade in a text, within 30 km of a place where one is named. */
export async function openEmployers(db: Database, { search = '', location = '' }: OpenEmployersQuery, now: Date) {
  const wanted = new Set(tradesIn(search));
  if (foldText(search) === '') return [];
  const place = resolvePlace(location);
  const rows = await openPages(db, now);
  return rows
    .filter(({ trades }) => trades.some((trade) => tradesIn(trade).some((one) => wanted.has(one))))
    .map(({ slug, name, town }) => {
      const at = municipalityBySlug(town);
      return { slug, name, town, km: place && at ? Math.round(distanceKm(place, at)) : null };
    })
    .filter(({ km }) => km === null || km <= NEAR_KM)
    .sort((a, b) => (a.km ?? 0) - (b.km ?? 0))
    .slice(0, MOST);
}
