import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { ownCandidateSchema, renewedCandidateLinkSchema } from '../../shared/candidates.ts';
import { addDays } from '../../shared/dates.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';
import { hashLinkToken } from '../link-token.ts';
import { readCandidates } from '../testing/candidate-lists.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { newEmail, uniqueWord } from '../testing/factories.ts';
import { makeCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';
import { mailTransport } from '../testing/transport.ts';

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
    const request = { method: 'DELETE', headers, body: new Blob([]).stream() };
    expect((await asVisitor.send(path(candidate), request)).status).toBe(200);
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
      const request = { method, headers: { Authorization } };
      await expectProblem(await asVisitor.post(path(candidate), { hidden: true }, request), 401);
    }
    await expectProblem(await asVisitor.get('/api/own-candidates', { headers: { Authorization } }), 401);
  });
});

const renew = (headers: Readonly<Record<string, string>>) =>
  asVisitor.send('/api/own-candidates/link', { method: 'POST', headers });
const tokenOf = async (answer: Response) => strict(renewedCandidateLinkSchema).parse(await answer.json()).manageToken;
const opens = async (token: string) => {
  const answer = await asVisitor.get('/api/own-candidates', { headers: { Authorization: `Link ${token}` } });
  return (await answer.json<unknown[]>()).length;
};

describe('the holder of a private link', () => {
  test('gets another one, which ends theirs and no other', async () => {
    const bystander = await makeLinkedCandidate();
    const { token, headers } = await makeLinkedCandidate();
    const next = await tokenOf(await renew(headers));
    expect([await opens(token), await opens(next), await opens(bystander.token)]).toEqual([0, 1, 1]);
    await expectProblem(await renew(headers), 401);
  });

  test('ends the mailed link too, and the address gets another, which messages name as well', async () => {
    const email = newEmail();
    const { candidate, token, mailedToken, headers } = await makeLinkedCandidate({ email, emailConfirmedAt: null });
    const { sent, bindings } = mailTransport();
    const requested = { method: 'POST', headers, bindings };
    const next = await tokenOf(await asVisitor.send('/api/own-candidates/link', requested));
    const [, mailed = ''] = /#token=([\w-]{43})/.exec(sent[0]?.text ?? '') ?? [];
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Il nuovo link per gestire il tuo profilo']]);
    expect(sent[0]?.text).toContain('Quelli di prima non valgono più');
    expect(sent[0]?.text).toContain('Conferma l’indirizzo');
    const message = { name: 'Ditta', email: newEmail(), message: 'Cerchiamo te.' };
    await asVisitor.post(`/api/candidates/${candidate.publicId}/messages`, message, { bindings });
    expect(sent[1]?.text).toContain(`#token=${mailed}`);
    expect(await Promise.all([token, mailedToken, next, mailed].map(opens))).toEqual([0, 0, 1, 1]);
  });

  test('is not asked to confirm an address that is confirmed', async () => {
    const { headers } = await makeLinkedCandidate({ email: newEmail(), emailConfirmedAt: new Date() });
    const { sent, bindings } = mailTransport();
    await asVisitor.send('/api/own-candidates/link', { method: 'POST', headers, bindings });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).not.toContain('Conferma l’indirizzo');
  });

  test('may ask with the mailed link', async () => {
    const { token, mailedToken } = await makeLinkedCandidate({ email: newEmail() });
    const next = await tokenOf(await renew({ Authorization: `Link ${mailedToken}` }));
    expect([await opens(token), await opens(mailedToken), await opens(next)]).toEqual([0, 0, 1]);
  });

  test('gets the same one where the answer was lost, and nobody else does with the old link', async () => {
    const { headers } = await makeLinkedCandidate();
    const keyed = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
    const next = await tokenOf(await renew(keyed));
    expect(await tokenOf(await renew(keyed))).toBe(next);
    await expectProblem(await renew({ ...headers, 'Idempotency-Key': crypto.randomUUID() }), 401);
    expect(await opens(next)).toBe(1);
  });
});

test.each(['Link x', `Link ${'A'.repeat(43)}`, 'Link ', ''])(
  'without a link that manages a profile (%j) there is none',
  async (Authorization) => {
    await expectProblem(await renew({ Authorization }), 401);
  },
);
