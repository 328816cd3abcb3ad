import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from './env.ts';
import { withBindings } from './testing/bindings.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { asVisitor } from './testing/requests.ts';

const PUBLIC = 'https://lavoroinvalle.example';
const OPERATOR = vi.hoisted(() => ({ placeholders: [] as string[] }));

// The operator of a real deploy: nothing in it is a placeholder unless a test says so.
vi.mock('../shared/operator.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  operatorPlaceholders: () => OPERATOR.placeholders,
}));

beforeEach(() => {
  OPERATOR.placeholders = [];
});
afterEach(() => {
  vi.restoreAllMocks();
});

const remote = (replaced: Partial<Env> = {}): Env =>
  withBindings({ SITE_URL: PUBLIC, MAIL_FROM: 'Lavoro in Valle <a@b.example>', RATE_LIMITS: 'on', ...replaced } as Partial<Env>);

/** What is wrong with an environment; null where nothing is. */
function complaint(bindings: Env): string | null {
  try {
    readConfig(bindings);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

test('a deploy that is complete has nothing to complain of', () => {
  expect(complaint(remote())).toBeNull();
});

test('SITE_URL loses the slash at its end', () => {
  expect(readConfig(remote({ SITE_URL: `${PUBLIC}//` } as Partial<Env>)).SITE_URL).toBe(PUBLIC);
});

describe('what is wrong is named', () => {
  test.each([
    [{ SITE_URL: 'lavoroinvalle.example' }, /SITE_URL/],
    [{ SITE_URL: 'ftp://lavoroinvalle.example' }, /SITE_URL/],
    [{ SITE_URL: '' }, /SITE_URL/],
    [{ MAIL_FROM: 'avvisi@example.org' }, /MAIL_FROM: still the example address/],
    [{ MAIL_FROM: '' }, /MAIL_FROM/],
    [{ RATE_LIMITS: 'off' }, /RATE_LIMITS: "off" works only with a localhost SITE_URL/],
    [{ RATE_LIMITS: 'yes' }, /RATE_LIMITS/],
    [{ JWT_SECRET: 'short' }, /JWT_SECRET: at least 32 characters/],
    [{ JWT_SECRET: undefined }, /JWT_SECRET/],
  ])('%j', (replaced, message) => {
    expect(complaint(remote(replaced as Partial<Env>))).toMatch(message);
  });

  test('all of it at once', () => {
    OPERATOR.placeholders = ['name', 'pec'];
    const message = complaint(remote({ RATE_LIMITS: 'off', MAIL_FROM: 'a@example.org' } as Partial<Env>));
    expect(message).toMatch(/RATE_LIMITS.*MAIL_FROM.*operator\.name.*operator\.pec/s);
  });

  test('but not the value of a secret', () => {
    expect(complaint(remote({ JWT_SECRET: 'hush' }))).not.toContain('hush');
  });
});

describe('on this machine', () => {
  test.each(['http://localhost:8787', 'http://127.0.0.1', 'http://[::1]:8787/'])(
    'with SITE_URL %s placeholders and RATE_LIMITS off are right',
    (SITE_URL) => {
      OPERATOR.placeholders = ['name'];
      const local = { SITE_URL, RATE_LIMITS: 'off', MAIL_FROM: 'a@example.org' };
      expect(complaint(remote(local as Partial<Env>))).toBeNull();
    },
  );

  test.each(['http://localhost.example', 'http://127.0.0.1.example', 'https://notlocalhost'])('%s is not this machine', (SITE_URL) => {
    expect(complaint(remote({ SITE_URL, RATE_LIMITS: 'off' } as Partial<Env>))).toMatch(/RATE_LIMITS/);
  });
});

describe('what a misconfigured Worker answers', () => {
  test.each(['/api/jobs', '/offerte', '/api/health', '/assets/x.js'])('%s is a 503 that says nothing of why', async (path) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await asVisitor.get(path, { bindings: remote({ JWT_SECRET: 'short' }) });
    const problem = await expectProblem(answer, 503);
    expect(JSON.stringify(problem)).not.toMatch(/JWT|config|caratteri|characters/i);
    expect(log.mock.calls.flat().join()).toContain('JWT_SECRET: at least 32 characters');
    expect(log.mock.calls.flat().join()).toContain(problem.requestId);
  });

  test('a localhost SITE_URL behind a public address is refused', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { default: worker } = await import('./index.ts');
    const { createExecutionContext } = await import('cloudflare:test');
    const request = new Request<unknown, IncomingRequestCfProperties>('https://lavoroinvalle.example/api/jobs', {
      headers: { 'cf-ray': '8f00000000000000-MXP' },
    });
    const local = withBindings({});
    await expectProblem(await worker.fetch(request, local, createExecutionContext()), 503);
    expect(log.mock.calls.flat().join()).toContain('SITE_URL is still localhost');
  });
});
