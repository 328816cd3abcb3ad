import { expect, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { employerAnswers } from '../db/tables/applications.ts';
import type { NewJobRow } from '../db/tables/jobs.ts';
import { insertOne, makeJob, uniqueWord } from '../testing/factories.ts';
import { elements, readPage } from '../testing/read-page.ts';

/** The page of an offer whose employer answers like this. */
const shownFor = async (answers: Omit<typeof employerAnswers.$inferInsert, 'userId'> | null) => {
  const job = await makeJob();
  if (answers) await insertOne(employerAnswers, { userId: job.ownerId, ...answers });
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

test('only how often, where fewer were, and nothing before there are enough', async () => {
  const text = await shownFor({ received: 10, answered: 1, halfWithinMs: null });
  expect(text).toContain('Ha risposto a 1 candidatura su 10');
  expect(text).not.toContain('di solito');
  expect(await shownFor(null)).not.toMatch(/risponde di solito|ha risposto/i);
});

const textsOf = async (path: string, selector: string) =>
  (await elements((await readPage(path)).html, selector)).map(({ text }) => text);

/** Marks of a new offer: beside its title, among its facts and on its card. */
async function marksOf(columns: Partial<NewJobRow>) {
  const title = uniqueWord();
  const page = pagePath.job((await makeJob({ title, ...columns })).publicId);
  const card = (await textsOf(`${pagePath.jobs()}?search=${title}`, '.job-card')).join();
  return { card, head: await textsOf(page, 'header p'), facts: await textsOf(page, 'dd') };
}

test('a driving licence and the hours of a week are on the offers that say them, missing pay on those without', async () => {
  const plain = await marksOf({});
  expect(plain.head).toContain('Paga non indicata');
  expect(plain.card).toContain('Paga non indicata');
  expect(JSON.stringify(plain)).not.toMatch(/patente|alla settimana/);
  const full = await marksOf({ licence: 'CE', weeklyHours: 24, salaryMin: 1200, salaryPeriod: 'mese' });
  expect(full.facts).toEqual(expect.arrayContaining(['Serve la patente CE', '24 ore alla settimana']));
  expect(full.card).toContain('Serve la patente CE');
  expect(JSON.stringify(full)).not.toMatch(/non indicata/i);
});
