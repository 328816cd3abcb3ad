import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicJob } from '../../shared/jobs.ts';
import { jobs } from '../db/tables/jobs.ts';
import { jobBody, testDb } from '../testing/factories.ts';
import { asEmployer, type SignedIn } from '../testing/requests.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function publish(person: SignedIn, body: unknown): Promise<{ status: number; id: string }> {
  const answer = await person.post('/api/jobs', body);
  const { id }: PublicJob = await answer.json();
  return { status: answer.status, id };
}

test('the same offer twice at the same moment is one offer, and both answers show it', async () => {
  const employer = await asEmployer();
  const body = jobBody();
  const answers = await Promise.all([publish(employer, body), publish(employer, body), publish(employer, body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await testDb().$count(jobs, eq(jobs.ownerId, employer.account.id))).toBe(1);
});

test('the same offer again is one offer for ten minutes, a new one after that', async () => {
  const employer = await asEmployer();
  const body = jobBody();
  const first = await publish(employer, body);
  vi.setSystemTime(Date.now() + 10 * MINUTE - 1000);
  expect(await publish(employer, body)).toEqual({ status: 200, id: first.id });
  vi.setSystemTime(Date.now() + 2000);
  const later = await publish(employer, body);
  expect(later.status).toBe(201);
  expect(later.id).not.toBe(first.id);
  expect(await publish(employer, body)).toEqual({ status: 200, id: later.id });
});

test('the same offer in other white space, order of keys or position is the same offer', async () => {
  const employer = await asEmployer();
  const body = jobBody({ location: 'tutta la valle', housing: true });
  const first = await publish(employer, body);
  const again = Object.fromEntries(Object.entries({ ...body, title: ` ${body.title} ` }).reverse());
  expect(await publish(employer, { ...again, lat: '45.95', lon: '10.3' })).toEqual({ status: 200, id: first.id });
});

test('a changed offer, or the same of another account, is another offer', async () => {
  const employer = await asEmployer();
  const body = jobBody();
  const answers = [
    await publish(employer, body),
    await publish(employer, { ...body, description: 'Altro testo' }),
    await publish(employer, { ...body, openings: 2 }),
    await publish(await asEmployer(), body),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(4);
});

test.each(['closed', 'deleted'] as const)(
  'an offer that was %s meanwhile does not stand in the way of the same one',
  async (status) => {
    const employer = await asEmployer();
    const body = jobBody();
    const first = await publish(employer, body);
    await testDb().update(jobs).set({ status }).where(eq(jobs.publicId, first.id));
    const again = await publish(employer, body);
    expect(again.status).toBe(201);
    expect(again.id).not.toBe(first.id);
  },
);
