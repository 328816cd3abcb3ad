import { env } from 'cloudflare:workers';

/** The real database behind something that goes wrong, or happens, on the way to it or back. */

type Batch = (statements: D1PreparedStatement[]) => Promise<D1Result[]>;
type Session = { readonly prepare: (query: string) => D1PreparedStatement; readonly batch: Batch };

const inSession = (fault: (session: D1DatabaseSession) => Partial<Session>): D1Database =>
  ({
    withSession: (begin: string) => {
      const session = env.DB.withSession(begin);
      return {
        prepare: (query: string) => session.prepare(query),
        batch: (statements: D1PreparedStatement[]) => session.batch(statements),
        ...fault(session),
        getBookmark: () => session.getBookmark(),
      };
    },
  }) as unknown as D1Database;

/** Reads as ever; what `batch` does instead of writing. */
const writing = (batch: (session: D1DatabaseSession, statements: D1PreparedStatement[]) => Promise<D1Result[]>) =>
  inSession((session) => ({ batch: (statements) => batch(session, statements) }));

/** Something happens between what a request reads and the first batch that it writes. */
export function racingD1(meanwhile: () => Promise<unknown>): D1Database {
  let raced = false;
  return writing(async (session, statements) => {
    if (!raced) {
      raced = true;
      await meanwhile();
    }
    return session.batch(statements);
  });
}

/** Nothing goes wrong; `sent` are the statements that it was sent, in their order and without their values. */
export function recordingD1(): { readonly db: D1Database; readonly sent: string[] } {
  const sent: string[] = [];
  const db = inSession((session) => ({
    prepare: (query) => {
      sent.push(query);
      return session.prepare(query);
    },
  }));
  return { db, sent };
}

const NETWORK = 'D1_ERROR: Network connection lost.';

/** Every batch fails in its middle, in the database itself: half of its statements have run by then. */
export const failingMidway = (): D1Database =>
  writing((session, statements) => {
    const half = Math.ceil(statements.length / 2);
    return session.batch([
      ...statements.slice(0, half),
      session.prepare("SELECT json('{')"),
      ...statements.slice(half),
    ]);
  });

/** Every batch is stored, and its answer is lost. */
export const losingResponses = (): D1Database =>
  writing(async (session, statements) => {
    await session.batch(statements);
    throw new Error(NETWORK);
  });

/** Every batch is lost on its way there. */
export const losingBatches = (): D1Database =>
  writing(async () => {
    throw new Error(NETWORK);
  });

/** Every statement that looks like this fails, the others do not. */
export const failingOn = (pattern: RegExp): D1Database =>
  inSession((session) => ({
    prepare: (query) => {
      if (pattern.test(query)) throw new Error(NETWORK);
      return session.prepare(query);
    },
  }));

/** A database of which nothing is heard until `answer` is called; then it does all it was asked. */
export function silentD1(): { readonly db: D1Database; readonly answer: () => void } {
  const { promise: spoken, resolve: answer } = Promise.withResolvers<void>();
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const wait = (statement: D1PreparedStatement): D1PreparedStatement => {
    const waiting = {
      bind: (...values: unknown[]) => wait(statement.bind(...values)),
      all: () => spoken.then(() => statement.all()),
      run: () => spoken.then(() => statement.run()),
      raw: (options?: { columnNames?: false }) => spoken.then(() => statement.raw(options)),
    } as unknown as D1PreparedStatement;
    originals.set(waiting, statement);
    return waiting;
  };
  const db = inSession((session) => ({
    prepare: (query) => wait(session.prepare(query)),
    batch: (statements) =>
      spoken.then(() => session.batch(statements.map((statement) => originals.get(statement) ?? statement))),
  }));
  return { db, answer };
}
