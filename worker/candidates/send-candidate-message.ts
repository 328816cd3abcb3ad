import { and, eq, lte, sql } from 'drizzle-orm';
import type { CandidateMessageBody } from '../../shared/candidates.ts';
import { type Database, isNullViolation } from '../db/client.ts';
import { type CandidateMessageRow, candidateMessages, candidates } from '../db/tables/candidates.ts';
import type { Asker } from '../db/visibility.ts';
import { digest } from '../digest.ts';
import { DomainError } from '../errors.ts';
import { candidateMessageMail } from '../mail/candidates.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { findRecipient, isBlockedFor } from './queries.ts';

/** Nobody is told that something was sent that was not: who is blocked reads it, and keeps what they wrote. */
const BLOCKED = 'Questa persona non riceve messaggi da te.';

/** The audience was changed in this very moment; the message can be sent again. */
const CHANGED = 'Il profilo è cambiato proprio adesso: il messaggio non è partito. Riprova.';

type Sending = {
  readonly candidatePublicId: string;
  /** Company of the writer: a profile for companies only takes messages from companies alone. */
  readonly asker: Asker;
  /** Account of a signed-in writer: a blocked address is blocked together with its account. */
  readonly accountId: number | null;
  readonly message: CandidateMessageBody;
  readonly sameSince: Date;
  readonly siteUrl: string;
  readonly now: Date;
};

/**
 * Stores a message together with the mail that forwards it, where the candidate has an address. The same message since
 * `sameSince`, or at the same moment, is the one already stored.
 * @throws DomainError `not-found`, or `forbidden` where the person has blocked who writes
 */
export async function sendCandidateMessage(
  db: Database,
  { candidatePublicId, asker, accountId, message, sameSince, siteUrl, now }: Sending,
): Promise<{ row: CandidateMessageRow; created: boolean }> {
  const sender = { email: message.email, accountId };
  const recipient = async () => {
    const found = await findRecipient(db, candidatePublicId, { asker, sender });
    if (found === null) throw new DomainError('not-found', 'Candidato non trovato');
    if (found.blocked) throw new DomainError('forbidden', BLOCKED);
    return found;
  };
  const { candidate, address } = await recipient();
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
      // Only where this very message was stored, and somebody can be written to.
      toOutboxIf(
        db,
        sql`${candidateMessages} WHERE ${and(eq(candidateMessages.publicId, publicId), sql`${address} IS NOT NULL`)}`,
        {
          cause: `candidate-message:${publicId}`,
          recipient: address ?? '',
          replyTo: message.email,
          mail: candidateMessageMail({ candidate, message, siteUrl }),
          now,
        },
      ),
      db.select().from(candidateMessages).where(same).limit(1),
    ]);
  const [, inserted, , stored] = await store().catch(async (error: unknown) => {
    if (!isNullViolation(error, 'candidate_messages.candidate_id')) throw error;
    await recipient();
    throw new DomainError('conflict', CHANGED);
  });
  const [row] = stored;
  if (!row) throw new Error('sendCandidateMessage: neither inserted nor there');
  return { row, created: inserted.length > 0 };
}
