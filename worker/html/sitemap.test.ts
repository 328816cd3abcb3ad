import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { LANGUAGE_CODES } from '../../shared/languages.ts';
import { ARTICLES, listedPages } from '../../web/app/entry-server.tsx';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { readPage } from '../testing/read-page.ts';
import { childrenOf, readXml, textOf, type XmlElement } from '../testing/read-xml.ts';
import { asVisitor } from '../testing/requests.ts';
import { copyJobs } from '../testing/seed-jobs.ts';

const SITE = 'http://localhost:8787';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Rows that a test inserts itself do not invalidate the cache. */
beforeEach(forgetCopies);

/** Addresses of a sitemap or of an index, with their `lastmod`. */
async function read(path: string, kind: 'urlset' | 'sitemapindex' = 'urlset'): Promise<ReadonlyMap<string, string>> {
  const answer = await asVisitor.get(path);
  expect(answer.status, path).toBe(200);
  const root = readXml(await answer.text());
  expect(root).toMatchObject({ name: kind, attributes: { xmlns: SCHEMA } });
  const entries = childrenOf(root, kind === 'urlset' ? 'url' : 'sitemap');
  expect(entries.length).toBe(root.children.length);
  const changed = (entry: XmlElement) => childrenOf(entry, 'lastmod').map(({ text }) => text);
  return new Map(entries.map((entry) => [textOf(entry, 'loc'), changed(entry).join()]));
}

const addressOf = ({ publicId }: JobRow) => `${SITE}/offerte/${publicId}`;

describe('/sitemap.xml', () => {
  test('holds every open offer with its last change, and every article with its date', async () => {
    const [postedAt, updatedAt] = [addDays(new Date(), -3), addDays(new Date(), -1)];
    const [untouched, edited] = [await makeJob({ postedAt }), await makeJob({ postedAt, updatedAt })];
    const found = await read('/sitemap.xml');
    expect(found.get(addressOf(untouched))).toBe(postedAt.toISOString());
    expect(found.get(addressOf(edited))).toBe(updatedAt.toISOString());
    for (const { path, date } of ARTICLES) expect(found.get(SITE + path), path).toBe(date);
    expect(found.get(`${SITE}/blog`)).toBe('');
  });

  test('holds every page that search engines may list, and no other', async () => {
    const job = await makeJob();
    const found = [...(await read('/sitemap.xml')).keys()];
    const pages = await listedPages(new Date(), LANGUAGE_CODES);
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/offerte', '/pubblica-offerta']));
    expect(found).toEqual(expect.arrayContaining(pages.map(({ path }) => SITE + path)));
    expect(new Set(found).size).toBe(found.length);
    const others = found.filter((address) => !/\/offerte\/./.test(address));
    for (const address of [...others, addressOf(job)]) {
      const page = await readPage(address.slice(SITE.length));
      expect([page.status, page.canonical, page.meta.get('robots')], address).toEqual([200, address, 'index, follow']);
    }
    for (const never of ['/login', '/register', '/password-dimenticata', '/reimposta-password', '/ui'])
      expect(found).not.toContain(SITE + never);
    expect(found.filter((address) => /candidati\/|[?#]|\/api\//.test(address))).toEqual([]);
  });
});

describe('with more offers than a file takes', () => {
  const MANY = 5001;
  beforeEach(async () => {
    await testDb().delete(jobs);
    await makeJob({ id: 1_000_000 });
    await copyJobs({ count: MANY, newest: new Date() });
  });
  afterEach(() => testDb().delete(jobs));

  test('it is an index of the pages, and of the offers in blocks of their keys', async () => {
    const made: JobRow[] = [];
    for (const id of [19_999, 20_000, 3_000_000]) made.push(await makeJob({ id }));
    const index = [...(await read('/sitemap.xml', 'sitemapindex')).keys()];
    expect(index).toEqual(
      ['pagine', 'offerte-3', 'offerte-4', 'offerte-200', 'offerte-201', 'offerte-600'].map(
        (name) => `${SITE}/sitemap/${name}.xml`,
      ),
    );
    const parts = await Promise.all(index.map((address) => read(address.slice(SITE.length))));
    const pages = [...(await listedPages(new Date(), LANGUAGE_CODES)), ...ARTICLES].map(({ path }) => SITE + path);
    expect(new Set(parts[0]?.keys())).toEqual(new Set(pages));
    for (const [at, job] of made.entries())
      expect(parts.map((part) => part.has(addressOf(job)))).toEqual(parts.map((_, part) => part === [1, 2, 5][at]));
    expect(parts.slice(1).reduce((sum, part) => sum + part.size, 0)).toBe(MANY + 4);
  });
});

test.each([
  '/sitemap/offerte-7.xml',
  '/sitemap/offerte-999999999.xml',
  '/sitemap/offerte-x.xml',
  '/sitemap/nothing.xml',
  '/sitemap/%00.xml',
])('%s is no part of it', async (path) => {
  await expectProblem(await asVisitor.get(path), 404);
});
