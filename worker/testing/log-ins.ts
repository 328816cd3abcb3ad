import { beforeEach } from 'vitest';
import { romeDay } from '../../shared/dates.ts';
import type { UserRow } from '../db/tables/accounts.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import { readConfig } from '../env.ts';
import { addressKey } from '../http/daily-cap.ts';
import { withBindings } from './bindings.ts';
import { makeUser, testDb, uniqueWord } from './factories.ts';
import { PASSWORD, passwordHash } from './passwords.ts';
import { asVisitor } from './requests.ts';
import { roomInMinute } from './room-in-minute.ts';

/** Before each test: forgets counted logins and makes sure that five seconds of the minute are left. */
export function countLogInsAfresh(): void {
  beforeEach(async () => {
    await testDb().delete(dailyCounts);
    await roomInMinute(5);
  });
}

type Requesting = {
  readonly cookie?: string;
  /** Network; another one each time unless it is given. */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly bindings?: Env;
};

/** A login where limits count, with the right password unless another is given. */
export const logIn = (body: object, { cookie, address = uniqueWord(), headers, bindings }: Requesting = {}) =>
  asVisitor.post(
    '/api/login',
    { password: PASSWORD, ...body },
    {
      bindings: bindings ?? withBindings({ RATE_LIMITS: 'on' }),
      headers: { 'CF-Connecting-IP': address, ...(cookie ? { Cookie: cookie } : {}), ...headers },
    },
  );

export const makeOwner = (columns: Partial<UserRow> = {}): Promise<UserRow> => makeUser({ passwordHash, ...columns });

/** The cookie of the device that an answer sets, with its attributes. */
export const setCookieOf = (answer: Response): string =>
  answer.headers.getSetCookie().find((cookie) => cookie.includes('device=')) ?? '';

/** The device cookie as a browser sends it back. */
export const deviceOf = (answer: Response): string => setCookieOf(answer).split(';')[0] ?? '';

export const failuresKey = (kind: 'account' | 'network' | 'device', of: string): string =>
  `failed-login-${kind}:${addressKey(of, readConfig(withBindings({})).JWT_SECRET)}`;
export const SITE_KEY = 'failed-login-site:all';

/** Sets what was counted today. */
export async function setCount(key: string, count: number): Promise<void> {
  await testDb()
    .insert(dailyCounts)
    .values({ day: romeDay(new Date()), key, count })
    .onConflictDoUpdate({ target: [dailyCounts.key, dailyCounts.day], set: { count } });
}

export const failuresOf = async (key: string): Promise<number> =>
  (await testDb().select().from(dailyCounts)).find((row) => row.key === key)?.count ?? 0;

/** An account that somebody has guessed at all day. */
export async function makeGuessedAt(): Promise<UserRow> {
  const user = await makeOwner();
  await setCount(failuresKey('account', user.email), 100);
  return user;
}
