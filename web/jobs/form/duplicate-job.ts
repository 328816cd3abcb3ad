import { addDays } from '../../../shared/dates.ts';
import { isSeasonal } from '../../../shared/job-values.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { draftOf } from '../../forms/draft.ts';
import { EMPTY_JOB } from './publish-job-values.ts';

/** In the place of that offer's id: the form is filled with the advert that the questions for families have written. */
export const PREPARED = 'cerco-chi-assiste';

export const ANSWERS_DRAFT = 'find-carer';

type Season = { readonly startDate: string; readonly endDate: string };

const yearsLater = (day: string, years: number): string =>
  // The other years have no such day.
  day && `${Number(day.slice(0, 4)) + years}${day.slice(4)}`.replace(/-02-29$/, '-02-28');

/** The dates of a copy: those that are over are moved by whole years, to the first season that begins today or later. */
export function nextSeason(of: Pick<OwnJob, 'startDate' | 'endDate'>, today: string): Season {
  const { startDate, endDate } = { startDate: of.startDate ?? '', endDate: of.endDate ?? '' };
  const [first, last] = [startDate || endDate, endDate || startDate];
  if (last === '' || last >= today) return { startDate, endDate };
  const years = Number(today.slice(0, 4)) - Number(first.slice(0, 4)) + (first.slice(4) < today.slice(4) ? 1 : 0);
  return { startDate: yearsLater(startDate, years), endDate: yearsLater(endDate, years) };
}

/** Days after which a copy of an offer of a season is one for the next season. */
const SEASON_DAYS = 180;

/** True for an ended offer of a season that is copied for the next one: the pay of last year is not that of this year. */
export const isLastSeason = (job: Pick<OwnJob, 'type' | 'contract' | 'open' | 'postedDate'>, now: Date): boolean =>
  isSeasonal(job) && !job.open && new Date(job.postedDate) < addDays(now, -SEASON_DAYS);

/** The form as the questions for families and the person have filled it in. */
export const preparedDraft = draftOf(`publish-job.${PREPARED}`, EMPTY_JOB);

/** The advert as the answers last wrote it, to tell what somebody has changed in it since. */
export const writtenDraft = draftOf('find-carer.written', EMPTY_JOB);

export function clearQuestions(): void {
  writtenDraft.clear();
  draftOf(ANSWERS_DRAFT, {}).clear();
}
