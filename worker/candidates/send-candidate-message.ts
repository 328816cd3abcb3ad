import { and, eq, lte, sql } from 'drizzle-orm';
import type { CandidateMessageBody } from '../../shared/candidates.ts';
import { type Database, isNullViolation } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { type CandidateMessageRow, type CandidateRow, candidateMessages, candidates } from '../db/tables/candidates.ts';
import type { FindCompany } from '../db/visibility.ts';
import { digest } from '../digest.ts';
import type { Config } from '../env.ts';
import { DomainError } from '../errors.ts';
import { candidateMessageMail } from '../mail/candidates.ts';
import { wordsToAccount, wordsToProfile } from '../mail/send-words.ts';
import { newPublicId } from '../public-id.ts';
import { mailedLink } from './candidate-row.ts';
import { findRecipient, isBlockedFor, type Sender } from './queries.ts';

/** Nobody is told that something was sent that was not: blocked people read it, and keep what they wrote. */
const BLOCKED = 'Questa persona non riceve messaggi da te.';

/** The audience was changed in this very moment; the message can be sent again. */
const CHANGED = 'Il profilo è cambiato proprio adesso: il messaggio non è partito. Riprova.';

type Sending = {
  /** Company of the writer: a profile for companies only takes messages from companies alone. */
  readonly findCompany: FindCompany;
  readonly sender: Sender;
  readonly message: CandidateMessageBody;
  readonly sameSince: Date;
  readonly config: Config;
  readonly now: Date;
};

/**
 * Stores a message together with the mail that forwards it, where the candidate has a confirmed address. The same message since
 * `sameSince`, or at the same moment, is the one already stored.
 * @throws DomainError `not-found`, or `forbidden` where the person has blocked the sender
 */
export async function sendCandidateMessage(
  db: Database,
  candidatePublicId: string,
  sending: Sending,
): Promise<{ row: CandidateMessageRow; created: boolean }> {
  const { sender, message, sameSince, now } = sending;
  const recipient = async () => {
    const found = await findRecipient(db, candidatePublicId, sending);
    if (found === null) throw new DomainError('not-found', 'Candidato non trovato');
    if (found.blocked) throw new DomainError('forbidden', BLOCKED);
    return found;
  };
  const { candidate } = await recipient();
  // Hidden or blocked since it was read, there is no id, and no row without one.
  const reachable = sql<number>`(SELECT ${candidates.id} FROM ${candidates} WHERE ${and(eq(candidates.id, candidate.id), eq(candidates.status, candidate.status), sql`NOT ${isBlockedFor(sender)}`)})`;
  const publicId = newPublicId();
  const contentHash = await digest(JSON.stringify(Object.entries(message).sort()));
  const same = and(eq(candidateMessages.candidateId, candidate.id), eq(candidateMessages.contentHash, contentHash));
  const long = lte(candidateMessages.createdAt, sameSince);
  const store = () =>
    db.batch([
      db.update(candidateMessages).set({ contentHash: null }).where(and(same, long)),
      db
        .insert(candidateMessages)
        .values({ ...message, publicId, candidateId: reachable, contentHash, createdAt: now })
        .onConflictDoNothing({ target: [candidateMessages.candidateId, candidateMessages.contentHash] })
        .returning({ id: candidateMessages.id }),
      db.select().from(candidateMessages).where(same).limit(1),
      ...forwarding(db, candidate, publicId, sending),
    ]);
  const [, inserted, stored] = await store().catch(async (error: unknown) => {
    if (!isNullViolation(error, 'candidate_messages.candidate_id')) throw error;
    await recipient();
    throw new DomainError('conflict', CHANGED);
  });
  const [row] = stored;
  if (!row) throw new Error('sendCandidateMessage: neither inserted nor there');
  return { row, created: inserted.length > 0 };
}

/** Statements that forward a message, where this very one was stored, to the confirmed address of the candidate. */
function forwarding(db: Database, candidate: CandidateRow, publicId: string, { message, config, now }: Sending) {
  const siteUrl = config.SITE_URL;
  const words = {
    from: sql`${candidateMessages}`,
    where: eq(candidateMessages.publicId, publicId),
    cause: `candidate-message:${publicId}` as const,
    replyTo: message.email,
    mail: candidateMessageMail({ candidate, message, siteUrl }),
    siteUrl,
    now,
  };
  if (candidate.ownerId !== null) {
    const owner = sql`${candidateMessages} INNER JOIN ${users} ON ${users.id} = ${candidate.ownerId}`;
    return wordsToAccount(db, { ...words, from: owner });
  }
  const mailed = mailedLink(candidate, config.JWT_SECRET);
  return mailed ? wordsToProfile(db, { id: candidate.id, token: mailed.token }, words) : [];
}
