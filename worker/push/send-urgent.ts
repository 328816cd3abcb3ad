import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { urgentStart } from '../../shared/job-words.ts';
import { pagePath } from '../../shared/paths.ts';
import { distanceKm } from '../../shared/places/distance.ts';
import { MUNICIPALITIES, municipalityBySlug } from '../../shared/places/municipalities.ts';
import type { Database } from '../db/client.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { pushes, pushSubscriptions, pushTopics } from '../db/tables/push.ts';
import { isOpen } from '../db/visibility.ts';
import { toPush } from './to-push.ts';

/** Offers, and devices of each, that one run writes to. */
const OFFERS = 10;
const SLICE = 5000;

/**
 * Writes to all devices that want to know of urgent offers like those which have opened: a slice in each run, so that an interrupted one
 * goes on where it stopped, and two at once write nothing twice.
 */
export async function sendUrgent(db: Database, now: Date): Promise<void> {
  const unpushed = and(isOpen(now), isNotNull(jobs.neededFrom), isNull(jobs.pushedAt));
  for (const job of await db.select().from(jobs).where(unpushed).limit(OFFERS))
    await db.batch([
      pushOf(db, job, now),
      db
        .update(jobs)
        .set({ pushedAt: now })
        .where(and(eq(jobs.id, job.id), sql`changes() < ${SLICE}`)),
    ]);
}

function pushOf(db: Database, job: JobRow, now: Date) {
  const { id, publicId, title, location, category, ownerId, neededFrom, validThrough } = job;
  const cause = `urgent:${publicId}`;
  const notified = sql`EXISTS (SELECT 1 FROM ${pushes} WHERE ${pushes.subscriptionId} = ${pushSubscriptions.id} AND ${pushes.cause} = ${cause})`;
  const inCategory = sql`(${pushTopics.categories} = '[]' OR EXISTS (SELECT 1 FROM json_each(${pushTopics.categories}) AS wanted WHERE wanted.value = ${category}))`;
  const isNear = sql`${pushTopics.town} = json_extract(place.value, '$.slug') AND ${pushTopics.radius} >= json_extract(place.value, '$.km')`;
  return toPush(db, {
    kind: 'urgent',
    cause,
    title: `Serve subito: ${title}`,
    body: `${location}, ${urgentStart(neededFrom ?? '')}`,
    path: pagePath.job(publicId),
    jobId: id,
    also: sql`INNER JOIN json_each(${JSON.stringify(distancesTo(job))}) AS place`,
    where: sql`${isNear} AND ${inCategory} AND ${pushSubscriptions.userId} IS NOT ${ownerId} AND NOT ${notified}`,
    most: SLICE,
    now,
    expiresAt: validThrough,
  });
}

/** How far each municipality is from an offer; none where its place is not known. */
function distancesTo({ lat, lon, town }: JobRow): readonly { readonly slug: string; readonly km: number }[] {
  const place = lat !== null && lon !== null ? { lat, lon } : municipalityBySlug(town ?? '');
  return place ? MUNICIPALITIES.map((from) => ({ slug: from.slug, km: distanceKm(from, place) })) : [];
}
