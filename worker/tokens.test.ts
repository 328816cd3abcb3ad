import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../shared/dates.ts';
import { accountLinks } from './db/tables/accounts.ts';
import { answerToken, checkToken, hashLinkToken, newLinkToken } from './link-token.ts';
import { newPublicId } from './public-id.ts';
import { sign } from './sign.ts';
import { makeWorld, type World } from './testing/access-world.ts';
import { dumpStorage } from './testing/database-tables.ts';
import { CASES } from './testing/endpoint-cases.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { makeApplication, makeJob, makeToken, makeUser, testDb } from './testing/factories.ts';
import { makeAlert } from './testing/make-alert.ts';
import { makeLinkedCandidate } from './testing/make-candidate.ts';
import { apiEndpoints } from './testing/refusals.ts';
import { asVisitor } from './testing/requests.ts';

/** Purposes of tokens: a session, or one link of a mail or a page. */
const PURPOSES = [
  'session',
  'manage a profile',
  'keep a profile',
  'choose a password',
  'confirm an address',
  'answer an application',
  'check an offer',
  'confirm an alert',
  'manage alerts',
  'end alerts',
  'end the newsletter',
] as const;
type Purpose = (typeof PURPOSES)[number];

type EveryToken = {
  readonly tokens: Readonly<Record<Purpose, string>>;
  /** Uses a token for what such a token is for. */
  readonly use: Readonly<Record<Purpose, (token: string) => Promise<Response>>>;
};

const post = (path: string) => (token: string) => asVisitor.post(path, { token });
const send = (path: string, scheme: 'Bearer' | 'Link') => (token: string) =>
  asVisitor.get(path, { headers: { Authorization: `${scheme} ${token}` } });
const end = (token: string) =>
  asVisitor.send(`/api/alerts/unsubscribe?token=${token}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });

/** A good token of every purpose, and what each is for; all of one person where a token is a person's. */
async function makeEveryToken(): Promise<EveryToken> {
  const db = testDb();
  const now = new Date();
  const until = addDays(now, 1);
  const owner = await makeUser({ role: 'employer', emailVerifiedAt: now });
  const job = await makeJob({ ownerId: owner.id });
  const application = await makeApplication({ jobId: job.id });
  const { candidate, token: profile } = await makeLinkedCandidate();
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
    tokens: {
      session: await makeToken(owner),
      'manage a profile': profile,
      'keep a profile': await sign('keep-candidate', { sub: candidate.publicId }, signing),
      'choose a password': password,
      'confirm an address': address,
      'answer an application': await answerToken(application.publicId, owner, signing),
      'check an offer': await checkToken(owner, [job.publicId], signing),
      'confirm an alert': alert,
      'manage alerts': await sign('manage-alerts', { sub: alerts.publicId }, signing),
      'end alerts': await sign('end-alerts', { sub: ended.publicId }, signing),
      'end the newsletter': await sign('end-newsletter', { sub: newPublicId() }, signing),
    },
    use: {
      session: send('/api/account', 'Bearer'),
      'manage a profile': send(`/api/candidates/${candidate.publicId}/messages`, 'Link'),
      'keep a profile': post('/api/own-candidates/keep'),
      'choose a password': (token) => asVisitor.post('/api/password/reset', { token, password: 'nuova parola' }),
      'confirm an address': post('/api/email/confirm'),
      'answer an application': send('/api/applications/answer', 'Link'),
      'check an offer': (token) => asVisitor.post(`/api/jobs/${job.publicId}/check`, { token, open: true }),
      'confirm an alert': post('/api/alerts/confirm'),
      'manage alerts': send('/api/alerts', 'Link'),
      'end alerts': end,
      'end the newsletter': end,
    },
  };
}

describe.each(PURPOSES)('a token to use for: %s', (purpose) => {
  test('works for that', async () => {
    const { tokens, use } = await makeEveryToken();
    expect((await use[purpose](tokens[purpose])).status).toBe(200);
  });

  test('works for nothing else', async () => {
    const { tokens, use } = await makeEveryToken();
    const before = await dumpStorage();
    // One call ends alerts and the newsletter, each by its own token.
    for (const other of PURPOSES.filter((one) => use[one] !== use[purpose])) {
      const answer = await use[other](tokens[purpose]);
      expect([400, 401, 403], other).toContain(answer.status);
      await expectProblem(answer, answer.status);
    }
    expect(await dumpStorage()).toBe(before);
  });
});

const guarded = apiEndpoints()
  .map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }))
  .filter(({ name }) => CASES[name]?.visitor === 401 && CASES[name]?.worker !== 401);

describe('a good token in the wrong place', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });

  test.each(guarded)('$name: neither query, cookie, body nor another header lets anybody in', async (endpoint) => {
    const { owner, body } = CASES[endpoint.name] ?? { owner: 'worker' };
    const { token } = world.people[owner];
    const path = world.path(endpoint.path);
    const json = { 'Content-Type': 'application/json' };
    const content = body === undefined ? {} : { headers: json, body: JSON.stringify(body(world)) };
    const places: readonly [what: string, path: string, init: RequestInit][] = [
      ['query', `${path}?token=${token}&access_token=${token}&jwt=${token}`, content],
      ['query as a header', `${path}?authorization=Bearer%20${token}`, content],
      ['cookie', path, { ...content, headers: { ...content.headers, Cookie: `token=${token}; session=${token}` } }],
      ['another header', path, { ...content, headers: { ...content.headers, 'X-Auth-Token': token } }],
      ['proxy', path, { ...content, headers: { ...content.headers, 'Proxy-Authorization': `Bearer ${token}` } }],
    ];
    const before = await dumpStorage();
    for (const [what, address, init] of places) {
      const answer = await asVisitor.send(address, { method: endpoint.method, ...init });
      expect(answer.status, what).toBe(401);
    }
    expect(await dumpStorage()).toBe(before);
  });
});
