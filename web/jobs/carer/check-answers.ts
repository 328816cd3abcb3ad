import * as mini from 'zod/mini';
import { type CarerAnswers, completed, QUESTIONS } from './carer-answers.ts';

export const answersForm = (question: number) =>
  mini.custom<CarerAnswers>().check(
    mini.superRefine((answers, context) => {
      for (const [field, message] of QUESTIONS[question - 1]?.problems(completed(answers)) ?? [])
        context.addIssue({ code: 'custom', path: [field], message });
    }),
  );
