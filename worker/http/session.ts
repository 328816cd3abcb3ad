import { eq } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { leavingText, PASSKEY_NEEDED, purgeDate, suspendedText } from '../../shared/account-state.ts';
import { type Account, type AccountSession, type AccountState, accountOfSession, mayModerate } from '../db/accounts.ts';
import { sessions } from '../db/tables/accounts.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { verify } from '../sign.ts';
import { countToday } from './daily-cap.ts';

export const SESSION_MS = 7 * 86_400_000;
/** When somebody was last seen is kept to the hour: one write an hour, and nobody's steps are followed. */
const SEEN_EVERY_MS = 60 * 60_000;

/** Credentials of a scheme such as `bearer` in the Authorization header; null where there are none. */
export function readCredentials(c: Context<AppEnv>, wanted: string): string | null {
  const [scheme, credentials] = (c.req.header('authorization') ?? '').split(' ');
  return (scheme?.toLowerCase() === wanted && credentials) || null;
}

/** The account that asks, restricted or not; null for a visitor, and for a token that is refused. */
export const findOwnAccount = async (c: Context<AppEnv>): Promise<Account | null> =>
  (await findOwnSession(c))?.account ?? null;

/**
 * The account of the request, for actions; null for a visitor, and for a token that is refused.
 * @throws DomainError `forbidden` if the account is suspended or waits to be deleted
 */
export async function findAccount(c: Context<AppEnv>): Promise<Account | null> {
  const account = await findOwnAccount(c);
  if (account !== null) refuseRestricted(account);
  return account;
}

/**
 * Lets only signed-in people through and puts their account into the context. A token is refused when its session was
 * ended, its account is gone or has raised its version since. Who is suspended, or waits to be deleted, is refused too.
 */
export const requireAccount: MiddlewareHandler<AppEnv> = async (c, next) => {
  refuseRestricted(await enter(c));
  await next();
};

/**
 * `requireAccount` for the few calls by which somebody reads what is theirs, signs out, deletes the account or takes that
 * back: accounts that are suspended, or wait to be deleted, may call them too.
 */
export const requireOwnAccount: MiddlewareHandler<AppEnv> = async (c, next) => {
  await enter(c);
  await next();
};

async function enter(c: Context<AppEnv>): Promise<Account> {
  const found = await findOwnSession(c);
  if (found === null) throw new DomainError('unauthenticated', "Devi effettuare l'accesso per continuare.");
  c.set('account', found.account);
  c.set('sessionId', found.sessionId);
  c.set('isVerified', found.verifiedAt !== null);
  return found.account;
}

function refuseRestricted(account: AccountState): void {
  const refusal = refusalOf(account);
  if (refusal !== null) throw refusal;
}

/**
 * Cap of all writes of an account in a day, far above what a person does. Features have caps of their own; this one also
 * covers a forgotten write.
 */
const WRITES_A_DAY = 2000;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

async function countWrite(c: Context<AppEnv>, { id }: Account): Promise<void> {
  if (READS.has(c.req.method)) return;
  await countToday(c, { action: 'write', account: id, cap: WRITES_A_DAY });
}

/** The session of a request, with its account, restricted or not; null for a visitor, and for a token that is refused. */
export async function findOwnSession(c: Context<AppEnv>): Promise<AccountSession | null> {
  const known = c.get('session');
  if (known !== undefined) return known;
  const session = await readSession(c);
  c.set('session', session);
  return session;
}

async function readSession(c: Context<AppEnv>): Promise<AccountSession | null> {
  const token = readCredentials(c, 'bearer');
  const claims = token && (await verify('session', token, { secret: c.get('config').JWT_SECRET, now: c.get('now') }));
  if (!claims) return null;
  const found = await accountOfSession(c.get('db'), claims.jti, c.get('now'));
  const { publicId, tokenVersion } = found?.account ?? {};
  if (found === null || publicId !== claims.sub || tokenVersion !== claims.ver) return null;
  c.set('namedAccount', found.account.id);
  await countWrite(c, found.account);
  noteSeen(c, found);
  return found;
}

/** After the response; where it fails the list of devices says an earlier hour, and nothing else. */
function noteSeen(c: Context<AppEnv>, { sessionId, lastSeenAt }: AccountSession): void {
  const now = c.get('now');
  if (now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  const noted = c.get('db').update(sessions).set({ lastSeenAt: now }).where(eq(sessions.publicId, sessionId));
  c.executionCtx.waitUntil(Promise.resolve(noted).catch(() => undefined));
}

export const NOT_ADMIN = 'Questa pagina è riservata alla redazione.';

/**
 * After `requireAccount`: lets only administrators through. The database says who is one, not the token, and a password is
 * not enough: a passkey must have verified the person.
 */
export const requireAdmin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!(await mayModerate(c.get('db'), c.get('account').id))) throw new DomainError('forbidden', NOT_ADMIN);
  if (!c.get('isVerified')) throw new DomainError('forbidden', PASSKEY_NEEDED);
  await next();
};

export const isRestricted = ({ suspendedAt, deletedAt }: AccountState): boolean =>
  suspendedAt !== null || deletedAt !== null;

export function refusalOf({ suspendedAt, suspendedReason, deletedAt }: AccountState): DomainError | null {
  if (suspendedAt !== null) return new DomainError('forbidden', suspendedText(suspendedReason));
  return deletedAt === null ? null : new DomainError('forbidden', leavingText(purgeDate(deletedAt)));
}
