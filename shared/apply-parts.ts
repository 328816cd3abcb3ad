import type { QuestionId } from './application-questions.ts';

/** A requirement of an offer as it was asked for, and the applicant's word for it. */
export type Tick = { readonly what: string; readonly preferred: boolean; readonly has: boolean };

/** An answer to a question of the offer. */
export type GivenAnswer = { readonly question: QuestionId; readonly answer: string };
