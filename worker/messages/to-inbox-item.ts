import type { BlockedSender, InboxItem, ReceivedMessage } from '../../shared/messages.ts';
import type { BlockedSenderRow } from '../db/tables/candidates.ts';
import type { ApplicationNoteRow, ReceivedRow } from './queries.ts';

/** A message as the person it was written to reads it. */
export const toReceivedMessage = ({ message, profile, blocked }: ReceivedRow): ReceivedMessage => ({
  kind: 'message',
  id: message.publicId,
  createdAt: message.createdAt.toISOString(),
  name: message.name,
  email: message.email,
  message: message.message,
  readAt: message.readAt?.toISOString() ?? null,
  blocked,
  profile: { id: profile.publicId, title: profile.title },
});

/** A message, or that there is one with an application. */
export const toInboxItem = (row: ReceivedRow | ApplicationNoteRow): InboxItem =>
  row.kind === 'message'
    ? toReceivedMessage(row)
    : {
        kind: 'application',
        id: row.publicId,
        createdAt: row.createdAt.toISOString(),
        name: row.name,
        readAt: row.readAt?.toISOString() ?? null,
        job: { id: row.job.publicId, title: row.job.title },
      };

export const toBlockedSender = (row: BlockedSenderRow): BlockedSender => ({ id: row.publicId, email: row.email });
