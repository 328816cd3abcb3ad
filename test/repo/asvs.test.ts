import { expect, test } from 'vitest';
import { exists, expectNone, read } from './repository.ts';

const [, ...chapters] = read('scripts/asvs.tsv').split(/^# /m);

const STATUSES = ['met', 'partly', 'gap', 'not here'];

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0, those of OAuth and WebRTC left out. */
const IN_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 14, 9, 13, 9, 13, 16];

const requirements = chapters.map((chapter) => chapter.trimEnd().split('\n').slice(1));
const rows = requirements.flat().map((line) => {
  const [id = '', , , status = '', where = '', tests = ''] = line.split('\t');
  return { id, status, where, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) };
});

/** Files and lines that stand for a proof where there is no test: `file`: `line`. */
const linesOf = (where: string) =>
  [...where.matchAll(/`([\w./-]+\.\w+)`: `([^`]+)`/g)].map(([, file = '', line = '']) => ({ file, line }));

test('every requirement that applies is judged once', () => {
  expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))]);
  expect(requirements.map(({ length }) => length)).toEqual(IN_CHAPTER);
  expectNone(
    'Not a status',
    rows.filter(({ status }) => !STATUSES.includes(status)).map(({ id }) => id),
  );
});

test('every test, file and line that is named is there', () => {
  const gone = rows.flatMap(({ id, where, tests }) => [
    ...tests.filter((path) => !/\.test\.ts$/.test(path) || !exists(path)).map((path) => `${id}: ${path}`),
    ...[...where.matchAll(/`((?:\w[\w.-]*\/)+[\w.-]+\.\w+)`/g)].flatMap(([, path = '']) =>
      exists(path) ? [] : [`${id}: ${path}`],
    ),
    ...linesOf(where).flatMap(({ file, line }) => (read(file).includes(line) ? [] : [`${id}: ${file} has no ${line}`])),
  ]);
  expectNone('It is not there', gone);
});
