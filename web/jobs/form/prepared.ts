import { draftOf } from '../../forms/draft.ts';
import { ANSWERS_DRAFT, PREPARED } from './duplicate-job.ts';
import { EMPTY_JOB } from './publish-job-values.ts';

/** The form as the questions for families and the person have filled it in. */
export const preparedDraft = draftOf(`publish-job.${PREPARED}`, EMPTY_JOB);

/** The advert as the answers last wrote it, to tell what somebody has changed in it since. */
export const writtenDraft = draftOf('find-carer.written', EMPTY_JOB);

/** Forgets the questions once their advert is online. */
export function clearQuestions(): void {
  writtenDraft.clear();
  draftOf(ANSWERS_DRAFT, {}).clear();
}
