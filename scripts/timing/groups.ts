import { hashPassword } from '../../worker/accounts/password.ts';

/** Accounts of a kind: so many that none is asked for all the time. */
const ACCOUNTS = 20;

const KINDS = {
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

const emailOf = (kind: Kind, n: number): string => `${kind}-${n}@example.org`;
let asked = 0;
const nobody = (): string => `nobody-${++asked}@example.org`;
const oneOf = (kind: Kind) => () => emailOf(kind, ++asked % ACCOUNTS);

/** A password that no account has. */
const WRONG = 'non-e-questa';
const login = (name: string, email: () => string): Group => ({
  name,
  path: '/api/login',
  body: () => ({ email: email(), password: WRONG }),
});
const forgot = (name: string, email: () => string): Group => ({
  name,
  path: '/api/password/forgot',
  body: () => ({ email: email() }),
});

/** Groups, and how many requests to send for each login, which hashes a password. */
type Asked = { readonly times: number; readonly groups: readonly Group[] };

export const GROUPS: Readonly<Record<'reset' | 'login', Asked>> = {
  reset: {
    times: 2,
    groups: [
      forgot('nobody’s address', nobody),
      ...(['known', 'unconfirmed', 'suspended', 'leaving'] as const).map((kind) => forgot(KINDS[kind], oneOf(kind))),
    ],
  },
  login: {
    times: 1,
    groups: [
      login('nobody’s address', nobody),
      ...(Object.keys(KINDS) as Kind[]).map((kind) => login(`${KINDS[kind]}, wrong password`, oneOf(kind))),
    ],
  },
};

/** Statements that make the accounts of all groups, in an empty database. */
export async function accountsSql(): Promise<string> {
  const hash = await hashPassword('la-password-giusta');
  const now = Date.now();
  const rows = (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    Array.from({ length: ACCOUNTS }, (_, n) => {
      const verified = kind === 'unconfirmed' ? 'NULL' : now;
      const state = [kind === 'suspended' ? now : 'NULL', kind === 'leaving' ? now : 'NULL'];
      const stored = kind === 'broken' ? 'no password' : hash;
      return `('${kind}${n}', 'Prova', '${emailOf(kind, n)}', '${stored}', ${verified}, ${state.join(', ')}, ${now})`;
    }),
  );
  return `INSERT INTO users (public_id, name, email, password_hash, email_verified_at, suspended_at, deleted_at, created_at)
    VALUES ${rows.join(', ')}`;
}
