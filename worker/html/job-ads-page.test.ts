import { beforeAll, describe, expect, test } from 'vitest';
import { longDate } from '../../shared/dates.ts';
import { typeLabel } from '../../shared/job-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { forgetIndexes } from '../search/open-index.ts';
import { brokenD1, brokenKv, withBindings } from '../testing/bindings.ts';
import { makeJob, makeUser } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { readJobs } from '../testing/job-lists.ts';
import { elements, type ReadPage, readPage } from '../testing/read-page.ts';

const PATH = pagePath.jobAds();
const LONG = `Prima riga del turno.\n\n- ${'seconda riga che continua '.repeat(20)}fine`;

async function readAds(): Promise<ReadPage> {
  await forgetCopies();
  return readPage(PATH);
}

/** Text beside the link to a list: `12 offerte`. */
const countBeside = (html: string, href: string): string | undefined =>
  html.split(`href="${href}"`)[1]?.match(/<\/a><span[^>]*>([^<]*)<\/span>/)?.[1];

const inWords = (count: number): string => (count === 1 ? '1 offerta' : `${count} offerte`);

beforeAll(async () => {
  const { id: ownerId } = await makeUser({ role: 'employer' });
  const places = ['Boario', 'Darfo', 'Breno e Darfo Boario Terme', 'Edolo (BS)', 'tra Pisogne e Lovere', 'lago d’Iseo'];
  for (const location of places) await makeJob({ ownerId, location, category: 'Turismo' });
  for (let n = 1; n <= 8; n++) await makeJob({ ownerId, category: 'Automotive', description: LONG });
  await makeJob({ ownerId, location: 'Edolo', validThrough: new Date(Date.now() - 1) });
});

describe('counters', () => {
  test('open offers are the total of all, the others are fixed', async () => {
    const { html } = await readAds();
    const { total } = await readJobs({ limit: 1 });
    expect((await elements(html, 'dd')).map(({ text }) => text)).toEqual([String(total), '15', '8']);
    const labels = ['Offerte Attive', 'Comuni Coperti', 'Settori Principali'];
    expect((await elements(html, 'dt')).map(({ text }) => text)).toEqual(labels);
  });

  test.each([
    { location: 'Darfo Boario Terme' },
    { location: 'Iseo' },
    { category: 'Turismo' },
    { category: 'Automotive' },
  ])('%j: the number is the total of the list it leads to', async (query) => {
    const { total } = await readJobs(query);
    expect(total).toBeGreaterThan(0);
    const address = `/offerte?${new URLSearchParams(query)}`;
    expect(countBeside((await readAds()).html, address)).toBe(inWords(total));
    expect((await readPage(address)).html).toContain(`>${inWords(total)}<`);
  });
});

describe('the latest ads', () => {
  test('are the first ten, each with its facts, its day and a way to it', async () => {
    const { html, links } = await readAds();
    const { jobs } = await readJobs({ limit: 10 });
    const articles = html.split('<article').slice(1);
    expect(articles).toHaveLength(10);
    for (const [index, job] of jobs.entries()) {
      const article = articles[index] ?? '';
      const facts = [job.title, job.companyName, job.location, job.category, typeLabel(job.type), job.contract];
      for (const text of [...facts, longDate(new Date(job.postedDate))]) expect(article).toContain(text);
      expect(links.filter((link) => link === `/offerte/${job.id}`)).toHaveLength(2);
    }
    expect(html).toContain('aria-label="Dettagli: ');
  });

  test('show the start of the description, and no more of it travels', async () => {
    const { html, data } = await readAds();
    expect(html).toContain('<p class="line-clamp-2">Prima riga del turno. - seconda riga');
    const description: string = JSON.parse(JSON.stringify(data).match(/"[^"]*Prima riga[^"]*"/)?.[0] ?? '""');
    expect(html).toContain(`<p class="line-clamp-2">${description}</p>`);
    expect(description).toMatch(/^.{100,139}…$/);
    expect(html).not.toContain('fine');
    // Lists of other pages travel without any of it.
    const home = await readPage('/');
    expect(JSON.stringify(home.data)).toContain('"description":');
    expect(home.html).not.toContain('Prima riga');
  });
});

test('when the database does not answer without a copy it says so, shows no number that it does not know, and the ways on are there', async () => {
  forgetIndexes();
  const page = await readPage(PATH, { bindings: withBindings({ DB: brokenD1(), LISTS: brokenKv() }) });
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  expect(page.html).toContain('Non riusciamo a caricare le offerte');
  expect((await elements(page.html, 'dd')).map(({ text }) => text)).toEqual(['–', '15', '8']);
  expect(page.html).not.toMatch(/\d offert[ae]/);
  expect(page.links).toEqual(
    expect.arrayContaining(['/offerte', '/offerte?location=Breno', '/offerte?category=Turismo', '/pubblica-offerta']),
  );
});
