import * as mini from 'zod/mini';
import { WRONG_PHONE } from './application-values.ts';
import { applyParts } from './applications.ts';
import { optionalParagraph } from './fields.ts';
import { LIMITS } from './limits.ts';
import { MOST_PHONE, readPhone } from './phone.ts';
import { cleanLine } from './text.ts';

/** A number that may be left out, in its international form. */
export const optionalPhone = () =>
  mini.optional(
    mini.pipe(
      mini.string(WRONG_PHONE).check(mini.maxLength(MOST_PHONE, WRONG_PHONE)),
      mini.transform((text, context) => {
        if (cleanLine(text) === '') return undefined;
        const phone = readPhone(text);
        if (phone === null) context.issues.push({ code: 'custom', message: WRONG_PHONE, input: text });
        return phone ?? undefined;
      }),
    ),
  );

/** A choice of a form: JSON says it as what it is, a form as text. */
const choice = mini.optional(
  mini.union(
    [
      mini.boolean(),
      mini.pipe(
        mini.enum(['true', 'false', '']),
        mini.transform((text) => text === 'true'),
      ),
    ],
    'Scelta non valida',
  ),
);

/** Parts of an application of an account: keep its CV and message for the next one, or send the CV that is kept. */
const keepParts = { keep: choice, useKeptCv: choice };

export const applyBody = mini.strictObject({
  message: optionalParagraph(LIMITS.applicationMessage),
  phone: optionalPhone(),
  ...applyParts,
  ...keepParts,
});
export type ApplyBody = mini.infer<typeof applyBody>;
