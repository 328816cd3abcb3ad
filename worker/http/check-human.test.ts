import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CALLS } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import { makeWorld, type World } from '../testing/access-world.ts';
import { dumpStorage } from '../testing/database-tables.ts';
import { CASES } from '../testing/endpoint-cases.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { recordLog } from '../testing/log.ts';
import { candidateBody, makeCandidate } from '../testing/make-candidate.ts';
import { asVisitor, asWorker, type Person, sendExample } from '../testing/requests.ts';

// Cloudflare's keys for tests: https://developers.cloudflare.com/turnstile/troubleshooting/testing/
const SITE_KEY = '1x00000000000000000000AA';
const PASSES = '1x0000000000000000000000000000000AA';
const FAILS = '2x0000000000000000000000000000000AA';
/** Has the shape of a secret that is no test's. */
const REAL = `0x4AAAAAAA${'b'.repeat(25)}`;
const TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';

const withTurnstile = (secret: string): Env =>
  ({ ...env, TURNSTILE_SITE_KEY: SITE_KEY, TURNSTILE_SECRET: secret }) as Env;

type CallParams = { readonly secret: string; readonly response: string; readonly idempotency_key: string };
let requested: CallParams[];

/** Answers as the service does for these keys. */
async function service({ secret, response }: CallParams): Promise<Response> {
  if (secret === PASSES && response === TOKEN) return Response.json({ success: true, 'error-codes': [] });
  const isOurs = secret !== PASSES && secret !== FAILS;
  const code = response === '' ? 'missing-input-response' : 'invalid-input-response';
  return Response.json({ success: false, 'error-codes': [isOurs ? 'invalid-input-secret' : code] });
}

function answerWith(answer: (requested: CallParams) => Promise<Response>): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    expect(String(input)).toBe('https://challenges.cloudflare.com/turnstile/v0/siteverify');
    expect(init?.redirect, 'the secret follows no redirect').toBe('manual');
    const body: CallParams = JSON.parse(String(init?.body));
    requested.push(body);
    return answer(body);
  });
}

beforeEach(() => {
  requested = [];
  answerWith(service);
});

const calls: [string, Call][] = Object.entries(CALLS);
const FORMS = calls.flatMap(([name, { human }]) => (human ? [name] : []));

describe.each(FORMS)('%s', (name) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  const send = (request: Parameters<Person['send']>[1] = {}) => {
    const [method = '', path = ''] = name.split(' ');
    const body = CASES[name]?.body?.(world);
    const person = CASES[name]?.visitor === 401 ? world.people.worker : asVisitor;
    return person.post(world.path(path), body, { method, ...request });
  };

  test('with its hidden field filled in is refused, in words, and nothing is stored', async () => {
    const before = await dumpStorage();
    await expectProblem(await send({ headers: { 'X-Form-Trap': 'filled' } }), 400, /campo nascosto/);
    expect(await dumpStorage()).toBe(before);
    expect((await send()).status).toBeLessThan(300);
    expect(requested).toEqual([]);
  });

  test('Turnstile lets a person through and refuses others with a message', async () => {
    const before = await dumpStorage();
    const headers = { 'X-Turnstile-Token': TOKEN, 'CF-Connecting-IP': '192.0.2.1' };
    const bindings = withTurnstile(PASSES);
    const wrong = ['', 'made up', 'a'.repeat(3000)].map((token) => ({ headers: { 'X-Turnstile-Token': token } }));
    for (const refused of [{}, { bindings: withTurnstile(FAILS), headers }, ...wrong]) {
      await expectProblem(await send({ bindings, ...refused }), 403, /ricarica la pagina/);
    }
    expect(await dumpStorage()).toBe(before);
    expect((await send({ bindings, headers })).status).toBeLessThan(300);
  });
});

/** Sends the form of the contact page with a token. */
const sendContact = (secret: string) => {
  const headers = { 'X-Turnstile-Token': TOKEN };
  const stated = { message: uniqueWord() };
  return sendExample('POST /api/messages', asVisitor, { bindings: withTurnstile(secret), headers, stated });
};

describe('a token', () => {
  const answerAs = (made: object) =>
    answerWith(async () => Response.json({ success: true, 'error-codes': [], ...made }));

  test('counts on the host and for the form that it was made for', async () => {
    answerAs({ hostname: 'localhost', action: 'contact' });
    expect((await sendContact(REAL)).status).toBe(201);
  });

  test.each<readonly [what: string, made: { readonly hostname?: string; readonly action?: string }]>([
    ['of another host', { hostname: 'altrove.example', action: 'contact' }],
    ['of a host below this one', { hostname: 'sub.localhost', action: 'contact' }],
    ['of another form', { hostname: 'localhost', action: 'alert' }],
    ['of no form', { hostname: 'localhost', action: '' }],
    ['that says nothing of either', {}],
  ])('%s is refused', async (_, made) => {
    answerAs(made);
    await expectProblem(await sendContact(REAL), 403, /ricarica la pagina/);
  });
});

test('a signed-in account publishes a profile without it', async () => {
  const worker = await asWorker();
  expect((await worker.post('/api/candidates', candidateBody(), { bindings: withTurnstile(FAILS) })).status).toBe(201);
  expect(requested).toEqual([]);
});

describe('a service that does not answer', () => {
  const logged = recordLog();

  test.each([
    ['is not reached', () => Promise.reject(new TypeError('network'))],
    ['fails', async () => new Response('Bad gateway', { status: 502 })],
    ['leads elsewhere', async () => new Response(null, { status: 307, headers: { Location: 'https://example.org/' } })],
    ['says that it is its own fault', async () => Response.json({ success: false, 'error-codes': ['internal-error'] })],
  ])('that %s is asked twice with the same key, then people are let through', async (_, answer) => {
    answerWith(answer);
    expect((await sendContact(PASSES)).status).toBe(201);
    expect(requested).toHaveLength(2);
    expect(new Set(requested.map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
    expect(logged.join()).toContain('"event":"turnstile-down"');
  });

  test('once is asked again, and its answer counts', async () => {
    let times = 0;
    answerWith((body) => (times++ === 0 ? Promise.reject(new TypeError('network')) : service(body)));
    expect((await sendContact(FAILS)).status).toBe(403);
  });

  test('refuses our secret: that is a mistake of the operator, and nobody is let through', async () => {
    await expectProblem(await sendContact('0x0000000000000000000000000000000AA'), 503);
  });
});

const PAGES = ['/contatti', '/register', '/login', '/password-dimenticata', '/pubblica-profilo'];
const policyOf = (answer: Response) => answer.headers.get('Content-Security-Policy') ?? '';

test('with Turnstile only pages with such a form may load it', async () => {
  const bindings = withTurnstile(PASSES);
  const pages = [...PAGES, `/offerte/${(await makeJob()).publicId}`, `/candidati/${(await makeCandidate()).publicId}`];
  for (const path of pages) {
    const answer = await asVisitor.get(path, { bindings });
    expect(policyOf(answer), path).toContain("script-src 'self' https://challenges.cloudflare.com ");
    expect(policyOf(answer), path).toContain('frame-src https://challenges.cloudflare.com');
    // Nobody documents if its script works with trusted types: there the browser only reports what it would refuse.
    expect(policyOf(answer), path).not.toContain('trusted-types');
    expect(answer.headers.get('Content-Security-Policy-Report-Only'), path).toBe(
      "require-trusted-types-for 'script'; trusted-types lavoro-in-valle",
    );
    expect(await answer.text(), path).toContain(`<meta name="turnstile-site-key" content="${SITE_KEY}" data-here>`);
  }
  for (const path of ['/', '/offerte', '/account', '/messaggi']) {
    const answer = await asVisitor.get(path, { bindings });
    expect(policyOf(answer), path).not.toContain('cloudflare');
    expect(policyOf(answer), path).toContain("require-trusted-types-for 'script'");
    expect(await answer.text(), path).toContain(`<meta name="turnstile-site-key" content="${SITE_KEY}">`);
  }
});
