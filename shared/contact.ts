import { z } from 'zod';
import * as mini from 'zod/mini';
import { emailField, LIMITS, line, paragraph } from './fields.ts';

/** A message to who runs the site. */
export const contactBody = mini.strictObject({
  name: line('Inserisci il tuo nome', LIMITS.name),
  email: emailField,
  subject: line('Inserisci l’oggetto', LIMITS.title),
  message: paragraph('Scrivi il tuo messaggio', LIMITS.contactMessage),
});
export type ContactBody = mini.infer<typeof contactBody>;

/** `message` says in words for the person that it was stored. */
export const contactAnswerSchema = z.object({ message: z.string() });
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;
