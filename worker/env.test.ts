import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

afterEach(() => {
  vi.restoreAllMocks();
});

/** Error message about an environment; null for a valid one. */
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

describe('errors of the configuration', () => {
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
  ])('%j', (replaced, message) => {
    expect(complaint(remote(replaced))).toMatch(message);
  });

  test('all of it at once', () => {
    const message = complaint(remote({ RATE_LIMITS: 'off', MAIL_FROM: 'a@example.org' }));
    expect(message).toMatch(/RATE_LIMITS.*MAIL_FROM/);
  });

  test('keys of Turnstile that are for tests', () => {
    const keys = { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET: `1x${'0'.repeat(31)}AA` };
    expect(complaint({ ...remote(), ...keys } as Env)).toMatch(
      /TURNSTILE_SECRET: a key for tests lets everybody through/,
    );
  });

  test('but not the value of a secret', () => {
    expect(complaint(remote({ JWT_SECRET: 'hush' }))).not.toContain('hush');
  });
});

describe('a mail server', () => {
  const SERVER = {
    MAIL_PROVIDER: 'smtp',
    SMTP_HOST: 'smtp.b.example',
    SMTP_USER: 'lavoro',
    SMTP_PASSWORD: 'la parola',
  };
  const about = (replaced: Readonly<Record<string, string | undefined>>) =>
    (complaint({ ...remote(), ...SERVER, ...replaced } as Env) ?? '')
      .split(/; |: (?=SMTP|operator)/)
      .filter((reason) => reason.startsWith('SMTP'));

  test('is a host, a name and a password', () => {
    expect(about({})).toEqual([]);
    expect(about({ SMTP_PORT: '587', SMTP_TLS: 'starttls' })).toEqual([]);
  });

  test.each([
    [{ SMTP_HOST: undefined }, 'SMTP_HOST: goes with MAIL_PROVIDER "smtp"'],
    [{ SMTP_HOST: 'https://smtp.b.example' }, 'SMTP_HOST: is no name of a host'],
    [{ SMTP_PORT: '25' }, 'SMTP_PORT: Workers cannot use port 25: 465 with TLS, or 587 with "starttls"'],
    [{ SMTP_PORT: '70000' }, 'SMTP_PORT: is more than 65535'],
    [{ SMTP_TLS: 'off' }, 'SMTP_TLS: "off" works only with a server of this machine'],
    [{ SMTP_PASSWORD: undefined }, 'SMTP_PASSWORD: goes with SMTP_USER: set both or neither'],
    [{ SMTP_USER: undefined, SMTP_PASSWORD: undefined }, 'SMTP_USER: a mail server wants to know who sends'],
  ])('with %j is refused', (replaced, reason) => {
    expect(about(replaced)).toEqual([reason]);
    expect(complaint({ ...remote(), ...SERVER, ...replaced } as Env)).not.toContain('la parola');
  });

  test('of a kind that nobody knows is refused', () => {
    expect(complaint({ ...remote(), ...SERVER, MAIL_PROVIDER: 'posta' } as Env)).toMatch(/MAIL_PROVIDER/);
  });

  test.each([
    ['the binding', { MAIL_PROVIDER: 'binding' }, false],
    ['Cloudflare’s own server', { SMTP_HOST: 'smtp.mx.cloudflare.net' }, false],
    ['that of another company', {}, true],
  ])('decides whether there may be a newsletter: %s', (_what, replaced, allowed) => {
    const reasons = complaint({ ...remote(), ...SERVER, ...replaced, NEWSLETTER: 'on' } as Env) ?? '';
    expect(reasons.includes('NEWSLETTER: "on" needs a mail server that allows it')).toBe(!allowed);
    expect(complaint({ ...remote(), ...SERVER, ...replaced, NEWSLETTER: 'off' } as Env)).not.toMatch(/NEWSLETTER/);
  });

  test('of this machine may be without encryption and password', () => {
    const local = { SMTP_HOST: 'localhost', SMTP_TLS: 'off', SMTP_USER: undefined, SMTP_PASSWORD: undefined };
    expect(about(local)).toEqual([]);
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
