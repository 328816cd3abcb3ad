import type { OwnJob } from '../../../shared/jobs.ts';
import { pagePath, withQuery } from '../../../shared/paths.ts';
import { draftOf } from '../../forms/draft.ts';
import { EMPTY_JOB } from './publish-job-values.ts';

/** Parameter of the page where offers are published: the own offer whose values the form is filled with. */
export const DUPLICATED = 'da';

/** In the place of that offer's id: the form is filled with the advert that the questions for families have written. */
export const PREPARED = 'cerco-chi-assiste';

export const ANSWERS_DRAFT = 'find-carer';

export const FORM_ID = 'modulo';

export const duplicateJobPath = (id: string): string =>
  `${withQuery(pagePath.publishJob(), { [DUPLICATED]: id })}#${FORM_ID}`;

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

/** The form as the questions for families and the person have filled it in. */
export const preparedDraft = draftOf(`publish-job.${PREPARED}`, EMPTY_JOB);

/** The advert as the answers last wrote it, to tell what somebody has changed in it since. */
export const writtenDraft = draftOf('find-carer.written', EMPTY_JOB);

export function clearQuestions(): void {
  writtenDraft.clear();
  draftOf(ANSWERS_DRAFT, {}).clear();
}
