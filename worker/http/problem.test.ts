import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { missingAssets, withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { newEmail, uniqueWord } from '../testing/factories.ts';
import { asStranger, asVisitor } from '../testing/requests.ts';

function log(): () => string {
  const spies = (['error', 'warn', 'log'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  return () => JSON.stringify(spies.flatMap((spy) => spy.mock.calls));
}

describe('an error that nobody foresaw', () => {
  // A statement that fails for a reason of its own: drizzle's message of it holds what was bound to it.
  const refuse = (table: string) =>
    env.DB.exec(
      `CREATE TRIGGER no_${table} BEFORE INSERT ON ${table} BEGIN SELECT raise(ABORT, 'broken in the cellar'); END`,
    );

  test('is a 500; the log has its id and its kind, nobody’s data', async () => {
    await refuse('users');
    const written = log();
    const [name, email, password] = [uniqueWord(), newEmail(), uniqueWord()];
    const problem = await expectProblem(await asVisitor.post('/api/register', { name, email, password }), 500);
    expect(problem.message).toBe('Qualcosa è andato storto. Riprova tra poco.');
    expect(JSON.stringify(problem)).not.toMatch(/cellar|users/);
    expect(written()).toContain(problem.requestId);
    expect(written()).toContain('broken in the cellar');
    for (const secret of [name, email, password]) expect(written()).not.toContain(secret);
    await env.DB.exec('DROP TRIGGER no_users');
  });

  test('of a page whose built file is missing is a 503, and the log says which', async () => {
    // Of another day, as nothing of this one is kept then.
    vi.useFakeTimers({ toFake: ['Date'], now: addDays(new Date(), 1) });
    const written = log();
    await expectProblem(await asVisitor.get('/login', { bindings: withBindings({ ASSETS: missingAssets() }) }), 503);
    expect(written()).toContain('/web/index.html answered 404');
  });
});

test('mistyped input, and a row that nobody owns and that is not there, is not in the log at all', async () => {
  const written = log();
  const email = newEmail();
  await asVisitor.post('/api/register', { email, name: '', password: 'x' });
  await asVisitor.get('/api/jobs?limit=0');
  await asVisitor.get('/nothing');
  await (await asStranger()).get('/api/jobs/nothing');
  expect(written()).toBe('[]');
});

// That of an account: worker/access.test.ts.
test('a refused login is logged by call, kind and build, and nothing else', async () => {
  const written = log();
  const { headers } = await asVisitor.post('/api/login', { email: newEmail(), password: 'segreta' });
  const [line, ...others]: string[] = JSON.parse(written()).flat();
  expect(others).toEqual([]);
  const requestId = headers.get('X-Request-Id');
  expect(JSON.parse(line ?? '')).toEqual({
    requestId,
    refused: 'unauthenticated',
    call: 'POST /api/login',
    version: 'test',
  });
});

test('an object that cannot be compared, in place of a text, is a mistake of the field', async () => {
  const odd = { length: { toString: 1, valueOf: 1 } };
  for (const body of [
    { email: odd, password: odd },
    { email: 'a@example.org', password: [[odd]] },
  ])
    expect((await asVisitor.post('/api/login', body)).status).toBe(400);
});
