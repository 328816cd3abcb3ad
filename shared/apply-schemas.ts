import * as mini from 'zod/mini';
import { QUESTION_IDS, QUESTION_LIMITS, type QuestionId } from './application-questions.ts';
import { CV_TYPES } from './application-values.ts';
import { REQUIREMENT_LIMITS } from './requirement-values.ts';
import { cleanLine } from './text.ts';

export const tickSchema = mini.object({ what: mini.string(), preferred: mini.boolean(), has: mini.boolean() });

export const givenAnswerSchema = mini.object({ question: mini.enum(QUESTION_IDS), answer: mini.string() });

/** Longest text of a requirement with its level. */
const MOST_TICK = REQUIREMENT_LIMITS.length + 40;
const TOO_LONG = `Massimo ${QUESTION_LIMITS.answer} caratteri`;

const answer = mini.optional(
  mini.pipe(
    mini.pipe(
      mini.string('Risposta non valida').check(mini.maxLength(4 * QUESTION_LIMITS.answer, TOO_LONG)),
      mini.transform(cleanLine),
    ),
    mini.string().check(mini.maxLength(QUESTION_LIMITS.answer, TOO_LONG)),
  ),
);

const answers = mini.strictObject(
  Object.fromEntries(QUESTION_IDS.map((id) => [id, answer])) as Record<QuestionId, typeof answer>,
  'Risposte non valide',
);

/** Parts of every application: requirements that are ticked, in the words of the offer, and answers by question. */
export const applyParts = {
  ticks: mini.optional(
    mini
      .array(
        mini.string('Requisito non valido').check(mini.maxLength(MOST_TICK, 'Requisito non valido')),
        'Requisiti non validi',
      )
      .check(mini.maxLength(REQUIREMENT_LIMITS.count + 1, 'Troppi requisiti')),
  ),
  answers: mini.optional(answers),
};

/** A CV as it is shown: its bytes are another call's. */
export const cvSchema = mini.object({ name: mini.string(), type: mini.enum(CV_TYPES), size: mini.int() });
