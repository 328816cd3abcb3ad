import { addDays } from '../../shared/dates.ts';
import { OFFER_DAYS } from '../../shared/job-values.ts';
import type { PublishJobBody } from '../../shared/jobs.ts';
import type { Point } from '../../shared/places/distance.ts';
import { locate } from '../../shared/places/locate.ts';
import { foldText } from '../../shared/text.ts';
import type { NewJobRow } from '../db/tables/jobs.ts';
import { newPublicId } from '../public-id.ts';
import { cellKey, facetsOf } from './facets.ts';

/** The row of an offer that an account publishes: what was typed, where that is, and what it can be found by. */
export async function toJobRow(ownerId: number, body: PublishJobBody, now: Date) {
  const { lat, lon, ...typed } = body;
  const position = locate(body.location, sentPoint(lat, lon));
  const cell = position.lat !== null && position.lon !== null ? cellKey(position.lat, position.lon) : null;
  const filterable = {
    ...position,
    cell,
    category: body.category,
    type: body.type,
    contract: body.contract,
    experience: body.experience,
  };
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
