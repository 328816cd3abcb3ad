import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '../../shared/dates.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { costOf } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { childrenOf, readXml, textOf, type XmlElement } from '../testing/read-xml.ts';
import { asVisitor } from '../testing/requests.ts';

const SITE = 'http://localhost:8787';

/** Rows that a test inserts itself do not invalidate the cache. */
beforeEach(forgetCopies);

async function readFeed(path: string) {
  const answer = await asVisitor.get(path);
  expect(answer.status, path).toBe(200);
  const feed = readXml(await answer.text());
  expect(feed).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'it' } });
  const entries = childrenOf(feed, 'entry');
  return { feed, entries, ids: entries.map((entry) => textOf(entry, 'id')) };
}

const item = z.strictObject({
  id: z.url(),
  url: z.url(),
  title: z.string().min(1),
  summary: z.string(),
  content_html: z.string(),
  date_published: z.iso.datetime(),
  date_modified: z.iso.datetime(),
  authors: z.array(z.strictObject({ name: z.string().min(1) })),
  tags: z.array(z.string()),
});

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), as far as this product writes it. */
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string().min(1),
  language: z.literal('it'),
  home_page_url: z.literal(`${SITE}/offerte`),
  feed_url: z.literal(`${SITE}/feed.json`),
  favicon: z.url(),
  authors: z.array(z.strictObject({ name: z.string(), url: z.url() })),
  items: z.array(item),
});

async function readJsonFeed() {
  return jsonFeed.parse(await (await asVisitor.get('/feed.json')).json());
}

const linkOf = (element: XmlElement, rel: string) =>
  childrenOf(element, 'link').find(({ attributes }) => attributes.rel === rel)?.attributes;
const addressOf = ({ publicId }: JobRow) => `${SITE}/offerte/${publicId}`;

describe('/feed.xml', () => {
  test('holds what Atom asks for (RFC 4287, 4.1)', async () => {
    const [postedAt, updatedAt] = [new Date('2026-07-01T08:00:00.000Z'), new Date('2026-07-02T09:30:00.000Z')];
    const times = { postedAt, updatedAt, validThrough: addDays(new Date(), 1) };
    const texts = { title: 'Cuoca', companyName: 'Rifugio Alto', description: 'Cucina:\n- <b>primi</b>' };
    const pay = { salaryMin: 1600, salaryMax: 1600, salaryPeriod: 'mese' } as const;
    const job = await makeJob({ ...texts, ...times, ...pay, location: 'Edolo' });
    const { feed, entries } = await readFeed('/feed.xml');
    expect(textOf(feed, 'id')).toBe(`${SITE}/feed.xml`);
    expect(textOf(feed, 'title')).toMatch(/Valle Camonica/);
    expect(linkOf(feed, 'self')).toMatchObject({ type: 'application/atom+xml', href: `${SITE}/feed.xml` });
    expect(linkOf(feed, 'alternate')).toMatchObject({ type: 'text/html', href: `${SITE}/offerte` });
    const entry = entries.find((found) => textOf(found, 'id') === addressOf(job));
    if (entry === undefined) throw new Error('the offer is not in the feed');
    expect(linkOf(entry, 'alternate')?.href).toBe(addressOf(job));
    expect(['title', 'published', 'updated', 'summary'].map((name) => textOf(entry, name))).toEqual([
      ...['Cuoca', postedAt.toISOString(), updatedAt.toISOString()],
      'Rifugio Alto · Edolo · Tempo pieno · Contratto determinato · 1.600 € al mese',
    ]);
    expect(childrenOf(entry, 'author').map((author) => textOf(author, 'name'))).toEqual(['Rifugio Alto']);
    expect(childrenOf(entry, 'category')[0]?.attributes).toEqual({ term: 'Ristorazione' });
    const text = '<p>Cucina:</p><ul><li>&lt;b&gt;primi&lt;/b&gt;</li></ul>';
    expect(childrenOf(entry, 'content')).toMatchObject([{ attributes: { type: 'html' }, text }]);
    const changes = entries.map((found) => textOf(found, 'updated')).toSorted();
    expect(textOf(feed, 'updated')).toBe(changes.at(-1));
  });

  test('holds the newest fifty, newest first', async () => {
    const made: JobRow[] = [];
    for (let n = 0; n < 52; n++) made.push(await makeJob());
    const { ids } = await readFeed('/feed.xml');
    expect(ids).toEqual(made.slice(2).reverse().map(addressOf));
    expect((await readJsonFeed()).items.map(({ id }) => id)).toEqual(ids);
  });
});

describe('/feed/{town}.xml', () => {
  test('holds what the list of the town shows, and leads to its page', async () => {
    const [near, far] = [await makeJob({ location: 'Angolo Terme' }), await makeJob({ location: 'Ponte di Legno' })];
    const { feed, ids } = await readFeed('/feed/angolo-terme.xml');
    expect(ids).toContain(addressOf(near));
    expect(ids).not.toContain(addressOf(far));
    expect(linkOf(feed, 'alternate')?.href).toBe(`${SITE}/lavoro-ango`);
    const listed: { id: string }[] = await (await asVisitor.get('/api/jobs?town=angolo-terme&limit=50')).json();
    expect(ids).toEqual(listed.map(({ id }) => `${SITE}/offerte/${id}`));
  });

  test('of a municipality without a page leads to its offers', async () => {
    const slug = MUNICIPALITIES.find((place) => !TOWNS.some((town) => town.slug === place.slug))?.slug ?? '';
    const { feed } = await readFeed(`/feed/${slug}.xml`);
    expect(linkOf(feed, 'alternate')?.href).toMatch(/^http:\/\/localhost:8787\/offerte\?location=/);
  });

  test.each(['/feed/milano.xml', '/feed/edolo', '/feed/__proto__.xml', '/feed/%00.xml'])('%s is none', async (path) => {
    await expectProblem(await asVisitor.get(path), 404);
  });
});

describe.each(['/feed.xml', '/feed/breno.xml', '/feed.json'])('%s', (path) => {
  test('is kept no longer than its first offer is open', async () => {
    const job = await makeJob({ location: 'Breno', validThrough: new Date(Date.now() + 900) });
    const read = () => costOf((bindings) => asVisitor.get(path, { bindings }));
    await read();
    expect((await read()).cost.statements).toBeGreaterThan(0);
    await testDb().update(jobs).set({ status: 'deleted' }).where(eq(jobs.id, job.id));
  });
});
