import type { RegisterBody } from '../../shared/accounts.ts';
import type { FoundAccount } from '../db/accounts.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { DomainError } from '../errors.ts';
import { newPublicId } from '../public-id.ts';
import { requestEmailLink } from './confirm-email.ts';
import { hashPassword } from './password.ts';
import { type NewSession, startSession } from './start-session.ts';

type Registration = { readonly session: NewSession; readonly siteUrl: string };

/**
 * Creates an account, signed in on the device that asks, and mails a link to confirm its address.
 * @throws DomainError `conflict` where the address has one; the index decides, so two at the same moment make one account
 */
export async function register(
  db: Database,
  body: RegisterBody,
  { session, siteUrl }: Registration,
): Promise<FoundAccount> {
  const passwordHash = await hashPassword(body.password);
  const { name, email, role } = body;
  const publicId = newPublicId();
  try {
    const [[row]] = await db.batch([
      db.insert(users).values({ publicId, name, email, role, passwordHash, createdAt: session.now }).returning(),
      startSession(db, publicId, session),
      ...requestEmailLink(db, { account: publicId, email, isNew: false, siteUrl, now: session.now }),
    ]);
    if (!row) throw new Error('register: the insert returned no row');
    return row;
  } catch (error) {
    if (isUniqueViolation(error, 'users.email'))
      throw new DomainError('conflict', 'Esiste già un account con questa email.', [
        { path: 'email', message: 'Esiste già un account con questa email.' },
      ]);
    throw error;
  }
}
