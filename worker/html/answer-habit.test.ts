import { expect, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { employerAnswers } from '../db/tables/applications.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { readPage } from '../testing/read-page.ts';

/** The page of an offer whose employer answers like this. */
const shownFor = async (answers: Omit<typeof employerAnswers.$inferInsert, 'userId'> | null) => {
  const job = await makeJob();
  if (answers)
    await testDb()
      .insert(employerAnswers)
      .values({ userId: job.ownerId, ...answers });
  return (await readPage(pagePath.job(job.publicId))).html;
};

test('usually and how often, where half were answered in time', async () => {
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
