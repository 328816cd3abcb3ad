import { appendFile, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBackup, type Head, writeBackup } from './backup-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-backup-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const HEAD = { takenAt: '2027-01-02T03:04:05.000Z', migration: '0001_first_release.sql', rows: { users: 2 } };

async function* statements() {
  yield "INSERT INTO users VALUES\n('è; 🏔️');\n";
  yield "INSERT INTO users VALUES\n('b');\n";
}

let made = 0;
async function backup(): Promise<{ path: string; head: Head }> {
  const path = join(folder, `${++made}.sql`);
  return { path, head: await writeBackup(path, statements(), () => HEAD) };
}

it('writes what its owner alone can read, and says of itself what it is', async () => {
  const { path, head } = await backup();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(head).toMatchObject(HEAD);
  await expect(checkBackup(path)).resolves.toEqual(head);
  const lines = (await readFile(path, 'utf8')).split('\n');
  expect(lines.slice(0, 2).every((line) => line.startsWith('-- '))).toBe(true);
  expect(lines.slice(2)).toEqual(['INSERT INTO users VALUES', "('è; 🏔️');", 'INSERT INTO users VALUES', "('b');", '']);
});

it('overwrites nothing', async () => {
  const { path } = await backup();
  await expect(writeBackup(path, statements(), () => HEAD)).rejects.toThrow('is there already');
  await expect(checkBackup(path)).resolves.toMatchObject(HEAD);
});

it('leaves nothing behind where it is not finished', async () => {
  const broken = async function* () {
    yield 'INSERT;\n';
    throw new Error('the network is gone');
  };
  const path = join(folder, 'broken.sql');
  await expect(writeBackup(path, broken(), () => HEAD)).rejects.toThrow('the network is gone');
  expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([]);
});

it.each<[string, string, (path: string) => Promise<unknown>]>([
  ['was cut off', 'is damaged', async (path) => truncate(path, (await stat(path)).size - 1)],
  ['has something at its end', 'is damaged', (path) => appendFile(path, '\n')],
  ['was changed in one letter', 'is damaged', (path) => overwrite(path, 'è', 'é')],
  ['has rows of a changed head', 'is damaged', (path) => overwrite(path, '"sha256":"', '"sha256":"0')],
  ['has a head that is cut off', 'head cannot be read', (path) => truncate(path, 200)],
  ['is of a later format', 'another format', (path) => overwrite(path, '"format":1', '"format":2')],
  ['was never finished', 'no backup', (path) => overwrite(path, '-- Lavoro', '   Lavoro')],
  ['is something else', 'no backup', (path) => writeFile(path, 'INSERT INTO users VALUES (1);')],
  ['is empty', 'no backup', (path) => writeFile(path, '')],
  ['is gone', 'There is no file', (path) => rm(path)],
])('refuses one that %s', async (_what, message, damage) => {
  const { path } = await backup();
  await damage(path);
  await expect(checkBackup(path)).rejects.toThrow(message);
});

/** Overwrites a text of the file with another one. */
async function overwrite(path: string, from: string, to: string): Promise<void> {
  const at = (await readFile(path)).indexOf(from);
  expect(at).toBeGreaterThan(-1);
  const file = await open(path, 'r+');
  await file.write(to, at);
  await file.close();
}
