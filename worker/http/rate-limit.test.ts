import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { jobs } from '../db/tables/jobs.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { jobBody, testDb } from '../testing/factories.ts';
import { asEmployer, asVisitor } from '../testing/requests.ts';
import { roomInMinute } from '../testing/room-in-minute.ts';

const bindings = withBindings({ RATE_LIMITS: 'on' });
let addresses = 0;
const newAddress = (): string => `203.0.113.${++addresses}`;

beforeEach(() => roomInMinute(5));
async function statuses(times: number, call: (time: number) => Promise<Response>): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time++) found.push((await call(time)).status);
  return found;
}

const repeated = (status: number, times: number): number[] => Array<number>(times).fill(status);
const from = (address: string) => ({ bindings, headers: { 'CF-Connecting-IP': address } });

describe('in a minute', () => {
  test('five registrations from an address, whatever is in them', async () => {
    const { headers } = from(newAddress());
    const register = (time: number) => {
      // No header that a client can set makes another address of it.
      const made = `198.51.100.${time}`;
      const notified = { 'X-Forwarded-For': made, 'X-Real-IP': made, 'True-Client-IP': made, Forwarded: `for=${made}` };
      return asVisitor.post('/api/register', { name: '' }, { bindings, headers: { ...headers, ...notified } });
    };
    expect(await statuses(5, register)).toEqual(repeated(400, 5));
    const refused = await register(6);
    expect(refused.headers.get('Retry-After')).toBe('60');
    await expectProblem(refused, 429, 'Troppe richieste in poco tempo. Aspetta un minuto e riprova.');
    const elsewhere = await asVisitor.post('/api/register', { name: '' }, from(newAddress()));
    expect(elsewhere.status).toBe(400);
  });
});

test('"off" counts nothing', async () => {
  const off = { bindings: env, headers: { 'CF-Connecting-IP': newAddress() } };
  expect(await statuses(8, () => asVisitor.post('/api/register', {}, off))).toEqual(repeated(400, 8));
});

test('in a day in Rome an account publishes thirty offers, and again tomorrow', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // 23:30 in Rome, still the day before in UTC for an hour and a half after midnight there.
  vi.setSystemTime('2026-07-14T21:30:00Z');
  const employer = await asEmployer();
  const key = `publish-job:${employer.account.id}`;
  await testDb().insert(dailyCounts).values({ day: '2026-07-14', key, count: 29 });
  const publish = () => employer.post('/api/jobs', jobBody(), from(newAddress()));
  expect((await publish()).status).toBe(201);
  await expectProblem(await publish(), 429, 'Hai raggiunto il limite di oggi. Riprova domani.');
  expect(await testDb().$count(jobs, eq(jobs.ownerId, employer.account.id))).toBe(1);
  vi.setSystemTime('2026-07-14T22:30:00Z');
  expect((await publish()).status).toBe(201);
});
