import { setTimeout } from 'node:timers/promises';
import type { drizzle } from 'drizzle-orm/d1';
import { DATABASE, Failure, run } from './run.mjs';

/** Longest argument of a command (Linux takes 128 kB) and longest statement of D1, with room to spare. */
const MAX_TEXT = 95_000;

/** The JSON among what wrangler says: its warnings stand before or after, and begin with a bracket, too. */
const ANSWER = /^\[\s*(\]|\{[\s\S]*\])$/m;

type Client = Parameters<typeof drizzle>[0];
type Result = { readonly results: readonly Readonly<Record<string, unknown>>[] };

/** A value as SQL that no parser, nor wrangler's own, can read as anything else. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') throw new TypeError(`${typeof value} is no value of D1`);
  const isPlain = /^[\w "[\],.:+]*$/.test(value);
  return isPlain ? `'${value}'` : `CAST(x'${Buffer.from(value, 'utf8').toString('hex')}' AS TEXT)`;
}

/** A statement with its values in its text; none of the product's has a question mark of its own. */
function inlined(query: string, values: readonly unknown[]): string {
  const parts = query.split('?');
  if (parts.length !== values.length + 1) throw new TypeError('a value for each parameter');
  return parts.map((part, index) => (index === 0 ? part : literal(values[index - 1]) + part)).join('');
}

function callsOf(statements: readonly string[]): string[] {
  const calls: string[] = [];
  for (const statement of statements) {
    if (statement.length > MAX_TEXT) throw new Failure('A statement is too long for wrangler.');
    const last = calls.at(-1);
    if (last !== undefined && last.length + statement.length < MAX_TEXT)
      calls[calls.length - 1] = `${last};\n${statement}`;
    else calls.push(statement);
  }
  return calls;
}

const RETRIES = 5;
const PAUSE_MS = 1000;

/**
 * Tries again while the previous call still locks the local database, as its process may outlive it. The call may have
 * succeeded all the same, so it must be idempotent.
 */
async function untilFree(callApi: () => ReturnType<typeof run>): ReturnType<typeof run> {
  for (let left = RETRIES; ; left--) {
    const answer = await callApi();
    if (answer.ok || left === 0 || !/SQLITE_BUSY|internal error; reference/.test(answer.output)) return answer;
    await setTimeout(PAUSE_MS);
  }
}

/** A failure without the statement, which is long. @param reason what wrangler or the database said */
export const queryFailed = (reason: string) => new Failure(`Asking the database failed\n${reason.trimEnd()}`);

/**
 * A database for drizzle that takes whole statements, with their values in their text.
 * @param send runs statements together, and answers with the rows of each
 */
export function textD1(send: (statements: readonly string[]) => Promise<readonly Result[]>): Client {
  const statement = (query: string, values: readonly unknown[]) => {
    const all = async () => (await send([inlined(query, values)]))[0] ?? { results: [] };
    return {
      text: () => inlined(query, values),
      bind: (...given: unknown[]) => statement(query, given),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    };
  };
  const client = {
    prepare: (query: string) => statement(query, []),
    batch: (statements: ReturnType<typeof statement>[]) => send(statements.map(({ text }) => text())),
  };
  // The parts of a database that drizzle calls, but not the type that it declares.
  return client as unknown as Client;
}

/**
 * A database for drizzle that is reached through `wrangler d1 execute`, so that what the Worker does with one can be done
 * from a terminal. A batch is one call, and with that all or nothing, up to `MAX_TEXT`.
 * @param where flags of wrangler that say which database
 */
export const wranglerD1 = (where: readonly string[]): Client =>
  textD1(async (statements) => {
    const answers: Result[] = [];
    for (const call of callsOf(statements)) {
      const args = ['d1', 'execute', DATABASE, ...where, '--json', '--yes', '--command', call];
      const { ok, output } = await untilFree(() => run('wrangler', args));
      if (!ok) throw queryFailed(output);
      answers.push(...JSON.parse(ANSWER.exec(output)?.[0] ?? ''));
    }
    return answers;
  });
