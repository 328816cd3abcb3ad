import { z } from 'zod';
import * as mini from 'zod/mini';
import { sentMessageSchema } from './candidates.ts';
import { MAX_CURSOR } from './cursor.ts';
import { wholeNumber } from './list-query.ts';

/** Query of `GET /api/messages`. */
export const inboxQuery = mini.strictObject({
  limit: mini._default(wholeNumber(1, 100, 'Il limite va da 1 a 100'), 20),
  cursor: mini.optional(mini.string().check(mini.maxLength(MAX_CURSOR, 'Cursore non valido'))),
});
export type InboxQuery = mini.infer<typeof inboxQuery>;

/** A message as the person it was written to reads it. Times here and below are ISO 8601 in UTC. */
export const receivedMessageSchema = z.object({
  ...sentMessageSchema.shape,
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

export const markMessageBody = mini.strictObject({ read: mini.boolean('Scegli se il messaggio è letto') });

/** An address from which somebody takes no more messages. */
export const blockedSenderSchema = z.object({ id: z.string(), email: z.string() });
export type BlockedSender = z.infer<typeof blockedSenderSchema>;
