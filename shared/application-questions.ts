import { type JobContract, type JobType, type Licence, licenceName } from './job-values.ts';
import { keysOf } from './records.ts';
import { type Requirement, requirementText } from './requirement-values.ts';

export const QUESTION_LIMITS = { count: 3, answer: 200 } as const;

/**
 * Questions that an offer may put to applicants, each with its number for good. None asks past the work: nothing on age, health,
 * family, origin, faith, opinions or earlier pay (art. 8 L. 300/1970, art. 10 D.Lgs. 276/2003, D.Lgs. 96/2026).
 */
export const QUESTIONS = {
  inizio: [1, 'Quando puoi iniziare?'],
  fine: [2, 'Fino a quando sei disponibile?'],
  giorni: [3, 'In quali giorni puoi lavorare?'],
  orari: [4, 'In quali orari puoi lavorare?'],
  ore: [5, 'Quante ore vorresti lavorare?'],
  festivi: [6, 'Puoi lavorare nel fine settimana e nei giorni festivi?'],
  notte: [7, 'Puoi lavorare di sera o di notte?'],
  arrivo: [8, 'Come raggiungi il posto di lavoro?'],
  sedi: [9, 'Puoi spostarti tra più sedi o cantieri?'],
  alloggio: [10, 'Ti serve un posto dove dormire?'],
  esperienza: [11, 'Che lavori simili hai già fatto?'],
  strumenti: [12, 'Quali macchine, attrezzi o programmi sai usare?'],
  pubblico: [13, 'Hai già lavorato a contatto con il pubblico?'],
  lingue: [14, 'Quali lingue parli, e come?'],
  attestati: [15, 'Quali attestati, patenti o patentini hai?'],
  squadra: [16, 'Preferisci lavorare in squadra o per conto tuo?'],
  interesse: [17, 'Che cosa ti interessa di questo lavoro?'],
  colloquio: [18, 'Quando puoi venire per un colloquio?'],
  chiamata: [19, 'Quando è meglio chiamarti?'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;
export type QuestionId = keyof typeof QUESTIONS;
export const QUESTION_IDS = keysOf(QUESTIONS);

export const questionText = (id: QuestionId): string => QUESTIONS[id][1];

/** A requirement of an offer as it was asked for, and the applicant's word for it. */
export type Tick = { readonly what: string; readonly preferred: boolean; readonly has: boolean };

export type GivenAnswer = { readonly question: QuestionId; readonly answer: string };

type GivenAnswers = { readonly [Id in QuestionId]?: string | undefined };

/** The part of an offer that asks applicants something; a copy that is older than a field lacks it. */
export type OfferQuestions = {
  readonly licence: Licence | null;
  readonly requirements?: readonly Requirement[];
  readonly questions?: readonly QuestionId[];
};

/** The part of an offer that the forms of applicants follow; a spontaneous application has neither type nor contract. */
export type OfferToApply = OfferQuestions & {
  readonly id: string;
  readonly type: JobType | null;
  readonly contract: JobContract | null;
};

/** Requirements of an offer that an applicant can tick, in words. */
export const tickable = ({ licence, requirements = [] }: OfferQuestions): readonly Omit<Tick, 'has'>[] => [
  ...(licence ? [{ what: licenceName(licence), preferred: false }] : []),
  ...requirements.map((requirement) => ({
    what: requirementText({ ...requirement, reason: null }),
    preferred: requirement.preferred,
  })),
];

/** Requirements as the offer asks for them now; a tick for one that was taken out counts for nothing. */
export const ticksOf = (job: OfferQuestions, ticked: readonly string[]): Tick[] =>
  tickable(job).map((each) => ({ ...each, has: ticked.includes(each.what) }));

export const answersOf = ({ questions = [] }: OfferQuestions, given: GivenAnswers): GivenAnswer[] =>
  questions.flatMap((question) => (given[question] ? [{ question, answer: given[question] }] : []));
