import type { messageCalls } from '../../shared/calls/messages.ts';
import type { BlockedSender, InboxItem, ReceivedMessage } from '../../shared/messages.ts';
import { readManager, requireOwnCandidate } from '../http/callers.ts';
import type { Handlers } from '../http/handlers.ts';
import { deleteBlockedSender, deleteMessage, setBlockedSender, setMessageRead } from './change-messages.ts';
import { type ApplicationNoteRow, blockedSendersOf, inboxPage, messagesOf, type ReceivedRow } from './queries.ts';

export const messageHandlers: Handlers<typeof messageCalls> = {
  'GET /api/messages': async ({ db, account, query }) => {
    const page = await inboxPage(db, account.id, query);
    return { ...page, rows: page.rows.map(toInboxItem) };
  },
  // Those of one profile, for its link too.
  'GET /api/candidates/:id/messages': async ({ c, db, params }) => {
    const manager = await readManager(c);
    const own = await requireOwnCandidate(db, manager, params.id);
    const { rows, total } = await messagesOf(db, manager, own.id);
    return { rows: rows.map(toReceivedMessage), total };
  },
  'PATCH /api/messages/:id': async ({ c, db, now, params, body: { read } }) => {
    const manager = await readManager(c);
    return toReceivedMessage(await setMessageRead(db, { manager, publicId: params.id, read, now }));
  },
  'DELETE /api/messages/:id': async ({ c, db, now, params }) => {
    await deleteMessage(db, { manager: await readManager(c), publicId: params.id, now });
    return { message: 'Il messaggio è eliminato.' };
  },
  'POST /api/messages/:id/block': async ({ c, db, now, params }) => {
    const manager = await readManager(c);
    return toReceivedMessage(await setBlockedSender(db, { manager, publicId: params.id, now }));
  },
  'GET /api/blocked-senders': async ({ c, db }) =>
    (await blockedSendersOf(db, await readManager(c))).map(toBlockedSender),
  'DELETE /api/blocked-senders/:id': async ({ c, db, params }) => {
    const manager = await readManager(c);
    await deleteBlockedSender(db, { manager, publicId: params.id });
    return (await blockedSendersOf(db, manager)).map(toBlockedSender);
  },
};

const toReceivedMessage = ({ message, profile, blocked }: ReceivedRow): ReceivedMessage => ({
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
const toInboxItem = (row: ReceivedRow | ApplicationNoteRow): InboxItem =>
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

type BlockedSenderRow = Awaited<ReturnType<typeof blockedSendersOf>>[number];

const toBlockedSender = ({ publicId: id, email }: BlockedSenderRow): BlockedSender => ({ id, email });
