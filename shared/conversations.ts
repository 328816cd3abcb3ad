import * as mini from 'zod/mini';
import { paragraph } from './fields.ts';
import { LIMITS } from './limits.ts';

/** The two who write to each other about an application. */
export const SIDES = ['employer', 'applicant'] as const;
export type Side = (typeof SIDES)[number];

/** A line of a conversation as one side reads it; `kind`: how it was written. */
const lineSchema = mini.object({
  id: mini.string(),
  kind: mini.enum(['page', 'mail']),
  mine: mini.boolean(),
  by: mini.string(),
  text: mini.string(),
  /** Quotation and signature that were cut off; null for the other side, as a quotation may hold a private link. */
  quoted: mini.nullable(mini.string()),
  /** Address that a held line came from; null for one that both sides read. */
  heldFrom: mini.nullable(mini.string()),
  at: mini.string(),
});
export type ConversationLine = mini.infer<typeof lineSchema>;

export const conversationSchema = mini.object({
  /** Oldest first. */
  lines: mini.array(lineSchema),
  /** Side that has ended it; null while it goes on. */
  ended: mini.nullable(mini.enum(['me', 'other'])),
  mayWrite: mini.boolean(),
});
export type Conversation = mini.infer<typeof conversationSchema>;

export const conversationLineBody = mini.strictObject({
  text: paragraph('Scrivi che cosa vuoi dire', LIMITS.conversationLine),
});

export const endConversationBody = mini.strictObject({ ended: mini.boolean('Scegli se la conversazione è finita') });

export const heldLineBody = mini.strictObject({
  line: mini.string('Messaggio non valido').check(mini.maxLength(20, 'Messaggio non valido')),
  admit: mini.boolean('Scegli se il messaggio parte'),
});
