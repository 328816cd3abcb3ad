import { eq, sql } from 'drizzle-orm';
import type { ChangeEmailBody, EditAccountBody } from '../../shared/accounts.ts';
import { MAX_SAVED } from '../../shared/job-values.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import type { Site } from '../env.ts';
import { invalidField } from '../errors.ts';
import { checkPassword } from './check-password.ts';
import { requestEmailLink } from './confirm-email.ts';
import { userByEmail } from './queries.ts';

export const EMAIL_TAKEN = 'Esiste già un account con questa email.';

/**
 * Changes the name of an account, or whether it is proposed to publish offers of the last season again. Offers keep the company name they
 * were published with.
 */
export async function editAccount(
  db: Database,
  userId: number,
  { name, proposals }: EditAccountBody,
): Promise<UserRow> {
  const changed = {
    name: name ?? sql`${users.name}`,
    unproposed: proposals === undefined ? sql`${users.unproposed}` : !proposals,
  };
  const [row] = await db.update(users).set(changed).where(eq(users.id, userId)).returning();
  if (!row) throw new Error('editAccount: the account is gone');
  return row;
}

/** Mails a link to the address an account wants to have; it changes when the link is opened and confirmed. */
export async function changeEmail(
  db: Database,
  account: Account,
  { body, ...site }: Site & { readonly body: ChangeEmailBody },
): Promise<void> {
  await checkPassword(db, account, body.currentPassword);
  const owner = await userByEmail(db, body.email);
  if (owner?.id === account.id) throw invalidField('email', 'È già l’indirizzo del tuo account.');
  if (owner) throw invalidField('email', EMAIL_TAKEN);
  await db.batch(requestEmailLink(db, { account: account.publicId, email: body.email, isNew: true, ...site }));
}

/** Puts offers before those that an account has saved, and takes others off: in one statement, as two devices may send at once. */
export async function changeSavedJobs(
  db: Database,
  userId: number,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<string[]> {
  const ids = sql`(SELECT json_group_array(id) FROM (
    SELECT id FROM (
      SELECT value AS id, 0 AS part, key AS place FROM json_each(${JSON.stringify(add)})
      UNION ALL SELECT value, 1, key FROM json_each(${users.savedJobs}))
    WHERE id NOT IN (SELECT value FROM json_each(${JSON.stringify(remove)}))
    GROUP BY id ORDER BY min(part), min(place) LIMIT ${MAX_SAVED}))`;
  const [row] = await db
    .update(users)
    .set({ savedJobs: ids })
    .where(eq(users.id, userId))
    .returning({ ids: users.savedJobs });
  return row?.ids ?? [];
}
