import * as mini from 'zod/mini';
import { sentMessageSchema } from './candidates.ts';
import { pageParams } from './list-query.ts';

export const inboxQuery = mini.strictObject(pageParams(20));
export type InboxQuery = mini.infer<typeof inboxQuery>;

/** A message as the person it was written to reads it. Times here and below are ISO 8601 in UTC. */
export const receivedMessageSchema = mini.object({
  ...sentMessageSchema.shape,
  kind: mini.literal('message'),
  name: mini.string(),
  email: mini.string(),
  message: mini.string(),
  readAt: mini.nullable(mini.string()),
  /** True if the person takes no more messages from this address. */
  blocked: mini.boolean(),
  profile: mini.object({ id: mini.string(), title: mini.string() }),
});
export type ReceivedMessage = mini.infer<typeof receivedMessageSchema>;

/** Note of an application with a message; the message itself is part of the application. */
const applicationNoteSchema = mini.object({
  kind: mini.literal('application'),
  id: mini.string(),
  createdAt: mini.string(),
  name: mini.string(),
  readAt: mini.nullable(mini.string()),
  job: mini.object({ id: mini.string(), title: mini.string() }),
});
export type ApplicationNote = mini.infer<typeof applicationNoteSchema>;

export const inboxItemSchema = mini.discriminatedUnion('kind', [receivedMessageSchema, applicationNoteSchema]);
export type InboxItem = mini.infer<typeof inboxItemSchema>;

export const markMessageBody = mini.strictObject({ read: mini.boolean('Scegli se il messaggio è letto') });

export const blockedSenderSchema = mini.object({ id: mini.string(), email: mini.string() });
export type BlockedSender = mini.infer<typeof blockedSenderSchema>;
