import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { allOf, type Expression, hasFacet } from '../search/expression.ts';
import { facet } from '../search/facets.ts';
import type { Source } from '../search/open-index.ts';
import { titleMatch } from '../text-search/similar.ts';
import { inTowns, townsAround } from '../text-search/widen.ts';
import { newestOfEach, readJob } from './queries.ts';

/** Offers beside another one. */
const SHOWN = 3;
/** How far a place is near, in km. */
const NEAR_KM = 15;

/**
 * Searches for offers like this one, the most alike first: the same trade nearby, the same trade, the same category nearby,
 * the same category.
 */
function likeness(job: JobRow): Expression[] {
  const place = municipalityBySlug(job.town ?? '');
  const nearby = place ? [inTowns(townsAround([place], NEAR_KM))] : [];
  const category = hasFacet([facet('category', job.category)]);
  const trade = titleMatch(job.title);
  const ways = [...(trade === null ? [] : [[trade, ...nearby], [trade]]), [category, ...nearby], [category]];
  return ways.map(allOf);
}

/**
 * Open offers like one that has a page, the most alike first, newest first among those as much alike; null for an offer
 * that is not there.
 */
export async function similarTo(source: Source, publicId: string, now: Date): Promise<JobRow[] | null> {
  const found = await readJob(source.db, publicId);
  return found && newestOfEach(source, likeness(found.job), { but: found.job.id, limit: SHOWN, now });
}
