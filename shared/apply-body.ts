import * as mini from 'zod/mini';
import { NO_PHONE, WRONG_PHONE } from './application-values.ts';
import { applyParts, choice } from './applications.ts';
import { optionalParagraph } from './fields.ts';
import { LIMITS } from './limits.ts';
import { MOST_PHONE, readPhone } from './phone.ts';
import { cleanLine } from './text.ts';

/** A number in its international form. `missing`: refusal of none, where one is needed. */
const phone = (missing?: string) =>
  mini.pipe(
    mini.string(missing ?? WRONG_PHONE).check(mini.maxLength(MOST_PHONE, WRONG_PHONE)),
    mini.transform((text, context) => {
      const number = readPhone(text);
      const message = cleanLine(text) === '' ? missing : WRONG_PHONE;
      if (number === null && message !== undefined) context.issues.push({ code: 'custom', message, input: text });
      return number ?? undefined;
    }),
  );

/** A number that may be left out. */
export const optionalPhone = () => mini.optional(phone());

/** Parts of an application of an account: keep its CV and message for the next one, or send the CV that is kept. */
const keepParts = { keep: choice, useKeptCv: choice };

export const applyBody = mini.strictObject({
  message: optionalParagraph(LIMITS.applicationMessage),
  phone: mini.pipe(phone(NO_PHONE), mini.string()),
  ...applyParts,
  ...keepParts,
});
export type ApplyBody = mini.infer<typeof applyBody>;
