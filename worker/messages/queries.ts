import { and, asc, count, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { parseCursor, writeCursor } from '../../shared/cursor.ts';
import type { InboxQuery } from '../../shared/messages.ts';
import type { Database } from '../db/client.ts';
import type { ListPage } from '../db/list-page.ts';
import { blockedBy, isBlockedSender, isReceivedMessage, type Manager } from '../db/manager.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { type BlockedSenderRow, blockedSenders, candidateMessages, candidates } from '../db/tables/candidates.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isReadableBy } from '../db/visibility.ts';
import { DomainError, invalidField } from '../errors.ts';
import { readCursor } from '../http/cursor.ts';

const MOST_OF_PROFILE = 100;
const MOST_BLOCKED = 500;

export type ReceivedRow = Awaited<ReturnType<typeof readMessages>>[number];

/** Note about an application with a message; `readAt`: when the employer first opened or answered it. */
export type ApplicationNoteRow = Awaited<ReturnType<typeof readApplications>>[number];

type Row = ReceivedRow | ApplicationNoteRow;

const atOf = (row: Row): number => (row.kind === 'message' ? row.message.createdAt : row.createdAt).getTime();
const keyOf = (row: Row): number => (row.kind === 'message' ? row.message.id : row.id);

async function readMessages(db: Database, where: SQL | undefined, limit: number) {
  const rows = await db
    .select({
      message: candidateMessages,
      profile: { publicId: candidates.publicId, title: candidates.title },
      blocked: sql<number>`${isBlockedSender(sql`= ${candidateMessages.email}`)}`,
    })
    .from(candidateMessages)
    .innerJoin(candidates, eq(candidates.id, candidateMessages.candidateId))
    .where(where)
    .orderBy(desc(candidateMessages.createdAt), desc(candidateMessages.id))
    .limit(limit);
  return rows.map((row) => ({ kind: 'message' as const, ...row, blocked: row.blocked === 1 }));
}

const hasMessage = (ownerId: number): SQL | undefined =>
  and(isReadableBy([ownerId]), sql`${applications.message} <> ''`);

async function readApplications(db: Database, where: SQL | undefined, limit: number) {
  const rows = await db
    .select({
      id: applications.id,
      publicId: applications.publicId,
      createdAt: applications.createdAt,
      status: applications.status,
      statusAt: applications.statusAt,
      name: sql<string>`coalesce(${applications.name}, ${users.name})`,
      job: { publicId: jobs.publicId, title: jobs.title },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(where)
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit);
  return rows.map(({ status, statusAt, ...row }) => ({
    kind: 'application' as const,
    ...row,
    readAt: status === 'sent' ? null : (statusAt ?? row.createdAt),
  }));
}

/** Kinds in the order of two that came at the same moment. */
const KINDS = ['message', 'application'] as const;
const orderOf = (kind: (typeof KINDS)[number]): string => `inbox-${kind}`;

/** Conditions for rows after a cursor, by kind; none without a cursor. */
function afterCursor(text: string | undefined): Record<(typeof KINDS)[number], SQL | undefined> {
  if (text === undefined) return { message: undefined, application: undefined };
  const ofMessage = parseCursor(orderOf('message'), text);
  const { after, id } = ofMessage ?? readCursor(orderOf('application'), text);
  const at = new Date(Number(after));
  if (Number.isNaN(at.getTime())) throw invalidField('cursor', 'Cursore non valido');
  const { createdAt: sent, id: messageId } = candidateMessages;
  const { createdAt: applied, id: applicationId } = applications;
  return ofMessage
    ? {
        message: or(lt(sent, at), and(eq(sent, at), lt(messageId, id))),
        application: sql`${applied} <= ${at.getTime()}`,
      }
    : { message: lt(sent, at), application: or(lt(applied, at), and(eq(applied, at), lt(applicationId, id))) };
}

/** One page of an account's inbox, newest first: messages to its profiles, and applications with a message. */
export async function inboxPage(db: Database, ownerId: number, { limit, cursor }: InboxQuery): Promise<ListPage<Row>> {
  const after = afterCursor(cursor);
  const [ofProfiles, ofOffers] = [isReceivedMessage({ ownerId }), hasMessage(ownerId)];
  // One more than the page: it tells whether there is a next one.
  const found = [
    ...(await readMessages(db, and(ofProfiles, after.message), limit + 1)),
    ...(await readApplications(db, and(ofOffers, after.application), limit + 1)),
  ].sort((a, b) => atOf(b) - atOf(a) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || keyOf(b) - keyOf(a));
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const next = last ? writeCursor(orderOf(last.kind), { after: atOf(last), id: keyOf(last) }) : null;
  const counted = (unread: SQL) => ({ total: count(), unread: sql<number>`count(*) FILTER (WHERE ${unread})` });
  const counts = [
    ...(await db
      .select(counted(isNull(candidateMessages.readAt)))
      .from(candidateMessages)
      .where(ofProfiles)),
    ...(await db
      .select(counted(eq(applications.status, 'sent')))
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(ofOffers)),
  ];
  const sum = (of: 'total' | 'unread') => counts.reduce((all, row) => all + row[of], 0);
  return { rows, total: { total: sum('total'), exact: true }, next, unread: sum('unread') };
}

/** The newest messages of a profile, and how many there are. */
export async function messagesOf(db: Database, manager: Manager, candidateId: number) {
  const where = and(isReceivedMessage(manager), eq(candidateMessages.candidateId, candidateId));
  const rows = await readMessages(db, where, MOST_OF_PROFILE);
  return { rows, total: await db.$count(candidateMessages, where) };
}

export const blockedSendersOf = (db: Database, manager: Manager): Promise<BlockedSenderRow[]> =>
  db.select().from(blockedSenders).where(blockedBy(manager)).orderBy(asc(blockedSenders.id)).limit(MOST_BLOCKED);

/** A message of somebody's. @throws DomainError `not-found`, also for somebody else's: nobody learns that it is there */
export async function requireMessage(db: Database, manager: Manager, publicId: string): Promise<ReceivedRow> {
  const [row] = await readMessages(db, and(isReceivedMessage(manager), eq(candidateMessages.publicId, publicId)), 1);
  if (!row) throw new DomainError('not-found', 'Questo messaggio non c’è, o non c’è più.');
  return row;
}
