import type { RegisterBody } from '../../shared/accounts.ts';
import type { FoundAccount } from '../db/accounts.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { newPublicId } from '../public-id.ts';
import { requestEmailLink } from './confirm-email.ts';
import { EMAIL_TAKEN } from './edit-account.ts';
import { hashPassword } from './password.ts';
import { type NewSession, startSession } from './start-session.ts';

/**
 * Creates an account, signed in on the device that asks, and mails a link to confirm its address.
 * @throws DomainError `conflict` where the address has one; the index decides, so two at the same moment make one account
 */
export async function register(
  db: Database,
  body: RegisterBody,
  session: NewSession,
  site: Site,
): Promise<FoundAccount> {
  const passwordHash = await hashPassword(body.password);
  const { name, email, role } = body;
  const publicId = newPublicId();
  try {
    const [[row]] = await db.batch([
      db.insert(users).values({ publicId, name, email, role, passwordHash, createdAt: session.now }).returning(),
      startSession(db, publicId, session),
      ...requestEmailLink(db, { account: publicId, email, isNew: false, ...site }),
    ]);
    if (!row) throw new Error('register: the insert returned no row');
    return row;
  } catch (error) {
    if (isUniqueViolation(error, 'users.email'))
      throw new DomainError('conflict', EMAIL_TAKEN, [{ path: 'email', message: EMAIL_TAKEN }]);
    throw error;
  }
}
