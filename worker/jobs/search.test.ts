import { describe, expect, test } from 'vitest';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';

/** True if a search finds an offer with `text` in its title. */
async function finds(search: string, text: string): Promise<boolean> {
  const word = uniqueWord();
  await makeJob({ title: text, location: word, description: '–' });
  return (await readJobs({ search, location: word })).jobs.length === 1;
}

describe('a search finds the Italian forms of a word', () => {
  test.each([
    ['cameriere', 'Cameriera/e di sala'],
    ['cam', 'Cameriere'],
    ['cuoca', 'Aiuto cuoco'],
    ['oss', 'OSS per RSA'],
    ['temù', 'Rifugio a Temu'],
    ['d’oglio', "Vezza d'Oglio"],
    ['full time', 'Full-time'],
    ['c+cqc', 'Autista patente C + CQC'],
    ['  SALA,  cameriera!! ', 'Cameriera di sala'],
  ])('%s finds "%s"', async (search, text) => {
    expect(await finds(search, text)).toBe(true);
  });
});

describe('a search does not find', () => {
  test.each([
    ['bar', 'Cameriera di sala'],
    ['oss', 'Bossico'],
  ])('%s in "%s"', async (search, text) => {
    expect(await finds(search, text)).toBe(false);
  });
});

test.each(['title', 'companyName', 'location', 'description'] as const)('words stand in %s too', async (field) => {
  const word = uniqueWord();
  const job = await makeJob({ [field]: `Prima ${word} dopo` });
  expect((await readJobs({ search: word })).ids).toEqual([job.publicId]);
});

test('words may stand in different fields', async () => {
  const word = uniqueWord();
  const job = await makeJob({ title: `Cuoca ${word}`, companyName: 'Trattoria', location: 'Cerveno' });
  expect((await readJobs({ search: `cerveno trattoria ${word}` })).ids).toEqual([job.publicId]);
});
