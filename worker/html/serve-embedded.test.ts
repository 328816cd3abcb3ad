import { beforeEach, expect, test } from 'vitest';
import { withQuery } from '../../shared/paths.ts';
import { jobs } from '../db/tables/jobs.ts';
import { makeJob, testDb, uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { elements } from '../testing/read-page.ts';
import { asVisitor } from '../testing/requests.ts';

beforeEach(async () => {
  await testDb().delete(jobs);
  await forgetCopies();
});

const open = (query: Record<string, string> = {}) => asVisitor.get(withQuery('/incorpora', query));

async function titlesIn(query: Record<string, string> = {}): Promise<string[]> {
  const answer = await open(query);
  expect(answer.status).toBe(200);
  return (await elements(await answer.text(), 'li a')).map(({ text }) => text);
}

test('anybody may show it in a frame; it has no script, no cookie and nothing from elsewhere', async () => {
  await makeJob();
  const { headers } = await open();
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  );
  expect(headers.get('X-Frame-Options')).toBeNull();
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(headers.getSetCookie()).toEqual([]);
  const html = await (await open()).text();
  expect(html).not.toMatch(/<script|<link|<img| style=| on\w+=/);
});

test('nothing else may be shown in one', async () => {
  const { publicId } = await makeJob();
  for (const path of [
    '/',
    '/offerte',
    `/offerte/${publicId}`,
    '/incorpora/altro',
    '/incorporare',
    '/feed/jooble.xml',
  ]) {
    const { headers } = await asVisitor.get(path);
    expect(headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Frame-Options'), path).toBe('DENY');
  }
});

test('it lists offers by town, trade or company, and leads to their pages', async () => {
  const company = `Trattoria ${uniqueWord()}`;
  const { publicId } = await makeJob({ title: 'Cuoca', companyName: company, location: 'Edolo' });
  await makeJob({ title: 'Barista', companyName: `${company} Due`, location: 'Angolo Terme' });
  expect(await titlesIn()).toEqual(['Barista', 'Cuoca']);
  expect(await titlesIn({ town: 'edolo' })).toEqual(['Cuoca']);
  expect(await titlesIn({ search: 'barista' })).toEqual(['Barista']);
  expect(await titlesIn({ company: company.toUpperCase() })).toEqual(['Cuoca']);
  expect(await titlesIn({ company: 'Nessuno' })).toEqual([]);
  const links = await elements(await (await open({ company })).text(), 'a');
  expect(Object.fromEntries(links[0]?.attributes ?? [])).toEqual({
    href: `http://localhost:8787/offerte/${publicId}`,
    target: '_blank',
    rel: 'noopener',
  });
});

test('families are in none, and who wants no other site in its own alone', async () => {
  await makeJob({ title: 'Badante', employerKind: 'famiglia', companyName: 'Rossi' });
  await makeJob({ title: 'Oste', onlyHere: true, companyName: 'Osteria' });
  expect(await titlesIn()).toEqual([]);
  expect(await titlesIn({ company: 'Rossi' })).toEqual([]);
  expect(await titlesIn({ company: 'Osteria' })).toEqual(['Oste']);
});

test.each([
  { town: 'milano' },
  { search: '"><script>alert(1)</script>' },
  { company: '\u0000<img src=x onerror=alert(1)>'.repeat(50) },
  { search: '*"('.repeat(200), town: '__proto__' },
])('whatever stands in its address is text: %j', async (query) => {
  await makeJob({ title: '<b>Cuoca</b> & "altro"' });
  const answer = await open(query);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/<script|<img|<b>/);
});
