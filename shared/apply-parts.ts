import type { QuestionId } from './application-questions.ts';
import { type Licence, licenceName } from './job-values.ts';
import { type Requirement, requirementText } from './requirement-values.ts';

/** A requirement of an offer as it was asked for, and the applicant's word for it. */
export type Tick = { readonly what: string; readonly preferred: boolean; readonly has: boolean };

/** An answer to a question of the offer. */
export type GivenAnswer = { readonly question: QuestionId; readonly answer: string };

/** Answers of a body, by question. */
type GivenAnswers = { readonly [Id in QuestionId]?: string | undefined };

/** The part of an offer that asks applicants something; a copy that is older than a field lacks it. */
export type Asking = {
  readonly licence: Licence | null;
  readonly requirements?: readonly Requirement[];
  readonly questions?: readonly QuestionId[];
};

/** Requirements of an offer that an applicant can tick, in words. */
export const tickable = ({ licence, requirements = [] }: Asking): readonly Omit<Tick, 'has'>[] => [
  ...(licence ? [{ what: licenceName(licence), preferred: false }] : []),
  ...requirements.map((requirement) => ({
    what: requirementText({ ...requirement, reason: null }),
    preferred: requirement.preferred,
  })),
];

/** Requirements as the offer asks for them now; a tick for one that was taken out counts for nothing. */
export const ticksOf = (job: Asking, ticked: readonly string[]): Tick[] =>
  tickable(job).map((each) => ({ ...each, has: ticked.includes(each.what) }));

/** Answers to the questions that the offer asks now. */
export const answersOf = ({ questions = [] }: Asking, given: GivenAnswers): GivenAnswer[] =>
  questions.flatMap((question) => (given[question] ? [{ question, answer: given[question] }] : []));
