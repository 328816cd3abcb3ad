import { romeMoments } from '../../shared/appointments.ts';
import { addDays, romeDay, romeHour } from '../../shared/dates.ts';
import { statedValues } from '../../shared/fields.ts';
import { JOB_FIELDS } from '../../shared/job-fields.ts';
import { OFFER_DAYS } from '../../shared/job-values.ts';
import type { PublishJobBody } from '../../shared/jobs.ts';
import { LIMITS } from '../../shared/limits.ts';
import { locate, sentPoint } from '../../shared/places/resolve-place.ts';
import { foldText, indexedWords } from '../../shared/text.ts';
import type { NewJobRow } from '../db/tables/jobs.ts';
import { digest } from '../digest.ts';
import { newPublicId } from '../public-id.ts';
import { codesOf, type Filterable } from '../search/facets.ts';

type Searchable = Filterable & {
  readonly title: string;
  readonly companyName: string;
  /** Left out where what follows from it stays as it is. */
  readonly description?: string;
};

/** Folding makes eighteen letters of some single signs: more than these would be too long for a statement that restores the row. */
const MOST_WORDS = 1.2 * LIMITS.description;

const wordsOf = (description: string): string | null =>
  indexedWords(description)?.slice(0, MOST_WORDS).toWellFormed() ?? null;

/** Columns by which an offer is found, filtered, sorted and counted; all of them follow from what it says. */
export const searchColumns = (job: Searchable) => ({
  titleKey: foldText(job.title),
  locationKey: foldText(job.location),
  companyKey: indexedWords(job.companyName),
  ...(job.description === undefined ? {} : { descriptionKey: wordsOf(job.description) }),
  codes: codesOf(job),
});

type Ends = { readonly [Name in 'applyBy' | 'neededFrom']?: string | null | undefined };

/**
 * End of an offer published or renewed at a moment: with the last day for applications in Rome, after thirty days at most; of an
 * urgent one its start.
 */
export function offerEnd(from: Date, { applyBy, neededFrom }: Ends): Date {
  const [start] = romeMoments(neededFrom ?? '');
  if (start) return start;
  const usual = addDays(from, OFFER_DAYS);
  const lastDay = applyBy && romeHour(romeDay(new Date(applyBy), 1), 0);
  return lastDay && lastDay < usual ? lastDay : usual;
}

export const isOverDay = (day: string | null | undefined, now: Date): boolean => day != null && day < romeDay(now);

export const OVER = 'Questo giorno è già passato';

function derivedColumns(body: PublishJobBody) {
  const { lat, lon, ...fields } = body;
  const position = locate(body.location, sentPoint(lat, lon));
  return { ...position, ...searchColumns({ ...fields, ...position }) };
}

export async function toJobRow(ownerId: number, body: PublishJobBody, now: Date) {
  const { lat: _lat, lon: _lon, ...typed } = body;
  return {
    ...typed,
    ...derivedColumns(body),
    publicId: newPublicId(),
    ownerId,
    postedAt: now,
    updatedAt: now,
    validThrough: offerEnd(now, body),
    contentHash: await digest(JSON.stringify(Object.entries(typed).sort())),
  } satisfies NewJobRow;
}

/** Columns that an edit writes: all that is typed, and what follows from it. A field left out is not said any more. */
export const editedColumns = (body: PublishJobBody) =>
  ({ ...statedValues(JOB_FIELDS, body), ...derivedColumns(body) }) satisfies Partial<NewJobRow>;
