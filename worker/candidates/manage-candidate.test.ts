import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { ownCandidateSchema } from '../../shared/candidates.ts';
import { addDays } from '../../shared/dates.ts';
import { receivedMessageSchema } from '../../shared/messages.ts';
import { type CandidateRow, candidateMessages, candidates } from '../db/tables/candidates.ts';
import { hashLinkToken } from '../link-token.ts';
import { newPublicId } from '../public-id.ts';
import { runScheduled } from '../scheduled.ts';
import { withBindings } from '../testing/bindings.ts';
import { readCandidates } from '../testing/candidate-lists.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { asVisitor, asWorker } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

const path = ({ publicId }: Pick<CandidateRow, 'publicId'>) => `/api/candidates/${publicId}`;

/** A profile without an account, and who holds its link. */
async function linked(columns: Parameters<typeof makeCandidate>[0] = {}) {
  const { candidate, headers } = await makeLinkedCandidate(columns);
  const send = (method: string, address: string, body?: unknown) =>
    body === undefined
      ? asVisitor.send(address, { method, headers })
      : asVisitor.post(address, body, { method, headers });
  return { candidate, headers, send };
}

async function makeMessage(candidateId: number, createdAt = new Date()): Promise<void> {
  const values = { candidateId, createdAt, name: 'Ditta', email: 'ditta@example.org', message: 'Buongiorno' };
  await testDb()
    .insert(candidateMessages)
    .values({ publicId: newPublicId(), ...values });
}

describe('the holder of the link', () => {
  test('sees the one profile it belongs to, with what is private', async () => {
    const { candidate, send } = await linked({ email: 'mia@example.org' });
    const own = mini.array(strict(ownCandidateSchema)).parse(await (await send('GET', '/api/own-candidates')).json());
    expect(own).toMatchObject([{ id: candidate.publicId, status: 'open', email: 'mia@example.org', purgedAt: null }]);
  });

  test('reads the messages, newest first', async () => {
    const { candidate, send } = await linked();
    await makeMessage(candidate.id);
    await makeMessage(candidate.id);
    const answer = await send('GET', `${path(candidate)}/messages`);
    const messages = mini.array(strict(receivedMessageSchema)).parse(await answer.json());
    expect(messages).toMatchObject([{ message: 'Buongiorno', email: 'ditta@example.org' }, { name: 'Ditta' }]);
    expect(answer.headers.get('X-Total-Count')).toBe('2');
  });

  test('hides the profile everywhere at once, and shows it again', async () => {
    const name = uniqueWord();
    const { candidate, send } = await linked({ name });
    const total = async () => (await readCandidates({ search: name })).total;
    expect(await total()).toBe(1);
    const hidden = await send('PATCH', path(candidate), { hidden: true });
    expect(await hidden.json()).toMatchObject({ status: 'hidden' });
    expect(await total()).toBe(0);
    await expectProblem(await asVisitor.get(path(candidate)), 404);
    await send('PATCH', path(candidate), { hidden: false });
    expect(await total()).toBe(1);
  });

  test('deletes it: gone at once, to be taken back for seven days', async () => {
    const { candidate, send } = await linked();
    const deleted = ownCandidateSchema.parse(await (await send('DELETE', path(candidate))).json());
    expect(deleted.status).toBe('deleted');
    expect(Math.abs(Date.parse(deleted.purgedAt ?? '') - addDays(new Date(), 7).getTime())).toBeLessThan(10_000);
    await expectProblem(await asVisitor.get(path(candidate)), 404);
    // A second time changes nothing, not even the day.
    expect(await (await send('DELETE', path(candidate))).json()).toEqual(deleted);
    const back = await send('PATCH', path(candidate), { hidden: false });
    expect(await back.json()).toMatchObject({ status: 'open', purgedAt: null });
    expect((await asVisitor.get(path(candidate))).status).toBe(200);
  });

  test('may delete with a body of no bytes, as clients send it', async () => {
    const { candidate, headers } = await linked();
    const ask = { method: 'DELETE', headers, body: new Blob([]).stream() };
    expect((await asVisitor.send(path(candidate), ask)).status).toBe(200);
  });

  test('has nothing to do with other profiles', async () => {
    const { send } = await linked();
    const [other, away] = [await makeCandidate(), await makeCandidate({ status: 'hidden' })];
    await expectProblem(await send('DELETE', path(other)), 403);
    await expectProblem(await send('PATCH', path(other), { hidden: true }), 403);
    await expectProblem(await send('GET', `${path(other)}/messages`), 403);
    await expectProblem(await send('DELETE', path(away)), 404);
  });
});

describe('an account', () => {
  test('manages its own profiles', async () => {
    const worker = await asWorker();
    const candidate = await makeCandidate({ ownerId: worker.account.id });
    await makeCandidate();
    expect(await (await worker.get('/api/own-candidates')).json()).toMatchObject([{ id: candidate.publicId }]);
    expect(await (await worker.get(`${path(candidate)}/messages`)).json()).toEqual([]);
    const answer = await worker.send(path(candidate), { method: 'DELETE' });
    expect(await answer.json()).toMatchObject({ status: 'deleted' });
  });
});

describe('without a valid link', () => {
  test.each(['Link x', `Link ${'A'.repeat(43)}`, 'Link null', `Link ${hashLinkToken('')}`])(
    '%s opens nothing',
    async (Authorization) => {
      const candidate = await makeCandidate();
      const headers = { Authorization };
      expect(await (await asVisitor.get('/api/own-candidates', { headers })).json()).toEqual([]);
      await expectProblem(await asVisitor.send(path(candidate), { method: 'DELETE', headers }), 403);
    },
  );

  test.each(['', 'Link', 'Link ', 'Bearer', 'Token x'])('%j is nobody', async (Authorization) => {
    const candidate = await makeCandidate();
    for (const method of ['DELETE', 'PATCH'] as const) {
      const ask = { method, headers: { Authorization } };
      await expectProblem(await asVisitor.post(path(candidate), { hidden: true }, ask), 401);
    }
    await expectProblem(await asVisitor.get('/api/own-candidates', { headers: { Authorization } }), 401);
  });
});

describe('the cron at night', () => {
  const run = (now: Date) => runScheduled('10 3 * * *', withBindings({}), now);
  const left = async (rows: readonly CandidateRow[]) =>
    testDb().$count(
      candidates,
      inArray(
        candidates.id,
        rows.map(({ id }) => id),
      ),
    );

  test('purges a deleted profile with its messages on the seventh day, not before', async () => {
    const now = new Date();
    const gone = await makeCandidate({ status: 'deleted', deletedAt: now });
    const kept = await makeCandidate();
    await makeMessage(gone.id);
    await makeMessage(kept.id);
    const messages = async () => testDb().$count(candidateMessages, eq(candidateMessages.candidateId, gone.id));
    await run(addDays(now, 6.9));
    expect([await left([gone, kept]), await messages()]).toEqual([2, 1]);
    await run(addDays(now, 7));
    expect([await left([gone, kept]), await messages()]).toEqual([1, 0]);
    expect(await testDb().$count(candidateMessages, eq(candidateMessages.candidateId, kept.id))).toBe(1);
  });
});
