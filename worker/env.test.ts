import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { operatorPlaceholders } from '../shared/operator.ts';
import { readConfig } from './env.ts';
import worker from './index.ts';
import { withBindings } from './testing/bindings.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { asVisitor } from './testing/requests.ts';

const PUBLIC = 'https://lavoroinvalle.example';
const DEPLOYED = {
  SITE_URL: PUBLIC,
  MAIL_FROM: 'Lavoro in Valle <a@b.example>',
  SUPPORT_EMAIL: 'c@b.example',
  RATE_LIMITS: 'on',
  PASSWORD_COST: 'full',
  NEWSLETTER: 'off',
};

const remote = (replaced: Parameters<typeof withBindings>[0] = {}): Env => withBindings({ ...DEPLOYED, ...replaced });

function complaint(bindings: Env): string | null {
  try {
    readConfig(bindings);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

test('a deploy with everything set misses only what the operator has not filled in yet', () => {
  const missing = operatorPlaceholders().map((field) => `operator.${field}: still a placeholder in shared/operator.ts`);
  expect(complaint(remote())).toBe(missing.length > 0 ? `Configuration: ${missing.join('; ')}` : null);
});

test('SITE_URL loses the slash at its end', () => {
  expect(readConfig(withBindings({ SITE_URL: 'http://localhost:8787//' })).SITE_URL).toBe('http://localhost:8787');
});

test.each([
  [{ SITE_URL: 'lavoroinvalle.example' }, /SITE_URL/],
  [{ SITE_URL: 'ftp://lavoroinvalle.example' }, /SITE_URL/],
  [{ SITE_URL: '' }, /SITE_URL/],
  [{ MAIL_FROM: 'avvisi@example.org' }, /MAIL_FROM: still the example address/],
  [{ MAIL_FROM: '' }, /MAIL_FROM/],
  [{ MAIL_FROM: 'Lavoro in Valle' }, /MAIL_FROM: is neither/],
  [{ MAIL_FROM: 'Lavoro in Valle <a@b.example> e altri' }, /MAIL_FROM: is neither/],
  [{ MAIL_PER_DAY: '0' }, /MAIL_PER_DAY: is less than 3/],
  [{ MAIL_PER_DAY: 'molte' }, /MAIL_PER_DAY: is no whole number/],
  [{ SUPPORT_EMAIL: 'aiuto@example.org' }, /SUPPORT_EMAIL: still the example address/],
  [{ SUPPORT_EMAIL: 'Assistenza' }, /SUPPORT_EMAIL/],
  [{ SUPPORT_EMAIL: undefined }, /SUPPORT_EMAIL/],
  [{ RATE_LIMITS: 'off' }, /RATE_LIMITS: "off" works only with a localhost SITE_URL/],
  [{ RATE_LIMITS: 'yes' }, /RATE_LIMITS/],
  [{ PASSWORD_COST: 'least' }, /PASSWORD_COST: "least" works only with a localhost SITE_URL/],
  [{ PASSWORD_COST: 'none' }, /PASSWORD_COST/],
  [{ JWT_SECRET: 'short' }, /JWT_SECRET: at least 32 characters/],
  [{ JWT_SECRET: undefined }, /JWT_SECRET/],
  // Not the value of a secret.
  [{ JWT_SECRET: 'hush' }, /^(?!.*hush)/],
  [{ RATE_LIMITS: 'off', MAIL_FROM: 'a@example.org' }, /RATE_LIMITS.*MAIL_FROM/],
  [
    { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET: `1x${'0'.repeat(31)}AA` },
    /TURNSTILE_SECRET: a key for tests lets everybody through/,
  ],
  [{ TURNSTILE_SECRET: '1x00000000000000000000AA' }, /TURNSTILE_SECRET: goes with .* set both or neither/],
  [{ TURNSTILE_SITE_KEY: '1x00000000000000000000AA' }, /TURNSTILE_SECRET: goes with .* set both or neither/],
  [{ BACKUP_BUCKET: 'http://copie.example/a' }, /BACKUP_BUCKET: without https only for a server of this machine/],
  [{ BACKUP_RECIPIENT: `age1${'q'.repeat(59)}` }, /BACKUP_RECIPIENT: is no key of age/],
])('%j is an error of the configuration', (replaced, message) => {
  expect(complaint({ ...remote(), ...replaced } as Env)).toMatch(message);
});

describe('another service for mails', () => {
  const SERVICE = { MAIL_PROVIDER: 'http', MAIL_API_URL: 'https://api.b.example/send', MAIL_API_KEY: 'la chiave' };
  const complaintOf = (replaced: Readonly<Record<string, unknown>>) =>
    complaint({ ...remote(), ...SERVICE, ...replaced } as unknown as Env) ?? '';
  const about = (replaced: Readonly<Record<string, unknown>>) =>
    complaintOf(replaced)
      .split(/; |: (?=MAIL_|operator)/)
      .filter((reason) => reason.startsWith('MAIL_'));

  test('is an address and a key', () => {
    expect(about({})).toEqual([]);
    expect(about({ MAIL_API_URL: 'http://localhost:9000/' })).toEqual([]);
  });

  test.each([
    [{ MAIL_API_URL: undefined }, 'MAIL_API_URL: goes with MAIL_PROVIDER "http"'],
    [{ MAIL_API_URL: 'http://api.b.example' }, 'MAIL_API_URL: without https only for a server of this machine'],
    [{ MAIL_API_URL: 'http://localhost.example' }, 'MAIL_API_URL: without https only for a server of this machine'],
    [{ MAIL_API_KEY: undefined }, 'MAIL_API_KEY: goes with MAIL_PROVIDER "http"'],
    [{ MAIL_API_KEY_HEADER: 'X-Key: a' }, 'MAIL_API_KEY_HEADER: is no name of a header'],
    [
      { MAIL_API_BODY: { a: '{to}', b: '{subject}', c: '{text}', d: ['{html}', '{form}'] } },
      'MAIL_API_BODY: does not know {form}',
    ],
    [{ MAIL_API_BODY: { a: '{to}', b: '{subject}' } }, 'MAIL_API_BODY: lacks {text}, {html}'],
  ])('with %j is refused', (replaced, reason) => {
    expect(about(replaced)).toEqual([reason]);
    expect(complaintOf(replaced)).not.toContain('la chiave');
  });

  test('of a kind that nobody knows is refused', () => {
    expect(complaintOf({ MAIL_PROVIDER: 'posta' })).toMatch(/MAIL_PROVIDER/);
  });

  test.each([
    ['the binding', { MAIL_PROVIDER: 'binding' }, false],
    ['Cloudflare’s own API', { MAIL_API_URL: 'https://api.cloudflare.com/client/v4/send' }, false],
    ['that of another company', { MAIL_API_URL: 'https://api.notcloudflare.com/' }, true],
  ])('decides whether there may be a newsletter: %s', (_what, replaced, allowed) => {
    const reasons = complaintOf({ ...replaced, NEWSLETTER: 'on' });
    expect(reasons.includes('NEWSLETTER: "on" needs a service for mails that allows it')).toBe(!allowed);
    expect(complaintOf({ ...replaced, NEWSLETTER: 'off' })).not.toMatch(/NEWSLETTER/);
  });
});

test.each([
  ['Lavoro in Valle <a@b.example>', { name: 'Lavoro in Valle', email: 'a@b.example' }],
  ['"Lavoro, in Valle" <a@b.example>', { name: 'Lavoro, in Valle', email: 'a@b.example' }],
  ['a@b.example', { name: 'Lavoro in Valle', email: 'a@b.example' }],
])('the sender %j has a name and an address', (MAIL_FROM, sender) => {
  expect(readConfig(withBindings({ MAIL_FROM })).MAIL_FROM).toEqual(sender);
});

describe('on this machine', () => {
  test.each(['http://localhost:8787', 'http://127.0.0.1', 'http://[::1]:8787/'])(
    'with SITE_URL %s placeholders and RATE_LIMITS off are right',
    (SITE_URL) => {
      expect(
        complaint(remote({ SITE_URL, RATE_LIMITS: 'off', MAIL_FROM: 'a@example.org', SUPPORT_EMAIL: 'b@example.org' })),
      ).toBeNull();
    },
  );

  test.each(['http://localhost.example', 'http://127.0.0.1.example', 'https://notlocalhost'])(
    '%s is not this machine',
    (SITE_URL) => {
      expect(complaint(remote({ SITE_URL, RATE_LIMITS: 'off' }))).toMatch(/RATE_LIMITS/);
    },
  );
});

describe('answers of a misconfigured Worker', () => {
  test.each(['/api/jobs', '/offerte', '/api/health', '/assets/x.js'])(
    '%s is a 503 that says nothing of why',
    async (path) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const answer = await asVisitor.get(path, { bindings: remote({ JWT_SECRET: 'short' }) });
      const problem = await expectProblem(answer, 503);
      expect(JSON.stringify(problem)).not.toMatch(/JWT|config|caratteri|characters/i);
      expect(log.mock.calls.flat().join()).toContain('JWT_SECRET: at least 32 characters');
      expect(log.mock.calls.flat().join()).toContain(problem.requestId);
    },
  );

  test('a localhost SITE_URL behind a public address is refused', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const request = new Request<unknown, IncomingRequestCfProperties>('https://lavoroinvalle.example/api/jobs', {
      headers: { 'cf-ray': '8f00000000000000-MXP' },
    });
    await expectProblem(await worker.fetch(request, env, createExecutionContext()), 503);
    expect(log.mock.calls.flat().join()).toContain('SITE_URL is still localhost');
  });
});
