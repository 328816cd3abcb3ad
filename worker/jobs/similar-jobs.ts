import { distanceKm } from '../../shared/places/distance.ts';
import { MUNICIPALITIES, type Municipality, municipalityBySlug } from '../../shared/places/municipalities.ts';
import type { Database } from '../db/client.ts';
import { allOf, anyFacet, facet, inPlaces } from '../db/lists/words.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { titleMatch } from '../text-search/similar.ts';
import { newestOfEach, readJob } from './queries.ts';

/** Offers beside another one. */
const SHOWN = 3;
/** How far a place is near, in km. */
const NEAR_KM = 15;

const around = (place: Municipality): Municipality[] =>
  MUNICIPALITIES.filter((other) => distanceKm(place, other) <= NEAR_KM);

/**
 * Searches for offers like this one, the most alike first: the same trade nearby, the same trade, the same category nearby,
 * the same category.
 */
function likeness(job: JobRow): string[] {
  const place = municipalityBySlug(job.town ?? '');
  const nearby = place ? [inPlaces(around(place))] : [];
  const category = anyFacet([facet('category', job.category)]);
  const trade = titleMatch(job.title);
  const ways = [...(trade === null ? [] : [[trade, ...nearby], [trade]]), [category, ...nearby], [category]];
  return ways.map(allOf).filter((match) => match !== null);
}

/**
 * Open offers like one that has a page, the most alike first, newest first among those as much alike; null for an offer
 * that is not there.
 */
export async function similarTo(db: Database, publicId: string, now: Date): Promise<JobRow[] | null> {
  const found = await readJob(db, publicId);
  return found && newestOfEach(db, likeness(found.job), { but: found.job.id, limit: SHOWN, now });
}
