import { beforeAll, describe, expect, test } from 'vitest';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { type Account, publish, register, uniqueWord } from './api.ts';
import { SITE } from './browser.ts';
import { EXPIRED_OFFER } from './expired-offer.ts';

type Document = {
  readonly status: number;
  readonly html: string;
  readonly title: string;
  /** Content of the meta element of a name or property; undefined where there is not exactly one. */
  readonly meta: (name: string) => string | undefined;
  readonly canonical: string | undefined;
  readonly jsonLd: readonly Record<string, unknown>[];
  /** Text of the body without markup, white space collapsed. */
  readonly text: string;
  readonly headers: Headers;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) =>
  text.replace(/&(#x27|\w+|#\d+);/g, (entity, name: string) =>
    name.startsWith('#') && name !== '#x27' ? String.fromCharCode(Number(name.slice(1))) : (ENTITIES[name] ?? entity),
  );

/** Reads a page as a client that runs no script does. */
async function crawl(path: string): Promise<Document> {
  const answer = await fetch(SITE + path, { redirect: 'manual' });
  const html = await answer.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => decode(match[1] ?? ''));
  const only = (found: readonly string[]) => (found.length === 1 ? found[0] : undefined);
  const body = html.slice(html.indexOf('<body>')).replace(/<script[\s\S]*?<\/script>/g, '');
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: only(all(/<title[^>]*>([^<]*)<\/title>/g)) ?? '',
    meta: (name) => only(all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))),
    canonical: only(all(/<link rel="canonical" href="([^"]*)"/g)),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map((match) =>
      JSON.parse(match[1] ?? ''),
    ),
    text: decode(body.replace(/<br\/?>/g, ' ').replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' '),
  };
}

let employer: Account;
let job: PublicJob;

beforeAll(async () => {
  employer = await register({ role: 'employer' });
  job = await publish(employer, {
    title: `Saldatore & tornitore "a filo" ${uniqueWord()}`,
    companyName: "Officina <Ferro & Figli> dell'Oglio",
    location: 'Lovere (BG)',
    category: 'Altro',
    description:
      'Primo paragrafo, con <b>markup</b> & segni.\n\n- patentino\n- automunita/o\n\n</script><script>alert(1)</script>',
    salaryMin: 11.5,
    salaryPeriod: 'ora',
    openings: 2,
  });
});

const PAGES = [
  '/',
  '/lavoro-vallecamonica',
  ...TOWNS.map(({ page }) => pagePath.town(page)),
  '/offerte',
  '/offerte-salvate',
  '/register',
  '/login',
  '/password-dimenticata',
  '/reimposta-password',
  '/conferma-email',
  '/rispondi-candidatura',
  '/account',
  '/candidature',
  '/messaggi',
  '/moderazione',
  '/avvisi',
  '/avvisi/conferma',
  '/avvisi/gestisci',
  '/avvisi/fine',
  '/newsletter/conferma',
  '/newsletter/fine',
  '/pubblica-offerta',
  '/le-mie-offerte',
  '/conferma-offerta',
  '/blog',
  '/aiuto',
  '/contatti',
  '/privacy',
  '/termini',
  '/accessibilita',
  '/consigli-cv',
  '/come-funziona',
  '/annunci-lavoro-valle-camonica',
  '/cerco-lavoro-valle-camonica',
  '/cerca-profili',
  '/pubblica-profilo',
  '/il-mio-profilo',
  '/tieni-profilo',
];

/** Structured data of pages themselves; all other objects belong to offers. */
const OF_PAGES = ['BreadcrumbList', 'FAQPage'];

describe.for(PAGES)('%s', (path) => {
  test('is complete, with a head of its own', async () => {
    const page = await crawl(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.html).toMatch(/^<!doctype html>\s*<html lang="it">/i);
    expect(page.html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(page.title.length).toBeGreaterThan(10);
    expect(page.meta('description')?.length).toBeGreaterThan(50);
    expect(page.canonical).toBe(SITE + path);
    expect(page.meta('og:title')).toBe(page.title);
    expect(page.meta('og:description')).toBe(page.meta('description'));
    expect(page.meta('og:url')).toBe(SITE + path);
    expect(page.meta('og:locale')).toBe('it_IT');
    expect(page.meta('twitter:card')).toBeTruthy();
    expect(page.jsonLd.map((data) => data['@type']).filter((type) => !OF_PAGES.includes(String(type)))).toEqual(
      path === '/' ? ['WebSite', 'Organization'] : [],
    );
    expect(page.text).toContain('Privacy');
    expect(page.html).not.toMatch(/ style="/);
  });
});

test('no two pages share a title or a description', async () => {
  const heads = await Promise.all([...PAGES, `/offerte/${job.id}`].map(crawl));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ meta }) => meta('description'))).size).toBe(heads.length);
});

test('lists hold their offers, with links and age', async () => {
  for (const path of ['/', '/offerte']) {
    const page = await crawl(`${path}?search=${job.title.split(' ').at(-1)}`);
    expect(page.text).toContain(job.title);
    expect(page.text).toContain('Pubblicato oggi');
    expect(page.html).toContain(`href="/offerte/${job.id}"`);
    expect(page.text).toContain('1 offerta');
  }
});

test('filtered, sorted and paged lists are not for search engines, and name the whole list', async () => {
  const filters =
    'search=cuoco location=edolo category=turismo sort=title lat=46&lon=10 type=Weekend housing=true shift=sera openings=true start=2027-06';
  for (const query of filters.split(' ')) {
    const page = await crawl(`/offerte?${query}`);
    expect([page.status, page.meta('robots'), page.canonical]).toEqual([200, 'noindex, follow', `${SITE}/offerte`]);
  }
  expect((await crawl('/offerte')).meta('robots')).toBe('index, follow');
  // Parameters that are no filters make no other list.
  expect((await crawl('/offerte?utm_source=volantino')).meta('robots')).toBe('index, follow');
  expect((await crawl('/?category=turismo')).meta('robots')).toBe('noindex, follow');
});

describe('an offer', () => {
  test('is complete, and markup in it is text', async () => {
    const page = await crawl(`/offerte/${job.id}`);
    expect(page.status).toBe(200);
    expect(page.title).toContain(job.title);
    expect(page.title).toContain(job.companyName);
    expect(page.meta('description')).toMatch(/^Primo paragrafo, con <b>markup<\/b> & segni\./);
    expect(page.meta('description')?.length).toBeLessThanOrEqual(150);
    expect(page.meta('keywords')).toBeTruthy();
    expect(page.meta('robots')).toBe('index, follow');
    expect(page.canonical).toBe(`${SITE}/offerte/${job.id}`);
    for (const text of [
      job.title,
      job.companyName,
      'Lovere (BG)',
      'Pubblicata oggi',
      "da 11,50 € all'ora",
      'No esperienza',
    ])
      expect(page.text).toContain(text);
    expect(page.text).toContain('con <b>markup</b> & segni');
    expect(page.html).toContain('<li>patentino</li>');
    expect(page.html).not.toContain('<script>alert(1)');
  });

  test('carries a JobPosting with what is known of it, and nothing else', async () => {
    const { jsonLd } = await crawl(`/offerte/${job.id}`);
    expect(jsonLd.map((data) => data['@type'])).toEqual(['JobPosting', 'BreadcrumbList']);
    const day = 86_400_000;
    expect(jsonLd[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title,
      description: expect.stringMatching(
        /^<p>Primo paragrafo, con &lt;b&gt;markup&lt;\/b&gt; &amp; segni\.<\/p><ul><li>patentino/,
      ),
      identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
      datePosted: job.postedDate,
      validThrough: new Date(Date.parse(job.postedDate) + 30 * day).toISOString(),
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: job.companyName },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Lovere',
          addressRegion: 'BG',
          postalCode: '24065',
          addressCountry: 'IT',
        },
        geo: { '@type': 'GeoCoordinates', latitude: Number(job.lat), longitude: Number(job.lon) },
      },
      industry: 'Altro',
      directApply: false,
      experienceRequirements: 'no requirements',
      totalJobOpenings: 2,
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 11.5, unitText: 'HOUR' },
      },
    });
  });

  test('that has ended stays readable, with a banner and without structured data', async () => {
    const page = await crawl(`/offerte/${EXPIRED_OFFER.id}`);
    expect([page.status, page.meta('robots'), page.jsonLd]).toEqual([200, 'noindex, follow', []]);
    expect(page.text).toContain('Offerta scaduta');
    expect(page.text).toContain(EXPIRED_OFFER.title);
    expect((await crawl('/offerte?search=Raccolta+mele+stagione+passata')).text).toContain('0 offerte');
  });

  test('that does not exist is a 404', async () => {
    const page = await crawl('/offerte/non-esiste');
    expect([page.status, page.meta('robots'), page.canonical, page.jsonLd]).toEqual([
      404,
      'noindex, follow',
      undefined,
      [],
    ]);
    expect(page.text).toContain('Offerta non trovata');
    expect(page.text).toContain("L'offerta che stai cercando non esiste o è stata rimossa.");
  });
});

test.for([
  '/non-esiste',
  '/blog/non-esiste',
  '/offerte/a/b',
  '/%00',
  '/offerte/%F0%9F%98%80',
  '/.env',
  '/wp-login.php',
])('%s is a 404 page, not for search engines', async (path) => {
  const page = await crawl(path);
  expect([page.status, page.meta('robots')]).toEqual([404, 'noindex, follow']);
  expect(page.html).toMatch(/<h1[ >]/);
});

const HOSTILE = [
  "' OR 1=1 --",
  '"AND NEAR(* OR',
  '</script><script>alert(1)</script>',
  '%00',
  '%ED%A0%80',
  '😀'.repeat(200),
  'a'.repeat(3000),
];

test.for(HOSTILE)('a list asked for %s is a list', async (text) => {
  for (const field of ['search', 'location', 'category', 'cursor', 'lat', 'radius', 'sort']) {
    const page = await crawl(`/offerte?${field}=${text.startsWith('%') ? text : encodeURIComponent(text)}`);
    expect([page.status, page.meta('robots')?.includes('follow')], field).toEqual([200, true]);
    expect(page.html).not.toContain('<script>alert(1)');
  }
});

test('the page for addresses that lead nowhere is English', async () => {
  const page = await crawl('/questa-pagina-non-esiste');
  expect(page.text).toContain('Page not found');
  expect(page.html).toMatch(/<div [^>]*lang="en"/);
});

test('nothing personal is in a document: it is the same whoever asks', async () => {
  const path = `/offerte/${job.id}`;
  const plain = await (await fetch(SITE + path)).text();
  const asked = await (await fetch(SITE + path, { headers: { Authorization: `Bearer ${employer.token}` } })).text();
  const without = (html: string) => html.replace(/"now":"[^"]*"|"dataUpdatedAt":\d+|"dehydratedAt":\d+/g, '');
  expect(without(asked)).toBe(without(plain));
  expect(plain).not.toContain(employer.email);
});
