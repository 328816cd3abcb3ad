import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { missingAssets, withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeJob, newEmail, uniqueWord } from '../testing/factories.ts';
import { asStranger, asVisitor } from '../testing/requests.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

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
    vi.useRealTimers();
  });
});

test('mistyped input is not in the log at all', async () => {
  const written = log();
  const email = newEmail();
  await asVisitor.post('/api/register', { email, name: '', password: 'x' });
  await asVisitor.get('/api/jobs?limit=0');
  await asVisitor.get('/nothing');
  expect(written()).toBe('[]');
});

test('a refusal is logged by call, kind, build and the number of the account, and nothing else', async () => {
  const written = log();
  const email = newEmail();
  const { publicId } = await makeJob();
  const stranger = await asStranger();
  const refused = [
    await asVisitor.post('/api/login', { email, password: 'segreta' }),
    await stranger.send(`/api/jobs/${publicId}`, { method: 'DELETE' }),
  ];
  const ids = refused.map(({ headers }) => headers.get('X-Request-Id'));
  const lines: string[] = JSON.parse(written()).flat();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { requestId: ids[0], refused: 'unauthenticated', call: 'POST /api/login', version: 'test' },
    {
      requestId: ids[1],
      refused: 'forbidden',
      call: 'DELETE /api/jobs/:id',
      account: stranger.account.id,
      version: 'test',
    },
  ]);
});

// An attempt on what is another’s is in the log, too: worker/access.test.ts.
test('a row that nobody owns and that is not there is not in the log', async () => {
  const written = log();
  await (await asStranger()).get('/api/jobs/nothing');
  expect(written()).toBe('[]');
});
