import { and, eq, lte } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { OFFER_DAYS } from '../../shared/job-values.ts';
import type { PublishJobBody } from '../../shared/jobs.ts';
import type { Point } from '../../shared/places/distance.ts';
import { locate } from '../../shared/places/locate.ts';
import { foldText } from '../../shared/text.ts';
import type { Database } from '../db/client.ts';
import { type JobRow, jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { newPublicId } from '../public-id.ts';
import { cellKey, facetsOf } from './facets.ts';

/** The same offer of the same account within this time is a second click, not a second offer. */
const SAME_OFFER_MS = 10 * 60_000;

/**
 * Publishes an offer; it is open at once. The same body sent again within ten minutes, or at the same moment, is the
 * offer already published.
 * @returns `created` false where it was already there
 */
export async function publishJob(
  db: Database,
  { ownerId, body, now }: { ownerId: number; body: PublishJobBody; now: Date },
): Promise<{ row: JobRow; created: boolean }> {
  const values = await toRow(ownerId, body, now);
  const same = and(eq(jobs.ownerId, ownerId), eq(jobs.contentHash, values.contentHash));
  const long = lte(jobs.postedAt, new Date(now.getTime() - SAME_OFFER_MS));
  // The unique index decides between two at the same moment; the first statement lets an older offer be repeated.
  const [, inserted, found] = await db.batch([
    db.update(jobs).set({ contentHash: null }).where(and(same, long)),
    db
      .insert(jobs)
      .values(values)
      .onConflictDoNothing({ target: [jobs.ownerId, jobs.contentHash] })
      .returning({ id: jobs.id }),
    db.select().from(jobs).where(same).limit(1),
  ]);
  const [row] = found;
  if (!row) throw new Error('publishJob: neither inserted nor there');
  return { row, created: inserted.length > 0 };
}

async function toRow(ownerId: number, body: PublishJobBody, now: Date) {
  const { lat, lon, ...typed } = body;
  const position = locate(body.location, sentPoint(lat, lon));
  const cell = position.lat !== null && position.lon !== null ? cellKey(position.lat, position.lon) : null;
  const filterable = { ...position, cell, category: body.category, type: body.type, contract: body.contract, experience: body.experience };
  return {
    ...typed,
    ...position,
    publicId: newPublicId(),
    ownerId,
    postedAt: now,
    updatedAt: now,
    validThrough: addDays(now, OFFER_DAYS),
    titleKey: foldText(body.title),
    locationKey: foldText(body.location),
    cell,
    facets: facetsOf(filterable),
    contentHash: await digest(JSON.stringify(Object.entries(typed).sort())),
  } satisfies NewJobRow;
}

function sentPoint(lat: string | undefined, lon: string | undefined): Point | null {
  if (!lat?.trim() || !lon?.trim()) return null;
  return { lat: Number(lat), lon: Number(lon) };
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
