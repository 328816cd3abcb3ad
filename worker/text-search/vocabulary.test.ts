import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/client.ts';
import { jobs } from '../db/tables/jobs.ts';
import { searchVocabulary } from '../db/tables/search.ts';
import { runScheduled } from '../scheduled.ts';
import { costOf } from '../testing/bindings.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { makeCandidate, makeCompanyCandidate } from '../testing/make-candidate.ts';
import { correctText } from './correct-text.ts';
import type { SearchKind } from './queries.ts';
import { rebuildVocabulary } from './rebuild-vocabulary.ts';

const correct = (text: string, kind: SearchKind = 'jobs') => correctText(testDb(), kind, text);

async function keptWords(kind: SearchKind): Promise<{ words: string[]; names: string[] }> {
  const rows = await testDb().select().from(searchVocabulary).where(eq(searchVocabulary.kind, kind));
  const split = (texts: readonly string[]) => texts.flatMap((text) => text.split(' ')).filter((word) => word !== '');
  return { words: split(rows.map(({ words }) => words)), names: split(rows.map(({ names }) => names)) };
}

test('the words of open offers are kept by their length, with their number, and those of names only apart', async () => {
  await makeJob({
    title: 'Cameriera',
    companyName: 'Zampognari',
    location: 'Esine',
    description: 'Città! CITTÀ, 3x4 ore.',
  });
  await makeJob({ title: 'Cameriera', companyName: 'Altra', description: 'Zufolo' });
  const closed = await makeJob({ title: 'Ombrellaio' });
  await testDb().update(jobs).set({ ownerStatus: 'closed', status: 'closed' }).where(eq(jobs.id, closed.id));
  await rebuildVocabulary(testDb());
  const { words, names } = await keptWords('jobs');
  expect(words).toEqual(expect.arrayContaining(['cameriera:2', 'citta:1', 'esine:1', 'zufolo:1', 'ristorazione:2']));
  expect(words.join(' ')).not.toMatch(/zampognari|ombrellaio|3x4|category|town/);
  expect(names).toEqual(expect.arrayContaining(['zampognari', 'altra']));
  const lengths = await testDb().select().from(searchVocabulary).where(eq(searchVocabulary.kind, 'jobs'));
  for (const { length, words: text } of lengths)
    for (const word of text.split(' ').filter(Boolean)) expect(word.split(':')[0]).toHaveLength(length);
});

test('a profile for companies only gives no word', async () => {
  await makeCandidate({ name: 'Fulgenzio Palpacelli', title: 'Liutaia', skills: ['verniciatura'] });
  await makeCompanyCandidate({ name: 'Ermenegildo Nascosti', title: 'Arrotino', skills: ['affilatura'] });
  await rebuildVocabulary(testDb());
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
  await rebuildVocabulary(testDb());
  expect(await correct('camriere a Brenno')).toBe('cameriere a breno');
  expect(await correct('Cerco lavoro, muratroe!')).toBe('Cerco lavoro, muratore!');
  expect(await correct('xilografi')).toBeNull();
  expect(await correct('kristalpalast')).toBe('kristallpalast');
  for (const text of ['cameriere breno', 'camer', 'kristallpalast', 'murator3', 'badante', 'murt'])
    expect(await correct(text)).toBeNull();
  for (const text of ['', '***', '🎿', 'مطعمممم', '"" OR (', 'a', 'x'.repeat(200)])
    expect(await correct(text)).toBeNull();
});

test('putting right costs one query, and none where every word is known', async () => {
  await makeJob({ title: 'Cameriere' });
  await rebuildVocabulary(testDb());
  const cost = async (text: string) =>
    (await costOf((bindings) => correctText(openDatabase(bindings.DB, null), 'jobs', text))).cost;
  expect(await cost('cameriere part time a ponte di legno')).toMatchObject({ statements: 0 });
  const wrong = await cost(Array.from({ length: 200 }, (_, index) => `camrere${'abcdefghij'[index % 10]}`).join(' '));
  expect(wrong.statements).toBe(1);
  expect(wrong.rowsRead).toBeLessThan(80);
});

test('the cron keeps the words, and writes nothing where none has changed', async () => {
  const { id } = await makeJob({ title: 'Ricamatrice di gonfaloni' });
  await runScheduled('25 * * * *', env, new Date());
  expect((await keptWords('jobs')).words).toContain('gonfaloni:1');
  const again = await costOf((bindings) => rebuildVocabulary(openDatabase(bindings.DB, null)));
  expect(again.cost.statements).toBe(4);
  await testDb().update(jobs).set({ status: 'expired' }).where(eq(jobs.id, id));
  await runScheduled('25 * * * *', env, new Date());
  expect((await keptWords('jobs')).words.join(' ')).not.toContain('gonfaloni');
});
