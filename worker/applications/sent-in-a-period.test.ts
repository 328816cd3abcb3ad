import { expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { sentApplicationSchema } from '../../shared/applications.ts';
import { withQuery } from '../../shared/paths.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { makeApplication } from '../testing/factories.ts';
import { asWorker, nextOf, type SignedIn } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

const messagesOf = async (answer: Response) =>
  mini
    .array(strict(sentApplicationSchema))
    .parse(await answer.json())
    .map(({ message }) => message);
const sent = (person: SignedIn, query: Record<string, string>) => person.get(withQuery('/api/applications', query));

/** One application at each of these moments. */
async function appliedAt(...moments: readonly string[]): Promise<SignedIn> {
  const worker = await asWorker();
  for (const moment of moments)
    await makeApplication({ userId: worker.account.id, message: moment, createdAt: new Date(moment) });
  return worker;
}

test('a period has its first and its last day in Rome, whole, in winter as in summer', async () => {
  const [before, first, last, after] = [
    '2026-03-27T22:59:59.999Z',
    '2026-03-27T23:00:00.000Z',
    '2026-03-29T21:59:59.999Z',
    '2026-03-29T22:00:00.000Z',
  ];
  const worker = await appliedAt(before, first, last, after);
  const period = await sent(worker, { from: '2026-03-28', to: '2026-03-29' });
  expect(period.headers.get('X-Total-Count')).toBe('2');
  expect(await messagesOf(period)).toEqual([last, first]);
  expect(await messagesOf(await sent(worker, { from: '2026-03-28' }))).toEqual([after, last, first]);
  expect(await messagesOf(await sent(worker, { to: '2026-03-27' }))).toEqual([before]);
  expect(await messagesOf(await sent(worker, { from: '2026-03-30', to: '2026-03-30' }))).toEqual([after]);
});

test('a period of more than a page is read whole, page by page', async () => {
  const days = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04', '2026-05-05'];
  const worker = await appliedAt(...days.map((day) => `${day}T10:00:00.000Z`));
  const seen: (string | null)[] = [];
  let path: string | null = withQuery('/api/applications', { from: '2026-05-02', to: '2026-05-05', limit: '2' });
  while (path !== null) {
    const page: Response = await worker.get(path);
    expect(page.headers.get('X-Total-Count')).toBe('4');
    path = nextOf(page);
    seen.push(...(await messagesOf(page)));
  }
  expect(seen.map((message) => message?.slice(0, 10))).toEqual(days.slice(1).reverse());
});

test('a period that is none is refused at its field', async () => {
  const worker = await asWorker();
  const refused = async (query: Record<string, string>) => refusedFields(await sent(worker, query));
  expect(await refused({ from: '2026-05-02', to: '2026-05-01' })).toEqual({
    to: 'L’ultimo giorno viene prima del primo',
  });
  for (const day of ['2026-02-30', '26/11/2026', '1999-01-01', '9999-12-31'])
    expect(await refused({ from: day, to: day })).toMatchObject({ from: 'Data non valida', to: 'Data non valida' });
});
