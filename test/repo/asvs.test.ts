import { expect, test } from 'vitest';
import { expectNone, read } from './repository.ts';

const STATUSES = ['met', 'partly', 'gap', 'not here'];

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0, those of OAuth and WebRTC left out. */
const IN_CHAPTER = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
};

const rows = [
  ...read('docs/asvs.md').matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.*?) \| (.*?) \| (.*?) \|$/gm),
].map(([, id = '', , about = '', status = '', where = '', tests = '']) => ({ id, about, status, where, tests }));

test('every requirement that applies stands in the table once', () => {
  expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))]);
  const found = Object.groupBy(rows, ({ id }) => id.split('.')[0] ?? '');
  expect(Object.fromEntries(Object.entries(found).map(([chapter, of = []]) => [chapter, of.length]))).toEqual(
    IN_CHAPTER,
  );
});

/** Files and lines that stand for a proof where there is no test: `file`: `line`. */
const linesOf = (where: string) =>
  [...where.matchAll(/`([\w./-]+\.\w+)`: `([^`]+)`/g)].map(([, file = '', line = '']) => ({ file, line }));

test('a met requirement names a test, or a file and a line that is in it', () => {
  const bare = rows.filter(
    ({ status, where, tests }) => status === 'met' && tests === '' && linesOf(where).length === 0,
  );
  expectNone(
    'Name the test that shows it, or the line as `file`: `line`; else it is not met',
    bare.map(({ id }) => id),
  );
  const gone = rows.flatMap(({ id, where }) =>
    linesOf(where).flatMap(({ file, line }) => (read(file).includes(line) ? [] : [`${id}: ${file} has no ${line}`])),
  );
  expectNone('The line is not there', gone);
});

test('a requirement that is not met says why', () => {
  expectNone(
    'Not a status',
    rows.filter(({ status }) => !STATUSES.includes(status)).map(({ id }) => id),
  );
  const bare = rows.filter(({ status, where }) => (status === 'partly' || status === 'gap') && where === '');
  expectNone(
    'Give it a reason',
    bare.map(({ id }) => id),
  );
  expectNone(
    'A test is a file',
    rows
      .filter(({ tests }) => tests !== '' && !/^`[^`]+\.test\.ts`(, `[^`]+\.test\.ts`)*$/.test(tests))
      .map(({ id }) => id),
  );
});

test('the text counts them as the table does', () => {
  const of = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
  expect(read('docs/asvs.md')).toContain(
    `${of('met')} are met, ${of('partly')} partly, ${of('gap')} are gaps, ${of('not here')} are about what is not here.`,
  );
});
