import { expect, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { employerAnswers } from '../db/tables/applications.ts';
import { makeJob, testDb, uniqueWord } from '../testing/factories.ts';
import { elements, readPage } from '../testing/read-page.ts';

/** The page of an offer whose employer answers like this. */
const shownFor = async (answers: Omit<typeof employerAnswers.$inferInsert, 'userId'> | null) => {
  const job = await makeJob();
  if (answers)
    await testDb()
      .insert(employerAnswers)
      .values({ userId: job.ownerId, ...answers });
  return (await readPage(pagePath.job(job.publicId))).html;
};

test('an offer says "usually" and how often its employer answers, where half were answered in time', async () => {
  const day = 86_400_000;
  expect(await shownFor({ received: 10, answered: 8, halfWithinMs: 1.4 * day })).toContain(
    'Risponde di solito entro 2 giorni · ha risposto a 8 candidature su 10',
  );
  expect(await shownFor({ received: 6, answered: 6, halfWithinMs: 60_000 })).toContain(
    'Risponde di solito entro 1 giorno · ha risposto a 6 candidature su 6',
  );
});

test('only how often, where fewer were', async () => {
  const text = await shownFor({ received: 10, answered: 1, halfWithinMs: null });
  expect(text).toContain('Ha risposto a 1 candidatura su 10');
  expect(text).not.toContain('di solito');
});

test('nothing, before there are enough', async () => {
  expect(await shownFor(null)).not.toMatch(/risponde di solito|ha risposto/i);
});

const textsOf = async (path: string, selector: string) =>
  (await elements((await readPage(path)).html, selector)).map(({ text }) => text);

test('a driving licence that an offer asks for is on its card and on its page, and on no other offer’s', async () => {
  const word = uniqueWord();
  const page = pagePath.job((await makeJob({ title: word, licence: 'CE' })).publicId);
  expect(await textsOf(page, 'dd')).toContain('Serve la patente CE');
  const other = pagePath.job((await makeJob({ title: word })).publicId);
  expect((await textsOf(other, 'dd')).join()).not.toContain('patente');
  const cards = await textsOf(`${pagePath.jobs()}?search=${word}`, '.job-card .badge');
  expect(cards.filter((text) => text.includes('patente'))).toEqual(['Serve la patente CE']);
});

test('pay that is missing is said to be missing, on the card and on the page', async () => {
  const word = uniqueWord();
  const page = pagePath.job((await makeJob({ title: word })).publicId);
  expect(await textsOf(page, 'header p')).toContain('Paga non indicata');
  expect((await textsOf(`${pagePath.jobs()}?search=${word}`, '.job-card')).join()).toContain('Paga non indicata');
});

test('the hours of a week are on the page of an offer that says them, and on no other', async () => {
  const page = pagePath.job((await makeJob({ weeklyHours: 24 })).publicId);
  expect(await textsOf(page, 'dd')).toContain('24 ore alla settimana');
  const other = pagePath.job((await makeJob()).publicId);
  expect((await textsOf(other, 'dd')).join()).not.toContain('alla settimana');
});
