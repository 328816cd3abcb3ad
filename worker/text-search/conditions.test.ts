import { expect, test } from 'vitest';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { COMMON_WORD_PLACES } from '../../shared/valley/aliases.ts';
import { patternsIn } from '../search/expression.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { findInTiers } from '../testing/find-rows.ts';
import { COLUMNS, textTiers } from './conditions.ts';
import { readSearch } from './read-text.ts';

/** Keys of what a text finds, tier by tier. */
async function searchTiers(text: string): Promise<number[][]> {
  const read = textTiers(readSearch(text), COLUMNS.jobs);
  return findInTiers('jobs', [...(read?.tiers ?? []), ...(read?.steps.map(({ match }) => match) ?? [])]);
}

test('titles come before companies and places, these before descriptions, all of them before all but one', async () => {
  const [one, two, three] = [uniqueWord(), uniqueWord(), uniqueWord()];
  const plain = { companyName: 'Ditta', description: 'Testo.', title: 'Lavoro' };
  const make = async (columns: object) => (await makeJob({ ...plain, ...columns })).id;
  const allButOne = await make({ title: `${one} ${two}` });
  const anywhere = await make({ title: one, companyName: two, description: three });
  const strong = await make({ title: one, companyName: two, location: `Breno ${three}` });
  const titled = await make({ title: `${three}, ${two} e ${one}` });
  const tiersOf = async (text: string) => (await searchTiers(text)).filter((tier) => tier.length > 0);
  expect(await tiersOf(`${one} ${two} ${three}`)).toEqual([[titled], [strong], [anywhere], [allButOne]]);
  expect(await tiersOf(`${one} ${two}`)).toEqual([
    [titled, allButOne],
    [strong, anywhere],
  ]);
});

test('a place is found by its municipality where the offer names a hamlet, and by the hamlet first', async () => {
  const word = uniqueWord();
  const town = await makeJob({ title: word, location: 'Capo di Ponte' });
  const hamlet = await makeJob({ title: word, location: 'Cemmo' });
  expect((await searchTiers(`${word} cemmo`)).flat()).toEqual([hamlet.id, town.id]);
  expect((await searchTiers(`${word} capo di ponte`)).flat()).toEqual([hamlet.id, town.id]);
});

test('a place of which the name is also a trade or an ordinary word is found by its municipality, after the trade', async () => {
  const forge = await makeJob({ title: 'Operaio alle fucine', location: 'Edolo' });
  const synonym = await makeJob({ title: 'Addetto forgia', location: 'Edolo' });
  const there = await makeJob({ title: 'Sarta', location: 'Darfo Boario Terme' });
  expect((await searchTiers('fucine')).flat()).toEqual([forge.id, synonym.id, there.id]);
  expect((await searchTiers('sarta fucine')).flat()[0]).toBe(there.id);
  for (const [slug, names] of Object.entries(COMMON_WORD_PLACES)) {
    const { id } = await makeJob({ title: 'Sarta', location: municipalityBySlug(slug)?.name ?? '' });
    for (const name of names) expect((await searchTiers(`sarta ${name}`)).flat(), name).toContain(id);
  }
});

test('a text that asks for work in a place finds what is there, and one that does not finds nothing', async () => {
  const { id } = await makeJob({ location: 'Paspardo' });
  expect((await searchTiers(`cerco lavoro a Paspardo, ${uniqueWord()}`)).flat()).toContain(id);
  expect((await searchTiers(`${uniqueWord()} Paspardo`)).flat()).toEqual([]);
});

test.each([
  ['capomastro', true],
  ['gelataio ottimo', true],
  ['notaio', false],
  ['ricetta casoncelli', false],
])('similar trades alone answer %s: %s', (text, isAnswer) => {
  expect(textTiers(readSearch(text), COLUMNS.jobs)?.answeredBySimilar).toBe(isAnswer);
});

test('words before those that only begin alike: no autistic children for who drives', async () => {
  const teacher = await makeJob({ title: 'Educatore', description: 'Con ragazzi autistici.' });
  expect((await searchTiers('autista')).flat()).not.toContain(teacher.id);
  expect((await searchTiers('autist')).flat()).toContain(teacher.id);
});

test.each(['senza turni di notte', 'nessun turno di notte', 'no notte'])(
  '%s keeps out a shift, not a word',
  async (text) => {
    const title = uniqueWord();
    const byNight = await makeJob({ title, shifts: ['notte', 'mattina'] });
    const byDay = await makeJob({ title: `${title}, no notte`, shifts: ['mattina'] });
    const unsaid = await makeJob({ title, description: 'Niente turni di notte.' });
    const found = (await searchTiers(`${title} ${text}`)).flat();
    expect(found).toEqual(expect.arrayContaining([byDay.id, unsaid.id]));
    expect(found).not.toContain(byNight.id);
  },
);

test('a shift that the text of an offer includes is kept out', async () => {
  const title = uniqueWord();
  const included = await makeJob({ title, description: 'Turni diversi, weekend compresi.' });
  const unsaid = await makeJob({ title, description: 'Niente weekend.' });
  const found = (await searchTiers(`${title} no weekend`)).flat();
  expect([found.includes(included.id), found.includes(unsaid.id)]).toEqual([false, true]);
});

test('500 words cost no more than a few', async () => {
  const trades =
    'cameriere commessa operaio badante muratore cuoco autista manutentore saldatore impiegata infermiere oss';
  const read = textTiers(readSearch(`${trades} `.repeat(50)), COLUMNS.jobs);
  const matches = [...(read?.tiers ?? []), ...(read?.steps.map(({ match }) => match) ?? [])];
  expect(matches.length).toBeLessThanOrEqual(10);
  const patterns = patternsIn(matches);
  expect(patterns.length).toBeLessThanOrEqual(50);
  for (const pattern of patterns) expect(pattern.length).toBeLessThan(60_000);
  await expect(findInTiers('jobs', matches)).resolves.toBeDefined();
});

test('a trade is not looked for in the names of places', async () => {
  const { id } = await makeJob({
    title: 'Muratore',
    companyName: 'Ditta',
    description: 'Testo.',
    location: 'Boario Terme',
  });
  expect((await searchTiers('boario terme')).flat()).toContain(id);
  expect((await searchTiers('cure termali')).flat()).not.toContain(id);
});

test('a title that only sounds like a synonym of a trade is found by what it is, and not by the trade', async () => {
  const gym = await makeJob({ title: 'Istruttrice sala pesi', companyName: 'Ditta', description: 'Testo.' });
  const hall = await makeJob({ title: 'Addetta di sala', companyName: 'Ditta', description: 'Testo.' });
  expect((await searchTiers('cameriere')).flat()).not.toContain(gym.id);
  expect((await searchTiers('cameriere')).flat()).toContain(hall.id);
  expect((await searchTiers('sala pesi')).flat()).toContain(gym.id);
});
