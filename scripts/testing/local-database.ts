import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { withLocal } from '../lib/database.ts';
import type { D1 } from './fill-every-table.ts';

/** A folder for the tests of a file, such as that of a database. */
export function makeState(): string {
  const state = realpathSync(mkdtempSync(join(tmpdir(), 'lavoro-in-valle-state-')));
  afterAll(() => rmSync(state, { recursive: true, force: true }));
  return state;
}

/**
 * Does something with the database in a state folder, which nothing else may have open meanwhile.
 * @param configPath of the Worker that it is a database of; the project's unless said otherwise
 */
export const withDatabase = <T>(state: string, use: (db: D1) => Promise<T>, configPath?: string): Promise<T> =>
  withLocal(state, ({ DB }) => use(DB as unknown as D1), configPath);

/** Runs statements in the database of a state folder; answers with the rows of the last. */
export const query = (state: string, statements: string, configPath?: string): Promise<Record<string, unknown>[]> =>
  withDatabase(state, async (db) => (await db.prepare(statements).all<Record<string, unknown>>()).results, configPath);
