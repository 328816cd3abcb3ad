import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mustRun, run } from './lib/run.mjs';
import { migrate } from './testing/fill-every-table.ts';
import { query, withDatabase } from './testing/local-database.ts';

let state: string;
beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-admin-'));
  await withDatabase(state, migrate);
});
afterAll(() => rm(state, { recursive: true, force: true }));

const admin = (...args: string[]) => run('node', ['scripts/admin.mjs', ...args, '--persist-to', state]);

// An address may hold a quote; this one would make everybody an administrator where it is not quoted.
const QUOTED = "x'or'1'='1';drop@example.org";

// Each command starts a database of its own, which takes seconds: few of them, with much in each.
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
  expect(await admin('list')).toEqual({
    ok: true,
    output: `${QUOTED}  Persona 3  (no passkey: cannot moderate yet)\n`,
  });

  const log = 'SELECT group_concat(action || target_id) FROM moderation_log WHERE admin_id IS NULL';
  expect(await query(state, `SELECT group_concat(role) AS roles, (${log}) AS log FROM users ORDER BY id`)).toEqual([
    { roles: 'user,user,admin,user', log: 'grantid3,revokeid2' },
  ]);
  // Signing in again is when the password is looked at.
  expect(await query(state, 'SELECT group_concat(public_id) AS left FROM sessions ORDER BY id')).toEqual([
    { left: 's1,s2' },
  ]);
});

it('asks what is live with --remote, and only then', async () => {
  // The script in a folder of its own, whose wrangler says what it was told.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'lavoro-in-valle-admin-script-')));
  try {
    await cp('scripts/admin.mjs', join(folder, 'scripts/admin.mjs'));
    for (const part of ['run.mjs', 'database.mjs'])
      await cp(join('scripts/lib', part), join(folder, 'scripts/lib', part));
    const wrangler = join(folder, 'node_modules/.bin/wrangler');
    await mkdir(dirname(wrangler), { recursive: true });
    const says = `[{"results":[{"email":"'"$*"'","name":"","role":"admin"}]}]`;
    await writeFile(wrangler, `#!/bin/sh\necho '${says}'\n`, { mode: 0o755 });
    const told = async (...args: string[]) =>
      (await mustRun('Asking', 'node', [join(folder, 'scripts/admin.mjs'), 'list', ...args])).split(' --json')[0];
    expect(await told('--remote')).toBe('d1 execute DB --remote');
    expect(await told('--remote', '--persist-to', 'x')).toBe('d1 execute DB --remote');
    expect(await told()).toBe('d1 execute DB --local --persist-to .wrangler/state');
    expect(await told('--persist-to', 'x')).toBe('d1 execute DB --local --persist-to x');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('says how it is used where it was told nothing that it can do', async () => {
  for (const wrong of [[], ['grant'], ['grant', 'ada'], ['delete', 'ada@example.org'], ['grant', 'a@b.it', 'c@d.it']])
    expect(await admin(...wrong)).toEqual({ ok: false, output: expect.stringContaining('npm run admin -- list') });
});
