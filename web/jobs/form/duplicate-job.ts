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

/** The form as the questions for families and the person have filled it in. */
export const preparedDraft = draftOf(`publish-job.${PREPARED}`, EMPTY_JOB);

/** The advert as the answers last wrote it, to tell what somebody has changed in it since. */
export const writtenDraft = draftOf('find-carer.written', EMPTY_JOB);

export function clearQuestions(): void {
  writtenDraft.clear();
  draftOf(ANSWERS_DRAFT, {}).clear();
}
