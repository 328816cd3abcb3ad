import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/client.ts';
import { jobs } from '../db/tables/jobs.ts';
import { type Kind, openWords } from '../search/open-index.ts';
import { costOf } from '../testing/bindings.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { makeCandidate, makeCompanyCandidate } from '../testing/make-candidate.ts';
import { correctText } from './correct-text.ts';

const source = () => ({ db: testDb(), cache: null });

const correct = (text: string, kind: Kind = 'jobs') => correctText(source(), kind, text);

async function keptWords(kind: Kind): Promise<{ words: string[]; names: string[] }> {
  const all = await openWords(source(), kind);
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
  const { words, names } = await keptWords('jobs');
  expect(words).toEqual(expect.arrayContaining(['cameriera:2', 'citta:1', 'esine:1', 'zufolo:1', 'ristorazione:2']));
  expect(words.join(' ')).not.toMatch(/zampognari|ombrellaio|3x4|category|town/);
  expect(names).toEqual(expect.arrayContaining(['zampognari', 'altra']));
});

test('a profile for companies only gives no word', async () => {
  await makeCandidate({ name: 'Fulgenzio Palpacelli', title: 'Liutaia', skills: ['verniciatura'] });
  await makeCompanyCandidate({ name: 'Ermenegildo Nascosti', title: 'Arrotino', skills: ['affilatura'] });
  const { words, names } = await keptWords('candidates');
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
  await keptWords('jobs');
  const cost = async (text: string) =>
    (await costOf(({ DB }) => correctText({ db: openDatabase(DB, null), cache: null }, 'jobs', text))).cost;
  expect(await cost('cameriere part time a ponte di legno')).toMatchObject({ statements: 0 });
  const wrong = Array.from({ length: 200 }, (_, index) => `camrere${'abcdefghij'[index % 10]}`).join(' ');
  expect(await cost(wrong)).toEqual({ statements: 1, rowsRead: 1 });
});

test('a word goes with the last offer that has it', async () => {
  const { id } = await makeJob({ title: 'Ricamatrice di gonfaloni' });
  expect((await keptWords('jobs')).words).toContain('gonfaloni:1');
  await testDb().update(jobs).set({ status: 'expired' }).where(eq(jobs.id, id));
  expect((await keptWords('jobs')).words.join(' ')).not.toContain('gonfaloni');
});
