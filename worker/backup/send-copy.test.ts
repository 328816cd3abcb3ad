import { env } from 'cloudflare:workers';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { runScheduled } from '../scheduled.ts';
import { withBindings } from '../testing/bindings.ts';
import { makeApplication, makeJob, uniqueWord } from '../testing/factories.ts';
import { freshStorage } from '../testing/forget-copies.ts';
import { askBucket } from './bucket.ts';

const CRON = '*/10 0-2 * * *';
const START = new Date('2027-03-01T00:00:00Z');

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);

const opened = (sealed: Uint8Array) => {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(sealed);
};

/** Bindings with a bucket for copies that nothing else writes to, and what is in it. */
function newBucket(replaced: Parameters<typeof withBindings>[0] = {}) {
  const url = `http://127.0.0.1:${inject('bucketApi')}/${uniqueWord()}`;
  const settings = { url, region: 'eu-prova', keyId: 'la-chiave', secret: 'segreto' };
  const bindings = withBindings({
    BACKUP_BUCKET: url,
    BACKUP_REGION: settings.region,
    BACKUP_RECIPIENT: recipient,
    BACKUP_KEY_ID: settings.keyId,
    BACKUP_SECRET: settings.secret,
    ...replaced,
  } as Parameters<typeof withBindings>[0]);
  return {
    bindings,
    read: async (path: string) => new Uint8Array(await (await askBucket(settings, path)).arrayBuffer()),
  };
}

const backUp = (bindings: Env, now: Date) => runScheduled(CRON, bindings, now);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const completed = async (read: (path: string) => Promise<Uint8Array>, name: string): Promise<unknown> =>
  JSON.parse(textOf(await opened(await read(`${name}/complete.age`))));

async function failing(work: Promise<void>, message: string) {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await expect(work).rejects.toThrow(message);
  const logged = String(log.mock.calls);
  log.mockRestore();
  return logged;
}

beforeEach(freshStorage);

test('every row and CV goes to the bucket, and only the operator can read them', async () => {
  const { bindings, read } = newBucket();
  const name = uniqueWord();
  const cv = new TextEncoder().encode(`%PDF di ${name}`);
  await env.CV_FILES.put('una-chiave', cv);
  await makeApplication({ jobId: (await makeJob({ title: name })).id, cvKey: 'una-chiave', cvName: 'cv.pdf' });
  await backUp(bindings, START);

  const copy = '2027-03-01T000000Z';
  const { migration, ...counted } = (await completed(read, copy)) as { migration: string };
  expect(counted).toEqual({ parts: 1, files: 1 });
  const [rows, file] = [await read(`${copy}/rows-00001.sql.age`), await read(`${copy}/cv/una-chiave.age`)];
  expect(await opened(file)).toEqual(cv);
  const sql = textOf(await opened(rows));
  expect(sql).toContain(migration);
  expect(sql).toMatch(new RegExp(`INSERT OR REPLACE INTO jobs .*'${name}'`));
  for (const stored of [rows, file]) expect(textOf(stored)).not.toContain(name);
});

test('nothing is sent where there is no bucket', async () => {
  await env.CV_FILES.put('una-chiave', 'cv');
  await backUp(env, START);
});

test('a copy that was broken off goes on where it was; one of another release begins again', async () => {
  const keys = ['a', 'b', 'c'];
  for (const key of keys) await env.CV_FILES.put(key, `CV ${key}`);
  const requested: string[] = [];
  const files = (broken: string) =>
    new Proxy(env.CV_FILES, {
      get:
        (bucket, method: keyof R2Bucket) =>
        async (...given: [never]) => {
          if (method === 'get') requested.push(given[0]);
          if (method === 'get' && given[0] === broken) throw new Error('R2 is away');
          return (bucket[method] as (...values: [never]) => unknown)(...given);
        },
    });
  const { bindings, read } = newBucket({ CV_FILES: files('b') });
  await failing(backUp(bindings, START), 'R2 is away');
  await expect(read('2027-03-01T000000Z/complete.age')).rejects.toThrow('404');
  const later = new Date('2027-03-01T00:10:00Z');
  await backUp({ ...bindings, CV_FILES: files('') }, later);
  expect(requested).toEqual(['a', 'b', 'b', 'c']);
  expect(await completed(read, '2027-03-01T000000Z')).toMatchObject({ parts: 1, files: 3 });
  // Health counts from there: the rows are as old as the beginning.
  expect(await env.DB.prepare('SELECT whole_at FROM weekly_copies').first('whole_at')).toBe(START.getTime());
  for (const key of keys)
    expect(textOf(await opened(await read(`2027-03-01T000000Z/cv/${key}.age`)))).toBe(`CV ${key}`);

  const week = addDays(START, 7);
  await failing(backUp({ ...bindings, CV_FILES: files('b') }, week), 'R2 is away');
  await env.DB.exec("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')");
  const hour = new Date(week.getTime() + 60 * 60_000);
  await backUp({ ...bindings, CV_FILES: files('') }, hour);
  await expect(read('2027-03-08T000000Z/complete.age')).rejects.toThrow('404');
  expect(await completed(read, '2027-03-08T010000Z')).toMatchObject({ migration: '9999_later.sql', files: 3 });
});

test('a run ends after so many files, and the next one goes on', async () => {
  const { bindings, read } = newBucket();
  await Promise.all(Array.from({ length: 305 }, (_, key) => env.CV_FILES.put(`cv-${key}`, 'x')));
  await backUp(bindings, START);
  await expect(read('2027-03-01T000000Z/complete.age')).rejects.toThrow('404');
  await backUp(bindings, START);
  expect(await completed(read, '2027-03-01T000000Z')).toMatchObject({ files: 305 });
});

test('the next copy comes after seven days, and the log says what the bucket answers', async () => {
  const { bindings, read } = newBucket();
  await backUp(bindings, START);
  await backUp(bindings, addDays(START, 6));
  await expect(read('2027-03-07T000000Z/complete.age')).rejects.toThrow('404');
  const late = new Date(addDays(START, 9).getTime() + 60_000);
  const refused = withBindings({ ...bindings, BACKUP_KEY_ID: 'un-altra' } as Parameters<typeof withBindings>[0]);
  const logged = await failing(backUp(refused, late), 'The bucket of copies answers 403');
  expect(logged).not.toContain('un-altra');
  await backUp(bindings, late);
  expect(await completed(read, '2027-03-10T000100Z')).toMatchObject({ parts: 1 });
});
