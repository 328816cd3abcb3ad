import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Mark } from '../../worker/reindex.ts';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './run.mjs';
import type { Which } from './which-database.ts';

const FILE = inRoot('.wrangler', 'reindex.json');
const HOURS_MS = 3_600_000;
/** A rebuild that stopped longer ago than a day is begun again: something else may have gone out of step since. */
const KEPT_MS = 24 * HOURS_MS;

/** The sources that say what is derived: another release begins from the start. */
const SOURCES = ['worker', 'shared', 'migrations'];

let known: string | undefined;
const sources = (): string => {
  known ??= fingerprint(SOURCES);
  return known;
};

type Kept = { readonly where: string; readonly sources: string; readonly at: number; readonly mark: Mark };

/** The place that an interrupted rebuild of the same database, by the same sources, has come to. */
export async function readMark({ flags }: Which): Promise<Mark | undefined> {
  const text = await readFile(FILE, 'utf8').catch(() => 'null');
  const kept: Kept | null = JSON.parse(text);
  const isSame = kept?.where === flags.join(' ') && kept.sources === sources();
  return isSame && Date.now() - kept.at < KEPT_MS ? kept.mark : undefined;
}

/** Keeps the place of a rebuild; nothing of a finished one. */
export async function keepMark({ flags }: Which, mark: Mark | null): Promise<void> {
  if (mark === null) return rm(FILE, { force: true });
  const kept: Kept = { where: flags.join(' '), sources: sources(), at: Date.now(), mark };
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(kept));
}
