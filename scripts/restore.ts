// `npm run restore -- --identity FILE`: fetches a weekly copy and opens it with the operator's key, and says how it goes into a new
// database; `-- --new-key FILE` makes that key.
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { askBucket } from '../worker/backup/bucket.ts';
import { type BucketOfCopies, bucketOfCopies } from '../worker/settings.ts';
import { readSettings } from './deploy/settings.ts';
import { Failure, inRoot, isCommand, main, readArgs, say } from './lib/run.mjs';

const OPTIONS = {
  identity: { type: 'string' },
  copy: { type: 'string' },
  output: { type: 'string' },
  'new-key': { type: 'string' },
} as const;
const USAGE = `Usage:
  npm run restore -- --new-key key.txt       makes the key that copies are encrypted for
  npm run restore -- --identity key.txt      opens the last copy that is whole
Add --copy 2027-03-01T000000Z for another one, --output folder for another folder.`;

const DAYS = 31;

const failWith =
  (what: string) =>
  (error: Error): never => {
    throw new Failure(what + error.message);
  };

/** Makes a key that nobody else has. @returns what the person at the terminal reads */
async function makeKey(path: string): Promise<string> {
  const identity = await generateX25519Identity();
  await writeFile(path, `${identity}\n`, { flag: 'wx', mode: 0o600 }).catch(failWith('The key is not written: '));
  return `BACKUP_RECIPIENT = "${await identityToRecipient(identity)}"
That goes into wrangler.toml. ${path} opens the copies: keep it twice, away from this machine and from Cloudflare. Without it they are lost.`;
}

/** The bucket, by the environment where it says something else than wrangler.toml: a key that reads is another one than the Worker's. */
function bucketFromSettings(): BucketOfCopies {
  const settings = { ...readSettings().vars, ...process.env, BACKUP_RECIPIENT: '-' };
  const bucket = bucketOfCopies(settings as Parameters<typeof bucketOfCopies>[0]);
  if (!bucket) throw new Failure('Set BACKUP_BUCKET, BACKUP_KEY_ID and BACKUP_SECRET in the environment.');
  return bucket;
}

const NAME = /^([\d-]{10}T\d{6}Z)\/((?:complete|rows-\d{5}\.sql|cv\/[\w-]+)\.age)$/;

/** Names of the files of each copy, the oldest copy first. Anything else there is left alone. */
async function listCopies(ask: (path: string) => Promise<Response>): Promise<Map<string, string[]>> {
  const names: string[] = [];
  let token: string | undefined;
  do {
    const more = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`;
    const answer = await (await ask(`?list-type=2${more}`)).text();
    names.push(...[...answer.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => name));
    token = /<NextContinuationToken>([^<]+)</.exec(answer)?.[1];
  } while (token !== undefined);
  const copies = new Map<string, string[]>();
  for (const name of names.sort()) {
    const [, copy, file] = NAME.exec(name) ?? [];
    if (copy !== undefined && file !== undefined) copies.set(copy, [...(copies.get(copy) ?? []), file]);
  }
  return copies;
}

/**
 * Fetches and opens a copy as the arguments of the command say.
 * @returns what the person at the terminal reads
 */
export async function restore(args: readonly string[]): Promise<string> {
  const { values } = readArgs(USAGE, { args: [...args], options: OPTIONS });
  if (values['new-key'] !== undefined) return makeKey(resolve(values['new-key']));
  if (values.identity === undefined) throw new Failure(USAGE);
  const bucket = bucketFromSettings();
  const ask = (path: string) => askBucket(bucket, path).catch(failWith(''));
  const key = /^AGE-SECRET-KEY-1\w+$/m.exec(await readFile(values.identity, 'utf8').catch(() => ''))?.[0];
  if (!key) throw new Failure(`${values.identity} holds no key of age.`);
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);

  const copies = await listCopies(ask);
  const old = [...copies.keys()].filter(
    (name) => Date.parse(`${name.slice(0, 10)}T00:00Z`) < Date.now() - DAYS * 86_400_000,
  );
  if (old.length > 0) say(`Older than 30 days: ${old.join(', ')}. The bucket lacks the rule that deletes them.`);
  const copy = values.copy ?? [...copies].findLast(([, files]) => files.includes('complete.age'))?.[0] ?? '';
  const names = copies.get(copy) ?? [];
  if (!names.includes('complete.age'))
    throw new Failure(`No whole copy. There are: ${[...copies.keys()].join(', ') || 'none'}.`);

  const fetchFile = async (name: string) => {
    const sealed = new Uint8Array(await (await ask(`${copy}/${name}`)).arrayBuffer());
    return decrypter.decrypt(sealed).catch(failWith(`${copy}/${name} does not open with this key: `));
  };
  const complete: { migration: string; parts: number; files: number } = JSON.parse(
    Buffer.from(await fetchFile('complete.age')).toString(),
  );
  const parts = names.filter((name) => name.startsWith('rows-'));
  const files = names.filter((name) => name.startsWith('cv/'));
  // A run that was cut may have stored a CV that was deleted before the next one counted it.
  if (parts.length !== complete.parts || files.length < complete.files)
    throw new Failure(
      `${copy} is not whole: ${parts.length} of ${complete.parts} parts, ${files.length} of ${complete.files} CVs.`,
    );

  const folder = values.output === undefined ? inRoot('backups', copy) : resolve(values.output);
  if (existsSync(folder)) throw new Failure(`${folder} is there already: nothing is overwritten.`);
  await mkdir(join(folder, 'cv'), { recursive: true, mode: 0o700 });
  const mode = 0o600;
  try {
    for (const name of parts) {
      const statements = Buffer.from(await fetchFile(name)).toString();
      await appendFile(join(folder, 'rows.sql'), `${statements}\n`, { mode });
    }
    const stored = files.map((name) => {
      const key = name.slice('cv/'.length, -'.age'.length);
      return { name, key, file: join(folder, 'cv', key) };
    });
    for (const { name, file } of stored) await writeFile(file, await fetchFile(name), { mode });
    await writeFile(join(folder, 'cv.json'), JSON.stringify(stored.map(({ key, file }) => ({ key, file }))));
  } catch (error) {
    // Nothing of it is left that is not encrypted.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return `${copy}: ${complete.migration}, ${parts.length} parts of rows, ${files.length} CVs, in ${folder}
docs/runbook.md says how they go into a new database and bucket. They are not encrypted any more: delete them when you are done.`;
}

if (isCommand(import.meta.url)) await main(async () => console.log(await restore(process.argv.slice(2))));
