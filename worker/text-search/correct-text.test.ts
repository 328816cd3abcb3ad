import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { LIMITS } from '../../shared/limits.ts';
import { withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { foldText } from '../../shared/text.ts';
import { ALIASES, COMMON_WORD_PLACES } from '../../shared/valley/aliases.ts';
import { openDatabase } from '../db/client.ts';
import { jobs } from '../db/tables/jobs.ts';
import type { Kind } from '../search/open-index.ts';
import { openWords } from '../search/open-words.ts';
import { costOf } from '../testing/bindings.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { makeCandidate, makeCompanyCandidate } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';
import { correctText, nearestWord } from './correct-text.ts';
import { readSearch } from './read-text.ts';
import { editsIn } from './words.ts';

const correct = async (text: string, kind: Kind = 'jobs') =>
  (await correctText({ db: testDb(), cache: null }, kind, readSearch(text)))?.text ?? null;

/** Searches a list for a text: the number of rows, and the corrected text. */
async function list(search: string) {
  const answer = await asVisitor.get(withQuery(pathOf('GET /api/jobs'), { search, limit: 1 }));
  expect(answer.status).toBe(200);
  const corrected = answer.headers.get('X-Search-Corrected');
  const next = answer.headers.get('Link')?.match(/[?&]cursor=([^&>]+)/)?.[1];
  return { rows: await answer.json(), corrected: corrected && decodeURIComponent(corrected), next };
}

async function storedWords(kind: Kind): Promise<{ words: string[]; names: string[] }> {
  const all = await openWords({ db: testDb(), cache: null }, kind);
  return {
    words: all.flatMap(({ word, count, isName }) => (isName ? [] : [`${word}:${count}`])),
    names: all.flatMap(({ word, isName }) => (isName ? [word] : [])),
  };
}

test('the words of open offers are known with their number, and those of names only apart', async () => {
  await makeJob({
    title: 'Cameriera',
    companyName: 'Zampognari',
    location: 'Esine',
    description: 'Città! CITTÀ, 3x4 ore.',
  });
  await makeJob({ title: 'Cameriera', companyName: 'Altra', description: 'Zufolo' });
  const closed = await makeJob({ title: 'Ombrellaio' });
  await testDb().update(jobs).set({ ownerStatus: 'closed', status: 'closed' }).where(eq(jobs.id, closed.id));
  const { words, names } = await storedWords('jobs');
  expect(words).toEqual(expect.arrayContaining(['cameriera:2', 'citta:1', 'esine:1', 'zufolo:1', 'ristorazione:2']));
  expect(words.join(' ')).not.toMatch(/zampognari|ombrellaio|3x4|category|town/);
  expect(names).toEqual(expect.arrayContaining(['zampognari', 'altra']));
});

test('a profile for companies only gives no word', async () => {
  await makeCandidate({ name: 'Fulgenzio Palpacelli', title: 'Liutaia', skills: ['verniciatura'] });
  await makeCompanyCandidate({ name: 'Ermenegildo Nascosti', title: 'Arrotino', skills: ['affilatura'] });
  const { words, names } = await storedWords('candidates');
  expect(words).toEqual(expect.arrayContaining(['liutaia:1', 'verniciatura:1']));
  expect(names).toEqual(expect.arrayContaining(['fulgenzio', 'palpacelli']));
  expect([...words, ...names].join(' ')).not.toMatch(/ermenegildo|nascosti|arrotino|affilatura/);
  expect(await correct('liutaja', 'candidates')).toBe('liutaia');
  expect(await correct('arrotimo', 'candidates')).toBeNull();
  expect(await correct('palpaceli', 'candidates')).toBeNull();
});

test('a text is put right word by word, and says what is right as it was typed', async () => {
  await makeJob({ title: 'Cameriere', companyName: 'Kristallpalast', location: 'Breno' });
  await makeJob({ title: 'Muratore', description: 'Con xilografo.' });
  expect(await correct('camriere a Brenno')).toBe('cameriere a breno');
  expect(await correct('Cerco lavoro, muratroe!')).toBe('Cerco lavoro, muratore!');
  expect(await correct('xilografi')).toBeNull();
  expect(await correct('kristalpalast')).toBe('kristallpalast');
  for (const text of ['cameriere breno', 'camer', 'kristallpalast', 'murator3', 'badante', 'murt'])
    expect(await correct(text)).toBeNull();
  for (const text of ['', '***', '🎿', 'مطعمممم', '"" OR (', 'a', 'x'.repeat(200)])
    expect(await correct(text)).toBeNull();
});

test('putting right costs one row of the version where the words are known, and nothing where every word is', async () => {
  await makeJob({ title: 'Cameriere' });
  await storedWords('jobs');
  const cost = async (text: string) =>
    (await costOf(({ DB }) => correctText({ db: openDatabase(DB, null), cache: null }, 'jobs', readSearch(text)))).cost;
  expect(await cost('cameriere part time a ponte di legno')).toMatchObject({ statements: 0 });
  const wrong = Array.from({ length: 200 }, (_, index) => `camrere${'abcdefghij'[index % 10]}`).join(' ');
  expect(await cost(wrong)).toEqual({ statements: 1, rowsRead: 1 });
});

test('a word goes with the last offer that has it', async () => {
  const { id } = await makeJob({ title: 'Ricamatrice di gonfaloni' });
  expect((await storedWords('jobs')).words).toContain('gonfaloni:1');
  await testDb().update(jobs).set({ status: 'expired' }).where(eq(jobs.id, id));
  expect((await storedWords('jobs')).words.join(' ')).not.toContain('gonfaloni');
});

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
