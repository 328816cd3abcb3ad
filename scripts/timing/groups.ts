import { romeDay } from '../../shared/dates.ts';
import { hashPassword } from '../../worker/accounts/password.ts';

/** Accounts of a kind: so many that none is asked for all the time. */
const ACCOUNTS = 20;
/** Each is mailed five codes a day, and a login without a mail would be another one. */
const CODED_ACCOUNTS = 1000;

const KINDS = {
  coded: 'an account that is mailed a code',
  known: 'an account',
  unconfirmed: 'an account whose address nobody has confirmed',
  suspended: 'a suspended account',
  leaving: 'an account that waits to be deleted',
  broken: 'an account whose stored hash is no hash',
} as const;
type Kind = keyof typeof KINDS;

/** Requests by the address that they name; the first group of each kind is the reference for the others. */
export type Group = {
  readonly name: string;
  readonly path: string;
  /** Another address each time, as far as there are some. */
  readonly body: () => Readonly<Record<string, string>>;
};

const accountsOf = (kind: Kind): number => (kind === 'coded' ? CODED_ACCOUNTS : ACCOUNTS);
const emailOf = (kind: Kind, n: number): string => `${kind}-${n}@example.org`;
let requested = 0;
const nobody = (): string => `nobody-${++requested}@example.org`;
const oneOf = (kind: Kind) => () => emailOf(kind, ++requested % accountsOf(kind));

/** The password of every account, and one that no account has. */
const RIGHT = 'la-password-giusta';
const WRONG = 'non-e-questa';
const login = (name: string, email: () => string, password = WRONG): Group => ({
  name,
  path: '/api/login',
  body: () => ({ email: email(), password }),
});
const forgot = (name: string, email: () => string): Group => ({
  name,
  path: '/api/password/forgot',
  body: () => ({ email: email() }),
});

/** Groups, how many requests to send for each login, which hashes a password, and whether limits count meanwhile. */
type CallParams = { readonly times: number; readonly groups: readonly Group[]; readonly limits: 'on' | 'off' };

export const GROUPS: Readonly<Record<'reset' | 'login' | 'code', CallParams>> = {
  reset: {
    times: 2,
    limits: 'off',
    groups: [
      forgot('nobody’s address', nobody),
      ...(['known', 'unconfirmed', 'suspended', 'leaving'] as const).map((kind) => forgot(KINDS[kind], oneOf(kind))),
    ],
  },
  login: {
    times: 1,
    limits: 'off',
    groups: [
      login('nobody’s address', nobody),
      ...(['known', 'unconfirmed', 'suspended', 'leaving', 'broken'] as const).map((kind) =>
        login(`${KINDS[kind]}, wrong password`, oneOf(kind)),
      ),
    ],
  },
  // On a day with too many wrong logins: only the last of these is mailed a code.
  code: {
    times: 1,
    limits: 'on',
    groups: [
      login('nobody’s address', nobody, RIGHT),
      login(`${KINDS.coded}, wrong password`, oneOf('coded')),
      login(`${KINDS.coded}, right password`, oneOf('coded'), RIGHT),
    ],
  },
};

/** Statements that make the accounts of all groups in an empty database, one for each: all in one are too long for D1. */
export async function accountsSql(): Promise<string[]> {
  const hash = await hashPassword(RIGHT);
  const now = Date.now();
  const columns = 'public_id, name, email, password_hash, email_verified_at, suspended_at, deleted_at, created_at';
  const accounts = (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    Array.from({ length: accountsOf(kind) }, (_, n) => {
      const verified = kind === 'unconfirmed' ? 'NULL' : now;
      const state = [kind === 'suspended' ? now : 'NULL', kind === 'leaving' ? now : 'NULL'];
      const stored = kind === 'broken' ? 'no password' : hash;
      const row = `'${kind}${n}', 'Prova', '${emailOf(kind, n)}', '${stored}', ${verified}, ${state.join(', ')}, ${now}`;
      return `INSERT INTO users (${columns}) VALUES (${row})`;
    }),
  );
  const guessed = `('${romeDay(new Date())}', 'failed-login-site:all', 999999)`;
  return [...accounts, `INSERT INTO daily_counts (day, key, count) VALUES ${guessed}`];
}
