import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PublicJob } from '../../shared/jobs.ts';
import { mendVersions } from '../http/publish-versions.ts';
import { costOf } from '../testing/bindings.ts';
import { jobBody, testDb } from '../testing/factories.ts';
import { candidateBody, makeCandidate } from '../testing/make-candidate.ts';
import { asAdmin, asEmployer, asVisitor, type SignedIn } from '../testing/requests.ts';

// Nothing of documents may come from lists in KV here.
const noLists = (): KVNamespace =>
  ({
    get: (key: string, options: object) => (key === 'version' ? env.LISTS.get(key, options) : Promise.resolve(null)),
    put: (key: string, value: string) => (key === 'version' ? env.LISTS.put(key, value) : Promise.resolve()),
  }) as unknown as KVNamespace;

const read = (path: string) =>
  costOf((bindings) => asVisitor.get(path, { bindings }), path.startsWith('/api/') ? {} : { LISTS: noLists() });

/** Reads addresses, lets something happen, and says which of them were still kept. */
async function keptAfter(paths: readonly string[], happen: () => Promise<unknown>): Promise<string[]> {
  for (const path of paths) await read(path);
  for (const path of paths) expect((await read(path)).cost.statements, `${path}, before`).toBe(0);
  await happen();
  const kept: string[] = [];
  for (const path of paths) if ((await read(path)).cost.statements === 0) kept.push(path);
  return kept;
}

const ofTown = (page: string, slug = page) => [
  `/lavoro-${page}`,
  `/bacheca/${slug}`,
  `/feed/${slug}.xml`,
  `/api/jobs?town=${slug}&radius=15&limit=20`,
  `/api/jobs?location=${slug}&limit=20`,
];
const ofCategory = (category: string) => [`/offerte?category=${category}`, `/api/jobs?category=${category}&limit=20`];
const WHOLE = ['/', '/offerte', '/lavoro-vallecamonica', '/sitemap.xml', '/feed.xml', '/feed.json'];
const WHOLE_API = ['/api/jobs', '/api/jobs/counts', '/api/jobs/filters'];
const OTHERS = ['/cerca-profili', '/api/candidates?limit=20', '/aiuto', '/login'];

const IN_EDOLO = { location: 'Edolo', category: 'Turismo' } as const;
const IN_PISOGNE = { location: 'Pisogne', category: 'Edilizia' } as const;

let employer: SignedIn;
const publish = async (fields: Parameters<typeof jobBody>[0]): Promise<PublicJob> =>
  (await employer.post('/api/jobs', jobBody(fields))).json();

beforeAll(async () => {
  employer = await asEmployer();
  await makeCandidate();
});
// Versions of each part, not one of everything.
beforeEach(() => mendVersions(env.LISTS, testDb()));

describe('an offer published in Edolo', () => {
  test('leaves what Pisogne, another category, profiles and texts are kept as', async () => {
    await publish(IN_PISOGNE);
    const others = [...ofTown('pisogne'), ...ofCategory('edilizia'), ...OTHERS];
    expect(await keptAfter(others, () => publish(IN_EDOLO))).toEqual(others);
  });

  test('is in everything of Edolo, of its category and of the whole valley at once', async () => {
    const own = [...ofTown('edolo'), ...ofCategory('turismo'), ...WHOLE, ...WHOLE_API];
    expect(await keptAfter(own, () => publish(IN_EDOLO))).toEqual([]);
  });

  test('is in the lists of towns nearby: Sonico is four kilometres away', async () => {
    expect(await keptAfter(['/api/jobs?town=sonico&limit=20'], () => publish(IN_EDOLO))).toEqual([]);
  });

  test('leaves the page of an offer of another category, and that of one like it is rendered again', async () => {
    const [far, alike] = [await publish({ ...IN_PISOGNE, title: 'Carpentiere' }), await publish(IN_EDOLO)];
    const pages = [`/offerte/${far.id}`, `/offerte/${alike.id}`];
    expect(await keptAfter(pages, () => publish({ ...IN_EDOLO, title: 'Facchino' }))).toEqual([`/offerte/${far.id}`]);
  });
});

test('an offer whose place nobody knows renders the pages of all towns again, as it may be near any', async () => {
  const around = ['/lavoro-pisogne', '/lavoro-edolo', '/feed/breno.xml'];
  expect(await keptAfter(around, () => publish({ location: 'Presso il cliente', lat: '46.18', lon: '10.33' }))).toEqual(
    [],
  );
});

describe('an offer that is closed, edited or moved', () => {
  const JSON_TYPE = { 'Content-Type': 'application/json' };
  const send = (path: string, method: string, body: unknown) =>
    employer.send(path, { method, headers: JSON_TYPE, body: JSON.stringify(body) });
  const paths = [...ofTown('edolo'), ...ofTown('pisogne'), ...ofCategory('turismo')];
  const pisogne = ofTown('pisogne');

  test('closed, it leaves the lists of its town and category, and those of others are kept', async () => {
    const { id } = await publish(IN_EDOLO);
    const close = () => send(`/api/jobs/${id}/status`, 'PUT', { ownerStatus: 'closed' });
    expect(await keptAfter(paths, close)).toEqual(pisogne);
  });

  test('edited, it is shown as it is now in its town and category', async () => {
    const { id } = await publish(IN_EDOLO);
    const edit = () => send(`/api/jobs/${id}`, 'PATCH', { ...jobBody({ ...IN_EDOLO, title: 'Cuoco' }), revision: 1 });
    expect(await keptAfter(paths, edit)).toEqual(pisogne);
  });

  test('moved to another town, both towns are read again', async () => {
    const { id } = await publish(IN_EDOLO);
    const move = () =>
      send(`/api/jobs/${id}`, 'PATCH', { ...jobBody({ ...IN_EDOLO, location: 'Pisogne' }), revision: 1 });
    const towns = [...ofTown('edolo'), ...ofTown('pisogne'), ...ofTown('breno')];
    const kept = await keptAfter(towns, move);
    expect(kept.filter((path) => /edolo|pisogne/.test(path))).toEqual([]);
    expect(kept).toContain('/api/jobs?location=breno&limit=20');
  });
});

describe('moderation', () => {
  const GROUND = { rule: 'no-money', facts: 'L’annuncio chiede denaro.' };

  test('hides an offer in every list and page at once, those of other offers beside which it stands too', async () => {
    const [bad, alike] = [await publish(IN_EDOLO), await publish({ ...IN_EDOLO, title: 'Portiere di notte' })];
    const admin = await asAdmin();
    const paths = [...ofTown('edolo'), ...ofCategory('turismo'), ...WHOLE, '/api/jobs', `/offerte/${alike.id}`];
    const hide = () => admin.post(`/api/moderation/jobs/${bad.id}/hide`, GROUND);
    expect(await keptAfter([...paths, `/offerte/${bad.id}`], hide)).toEqual([]);
    for (const path of [...paths, `/offerte/${alike.id}`])
      expect(await (await read(path)).result.text(), path).not.toContain(bad.id);
    expect((await read(`/offerte/${bad.id}`)).result.status).toBe(404);
  });

  test('suspends an account, whose offers are gone from all their towns', async () => {
    const other = await asEmployer();
    for (const location of ['Edolo', 'Pisogne'])
      await other.post('/api/jobs', jobBody({ ...IN_EDOLO, location, title: `Aiuto a ${location}` }));
    const admin = await asAdmin();
    const suspend = () => admin.post(`/api/moderation/accounts/${other.account.publicId}/suspend`, GROUND);
    expect(await keptAfter([...ofTown('edolo'), ...ofTown('pisogne'), ...WHOLE], suspend)).toEqual([]);
  });

  test('hides a profile in the lists of profiles, and leaves those of offers', async () => {
    const profile = await makeCandidate();
    const admin = await asAdmin();
    const hide = () => admin.post(`/api/moderation/candidates/${profile.publicId}/hide`, GROUND);
    const kept = await keptAfter(['/cerca-profili', '/api/candidates?limit=20', ...ofTown('edolo'), '/'], hide);
    expect(kept).toEqual([...ofTown('edolo'), '/']);
  });
});

test('a profile that is published leaves every list of offers', async () => {
  const offers = ['/', ...WHOLE_API, ...ofTown('edolo')];
  const kept = await keptAfter([...offers, '/cerca-profili'], () => asVisitor.post('/api/candidates', candidateBody()));
  expect(kept).toEqual(offers);
});
