// `npm run admin -- grant EMAIL | revoke EMAIL | list [--remote]`: who may moderate, in the database of `npm start` or the live one.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { cleanLine } from '../shared/text.ts';
import { passkeys, sessions, users } from '../worker/db/tables/accounts.ts';
import { jobs } from '../worker/db/tables/jobs.ts';
import { moderationLog } from '../worker/db/tables/moderation.ts';
import { WHICH_OPTIONS, whichDatabase, withDatabase } from './lib/database.ts';
import { Failure, isCommand, main, readArgs } from './lib/run.mjs';

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- grant persona@example.org
  npm run admin -- revoke persona@example.org
Add --remote to act on what is live.`;

type Action = 'grant' | 'revoke';

const isTrue = (condition: SQL): SQL<boolean> => sql<boolean>`${condition}`.mapWith(Boolean);
const ACCOUNT = {
  email: users.email,
  name: users.name,
  role: users.role,
  isSuspended: isTrue(sql`${users.suspendedAt} IS NOT NULL`),
  isConfirmed: isTrue(sql`${users.emailVerifiedAt} IS NOT NULL`),
  hasPasskey: isTrue(sql`${users.id} IN (SELECT ${passkeys.userId} FROM ${passkeys})`),
};

/** @throws Failure where the arguments say nothing that can be done */
function read(args: readonly string[]) {
  const config = { args: [...args], options: WHICH_OPTIONS, allowPositionals: true } as const;
  const { values, positionals } = readArgs(USAGE, config);
  const [action, email, ...rest] = positionals;
  if (action === 'list' && email === undefined) return { ...values, action, email: '' } as const;
  if ((action === 'grant' || action === 'revoke') && email?.includes('@') && rest.length === 0)
    return { ...values, action, email: cleanLine(email).toLowerCase() } as const;
  throw new Failure(USAGE);
}

async function list(db: DrizzleD1Database): Promise<string> {
  const admins = await db.select(ACCOUNT).from(users).where(eq(users.role, 'admin')).orderBy(users.email);
  if (admins.length === 0) return 'Nobody is an administrator.';
  return admins
    .map(({ email, name, isSuspended, hasPasskey }) =>
      [email, name, isSuspended ? '(suspended)' : '', hasPasskey ? '' : '(no passkey: cannot moderate yet)']
        .filter(Boolean)
        .join('  '),
    )
    .join('\n');
}

/** Accounts that are changed: an administrator has confirmed an address, as anybody can register anybody's. */
const CHANGED: Readonly<Record<Action, SQL>> = {
  grant: sql`${users.role} <> 'admin' AND ${users.emailVerifiedAt} IS NOT NULL`,
  revoke: sql`${users.role} = 'admin'`,
};

/** A revoked administrator who has published offers becomes a company again, everybody else a worker. */
const ROLE: Readonly<Record<Action, SQL>> = {
  grant: sql`'admin'`,
  revoke: sql`CASE WHEN ${users.id} IN (SELECT ${jobs.ownerId} FROM ${jobs}) THEN 'employer' ELSE 'user' END`,
};

async function change(db: DrizzleD1Database, action: Action, email: string): Promise<string> {
  const changed = and(eq(users.email, email), CHANGED[action]);
  // Lists every column in the table's order, as drizzle's INSERT ... SELECT names all of them.
  const entry = sql`NULL, lower(hex(randomblob(6))), NULL, NULL, ${action}, 'account', ${users.publicId}, NULL, ${Date.now()}, NULL`;
  // Ends every session of a new administrator, as only a login refuses a password that is tried first.
  const signedOut = action === 'grant' ? changed : sql`0`;
  const [[before]] = await db.batch([
    db.select(ACCOUNT).from(users).where(eq(users.email, email)),
    db.insert(moderationLog).select(sql`SELECT ${entry} FROM ${users} WHERE ${changed}`),
    db.delete(sessions).where(inArray(sessions.userId, db.select({ id: users.id }).from(users).where(signedOut))),
    db.update(users).set({ role: ROLE[action] }).where(changed),
  ]);
  if (!before) throw new Failure(`Nobody has registered with ${JSON.stringify(email)}: register on the site first.`);
  const isAdmin = before.role === 'admin';
  if (isAdmin === (action === 'grant')) return `${email} is ${isAdmin ? 'already' : 'not'} an administrator.`;
  if (action === 'revoke') return `${email} is no administrator any more, from the next request on.`;
  if (!before.isConfirmed)
    throw new Failure(
      `Nobody has confirmed the address ${email}: its account could be anybody's. Let its owner sign in, ask for the link at /account and open it, then grant again.`,
    );
  const notes = [
    before.isSuspended ? ' The account is suspended: it cannot moderate until that is lifted.' : '',
    before.hasPasskey
      ? ' To moderate they confirm a passkey of theirs there: be sure that those in the account are theirs.'
      : ' To moderate they first add a passkey in /account, then confirm it at /moderazione: the password alone is not enough.',
  ];
  return `${email} (${before.name}) is an administrator from now on, at /moderazione, after signing in again.${notes.join('')}`;
}

/**
 * Does what the arguments of the command say.
 * @returns what the person at the terminal reads
 */
export async function administer(args: readonly string[]): Promise<string> {
  const { action, email, ...which } = read(args);
  return withDatabase(whichDatabase(which, USAGE), ({ db }) =>
    action === 'list' ? list(db) : change(db, action, email),
  );
}

if (isCommand(import.meta.url)) await main(async () => console.log(await administer(process.argv.slice(2))));
