import { expect, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { elements, readPage } from '../testing/read-page.ts';

const textsOf = async (path: string, selector: string) =>
  (await elements((await readPage(path)).html, selector)).map(({ text }) => text);

test('a driving licence that an offer asks for is on its card and on its page, and on no other offer’s', async () => {
  const word = uniqueWord();
  const page = pagePath.job((await makeJob({ title: word, licence: 'CE' })).publicId);
  expect(await textsOf(page, 'header .badge')).toContain('Serve la patente CE');
  expect(await textsOf(page, 'dd')).toContain('Serve la patente CE');
  const other = pagePath.job((await makeJob({ title: word })).publicId);
  expect((await textsOf(other, 'header .badge')).join()).not.toContain('patente');
  expect((await textsOf(other, 'dd')).join()).not.toContain('patente');
  const cards = await textsOf(`${pagePath.jobs()}?search=${word}`, '.job-card .badge');
  expect(cards.filter((text) => text.includes('patente'))).toEqual(['Serve la patente CE']);
});
