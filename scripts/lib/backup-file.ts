import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { Failure } from './run.mjs';

/** Description of a backup, in its second line. */
export type Head = {
  readonly format: typeof FORMAT;
  /** ISO 8601: every row is as it was then, or later. */
  readonly takenAt: string;
  /** The last migration of the database it was taken from. */
  readonly migration: string;
  readonly rows: Readonly<Record<string, number>>;
  /** Digest of everything after the head. */
  readonly sha256: string;
};

const FORMAT = 1;
const HEAD_BYTES = 4096;
const TITLE =
  '-- Lavoro in Valle, a backup. It holds personal data: keep it encrypted. npm run restore -- <this file>\n-- ';

/** The head, always of the same length, so that it can be written when everything after it is there. */
function headText(head: Head): string {
  const text = TITLE + JSON.stringify(head);
  if (text.length >= HEAD_BYTES) throw new TypeError('the head of a backup is longer than its place');
  return `${text.padEnd(HEAD_BYTES - 1)}\n`;
}

/**
 * Writes a backup that only its owner can read, under its name once it is whole.
 * @param statements whole statements, as they come; memory holds no more than one
 * @param describe what the head says, asked for when all of them are written
 * @throws Failure where a file of that name is there
 */
export async function writeBackup(
  path: string,
  statements: AsyncIterable<string>,
  describe: () => Omit<Head, 'format' | 'sha256'>,
): Promise<Head> {
  if (await isThere(path)) throw new Failure(`${path} is there already: a backup overwrites nothing.`);
  const part = `${path}.part`;
  await rm(part, { force: true });
  const file = await open(part, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    await file.write(' '.repeat(HEAD_BYTES));
    for await (const statement of statements) {
      hash.update(statement);
      await file.write(statement);
    }
    const head: Head = { format: FORMAT, ...describe(), sha256: hash.digest('hex') };
    await file.write(headText(head), 0);
    await file.sync();
    await rename(part, path);
    return head;
  } finally {
    await file.close();
    await rm(part, { force: true });
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * The head of a backup, whose every byte is looked at.
 * @throws Failure where it is no backup, or not as it was written
 */
export async function checkBackup(path: string): Promise<Head> {
  const head = await headOf(path);
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path, { start: HEAD_BYTES })) hash.update(bytes);
  if (hash.digest('hex') !== head.sha256)
    throw new Failure(`${path} is damaged: its rows are not those that it was written with. Take another backup.`);
  return head;
}

async function headOf(path: string): Promise<Head> {
  if (!(await isThere(path))) throw new Failure(`There is no file ${path}.`);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const text = buffer.toString('utf8', 0, bytesRead);
    if (!text.startsWith(TITLE)) throw new Failure(`${path} is no backup of npm run backup, or was not finished.`);
    const head: Head = JSON.parse(text.slice(TITLE.length));
    if (head.format !== FORMAT) throw new Failure(`${path} is of another format (${head.format}).`);
    return head;
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure(`${path} is damaged: its head cannot be read.`);
    throw error;
  } finally {
    await file.close();
  }
}
