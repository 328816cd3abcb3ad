import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { romeDay } from '../../shared/dates.ts';
import { dailyCounts } from '../db/tables/search.ts';
import { addressKey } from '../http/daily-cap.ts';
import { costOf, withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { testDb, uniqueWord } from '../testing/factories.ts';
import { candidateBody, makeCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { asVisitor, asWorker } from '../testing/requests.ts';
import { roomInMinute } from '../testing/room-in-minute.ts';

const bindings = withBindings({ RATE_LIMITS: 'on' });
let addresses = 0;
const newAddress = (): string => `198.51.100.${++addresses}`;
const from = (address: string) => ({ bindings, headers: { 'CF-Connecting-IP': address } });
const newEmail = () => `${uniqueWord()}@example.org`;

/** Counts an action so often for today. */
const counted = (action: string, account: string | number, count: number) =>
  testDb()
    .insert(dailyCounts)
    .values({ day: romeDay(new Date()), key: `${action}:${account}`, count });
const message = (email: string) => ({ name: 'Ditta', email, message: uniqueWord() });

describe('in a minute', () => {
  beforeEach(() => roomInMinute(5));

  test.each([
    ['profiles', () => '/api/candidates'],
    ['messages', async () => `/api/candidates/${(await makeCandidate()).publicId}/messages`],
  ])('twenty %s from an address, whatever is in them', async (_, pathOf) => {
    const [path, address] = [await pathOf(), newAddress()];
    const found: number[] = [];
    for (let time = 0; time < 21; time++) found.push((await asVisitor.post(path, {}, from(address))).status);
    expect(found).toEqual([...Array<number>(20).fill(400), 429]);
  });
});

describe('in a day', () => {
  test('a network address publishes thirty profiles', async () => {
    const address = newAddress();
    await counted('publish-candidate', addressKey(address, env.JWT_SECRET), 29);
    expect((await asVisitor.post('/api/candidates', candidateBody(), from(address))).status).toBe(201);
    await expectProblem(await asVisitor.post('/api/candidates', candidateBody(), from(address)), 429);
  });

  test('five profiles leave the same email, from wherever they come', async () => {
    const email = newEmail();
    await counted('publish-candidate', addressKey(email, env.JWT_SECRET), 5);
    const answer = await asVisitor.post('/api/candidates', candidateBody({ email }), from(newAddress()));
    await expectProblem(answer, 429);
  });

  test('an account publishes ten, whoever else is on its network', async () => {
    const [worker, address] = [await asWorker(), newAddress()];
    await counted('publish-candidate', addressKey(address, env.JWT_SECRET), 100);
    await counted('publish-candidate', worker.account.id, 9);
    expect((await worker.post('/api/candidates', candidateBody(), from(address))).status).toBe(201);
    await expectProblem(await worker.post('/api/candidates', candidateBody(), from(address)), 429);
  });

  test('an account changes its profiles two hundred times, and what they keep out', async () => {
    const worker = await asWorker();
    const { publicId } = await makeCandidate({ ownerId: worker.account.id });
    await counted('change-candidate', worker.account.id, 199);
    const hide = (hidden: boolean) =>
      worker.post(`/api/candidates/${publicId}`, { hidden }, { method: 'PATCH', ...from(newAddress()) });
    expect((await hide(true)).status).toBe(200);
    await expectProblem(await hide(false), 429);
    const block = { kind: 'domain', value: 'ditta.example' };
    await expectProblem(await worker.post(`/api/candidates/${publicId}/blocks`, block, from(newAddress())), 429);
  });

  test('an address that was left for five profiles is left for no other by an edit', async () => {
    const { candidate, headers } = await makeLinkedCandidate();
    const [email, address] = [newEmail(), from(newAddress())];
    await counted('publish-candidate', addressKey(email, env.JWT_SECRET), 5);
    const edit = (body: object) =>
      asVisitor.post(`/api/candidates/${candidate.publicId}`, body, {
        method: 'PATCH',
        bindings,
        headers: { ...headers, ...address.headers },
      });
    await expectProblem(await edit({ email, revision: 1 }), 429);
    expect((await edit({ email: newEmail(), revision: 1 })).status).toBe(200);
  });

  test('a sender writes twenty messages, a network address sixty', async () => {
    const { publicId } = await makeCandidate();
    const path = `/api/candidates/${publicId}/messages`;
    const [email, address] = [newEmail(), newAddress()];
    await counted('candidate-message', addressKey(email, env.JWT_SECRET), 19);
    expect((await asVisitor.post(path, message(email), from(newAddress()))).status).toBe(201);
    await expectProblem(await asVisitor.post(path, message(email.toUpperCase()), from(newAddress())), 429);
    await counted('candidate-message', addressKey(address, env.JWT_SECRET), 60);
    await expectProblem(await asVisitor.post(path, message(newEmail()), from(address)), 429);
  });

  test('no counter holds an address', async () => {
    const [email, address] = [newEmail(), newAddress()];
    await asVisitor.post('/api/candidates', candidateBody({ email }), from(address));
    const counters = JSON.stringify(await testDb().select().from(dailyCounts));
    expect(counters).not.toContain(email);
    expect(counters).not.toContain(address);
  });
});

describe('hot lists', () => {
  const cost = async (path: string) =>
    (await costOf((replaced) => asVisitor.get(path, { bindings: replaced }))).cost.statements;

  test.each(['limit=6', 'limit=20', 'limit=20&sort=title', 'location=edolo&limit=20'])(
    '%s costs nothing the second time, until somebody publishes',
    async (query) => {
      const path = `/api/candidates?${query}`;
      await cost(path);
      expect(await cost(path)).toBe(0);
      await asVisitor.post('/api/candidates', candidateBody());
      expect(await cost(path)).toBeGreaterThan(0);
    },
  );

  test.each(['search=cuoco', 'skills=inglese', 'lat=45.9&lon=10.3', 'location=chissà+dove', 'limit=33'])(
    '%s is read from the database each time: the set is bounded',
    async (query) => {
      const path = `/api/candidates?${query}`;
      await cost(path);
      expect(await cost(path)).toBeGreaterThan(0);
    },
  );
});
