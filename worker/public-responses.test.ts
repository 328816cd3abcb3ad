import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { candidates } from './db/tables/candidates.ts';
import { jobs } from './db/tables/jobs.ts';
import { makeWorld, type World } from './testing/access-world.ts';
import { dumpStorage } from './testing/database-tables.ts';
import { CASES } from './testing/endpoint-cases.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { makeJob, makeUser, newEmail, testDb, uniqueWord } from './testing/factories.ts';
import { leaveTraces, type Traces } from './testing/fill-tables.ts';
import { forgetCopies } from './testing/forget-copies.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { makeEmployerPage } from './testing/make-employer-page.ts';
import { addresses, publicReads, type Shown } from './testing/public-routes.ts';
import { apiEndpoints } from './testing/refusals.ts';
import { asVisitor, type Person } from './testing/requests.ts';

/** The type of a body, with its characters where nothing in the content says them (ASVS 4.1.1). */
const TYPE = /^(?!(text\/|.*[+/]xml)[^;]*$)[a-z]+\/[a-z.+-]+(; charset=utf-8)?$/;

let world: World;
let shown: Shown;
beforeAll(async () => {
  world = await makeWorld();
  const idIn = (pattern: string) => world.path(pattern).split('/')[2] ?? '';
  shown = { job: idIn('/jobs/:id'), candidate: idIn('/candidates/:id'), employer: idIn('/employers/:slug') };
});
// Documents say when they were made.
const NOW = new Date();
beforeEach(() => void vi.setSystemTime(NOW));

describe('public answers', () => {
  const read = async (person: Person, headers: HeadersInit = {}) => {
    const notified: Record<string, unknown> = {};
    for (const address of addresses(shown)) {
      const answer = await person.get(address, { headers });
      notified[address] = [answer.status, answer.headers.get('Set-Cookie'), await answer.text()];
    }
    return notified;
  };
  let ofVisitor: ReturnType<typeof read> | undefined;

  test.each(['worker', 'employer', 'admin', 'expired'] as const)(
    'is for %s the same to the byte as for a visitor',
    async (asker) => {
      ofVisitor ??= read(asVisitor);
      const headers = { Cookie: 'token=x; session=y; theme=dark', 'User-Agent': `Browser of ${asker}` };
      expect(await read(world.ask(asker, 'worker'), headers)).toEqual(await ofVisitor);
    },
  );

  test('takes GET and HEAD only', async () => {
    for (const address of addresses(shown))
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        const answer = await asVisitor.send(address, { method });
        expect(answer.headers.get('Allow'), `${method} ${address}`).toBe('GET, HEAD');
        await expectProblem(answer, 405);
      }
  });
});

/** Every answer that a visitor can get, twice, so that the second comes from what is kept; then what is kept. */
async function everythingPublic(of: Shown): Promise<string> {
  // A new version invalidates the lists cached before.
  await forgetCopies();
  const texts: string[] = [];
  for (let time = 0; time < 2; time++)
    for (const address of [...addresses(of), ...publicReads(of)]) {
      const answer = await asVisitor.get(address);
      const text = await answer.text();
      const type = answer.headers.get('Content-Type');
      if (text !== '') expect(type, address).toMatch(TYPE);
      texts.push(JSON.stringify([...answer.headers]), text);
    }
  // The index besides holds what only registered companies may find.
  const { keys } = await env.LISTS.list({ prefix: 'list:' });
  for (const { name } of keys) texts.push(name, (await env.LISTS.get(name)) ?? '');
  return texts.join('\n');
}

describe('private columns', () => {
  let traces: Traces;
  beforeEach(async () => {
    const person = await makeUser({ email: newEmail(), name: `Nome ${uniqueWord()}` });
    traces = await leaveTraces(person);
    // Published rows are public, so both people have withdrawn theirs here.
    const { job, candidate } = traces;
    await testDb().update(jobs).set({ ownerStatus: 'paused', status: 'paused' }).where(eq(jobs.id, job.id));
    const hidden = { audience: 'companies', status: 'companies' } as const;
    await testDb().update(candidates).set(hidden).where(eq(candidates.id, candidate.id));
  });

  test('is in no public answer, no cached list and no kept page', async () => {
    const notified = await everythingPublic(shown);
    const { person, word } = traces;
    for (const secret of [person.email, person.name, word, ...world.secrets]) {
      expect(await dumpStorage(), 'is stored').toContain(secret);
      expect(notified).not.toContain(secret);
    }
    expect(notified).toContain(shown.job);
  });

  test('is in no answer that refuses it', async () => {
    for (const { method, path } of apiEndpoints().filter((endpoint) => endpoint.method !== 'GET')) {
      const { body, owner } = CASES[`${method} ${path}`] ?? {};
      if (!body || !owner) continue;
      const secret = uniqueWord();
      const wrong = Object.keys(Object(body(world))).map((key) => [key, [`${secret}@example.org +39 333 ${secret}`]]);
      for (const asker of ['visitor', owner, 'admin'] as const) {
        const init = { method, headers: { 'Content-Type': 'application/json' } };
        const sent = JSON.stringify({ ...Object.fromEntries(wrong), token: secret });
        const answer = await world.ask(asker, owner).send(world.path(path), { ...init, body: sent });
        const notified = `${await answer.text()}${JSON.stringify([...answer.headers])}`;
        expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
        expect(notified, `${method} ${path}`).not.toContain(secret);
      }
    }
  });
});

describe('of an open', () => {
  /** Searches each text of a row, all of them unique words, in a public answer, and returns those that are there. */
  async function publicOf(texts: Readonly<Record<string, string>>, row: Partial<Shown>): Promise<string[]> {
    const notified = await everythingPublic({ ...shown, ...row });
    return Object.keys(texts).filter((column) => notified.includes(texts[column] ?? ''));
  }
  const wordsFor = <Name extends string>(...names: Name[]): Record<Name, string> =>
    Object.fromEntries(names.map((name) => [name, uniqueWord()])) as Record<Name, string>;

  test('profile, everybody reads what its person typed for everybody', async () => {
    const texts = wordsFor('name', 'title', 'location', 'experience', 'hiddenReason', 'manageTokenHash', 'contentHash');
    const email = newEmail();
    const owner = wordsFor('ownerName');
    const { id } = await makeUser({ name: owner.ownerName });
    const { publicId } = await makeCandidate({ ...texts, email, ownerId: id });
    expect(await publicOf({ ...texts, ...owner, email }, { candidate: publicId })).toEqual([
      'name',
      'title',
      'location',
      'experience',
    ]);
  });

  test('page of an employer, everybody reads what its owner typed for everybody', async () => {
    const texts = wordsFor('name', 'text', 'directions', 'hiddenReason');
    const owner = wordsFor('ownerName', 'ownerEmail');
    const { id } = await makeUser({ name: owner.ownerName, email: `${owner.ownerEmail}@example.org` });
    const { publicId } = await makeEmployerPage({ ...texts, ownerId: id });
    expect(await publicOf({ ...texts, ...owner }, { employer: publicId })).toEqual(['name', 'text', 'directions']);
  });

  test('offer, everybody reads what its owner typed for everybody', async () => {
    const texts = wordsFor('title', 'companyName', 'location', 'description', 'hiddenReason', 'contentHash');
    const owner = wordsFor('ownerName', 'ownerEmail', 'ownerPassword');
    const { id } = await makeUser({
      role: 'employer',
      name: owner.ownerName,
      email: `${owner.ownerEmail}@example.org`,
      passwordHash: owner.ownerPassword,
    });
    const { publicId } = await makeJob({ ...texts, ownerId: id });
    expect(await publicOf({ ...texts, ...owner }, { job: publicId })).toEqual([
      'title',
      'companyName',
      'location',
      'description',
    ]);
  });
});
