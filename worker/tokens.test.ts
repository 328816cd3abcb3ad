import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { addDays } from '../shared/dates.ts';
import { accountLinks } from './db/tables/accounts.ts';
import { answerToken, checkToken, hashLinkToken, newLinkToken } from './link-token.ts';
import { newPublicId } from './public-id.ts';
import { sign } from './sign.ts';
import { dumpStorage } from './testing/database-tables.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { makeApplication, makeJob, makeToken, makeUser, testDb } from './testing/factories.ts';
import { makeAlert } from './testing/make-alert.ts';
import { makeLinkedCandidate } from './testing/make-candidate.ts';
import { makeEmployerPage } from './testing/make-employer-page.ts';
import { asVisitor, asWorker } from './testing/requests.ts';

const post =
  (path: string, more: object = {}) =>
  (token: string) =>
    asVisitor.post(path, { token, ...more });
const send = (path: string, scheme: 'Bearer' | 'Link') => (token: string) =>
  asVisitor.get(path, { headers: { Authorization: `${scheme} ${token}` } });
const unsubscribe = (path: string) => (token: string) =>
  asVisitor.send(`${path}?token=${token}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
const end = unsubscribe('/api/unsubscribe');

type Use = (token: string) => Promise<Response>;

/** A good token of every purpose, and the use of it; all of one person where a token is a person's. */
async function makeEveryToken(): Promise<Readonly<Record<string, readonly [token: string, use: Use]>>> {
  const db = testDb();
  const now = new Date();
  const until = addDays(now, 1);
  const owner = await makeUser({ role: 'employer', emailVerifiedAt: now });
  const job = await makeJob({ ownerId: owner.id });
  const application = await makeApplication({ jobId: job.id });
  const { candidate, token: profile } = await makeLinkedCandidate();
  const open = await makeEmployerPage({ way: 'form', monthly: 5, trades: ['cuoco'] });
  const door = await makeJob({ ownerId: open.ownerId, spontaneous: true, status: 'spontaneous' });
  const [password, address, alert] = [newLinkToken(), newLinkToken(), newLinkToken()];
  const link = { userId: owner.id, expiresAt: until };
  await db.insert(accountLinks).values([
    { ...link, kind: 'reset', tokenHash: hashLinkToken(password) },
    { ...link, kind: 'email', email: owner.email, tokenHash: hashLinkToken(address) },
  ]);
  await makeAlert({ confirmedAt: null, confirmHash: hashLinkToken(alert), confirmUntil: until });
  const { address: alerts } = await makeAlert();
  const { address: ended } = await makeAlert();
  const signing = { secret: env.JWT_SECRET, expiresAt: until };
  return {
    session: [await makeToken(owner), send('/api/account', 'Bearer')],
    'manage a profile': [profile, send(`/api/candidates/${candidate.publicId}/messages`, 'Link')],
    'keep a profile': [
      await sign('keep-candidate', { sub: candidate.publicId }, signing),
      post('/api/own-candidates/keep'),
    ],
    'keep an employer open': [
      await sign('keep-open', { sub: door.publicId }, signing),
      post('/api/own-employers/openness', { open: true }),
    ],
    'choose a password': [password, post('/api/password/reset', { password: 'nuova parola' })],
    'confirm an address': [address, post('/api/email/confirm')],
    'answer an application': [
      await answerToken(application.publicId, owner, signing),
      send('/api/applications/answer', 'Link'),
    ],
    'check an offer': [
      await checkToken(owner, [job.publicId], signing),
      post(`/api/jobs/${job.publicId}/check`, { open: true }),
    ],
    'confirm an alert': [alert, post('/api/alerts/confirm')],
    'manage alerts': [await sign('manage-alerts', { sub: alerts.publicId }, signing), send('/api/alerts', 'Link')],
    'end alerts': [await sign('end-alerts', { sub: ended.publicId }, signing), end],
    'end the newsletter': [await sign('end-newsletter', { sub: newPublicId() }, signing), end],
    'end proposals': [await sign('end-proposals', { sub: newPublicId() }, signing), end],
    'end invitations': [await sign('end-invitations', { sub: newPublicId() }, signing), end],
  };
}

describe.each(Object.keys(await makeEveryToken()))('a token to use for: %s', (purpose) => {
  test('works for that', async () => {
    const { [purpose]: [token, use] = ['', end] } = await makeEveryToken();
    expect((await use(token)).status).toBe(200);
  });

  test('works for nothing else', async () => {
    const { [purpose]: [token, own] = ['', end], ...others } = await makeEveryToken();
    const before = await dumpStorage();
    for (const [other, [, use]] of Object.entries(others)) {
      // One call ends mails of every kind by its token.
      if (use === own) continue;
      const answer = await use(token);
      expect([400, 401, 403], other).toContain(answer.status);
      await expectProblem(answer, answer.status);
    }
    expect(await dumpStorage()).toBe(before);
  });
});

test('a good token in the query, a cookie or another header lets nobody in', async () => {
  const { token } = await asWorker();
  const path = '/api/account';
  const places: readonly [what: string, path: string, headers: Record<string, string>][] = [
    ['query', `${path}?token=${token}&access_token=${token}&jwt=${token}`, {}],
    ['query as a header', `${path}?authorization=Bearer%20${token}`, {}],
    ['cookie', path, { Cookie: `token=${token}; session=${token}` }],
    ['another header', path, { 'X-Auth-Token': token }],
    ['proxy', path, { 'Proxy-Authorization': `Bearer ${token}` }],
  ];
  for (const [what, address, headers] of places)
    expect((await asVisitor.get(address, { headers })).status, what).toBe(401);
});
