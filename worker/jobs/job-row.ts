import { saidBy } from '../../shared/job-fields.ts';
import type { PublishJobBody } from '../../shared/jobs.ts';
import { locate, sentPoint } from '../../shared/places/locate.ts';
import type { NewJobRow } from '../db/tables/jobs.ts';
import { digest } from '../digest.ts';
import { newPublicId } from '../public-id.ts';
import { offerEnd } from './offer-end.ts';
import { searchColumns } from './search-columns.ts';

/** Columns that follow from a body: place and search columns. */
function derivedColumns(body: PublishJobBody) {
  const { lat, lon, ...said } = body;
  const position = locate(body.location, sentPoint(lat, lon));
  return { ...position, ...searchColumns({ ...said, ...position }) };
}

/** The row of an offer that an account publishes. */
export async function toJobRow(ownerId: number, body: PublishJobBody, now: Date) {
  const { lat: _lat, lon: _lon, ...typed } = body;
  return {
    ...typed,
    ...derivedColumns(body),
    publicId: newPublicId(),
    ownerId,
    postedAt: now,
    updatedAt: now,
    validThrough: offerEnd(now, body.applyBy),
    contentHash: await digest(JSON.stringify(Object.entries(typed).sort())),
  } satisfies NewJobRow;
}

/** Columns that an edit writes: all that is typed, and what follows from it. A field left out is not said any more. */
export const editedColumns = (body: PublishJobBody) =>
  ({ ...saidBy(body), ...derivedColumns(body) }) satisfies Partial<NewJobRow>;
