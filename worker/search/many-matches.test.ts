import { expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { withQuery } from '../../shared/paths.ts';
import { makeJob } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';
import { copyJobs } from '../testing/seed-jobs.ts';

test('of a text that more than 5,000 offers have, these are found, and said to be some', async () => {
  await makeJob({ title: 'Zafferanaia' });
  await copyJobs({ count: 5001, newest: new Date() });
  const read = async (path: string) => (await asVisitor.get(withQuery(path, { search: 'zafferanaia' }))).json<object>();
  expect(await read(pathOf('GET /api/jobs/filters'))).toMatchObject({ total: 5000, exact: false, dropped: [] });
  const list = await asVisitor.get(withQuery(pathOf('GET /api/jobs'), { search: 'zafferanaia', sort: 'title' }));
  expect(['X-Total-Count', 'X-Sorted-Newest'].map((name) => list.headers.get(name))).toEqual(['5000', '5000']);
});
