import { env } from 'cloudflare:workers';
import { afterAll, describe, expect, test } from 'vitest';
import { sessionSchema } from '../shared/accounts.ts';
import { CALLS } from '../shared/calls/all.ts';
import type { Call } from '../shared/calls/call.ts';
import { shownVersions } from './db/tables/operation.ts';
import { ASKERS, type Asker, makeWorld, type World } from './testing/access-world.ts';
import { dumpStorage } from './testing/database-tables.ts';
import { CASES, type EndpointCase, looksAtAccount } from './testing/endpoint-cases.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { testDb } from './testing/factories.ts';
import { freshStorage } from './testing/forget-copies.ts';
import { recordLog } from './testing/log.ts';
import { allowedMethods, apiEndpoints } from './testing/refusals.ts';

/** Methods that a path may have, and some that none has. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'PROPFIND'];
/** Askers that must learn no private data of the two people of a world. */
const OUTSIDERS: readonly Asker[] = ['visitor', 'stranger', 'rival', 'expired', 'revoked'];
/** Words in the refusal of a restricted account. */
const REASONS: Partial<Record<Asker, string>> = {
  suspended: 'Il tuo account è sospeso. Motivo: Offerte false.',
  leaving: 'Il tuo account sarà eliminato ',
};

const SIGNS_IN: ReadonlySet<string> = new Set(['POST /api/register', 'POST /api/login']);

const endpoints = apiEndpoints().map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }));
const paths = [...new Set(endpoints.map(({ path }) => path))];
const worlds = new Map<string, World>();
/** Worlds that the storage takes before it is emptied: each makes every dump longer, which were a quarter of the time. */
const MOST_WORLDS = 25;
let made = 0;
/** Dump of the storage, and what was refused since then; null after a change. */
let unchanged: { readonly dump: string; readonly refused: string[] } | null = null;

/** Expects that nothing of what was refused has changed anything; before each change, as a dump for every refusal takes long. */
async function expectNothingChanged(): Promise<void> {
  if (unchanged === null) return;
  const { dump, refused } = unchanged;
  unchanged = null;
  expect(await dumpStorage(), `what is refused changes nothing: ${refused.join()}`).toBe(dump);
}
afterAll(expectNothingChanged);

async function worldFor(asker: Asker, { owner }: EndpointCase): Promise<{ key: string; world: World }> {
  const held = asker === 'suspended' || asker === 'leaving' ? asker : null;
  const key = held === null ? 'as they are' : `${held} ${owner}`;
  const known = worlds.get(key);
  if (known) return { key, world: known };
  await expectNothingChanged();
  if (made === MOST_WORLDS) {
    await freshStorage();
    worlds.clear();
    made = 0;
  }
  const world = await makeWorld(held, owner);
  made += 1;
  worlds.set(key, world);
  return { key, world };
}

const initOf = (method: string, body: unknown): RequestInit => ({
  method,
  ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
});

/** Reads without an account: a new one must be added here. */
const PUBLIC_READS = [
  'GET /api/health',
  'GET /api/jobs',
  'GET /api/jobs/counts',
  'GET /api/jobs/filters',
  'GET /api/jobs/suggestions',
  'GET /api/jobs/saved',
  'GET /api/jobs/:id',
  'GET /api/jobs/:id/similar',
  'GET /api/candidates',
  'GET /api/candidates/filters',
  'GET /api/candidates/suggestions',
  'GET /api/employers',
  'GET /api/employers/:slug',
  'GET /api/candidates/:id',
  'GET /api/unsubscribe',
  'GET /api/interviews/linked/calendar',
];

/** Writes that look at no account, as there is none yet, or a mailed link stands for it: a new one must be added here. */
const PUBLIC_WRITES = [
  'POST /api/alerts/confirm',
  'POST /api/applications/answer',
  'POST /api/applications/answer/link',
  'POST /api/applications/confirm',
  'POST /api/applications/links',
  'POST /api/email/confirm',
  'POST /api/interviews/linked',
  'POST /api/job-checks/link',
  'POST /api/jobs/:id/check',
  'POST /api/jobs/:id/guest-applications',
  'POST /api/jobs/:id/views',
  'POST /api/login',
  'POST /api/login/passkey',
  'POST /api/login/passkey/options',
  'POST /api/own-candidates/confirm',
  'POST /api/own-candidates/keep',
  'POST /api/own-candidates/link',
  'POST /api/own-employers/openness',
  'POST /api/password/forgot',
  'POST /api/password/reset',
  'POST /api/register',
  'POST /api/searches',
  'POST /api/unsubscribe',
];

/** Calls that answer with a token, each of them a action of the person: a new one must be added here. */
const SESSIONS = [
  'POST /api/register',
  'POST /api/login',
  'POST /api/login/passkey',
  'POST /api/session/passkey',
  'POST /api/account/password',
];

const calls: ReadonlyMap<string, Call> = new Map(Object.entries(CALLS));

describe('a declared call', () => {
  test('asks for an administrator where it moderates, and nowhere else', () => {
    for (const [name, { who }] of calls) expect(who === 'admin', name).toBe(name.includes('/moderation/'));
  });

  test('is read without an account where it is on the list of public reads', () => {
    const open = [...calls].filter(([name, { who }]) => name.startsWith('GET ') && who === 'anyone');
    expect(open.map(([name]) => name).sort()).toEqual(PUBLIC_READS.toSorted());
  });

  test('is a write that looks at no account where it is on the list of those', () => {
    const open = [...calls].filter(([name, call]) => !name.startsWith('GET ') && !looksAtAccount(call));
    expect(open.map(([name]) => name).sort()).toEqual(PUBLIC_WRITES);
  });

  test('answers with a token where it is on the list of those', () => {
    const schemas = ({ responses }: Call) =>
      Object.values(responses).map((response) => ('schema' in response ? response.schema : null));
    const opening = [...calls].filter(([, call]) => schemas(call).includes(sessionSchema));
    expect(opening.map(([name]) => name).sort()).toEqual(SESSIONS.toSorted());
  });

  test('may be kept by everybody where it is a read that everybody may ask for', () => {
    const stored = [...calls].filter(([, { cachedFor }]) => cachedFor !== undefined);
    expect(stored.map(([name]) => name)).toEqual(['GET /api/jobs/suggestions', 'GET /api/candidates/suggestions']);
    for (const [name, { who }] of stored) expect(who, name).toBe('anyone');
  });

  test('changes what an address names for its owner only', () => {
    // A device owns what its secret key names.
    const changes = [...calls].filter(([name]) => /^(PATCH|PUT|DELETE) (?!\/api\/push$)/.test(name));
    for (const [name, { who }] of changes) expect(['anyone', 'visitor or account'], name).not.toContain(who);
    const unowned = changes.filter(([name, { others }]) => name.includes(':') && others === undefined);
    // It answers with the account's own list, whatever the id.
    expect(unowned.map(([name]) => name)).toEqual(['DELETE /api/blocked-senders/:id']);
  });
});

/** The versions of what is shown, as the rows have raised them. */
const raised = async () => {
  const [versions] = await testDb()
    .select({ offers: shownVersions.offers, profiles: shownVersions.profiles, pages: shownVersions.pages })
    .from(shownVersions);
  return { ...versions };
};

const logged = recordLog();

/** Expects the log to name the call, who was refused what is another's, and nothing that an address or a row holds. */
function expectLogged(name: string, address: string, world: World, refused: string | null): void {
  const [method, path = ''] = name.split(' ');
  const lines = logged.map((line): Record<string, unknown> => JSON.parse(line));
  for (const line of lines) if ('route' in line) expect(line).toMatchObject({ route: path, method });
  if (refused !== null)
    expect(lines).toContainEqual({
      requestId: expect.any(String),
      refused,
      call: name,
      account: expect.any(Number),
      version: 'test',
    });
  const ids = address.split('/').filter((_, index) => path.split('/')[index]?.startsWith(':'));
  const { token, account } = world.people.worker;
  // A key of digits alone: a request id, or a time, may hold them.
  const isLogged = (secret: string) =>
    new RegExp(/^\d+$/.test(secret) ? `[/"]${secret}\\b` : secret).test(logged.join());
  expect([...world.secrets, ...ids, account.publicId, token].filter(isLogged)).toEqual([]);
}

describe.each(endpoints)('$name', ({ name, method, path }) => {
  // Denied by default: an endpoint that nothing declares fails for everybody.
  const expected = CASES[name];

  test.each(ASKERS)('answers as it should when asked by: %s', async (asker) => {
    if (expected === undefined) throw new Error(`${name} is not declared in shared/calls`);
    const status = expected[asker];
    const { key, world } = await worldFor(asker, expected);
    const init = initOf(method, expected.body?.(world));
    if (status >= 400) {
      unchanged ??= { dump: await dumpStorage(), refused: [] };
      unchanged.refused.push(`${name} of ${asker}`);
    } else await expectNothingChanged();
    const address = world.path(path);
    const answer = await world.ask(asker, expected.owner).send(address, init);
    const isOthers = asker === 'stranger' && status >= 400 && calls.get(name)?.others !== undefined;
    expectLogged(name, address, world, isOthers ? (status === 403 ? 'forbidden' : 'not-found') : null);
    if (status < 400) {
      expect(answer.status).toBe(status);
      const { unseen, shown, cachedFor } = calls.get(name) ?? {};
      expect(answer.headers.get('Cache-Control')).toBe(cachedFor ? `public, max-age=${cachedFor}` : 'no-store');
      // A link that is over leads on, and changes nothing.
      expect(answer.headers.has('Set-Cookie'), 'the bookmark').toBe(method !== 'GET' && !unseen && status !== 303);
      // Nothing of a suspended or leaving account is shown before or afterwards.
      if (shown && asker !== 'suspended' && asker !== 'leaving')
        expect(JSON.parse((await env.LISTS.get('version')) ?? ''), 'what is shown is published').toMatchObject(
          await raised(),
        );
      // A call that names a row, or needs an account, may have changed the world; signing in ends the session of before.
      const changes = path.includes(':') || expected.visitor === 401 || SIGNS_IN.has(name);
      if (method !== 'GET' && changes) worlds.delete(key);
    } else {
      const { message } = await expectProblem(answer.clone(), status);
      if (status === 401) expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
      if (status === 403) expect(message).toContain(REASONS[asker] ?? '');
    }
    if (OUTSIDERS.includes(asker) && !name.startsWith('POST /api/login'))
      expectNothingOf(world, answer, await answer.text());
  });
});

function expectNothingOf({ secrets }: World, { headers }: Response, text: string): void {
  const notified = `${text}\n${JSON.stringify([...headers])}`;
  for (const secret of secrets) expect(notified).not.toContain(secret);
}

describe.each(paths)('%s', (pattern) => {
  test('refuses other methods to everybody alike, and says which it has', async () => {
    const allowed = allowedMethods(pattern);
    const { world } = await worldFor('visitor', CASES['GET /api/health'] as EndpointCase);
    for (const method of METHODS.filter((other) => !allowed.includes(other)))
      for (const asker of ['visitor', 'admin'] as const) {
        const answer = await world.ask(asker, 'worker').send(world.path(pattern), { method });
        expect(answer.headers.get('Allow'), `${method} of ${asker}`).toBe(allowed.join(', '));
        if (method === 'HEAD') expect(answer.status).toBe(405);
        else await expectProblem(answer, 405);
      }
  });
});
