import { z } from 'zod';
import { sentMessageSchema } from './candidates.ts';
import { MAX_CURSOR } from './cursor.ts';
import { wholeNumber } from './list-query.ts';

/** Query of `GET /api/messages`. */
export const inboxQuery = z.strictObject({
  limit: wholeNumber(1, 100, 'Il limite va da 1 a 100').default(20),
  cursor: z.string().max(MAX_CURSOR, 'Cursore non valido').optional(),
});
export type InboxQuery = z.infer<typeof inboxQuery>;

/** A message as the person it was written to reads it. Times here and below are ISO 8601 in UTC. */
export const receivedMessageSchema = sentMessageSchema.extend({
  kind: z.literal('message'),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  readAt: z.string().nullable(),
  /** Whether the person takes no more messages from this address. */
  blocked: z.boolean(),
  /** The profile that it came in for. */
  profile: z.object({ id: z.string(), title: z.string() }),
});
export type ReceivedMessage = z.infer<typeof receivedMessageSchema>;

/** That an application came with a message, which stands with the application itself. */
const applicationNoteSchema = z.object({
  kind: z.literal('application'),
  id: z.string(),
  createdAt: z.string(),
  name: z.string(),
  readAt: z.string().nullable(),
  job: z.object({ id: z.string(), title: z.string() }),
});
export type ApplicationNote = z.infer<typeof applicationNoteSchema>;

/** What somebody has received, on a profile or on an offer. */
export const inboxItemSchema = z.discriminatedUnion('kind', [receivedMessageSchema, applicationNoteSchema]);
export type InboxItem = z.infer<typeof inboxItemSchema>;

export const markMessageBody = z.strictObject({ read: z.boolean('Scegli se il messaggio è letto') });

/** An address from which somebody takes no more messages. */
export const blockedSenderSchema = z.object({ id: z.string(), email: z.string() });
export type BlockedSender = z.infer<typeof blockedSenderSchema>;
