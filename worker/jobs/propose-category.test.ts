import { expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import type { OwnJob } from '../../shared/jobs.ts';
import { withQuery } from '../../shared/paths.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';
import { asEmployer, asVisitor } from '../testing/requests.ts';
import { readMeanings } from '../text-search/thesaurus.ts';
import { CATEGORY_OF, proposedCategory } from './propose-category.ts';

const under = (title: string, category: 'Altro' | 'Commercio' = 'Altro', categoryFixed = false) =>
  proposedCategory({ title, category, categoryFixed });

test.each([
  ['Saldatrice/saldatore a filo e TIG', 'Industria e artigianato'],
  ['Operatrice/operatore CNC', 'Industria e artigianato'],
  ['Autista patente CE', 'Trasporti'],
  ['Aiuto casaro in malga', 'Agricoltura e bosco'],
  ['Badante a ore', 'Assistenza in famiglia'],
  ['Parrucchiera/e', 'Bellezza'],
  ['Cameriere di sala', null],
  ['Persona di fiducia', null],
])('%s under Altro seems to be %s', (title, category) => {
  expect(under(title)).toBe(category);
});

test('nothing is proposed where a category was chosen, or Altro was kept', () => {
  expect(under('Saldatore', 'Commercio')).toBeNull();
  expect(under('Saldatore', 'Altro', true)).toBeNull();
});

test('every trade of the table is one of the synonyms', () => {
  const trades = new Set(readMeanings().map(({ names }) => names[0]?.text));
  expect([...CATEGORY_OF.keys()].filter((trade) => !trades.has(trade))).toEqual([]);
});

test('an owner moves an offer to the proposed category, where its list then finds it, or keeps it', async () => {
  const employer = await asEmployer();
  const [moved, stored] = await Promise.all(
    ['Saldatore', 'Tornitore'].map((title) =>
      makeJob({ ownerId: employer.account.id, title: `${title} ${uniqueWord()}`, category: 'Altro' }),
    ),
  );
  const put = async (id = '', category = '') => {
    const path = pathOf('PUT /api/jobs/:id/category', { id });
    const answer = await employer.post(path, { category }, { method: 'PUT' });
    expect(answer.status).toBe(200);
    return answer.json<OwnJob>();
  };
  const own = await employer.get(pathOf('GET /api/own-jobs'));
  const listed = await own.json<OwnJob[]>();
  expect(listed.map(({ proposedCategory }) => proposedCategory)).toEqual([
    'Industria e artigianato',
    'Industria e artigianato',
  ]);
  expect(await put(moved?.publicId, 'Industria e artigianato')).toMatchObject({
    category: 'Industria e artigianato',
    proposedCategory: null,
    revision: 2,
  });
  expect(await put(stored?.publicId, 'Altro')).toMatchObject({ category: 'Altro', proposedCategory: null });
  const found = async (category: string) => (await readJobs({ search: moved?.title ?? '', category })).ids;
  expect(await found('industria e artigianato')).toEqual([moved?.publicId]);
  expect(await found('altro')).not.toContain(moved?.publicId);
  const counts = await asVisitor.get(withQuery(pathOf('GET /api/jobs/filters'), { search: moved?.title }));
  expect((await counts.json<{ counts: object }>()).counts).toMatchObject({
    category: { 'Industria e artigianato': 1 },
  });
});

test('of two categories at once only those that are stored are said to be', async () => {
  const employer = await asEmployer();
  const { publicId } = await makeJob({ ownerId: employer.account.id, category: 'Altro' });
  const path = pathOf('PUT /api/jobs/:id/category', { id: publicId });
  const put = async (category: string) => (await employer.post(path, { category }, { method: 'PUT' })).status;
  const answers = await Promise.all(['Trasporti', 'Bellezza', 'Commercio'].map(put));
  const stored = answers.filter((status) => status === 200);
  expect(answers.filter((status) => status === 409)).toHaveLength(answers.length - stored.length);
  const own = await employer.get(pathOf('GET /api/own-jobs/:id', { id: publicId }));
  // Each edit that is stored makes one more revision.
  expect(await own.json<OwnJob>()).toMatchObject({ revision: 1 + stored.length });
});
