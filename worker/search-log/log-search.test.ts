import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { romeDay } from '../../shared/dates.ts';
import { type CountSearchBody, searchTalliesSchema } from '../../shared/search-log.ts';
import { dailyCounts, searchCounts } from '../db/tables/operation.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeJob, testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asAdmin, asVisitor } from '../testing/requests.ts';
import { insertMany, insertRows } from '../testing/seed-jobs.ts';

beforeEach(async () => {
  await testDb().delete(searchCounts);
  // Words that other tests have made would correct those of this one.
  await testDb().delete(dailyCounts);
});

const search = async (body: CountSearchBody): Promise<void> => {
  const answer = await asVisitor.post('/api/searches', body);
  expect([answer.status, answer.headers.get('Set-Cookie'), await answer.text()]).toEqual([204, null, '']);
};
const stored = () => testDb().select().from(searchCounts);
const today = () => romeDay(new Date());

describe('a search is counted', () => {
  test('with its words, its municipality, its day and whether it finds anything, and with nothing else', async () => {
    const word = uniqueWord();
    await search({ kind: 'jobs', search: ` ${word.toUpperCase()}! `, location: 'Boario' });
    const row = { kind: 'jobs', day: today(), words: word, town: 'darfo-boario-terme', found: false };
    expect(await stored()).toEqual([{ ...row, count: 1 }]);
    await makeJob({ title: `Cuoca ${word}`, location: 'Darfo Boario Terme' });
    for (let n = 0; n < 2; n++) await search({ kind: 'jobs', search: word, location: 'darfo' });
    expect(await stored()).toEqual(
      expect.arrayContaining([
        { ...row, count: 1 },
        { ...row, found: true, count: 2 },
      ]),
    );
    expect(await stored()).toHaveLength(2);
  });

  test('as what profiles are searched for, apart from offers', async () => {
    const word = uniqueWord();
    await makeCandidate({ title: word });
    await search({ kind: 'jobs', search: word });
    await search({ kind: 'candidates', search: word });
    const rows = await stored();
    expect(rows.map(({ kind, found, count }) => `${kind} ${found} ${count}`).sort()).toEqual([
      'candidates true 1',
      'jobs false 1',
    ]);
  });

  test.each([
    ['to the nearest municipality', { lat: 46.18, lon: 10.33 }, 'edolo'],
    ['to none far away', { lat: 41.9, lon: 12.5 }, ''],
    ['the named one first', { lat: 46.18, lon: 10.33, location: 'Breno' }, 'breno'],
    ['from the CAP of one municipality', { location: '25056' }, 'ponte-di-legno'],
    ['of a street the municipality alone', { location: 'Via Nazionale 12, Sonico' }, 'sonico'],
    ['alone', { search: '', location: 'Cimbergo (BS)' }, 'cimbergo'],
  ])('with a rounded place: %s', async (_what, place, town) => {
    await search({ kind: 'jobs', search: uniqueWord(), ...place });
    expect((await stored()).map((row) => row.town)).toEqual([town]);
  });

  test.each([
    ['a place that is none of ours', 'Bergamo', { location: 'Edolo' }, false],
    ['a text in which no municipality stands', 'Rifugio Zyx', { location: 'Rifugio Zyx' }, true],
  ])('found or not as the list says of %s', async (_what, location, columns, found) => {
    const word = uniqueWord();
    await makeJob({ title: word, ...columns });
    await search({ kind: 'jobs', search: word, location });
    expect((await stored()).map((row) => [row.words, row.found])).toEqual([[word, found]]);
  });

  test('on its day in Rome', async () => {
    const word = uniqueWord();
    for (const time of ['2027-07-15T21:59:59Z', '2027-07-15T22:00:01Z']) {
      vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
      await search({ kind: 'jobs', search: word });
    }
    expect((await stored()).map(({ day }) => day).sort()).toEqual(['2027-07-15', '2027-07-16']);
  });
});

test('an empty or personal search is answered the same and not kept', async () => {
  const bodies: CountSearchBody[] = [
    { kind: 'jobs', search: ' ', location: '' },
    { kind: 'jobs', search: '🙂', location: 'Bergamo' },
    { kind: 'jobs', search: 'cuoca 333 1234567', location: 'Edolo' },
    { kind: 'candidates', search: 'anna@example.org' },
  ];
  for (const body of bodies) await search(body);
  expect(await stored()).toEqual([]);
  expect(await testDb().select().from(dailyCounts)).toEqual([]);
});

describe('names of people', () => {
  test('a search of profiles has only words of works, of places and of what profiles say', async () => {
    const [surname, skill] = [uniqueWord(), uniqueWord()];
    await makeCandidate({ name: `Laura ${surname}`, title: 'Cuoca', skills: [skill] });
    for (const text of [`laura ${surname}`, surname, `cuoca ${surname}`, `${skill} ${surname}`, uniqueWord(), 'rossi'])
      await search({ kind: 'candidates', search: text });
    // The rest of what is asked for belongs to the same person.
    await search({ kind: 'candidates', search: surname, location: 'Edolo' });
    expect(await stored()).toEqual([]);
    for (const text of [`cuoche a Breno ${skill}`, 'OSS di notte', 'cerco badante'])
      await search({ kind: 'candidates', search: text });
    expect((await stored()).map(({ words }) => words).sort()).toEqual([
      'cerco badante',
      `cuoche a breno ${skill}`,
      'oss di notte',
    ]);
  });

  test('a search of offers has one word at most that nobody knows', async () => {
    const [company, trade, unknown] = [uniqueWord(), uniqueWord(), uniqueWord()];
    await makeJob({ title: `Tecnico ${trade}`, companyName: company });
    for (const text of ['mario rossi', `${company} ${unknown}`, `${trade} ${company} ${unknown}`])
      await search({ kind: 'jobs', search: text });
    expect(await stored()).toEqual([]);
    for (const text of [`${trade} ${company} Edolo`, `cuoca ${unknown}`]) await search({ kind: 'jobs', search: text });
    expect((await stored()).map(({ words }) => words).sort()).toEqual(
      [`${trade} ${company} edolo`, `cuoca ${unknown}`].sort(),
    );
  });
});

test('a body that is none is refused', async () => {
  const refused = async (body: unknown) =>
    Object.keys(await refusedFields(await asVisitor.post('/api/searches', body)));
  expect(await refused({ search: 'cuoca' })).toEqual(['kind']);
  expect(await refused({ kind: 'jobs', found: true })).toEqual(['found']);
  expect(await refused({ kind: 'jobs', lat: 46 })).toEqual(['lat']);
  expect(await refused({ kind: 'jobs', lat: 460, lon: 10 })).toEqual(['lat']);
  expect(await refused({ kind: 'jobs', lat: '1e1', lon: '10' })).toEqual(['lat']);
  expect(await refused({ kind: 'jobs', search: 'a'.repeat(401) })).toEqual(['search']);
  expect(await stored()).toEqual([]);
});

test('no more than so many new searches are counted in a day; those that are known still are', async () => {
  await search({ kind: 'jobs', search: 'cuoca' });
  await testDb().update(dailyCounts).set({ count: 2999 }).where(eq(dailyCounts.key, 'search:new'));
  for (const word of ['prima', 'seconda', 'terza', 'cuoca']) await search({ kind: 'jobs', search: word });
  expect((await stored()).map(({ words, count }) => [words, count]).sort()).toEqual([
    ['cuoca', 2],
    ['prima', 1],
  ]);
});

describe('administrators', () => {
  const tallies = async (query = '') => {
    const answer = await (await asAdmin()).get(`/api/moderation/searches${query}`);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    return strict(searchTalliesSchema).parse(await answer.json());
  };
  const row = (words: string, columns: Partial<typeof searchCounts.$inferInsert> = {}) =>
    ({ kind: 'jobs', day: today(), words, town: '', found: true, count: 3, ...columns }) as const;

  test('searches from three times on are listed, the most frequent first, and those without a result', async () => {
    await insertRows(searchCounts, [
      row('cuoca', { count: 2 }),
      row('cuoca', { day: romeDay(new Date(), -1), found: false, count: 2 }),
      row('mario rossi', { count: 2, found: false }),
      row('oss', { town: 'edolo', found: false, count: 7 }),
      row('', { town: 'breno', count: 3 }),
      row('oss', { kind: 'candidates', count: 5 }),
    ]);
    expect(await tallies()).toEqual({
      sought: [
        { kind: 'jobs', words: 'oss', place: 'Edolo', times: 7 },
        { kind: 'candidates', words: 'oss', place: null, times: 5 },
        { kind: 'jobs', words: 'cuoca', place: null, times: 4 },
        { kind: 'jobs', words: '', place: 'Breno', times: 3 },
      ],
      notFound: [{ kind: 'jobs', words: 'oss', place: 'Edolo', times: 7 }],
    });
  });

  test('the first fifty of the days they choose', async () => {
    const now = new Date();
    const ago = (days: number) => ({ day: romeDay(now, -days) });
    await insertRows(searchCounts, [row('oggi'), row('sei', ago(6)), row('sette', ago(7)), row('trenta', ago(30))]);
    const words = async (query: string) => (await tallies(query)).sought.map((tally) => tally.words);
    expect(await words('?days=7')).toEqual(['oggi', 'sei']);
    expect(await words('')).toEqual(['oggi', 'sei', 'sette']);
    expect(await words('?days=90')).toEqual(['oggi', 'sei', 'sette', 'trenta']);
    await insertMany(searchCounts, 60, (n) => row(`parola ${n}`));
    expect(await words('')).toHaveLength(50);
  });

  test('are refused a window that does not exist', async () => {
    await expectProblem(await (await asAdmin()).get('/api/moderation/searches?days=365'), 400);
  });
});
