import { expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { LIMITS } from '../../shared/limits.ts';
import { withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { foldText } from '../../shared/text.ts';
import { ALIASES, COMMON_WORD_PLACES } from '../../shared/valley/aliases.ts';
import type { Kind } from '../search/open-index.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';
import { correctText } from './correct-text.ts';
import { editsIn, nearestWord } from './spellings.ts';

const correct = (text: string, kind: Kind = 'jobs') => correctText({ db: testDb(), cache: null }, kind, text);

/** Searches a list for a text: the number of rows, and the corrected text. */
async function list(search: string) {
  const answer = await asVisitor.get(withQuery(pathOf('GET /api/jobs'), { search, limit: 1 }));
  expect(answer.status).toBe(200);
  const corrected = answer.headers.get('X-Search-Corrected');
  const next = answer.headers.get('Link')?.match(/[?&]cursor=([^&>]+)/)?.[1];
  return { rows: await answer.json(), corrected: corrected && decodeURIComponent(corrected), next };
}

test('a text is never corrected to one that says nothing and shows the whole list', async () => {
  await makeJob({ title: 'Cameriere', description: 'Il lavoro è di sera.' });
  expect(await correct('lavro')).toBeNull();
  expect(await correct('cerco un lavro')).toBeNull();
  expect(await correct('lavro come camerire')).toBe('lavoro come cameriere');
  expect(await list('lavro')).toMatchObject({ rows: [], corrected: null });
});

test('names of companies are proposed where no other word is as near', async () => {
  await makeJob({ title: 'Cameriere', companyName: 'Ristorante Zanotti', description: 'Da Zanotti si lavora bene.' });
  await makeJob({ title: 'Sarto', companyName: 'Sartoria Xilofori', location: 'Breno', description: 'Ricamatura.' });
  await makeJob({ title: 'Suonatore di xilofori', companyName: 'Banda' });
  expect(await correct('cameriere zanetti')).toBe('cameriere zanotti');
  expect(await correct('cameriere zanotti')).toBeNull();
  expect(await correct('xilofari')).toBe('xilofori');
  expect(await correct('ricamatuta')).toBe('ricamatura');
});

test('names of people are not proposed because somebody has a skill of that name', async () => {
  await makeCandidate({ name: 'Pia Tombolini', title: 'Sarta', skills: ['tombolini', 'uncinetto'] });
  expect(await correct('tombolinni', 'candidates')).toBeNull();
  expect(await correct('tambolini', 'candidates')).toBeNull();
  expect(await correct('uncimetto', 'candidates')).toBe('uncinetto');
});

test('names of places are never changed, however near other words are', async () => {
  const names = [
    ...MUNICIPALITIES.map(({ name }) => name),
    ...Object.values(ALIASES).flat(),
    ...Object.values(COMMON_WORD_PLACES).flat(),
  ];
  const words = [
    ...new Set(names.flatMap((name) => [...foldText(name).split(' '), foldText(name).replaceAll(' ', '')])),
  ];
  // Another second letter: no name begins like it.
  const near = words.map((word) => `${word.slice(0, 1)}q${word.slice(2)}`);
  const candidates = near.map((word) => ({ word, count: 1 }));
  expect(words.filter((word) => editsIn(word) > 0 && nearestWord(word, candidates) === null)).toEqual([]);
  await makeJob({ title: 'Cameriere', description: near.join(' ') });
  expect(await correct('pquemo camerire')).toBe('pqemo cameriere');
  for (const name of names)
    for (const text of [name, `cameriere a ${name}`, `${name} cameriere`, foldText(name).replaceAll(' ', '')])
      expect(await correct(text), text).toBeNull();
});

test('a text may be cut anywhere, and what follows stays as it was typed', async () => {
  await makeJob({ title: 'Cameriere' });
  await makeJob({ title: 'Cameriere' });
  const half = `${'camerire '.padEnd(199, 'a ')}🎿`;
  expect(await list(half)).toMatchObject({ corrected: half.replace('camerire', 'cameriere') });
  const long = `${'camerire '.padEnd(195, 'a ')}camerire e Più!`;
  expect((await list(long)).corrected).toBe(long.replaceAll('camerire', 'cameriere'));
  expect(await correct('camerire \uD83C')).toBe('cameriere \uFFFD');
});

test('the next page of a corrected text can be asked for, however long the text', async () => {
  // No word of the thesaurus, which would be read without a correction.
  for (let n = 0; n < 2; n++) await makeJob({ title: 'Ocarine' });
  let pages = 0;
  for (const filler of ['a ', '語 ', '🎿'])
    for (const length of [200, LIMITS.search - 1]) {
      const search = 'ocrine '.padEnd(length, filler).toWellFormed();
      const { corrected, next } = await list(search);
      if (corrected === null) continue;
      pages++;
      expect(corrected.length).toBeLessThanOrEqual(LIMITS.search);
      const second = await asVisitor.get(withQuery(pathOf('GET /api/jobs'), { search, limit: 1, cursor: next }));
      expect([second.status, await second.json()], `${filler} ${length}`).toEqual([200, [expect.anything()]]);
    }
  expect(pages).toBeGreaterThan(2);
  expect(await correct('ocrine '.padEnd(LIMITS.search - 1, 'a '))).not.toBeNull();
  expect(await correct('ocrine '.padEnd(LIMITS.search, 'a '))).toBeNull();
});
