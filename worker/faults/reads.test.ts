import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import worker from '../index.ts';
import { brokenD1, withBindings } from '../testing/bindings.ts';
import { makeJob } from '../testing/factories.ts';
import { silentD1 } from '../testing/faulty-d1.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { recordLog } from '../testing/log.ts';
import { makeCandidate } from '../testing/make-candidate.ts';

const ORIGIN = 'http://localhost:8787';

/** An answer as it begins, while what the Worker does besides may still be waiting. */
async function sendRequest(
  path: string,
  bindings: Env,
): Promise<{ answer: Response; text: string; rest: () => Promise<void> }> {
  const context = createExecutionContext();
  const request = new Request<unknown, IncomingRequestCfProperties>(ORIGIN + path, {
    headers: { Accept: 'text/html' },
  });
  const answer = await worker.fetch(request, bindings, context);
  return { answer, text: await answer.text(), rest: () => waitOnExecutionContext(context) };
}

/** A database that never worked in the first place, opened or asked. */
const unopened = (): D1Database =>
  ({
    withSession: () => {
      throw new Error('D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.');
    },
  }) as unknown as D1Database;

/** How a database does not answer, and what makes it answer in the end. */
const FAULTS: Readonly<Record<string, () => { db: D1Database; answer: () => void }>> = {
  'refuses every query': () => ({ db: brokenD1(), answer: () => undefined }),
  'cannot be opened': () => ({ db: unopened(), answer: () => undefined }),
  'fails in a way that nobody foresaw': () => ({ db: brokenD1('D1_ERROR: ?'), answer: () => undefined }),
  'says nothing': silentD1,
};

let job: string;
let profile: string;

/** Requests answered before, whose copies are fallbacks; `sign` matches the notice of their age. */
const copied = (): Readonly<Record<string, { path: string; sign: RegExp }>> => ({
  'the list of offers': { path: '/api/jobs?limit=20', sign: /header/ },
  'the counts of offers': { path: '/api/jobs/counts', sign: /header/ },
  'the counts of filters': { path: '/api/jobs/filters', sign: /header/ },
  'an offer': { path: `/api/jobs/${job}`, sign: /header/ },
  'the page of offers': { path: '/offerte?category=turismo', sign: /Elenco (<!-- -->)?delle \d\d:\d\d/ },
  'the page of a town': { path: '/lavoro-edolo', sign: /Elenco (<!-- -->)?delle \d\d:\d\d/ },
  'the page of an offer': { path: `/offerte/${job}`, sign: /Offerta (<!-- -->)?delle \d\d:\d\d/ },
});

beforeAll(async () => {
  job = (await makeJob({ category: 'Turismo', location: 'Edolo', title: 'Portiera di notte' })).publicId;
  profile = (await makeCandidate()).publicId;
  for (const { path } of Object.values(copied())) await (await sendRequest(path, env)).rest();
});

// Nothing that is kept is fresh any more.
beforeEach(forgetCopies);

const logged = recordLog();

describe.each(Object.entries(FAULTS))('a database that %s', (how, fault) => {
  // Each has a copy of its own; how the database fails is one thing for a call and one for a page.
  const tried = how === 'refuses every query' ? Object.keys(copied()) : ['an offer', 'the page of offers'];
  test.each(tried)('%s is the last copy, which says how old it is', async (what) => {
    const { path = '', sign = /^$/ } = copied()[what] ?? {};
    const { db, answer: recover } = fault();
    const { answer, text, rest } = await sendRequest(path, withBindings({ DB: db }));
    recover();
    await rest();
    expect(answer.status).toBe(200);
    expect(`${text} ${answer.headers.has('X-Copy-Of') ? 'header' : ''}`).toMatch(sign);
    expect(logged.join()).toMatch(/database (down|slow), answered with a copy/);
  });

  test.each(['/login', '/blog', '/contatti', '/robots.txt'])('%s, which reads nothing, is there', async (path) => {
    const { db, answer: recover } = fault();
    const { answer, rest } = await sendRequest(path, withBindings({ DB: db }));
    recover();
    await rest();
    expect(answer.status).toBe(200);
  });
});

describe.each(['refuses every query', 'cannot be opened'])('a database that %s', (name) => {
  test.each([
    '/api/jobs?search=cuoco',
    '/api/candidates?search=cuoco',
    '/api/jobs/nothing',
    '/api/jobs/saved?ids=nothing',
    '/offerte?search=cuoco',
    '/offerte/nothing',
    '/offerte/nothing/locandina',
    '/feed.xml',
    '/sitemap.xml',
  ])('%s, of which there is no copy, is a 503', async (path) => {
    const DB = FAULTS[name]?.().db ?? brokenD1();
    const { answer, text, rest } = await sendRequest(path, withBindings({ DB }));
    await rest();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(text).not.toMatch(/D1_ERROR|overloaded|D1 DB/i);
  });

  test('profiles are in no copy: whoever took theirs back must not come back', async () => {
    for (const path of [`/api/candidates/${profile}`, `/candidati/${profile}`]) {
      await (await sendRequest(path, env)).rest();
      const { answer, text } = await sendRequest(path, withBindings({ DB: FAULTS[name]?.().db ?? brokenD1() }));
      expect(answer.status).toBe(503);
      expect(text).not.toContain('Persona');
    }
  });
});

test('a database that was slow is heard in the end: what it said renews the copy', async () => {
  const path = '/api/jobs?limit=50';
  await (await sendRequest(path, env)).rest();
  const overdue = await makeJob({ category: 'Turismo' });
  await forgetCopies();
  const { db, answer: recover } = silentD1();
  const copy = await sendRequest(path, withBindings({ DB: db }));
  expect(copy.text).not.toContain(overdue.publicId);
  recover();
  await copy.rest();
  const next = await sendRequest(path, withBindings({ DB: brokenD1() }));
  expect(next.answer.headers.get('X-Copy-Of')).toBeNull();
  expect(next.text).toContain(overdue.publicId);
});

test('a database that is slow is waited for where there is no copy', async () => {
  const { db, answer: recover } = silentD1();
  const requested = sendRequest('/api/jobs?search=portiera', withBindings({ DB: db }));
  expect(await Promise.race([requested, scheduler.wait(50).then(() => 'waiting')])).toBe('waiting');
  recover();
  const { answer, text, rest } = await requested;
  await rest();
  expect(answer.status).toBe(200);
  expect(text).toContain(job);
});

test('a document made of a copy is kept by nobody as a fresh one', async () => {
  const path = `/offerte/${job}`;
  const copy = await sendRequest(path, withBindings({ DB: brokenD1() }));
  await copy.rest();
  expect(copy.text).toMatch(/Offerta (<!-- -->)?delle/);
  const fresh = await sendRequest(path, env);
  await fresh.rest();
  expect(fresh.text).not.toMatch(/Offerta (<!-- -->)?delle/);
});
