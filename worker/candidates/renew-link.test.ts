import { describe, expect, test } from 'vitest';
import { renewedCandidateLinkSchema } from '../../shared/candidates.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { newEmail } from '../testing/factories.ts';
import { makeLinkedCandidate } from '../testing/make-candidate.ts';
import { postOffice } from '../testing/post-office.ts';
import { asVisitor } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

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
    const { sent, bindings } = postOffice();
    const asked = { method: 'POST', headers, bindings };
    const next = await tokenOf(await asVisitor.send('/api/own-candidates/link', asked));
    const [, mailed = ''] = /#token=([\w-]{43})/.exec(sent[0]?.text ?? '') ?? [];
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Il nuovo link per gestire il tuo profilo']]);
    expect(sent[0]?.text).toContain('quelli di prima non valgono più');
    expect(sent[0]?.text).toContain('Conferma l’indirizzo');
    const message = { name: 'Ditta', email: newEmail(), message: 'Cerchiamo te.' };
    await asVisitor.post(`/api/candidates/${candidate.publicId}/messages`, message, { bindings });
    expect(sent[1]?.text).toContain(`#token=${mailed}`);
    expect(await Promise.all([token, mailedToken, next, mailed].map(opens))).toEqual([0, 0, 1, 1]);
  });

  test('is not asked to confirm an address that is confirmed', async () => {
    const { headers } = await makeLinkedCandidate({ email: newEmail(), emailConfirmedAt: new Date() });
    const { sent, bindings } = postOffice();
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
