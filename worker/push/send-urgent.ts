import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { urgentStart } from '../../shared/job-words.ts';
import { pagePath } from '../../shared/paths.ts';
import { distanceKm } from '../../shared/places/distance.ts';
import { MUNICIPALITIES, municipalityBySlug } from '../../shared/places/municipalities.ts';
import type { Database } from '../db/client.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import { isOpen } from '../db/visibility.ts';
import { toPush } from './to-push.ts';

/** Beginning of the causes of these messages, before the public id of the offer. */
export const URGENT = 'urgent:';
/** Offers that one run writes of. */
const OFFERS = 10;

/** Writes to all devices that want to know of urgent offers like those which have opened, of each once. */
export async function sendUrgent(db: Database, now: Date): Promise<void> {
  const unpushed = and(isOpen(now), isNotNull(jobs.neededFrom), isNull(jobs.pushedAt));
  for (const job of await db.select().from(jobs).where(unpushed).limit(OFFERS))
    await db.batch([pushOf(db, job, now), db.update(jobs).set({ pushedAt: now }).where(eq(jobs.id, job.id))]);
}

function pushOf(db: Database, job: JobRow, now: Date) {
  const { publicId, title, location, category, ownerId, neededFrom, validThrough } = job;
  const isNear = sql`topic.value ->> 'radius' >= json_extract(${JSON.stringify(distancesTo(job))}, '$."' || (topic.value ->> 'town') || '"')`;
  const inCategory = sql`(topic.value ->> 'categories' = '[]' OR ${category} IN (SELECT value FROM json_each(topic.value, '$.categories')))`;
  return toPush(db, {
    kind: 'urgent',
    cause: URGENT + publicId,
    title: `Serve subito: ${title}`,
    body: `${location}, ${urgentStart(neededFrom ?? '')}`,
    path: pagePath.job(publicId),
    where: sql`${isNear} AND ${inCategory} AND ${pushSubscriptions.userId} IS NOT ${ownerId}`,
    now,
    expiresAt: validThrough,
  });
}

/** How many km each municipality is from an offer; none where its place is not known. */
function distancesTo({ lat, lon, town }: JobRow): Readonly<Record<string, number>> {
  const place = lat !== null && lon !== null ? { lat, lon } : municipalityBySlug(town ?? '');
  return Object.fromEntries(place ? MUNICIPALITIES.map((from) => [from.slug, distanceKm(from, place)]) : []);
}
