import { test } from 'vitest';
import { expectNone, importsOf, isTest, nodesOf, placeOf, SOURCES } from './repository.ts';

/**
 * Files with SQL that are neither `worker/db`, nor a `queries.ts`, nor a write named by its verb; each with its reason.
 * What is not here must go into one of those.
 */
const OTHERS: Readonly<Record<string, string>> = {
  'worker/http/session.ts': 'notes when a session was last seen, for every feature',
  'worker/http/daily-cap.ts': 'counter of the caps, written by a limit and not by a feature',
  'worker/mail/outbox.ts': 'the statement that other writes take into their batch',
  'worker/push/to-push.ts': 'the statement that other writes take into their batch',
  'worker/reindex.ts': 'rebuilds what is derived in two features, with commands of FTS5',
  'worker/search/open-index.ts': 'read of all that is open, and of the keys of words, for every list',
  'worker/search/open-words.ts': 'read of the words of all that is open, for every text',
};

const WRITES = new Set(['insert', 'update', 'delete']);
const VERBS =
  /\/(apply|claim|close|confirm|delete|deliver|dismiss|edit|end|hide|hold|log|move|pause|publish|purge|rebuild|register|change|renew|report|request|reset|restore|retry|send|set|start|withdraw)-?[a-z-]*\.ts$/;

/** Places where a file calls `insert`, `update` or `delete` of drizzle, which take a table, or `insertFrom`. */
const writesOf = (path: string): string[] =>
  [...nodesOf(path)].flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const { callee, arguments: given } = node as unknown as {
      callee: { name?: string; property?: { name?: string } };
      arguments: { type: string; name?: string }[];
    };
    const isWrite = WRITES.has(callee.property?.name ?? '') && given[0]?.type === 'Identifier';
    const isOfTable = isWrite && tablesOf(path).has(given[0]?.name ?? '');
    return isOfTable || callee.name === 'insertFrom' ? [placeOf(path, node.start)] : [];
  });

const tablesOf = (path: string): Set<string> =>
  new Set(importsOf(path).flatMap(({ to, names, typeOnly }) => (isTable(to) && !typeOnly ? names : [])));

const isTable = (to: string): boolean => to.startsWith('worker/db/tables/');

/** A file that builds statements: it runs drizzle, or holds a table in its hands. */
const hasSql = (path: string): boolean =>
  importsOf(path).some(({ to, typeOnly }) => !typeOnly && (/^drizzle-orm(\/|$)/.test(to) || isTable(to)));

const WORKER = SOURCES.filter(
  (path) => path.startsWith('worker/') && !isTest(path) && !path.startsWith('worker/testing/'),
);
const isQueries = (path: string): boolean => /(\/|-)queries\.ts$/.test(path);

test('SQL stands in worker/db, queries.ts and the files of writes', () => {
  const breaches = WORKER.filter(hasSql).filter(
    (path) => !path.startsWith('worker/db/') && !isQueries(path) && !VERBS.test(path) && !(path in OTHERS),
  );
  expectNone('Move the statement into queries.ts or into a write file named by its verb', breaches);
});

test('handlers never see a table or drizzle', () => {
  const breaches = WORKER.filter((path) => path.endsWith('/handlers.ts')).flatMap((path) =>
    importsOf(path)
      .filter(({ to }) => /^drizzle-orm(\/|$)/.test(to) || isTable(to))
      .map(({ to }) => `${path} imports ${to}`),
  );
  expectNone('A handler calls and answers', breaches);
});

test('queries only read', () => {
  expectNone('A write has a file of its own, named by its verb', WORKER.filter(isQueries).flatMap(writesOf));
});

/** Files with text in a statement that is no parameter: the function of drizzle that each calls, and why it may. */
const UNBOUND: Readonly<Record<string, string>> = {
  'worker/db/statements.ts raw': 'a whole number, or it throws',
  'worker/db/dump.ts raw': 'names of tables and columns, as the database has them',
  'worker/jobs/list-queries.ts raw': 'names of columns, from the table',
  'worker/reindex.ts raw': 'names of the two indexes',
  'worker/search/open-index.ts raw': 'names of the two indexes',
};

/** `file function` of each `sql.raw` and `sql.identifier`, called or handed on. */
const unboundIn = (path: string): string[] =>
  [...nodesOf(path)].flatMap((node) => {
    if (node.type !== 'MemberExpression') return [];
    const { object, property } = node as unknown as Record<'object' | 'property', { name?: string; value?: string }>;
    const name = property.name ?? property.value ?? '';
    return object.name === 'sql' && name !== 'join' && name !== 'param' ? [`${path} ${name}`] : [];
  });

test('every piece of a statement that is no parameter is ours', () => {
  const found = WORKER.flatMap(unboundIn);
  expectNone(
    'Give it as a parameter, a whole number by worker/db/statements.ts',
    found.filter((piece) => !(piece in UNBOUND)),
  );
  expectNone(
    'Take it off the list in test/repo/sql.test.ts',
    Object.keys(UNBOUND).filter((piece) => !found.includes(piece)),
  );
});

test('every exception still holds SQL', () => {
  expectNone(
    'Take the file off the exceptions in test/repo/sql.test.ts',
    Object.keys(OTHERS).filter((path) => !WORKER.includes(path) || !hasSql(path)),
  );
});
