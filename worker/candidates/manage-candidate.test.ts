import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { ownCandidateSchema } from '../../shared/candidates.ts';
import { addDays } from '../../shared/dates.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';
import { hashLinkToken } from '../link-token.ts';
import { readCandidates } from '../testing/candidate-lists.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { uniqueWord } from '../testing/factories.ts';
import { makeCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';
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

describe('the holder of the link', () => {
  test('sees the one profile it belongs to, with what is private', async () => {
    const { candidate, send } = await linked({ email: 'mia@example.org' });
    const own = mini.array(strict(ownCandidateSchema)).parse(await (await send('GET', '/api/own-candidates')).json());
    expect(own).toMatchObject([{ id: candidate.publicId, status: 'open', email: 'mia@example.org', purgedAt: null }]);
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
