import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { CODE_WANTED } from '../../shared/account-state.ts';
import type { LoginBody } from '../../shared/accounts.ts';
import { romeDay } from '../../shared/dates.ts';
import type { FoundAccount } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { COUNTED_BEFORE } from '../db/statements.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import { type AppEnv, siteOf } from '../env.ts';
import { DomainError, invalidField, NeedsMore } from '../errors.ts';
import { answersTurnstile, checkPerson } from '../http/check-human.ts';
import { addressKey } from '../http/daily-cap.ts';
import { clientNetwork } from '../http/network.ts';
import { countAgainst, isWithin } from '../http/rate-limit.ts';
import { padded } from '../mail/send-waiting.ts';
import { refuseGuessableLogin } from './check-password.ts';
import { isKnown, readDevice } from './known-device.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { loginOf } from './queries.ts';
import { confirmLoginCode, requestLoginCode } from './request-login-code.ts';
import { endSession, type NewSession, startSession } from './start-session.ts';

const WRONG = 'Email o password non validi.';
const WRONG_CODE = 'Email, password o codice non validi.';
const NEEDS = {
  turnstile:
    'Ci sono stati troppi accessi sbagliati: prima verifichiamo che a scrivere sia una persona. Poi premi di nuovo “Accedi”.',
  code: 'Ci sono stati troppi accessi sbagliati. Se email e password sono giuste, ti abbiamo mandato un codice per email: scrivilo qui.',
} as const;

type CallParams = { readonly c: Context<AppEnv>; readonly body: LoginBody; readonly session: NewSession };
type Found = Awaited<ReturnType<typeof loginOf>>;

/**
 * Signs in by email and password. Guessing ends nobody's way in: on a device that the account has signed in with before, the
 * right password always does; on any other it needs more, once too many were wrong (docs/security.md#guessing).
 * @throws DomainError `unauthenticated`, or NeedsMore: in the same time and words for an unknown address and a wrong password
 */
export async function guardedLogIn(c: Context<AppEnv>, body: LoginBody, session: NewSession): Promise<FoundAccount> {
  const device = readDevice(c);
  // A device that may be known is looked up first: others on its network must not keep its owner waiting.
  if (device === null) await countNetwork(c);
  const { JWT_SECRET: secret, RATE_LIMITS } = c.get('config');
  const keys = failureKeys(c, body.email, device?.id ?? null);
  const found = await loginOf(c.get('db'), body.email, { keys: Object.values(keys), day: romeDay(session.now) });
  const attempt = { c, body, session };
  if (RATE_LIMITS === 'off') return byPassword(attempt, found, []);
  const { user, failures } = found;
  const isOwn = device !== null && user !== null && (await isKnown(device, user, { secret, now: session.now }));
  if (isOwn && keys.device !== null && failures(keys.device) < FAILURES_A_DAY.device) {
    // Somebody may have stolen the cookie.
    await countAgainst(c, 'PASSWORD_LIMIT', `login-device:${device.id}`);
    return byPassword(attempt, found, [keys.device]);
  }
  if (device !== null) await countNetwork(c);
  const needs = await needed(attempt, found, keys);
  if (needs === 'code') return byCode(attempt, found);
  if (needs === 'turnstile') {
    if (!answersTurnstile(c)) throw new NeedsMore(NEEDS.turnstile, { needs });
    await checkPerson(c, 'login');
  }
  return byPassword(attempt, found, [keys.account, keys.network, keys.site]);
}

const countNetwork = (c: Context<AppEnv>): Promise<void> =>
  countAgainst(c, 'PASSWORD_LIMIT', `login-network:${clientNetwork(c)}`);

/** Counters know what was typed, not whose it is: an address that nobody has needs the same. */
async function needed(
  { c, body }: CallParams,
  { failures }: Found,
  keys: FailureKeys,
): Promise<'turnstile' | 'code' | null> {
  const tooFast = !(await isWithin(c, 'PASSWORD_LIMIT', `login:${body.email}`));
  const tooMany = (['account', 'network', 'site'] as const).some(
    (kind) => failures(keys[kind]) >= FAILURES_A_DAY[kind],
  );
  if (!tooFast && !tooMany) return null;
  const { TURNSTILE_SECRET } = c.get('config');
  return TURNSTILE_SECRET !== undefined && failures(keys.account) < FAILURES_BEFORE_CODE ? 'turnstile' : 'code';
}

/** @param counted keys that a wrong password counts under */
async function byPassword(
  { c, body, session }: CallParams,
  { user }: Found,
  counted: readonly string[],
): Promise<FoundAccount> {
  const right = await checkLogin(user, body.password);
  if (right === null) {
    if (counted.length > 0) await logFailure(c, counted);
    throw new DomainError('unauthenticated', WRONG);
  }
  refuseGuessableLogin(right.user, body.password);
  await logIn(c.get('db'), right, body.password, session);
  return right.user;
}

/** Asks for the code, or takes it. Without the right one nobody learns whether the password was right. */
async function byCode({ c, body, session }: CallParams, { user }: Found): Promise<FoundAccount> {
  const { code, attempt } = body;
  if (attempt !== undefined && code === undefined) throw invalidField('code', CODE_WANTED);
  const right = await checkLogin(user, body.password);
  if (attempt === undefined || code === undefined) throw await codeNeeded(c, right);
  const { JWT_SECRET: secret } = c.get('config');
  const taken = await confirmLoginCode(c.get('db'), right?.user.id ?? null, { attempt, code }, { session, secret });
  if (right === null || !taken) throw new DomainError('unauthenticated', WRONG_CODE);
  try {
    refuseGuessableLogin(right.user, body.password);
  } catch (refused) {
    // Not before the code: without it nobody learns anything about the password.
    await endSession(c.get('db'), right.user.id, session.id);
    throw refused;
  }
  return right.user;
}

async function codeNeeded(c: Context<AppEnv>, right: RightLogin | null): Promise<NeedsMore> {
  const site = siteOf(c.get('config'), c.get('now'));
  const attempt = await padded(c, requestLoginCode(c.get('db'), right?.user.id ?? null, site));
  return new NeedsMore(NEEDS.code, { needs: 'code', attempt });
}

/** An account whose password was right; `outdated` where it is hashed at another cost than today's. */
type RightLogin = { readonly user: UserRow; readonly outdated: boolean };

/** Compares a password with that of an account; null, after the same time, for nobody's address and a wrong password. */
async function checkLogin(user: UserRow | null, password: string): Promise<RightLogin | null> {
  const { right, outdated } = await verifyPassword(password, user?.passwordHash ?? null);
  return user !== null && right ? { user, outdated } : null;
}

async function logIn(
  db: Database,
  { user, outdated }: RightLogin,
  password: string,
  session: NewSession,
): Promise<void> {
  const started = startSession(db, user.publicId, session);
  if (outdated) {
    const passwordHash = await hashPassword(password);
    // Keeps the hash of a password that was changed meanwhile.
    const same = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
    await db.batch([started, db.update(users).set({ passwordHash }).where(same)]);
  } else await started;
}

type CountedBy = 'account' | 'network' | 'site' | 'device';
/** Keys of the counters; `device` where the browser has a cookie of one. */
type FailureKeys = Readonly<Record<Exclude<CountedBy, 'device'>, string>> & { readonly device: string | null };

/** Limits of wrong logins a day: above one, the right password alone opens no account on an unknown device. */
const FAILURES_A_DAY = {
  /** Of one address that is typed, whether anybody has it or not. */
  account: 100,
  /** From one network, with any address. */
  network: 100,
  /** Of all together: lists of leaked passwords are tried once each, from many networks. */
  site: 2000,
  /** With an account on a device that it is known on: above it the device counts as unknown. */
  device: 20,
} as const;
/** Wrong logins of an address in a day that need a code even with Turnstile, whose answers can be bought. */
const FAILURES_BEFORE_CODE = 1000;

function failureKeys(c: Context<AppEnv>, email: string, device: string | null): FailureKeys {
  const { JWT_SECRET: secret } = c.get('config');
  const key = (kind: CountedBy, of: string) => `failed-login-${kind}:${of}`;
  return {
    account: key('account', addressKey(email, secret)),
    network: key('network', addressKey(clientNetwork(c), secret)),
    site: key('site', 'all'),
    device: device && key('device', addressKey(`${device}:${email}`, secret)),
  };
}

async function logFailure(c: Context<AppEnv>, keys: readonly string[]): Promise<void> {
  const day = romeDay(c.get('now'));
  const rows = keys.map((key) => ({ day, key, count: 1 }));
  await c.get('db').insert(dailyCounts).values(rows).onConflictDoUpdate(COUNTED_BEFORE);
}
