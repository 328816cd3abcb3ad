import * as mini from 'zod/mini';
import { emailField, line, paragraph } from './fields.ts';
import { LIMITS } from './limits.ts';

export const contactBody = mini.strictObject({
  name: line('Inserisci il tuo nome', LIMITS.name),
  email: emailField,
  subject: line('Inserisci l’oggetto', LIMITS.title),
  message: paragraph('Scrivi il tuo messaggio', LIMITS.contactMessage),
});
export type ContactBody = mini.infer<typeof contactBody>;

export const contactResponseSchema = mini.object({ message: mini.string() });
export type ContactResponse = mini.infer<typeof contactResponseSchema>;
