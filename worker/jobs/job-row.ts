import { addDays } from '../../shared/dates.ts';
import { OFFER_DAYS } from '../../shared/job-values.ts';
import type { PublishJobBody } from '../../shared/jobs.ts';
import { locate, sentPoint } from '../../shared/places/locate.ts';
import { foldText } from '../../shared/text.ts';
import { cellKey } from '../db/lists/facets.ts';
import type { NewJobRow } from '../db/tables/jobs.ts';
import { digest } from '../digest.ts';
import { newPublicId } from '../public-id.ts';
import { facetsOf } from './facets.ts';

/** The row of an offer that an account publishes: what was typed, where that is, and what it can be found by. */
export async function toJobRow(ownerId: number, body: PublishJobBody, now: Date) {
  const { lat, lon, ...typed } = body;
  const position = locate(body.location, sentPoint(lat, lon));
  const cell = position.lat !== null && position.lon !== null ? cellKey(position.lat, position.lon) : null;
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
    facets: facetsOf({ ...typed, ...position, cell }),
    contentHash: await digest(JSON.stringify(Object.entries(typed).sort())),
  } satisfies NewJobRow;
}
