import * as mini from 'zod/mini';
import { type CarerAnswers, completed, problemsOf } from './carer-answers.ts';

export const answersForm = (question: number) =>
  mini.custom<CarerAnswers>().check(
    mini.superRefine((answers, context) => {
      for (const [field, message] of problemsOf(question, completed(answers)))
        context.addIssue({ code: 'custom', path: [field], message });
    }),
  );
