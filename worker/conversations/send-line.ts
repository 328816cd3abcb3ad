import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { DAY_MS } from '../../shared/dates.ts';
import { receivedPath } from '../../shared/paths.ts';
import type { Database } from '../db/client.ts';
import type { Actor } from '../db/employers.ts';
import { insertFrom } from '../db/statements.ts';
import { applications } from '../db/tables/applications.ts';
import { type ConversationLineRow, conversationLines } from '../db/tables/conversations.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isGoingOn } from '../db/talks.ts';
import type { Site } from '../env.ts';
import { followLink } from '../mail/applications.ts';
import { lineMail } from '../mail/conversations.ts';
import { wordsToApplicant, wordsToOwner } from '../mail/send-words.ts';
import { setAnswered } from '../mail/set-answered.ts';
import { newPublicId } from '../public-id.ts';
import type { Party } from './queries.ts';

/** Lines that come by mail from one side in 24 hours; what is over is not stored. */
export const MAILS_A_DAY = 20;

type Words = Pick<ConversationLineRow, 'kind' | 'text' | 'quoted' | 'heldFrom'>;

type Writer = Omit<Party, 'actor'> & { readonly actor: Pick<Actor, 'id' | 'name'> | null };

type Writing = Site & {
  readonly writer: Writer;
  readonly words: Words;
  readonly onceHash: string;
  /** Time since when the same words are the same line; null for a mail, which is the same for ever. */
  readonly sameSince: Date | null;
};

/**
 * Stores a line with the mail that brings it to the other side, unless it is held: one batch, in which the database decides whether
 * both may still write. The same is stored once.
 * @returns why it is not stored: the conversation is over, or there are too many mails of a day; null where it is
 */
export async function sendLine(db: Database, writing: Writing): Promise<'over' | 'many' | null> {
  const { writer, words, onceHash, sameSince, now } = writing;
  const { application, side, actor } = writer;
  const publicId = newPublicId();
  const own = and(eq(conversationLines.applicationId, application.id), eq(conversationLines.onceHash, onceHash));
  const ofMails = and(
    eq(conversationLines.applicationId, application.id),
    eq(conversationLines.side, side),
    eq(conversationLines.kind, 'mail'),
    sql`${conversationLines.createdAt} > ${now.getTime() - DAY_MS}`,
  );
  const hasRoom = words.kind === 'mail' ? sql`${db.$count(conversationLines, ofMails)} < ${MAILS_A_DAY}` : undefined;
  const row = { ...words, publicId, applicationId: applications.id, side, actorId: actor?.id ?? null, onceHash };
  const rows = sql`FROM ${applications} INNER JOIN ${jobs} ON ${jobs.id} = ${applications.jobId} WHERE ${and(eq(applications.id, application.id), isGoingOn(), hasRoom)}`;
  const forget = sameSince === null ? sql`false` : lte(conversationLines.createdAt, sameSince);
  const [, , stored] = await db.batch([
    db.update(conversationLines).set({ onceHash: null }).where(and(own, forget)),
    insertFrom(db, conversationLines, { ...row, createdAt: now }, rows).onConflictDoNothing(),
    db.select({ id: conversationLines.id }).from(conversationLines).where(own).limit(1),
    ...(await delivering(db, writing, { publicId, ...words })),
  ]);
  if (stored.length > 0) return null;
  return words.kind === 'mail' && (await db.$count(conversationLines, ofMails)) >= MAILS_A_DAY ? 'many' : 'over';
}

/**
 * Statements that bring a stored line that is not held to the other side, and count an employer's as an answer: the application
 * is read then, and no decision is.
 */
export async function delivering(
  db: Database,
  { writer, ...site }: Site & { readonly writer: Writer },
  { publicId: line, text }: Pick<ConversationLineRow, 'publicId' | 'text'>,
) {
  const { application, job, name, side, actor } = writer;
  const { publicId } = application;
  const { siteUrl, now, replyDomain } = site;
  const stored = and(eq(conversationLines.publicId, line), isNull(conversationLines.heldFrom));
  const where = and(
    eq(applications.id, application.id),
    sql`EXISTS (SELECT 1 FROM ${conversationLines} WHERE ${stored})`,
  );
  const link =
    side === 'employer'
      ? await followLink(application, site)
      : { label: 'Apri la conversazione', url: siteUrl + receivedPath(job.publicId, publicId) };
  const from = side === 'employer' ? job.companyName : name;
  const mail = lineMail({ side, from, jobTitle: job.title, text, byMail: replyDomain !== undefined, link });
  const sending = { cause: `${side}-line:${publicId}:${line}` as const, where, mail, siteUrl, now };
  return side === 'applicant'
    ? wordsToOwner(db, sending)
    : [
        ...wordsToApplicant(db, sending),
        ...setAnswered(db, { publicId, where, status: 'read', over: ['sent'], actor, now }),
      ];
}
