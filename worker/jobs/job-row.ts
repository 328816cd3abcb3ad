import { addDays } from '../../shared/dates.ts';
import { OFFER_DAYS } from '../../shared/job-values.ts';
import type { PublishJobBody } from '../../shared/jobs.ts';
import { locate, sentPoint } from '../../shared/places/locate.ts';
import type { NewJobRow } from '../db/tables/jobs.ts';
import { digest } from '../digest.ts';
import { newPublicId } from '../public-id.ts';
import { searchColumns } from './search-columns.ts';

/** What follows from what was typed of an offer: where that is, and what it can be found by. */
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
    validThrough: addDays(now, OFFER_DAYS),
    contentHash: await digest(JSON.stringify(Object.entries(typed).sort())),
  } satisfies NewJobRow;
}

/** Every field that is typed. The position is not: it follows from the place. */
type Typed = { readonly [Field in Exclude<keyof PublishJobBody, 'lat' | 'lon'>]-?: unknown };

/** Columns that an edit writes: all that is typed, and what follows from it. A field left out is not said any more. */
export function editedColumns(body: PublishJobBody) {
  return {
    title: body.title,
    companyName: body.companyName,
    location: body.location,
    category: body.category,
    type: body.type,
    experience: body.experience,
    contract: body.contract,
    description: body.description,
    salaryMin: body.salaryMin ?? null,
    salaryMax: body.salaryMax ?? null,
    salaryPeriod: body.salaryPeriod ?? null,
    salaryNet: body.salaryNet ?? false,
    housing: body.housing ?? false,
    meals: body.meals ?? false,
    startDate: body.startDate ?? null,
    endDate: body.endDate ?? null,
    shifts: body.shifts ?? [],
    openings: body.openings ?? null,
    ...derivedColumns(body),
  } satisfies Typed & Partial<NewJobRow>;
}
