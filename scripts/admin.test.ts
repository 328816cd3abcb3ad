import { beforeAll, expect, it } from 'vitest';
import { administer } from './admin.ts';
import { outcomeOf } from './testing/command.ts';
import { migrate } from './testing/fill-every-table.ts';
import { makeState, query, withDatabase } from './testing/local-database.ts';

const state = makeState();
beforeAll(() => withDatabase(state, migrate));

const admin = outcomeOf(administer, () => ['--persist-to', state]);

// An address may hold a quote; this one would make everybody an administrator where it is not quoted.
const QUOTED = "x'or'1'='1';drop@example.org";

it('grants and takes back the role of one account, and says what it did', async () => {
  const row = (n: number, email: string, role: string) =>
    `('id${n}', 'Persona ${n}', '${email.replaceAll("'", "''")}', '-', '${role}', 0, ${n === 4 ? 'NULL' : 1})`;
  const rows = [row(1, 'ada@example.org', 'user'), row(2, 'eva@example.org', 'admin'), row(3, QUOTED, 'user')];
  rows.push(row(4, 'ugo@example.org', 'user'));
  const columns = 'public_id, name, email, password_hash, role, created_at, email_verified_at';
  await query(state, `INSERT INTO users (${columns}) VALUES ${rows.join(', ')}`);
  const session = (n: number) => `('s${n}', ${n}, 'Firefox', 0, 0, 0)`;
  const ofSession = 'public_id, user_id, device, created_at, last_seen_at, expires_at';
  await query(state, `INSERT INTO sessions (${ofSession}) VALUES ${[1, 2, 3].map(session).join(', ')}`);

  const granted = await admin('grant', ` ${QUOTED.toUpperCase()} `);
  expect(granted).toEqual({ ok: true, output: expect.stringContaining('(Persona 3) is an administrator from now on') });
  expect(granted.output).toContain('after signing in again');
  const unproved = { ok: false, output: expect.stringContaining('Nobody has confirmed the address ugo@example.org') };
  expect(await admin('grant', 'ugo@example.org')).toEqual(unproved);
  expect(granted.output).toContain('they first add a passkey in /account');
  expect((await admin('grant', 'eva@example.org')).output).toContain('already an administrator');
  expect((await admin('revoke', 'eva@example.org')).output).toContain('no administrator any more');
  const unknown = await admin('grant', "nessuno@example.org' OR '1'='1");
  expect(unknown).toEqual({ ok: false, output: expect.stringContaining('Nobody has registered with') });
  expect(await admin('list')).toEqual({ ok: true, output: `${QUOTED}  Persona 3  (no passkey: cannot moderate yet)` });

  const log = 'SELECT group_concat(action || target_id) FROM moderation_log WHERE admin_id IS NULL';
  expect(await query(state, `SELECT group_concat(role) AS roles, (${log}) AS log FROM users ORDER BY id`)).toEqual([
    { roles: 'user,user,admin,user', log: 'grantid3,revokeid2' },
  ]);
  // Signing in again is when the password is looked at.
  expect(await query(state, 'SELECT group_concat(public_id) AS left FROM sessions ORDER BY id')).toEqual([
    { left: 's1,s2' },
  ]);
});

it('says how it is used where it was told nothing that it can do', async () => {
  const wrongs = [[], ['grant'], ['grant', 'ada'], ['delete', 'ada@example.org'], ['grant', 'a@b.it', 'c@d.it']];
  for (const wrong of [...wrongs, ['list', '--remote']])
    expect(await admin(...wrong)).toEqual({ ok: false, output: expect.stringContaining('npm run admin -- list') });
});
