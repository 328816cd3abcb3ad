import { beforeAll, describe, expect } from 'vitest';
import { publish, publishProfile, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { seen } from './page-checks.ts';

const word = uniqueWord();
const NEAR = `Cuoca ${word}`;
const NOWHERE = `Autista ${word}`;

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  await publish(employer, { title: NEAR, location: 'Breno' });
  await publish(employer, { title: NOWHERE, location: 'tutta la valle' });
  await publishProfile({ title: `Barista ${word}`, location: 'Edolo' });
});

describe.for(['/offerte', '/lavoro-vallecamonica', '/', '/cerca-profili'])('%s', (path) => {
  test('asked for 500 words says that nothing was found, and leaves the search there to be changed', async ({
    visit,
  }) => {
    const words = Array.from({ length: 500 }, (_, index) => `parola${index}`).join(' ');
    const page = await visit(`${path}?search=${encodeURIComponent(words)}`, { on: 'phone' });
    await seen(page.getByText(/^Ness(una offerta|un candidato) /).first());
    expect(await page.locator('input[name=search]').inputValue()).toMatch(/^parola0 parola1 /);
    await page.locator('input[name=search]').fill(word);
    await seen(page.getByRole('article').first());
  });

  test('from Australia shows what has no place, and says why', async ({ visit }) => {
    const page = await visit(`${path}?search=${word}&lat=-33.87&lon=151.21&radius=50`);
    await seen(page.getByText('La tua posizione è lontana dalla valle', { exact: false }));
    const titles = await page.getByRole('article').filter({ hasText: word }).getByRole('heading').allTextContents();
    expect(titles).toEqual(path === '/cerca-profili' ? [] : [NOWHERE]);
  });

  test('ignores what its address cannot mean', async ({ visit }) => {
    const page = await visit(
      `${path}?search=${word}&category=astronauta&cursor=nonsense&lat=91&lon=abc&radius=-3&sort=price&page=7`,
    );
    expect(await page.getByRole('article').filter({ hasText: word }).count()).toBe(path === '/cerca-profili' ? 1 : 2);
  });
});

test.for([
  ['/lavoro-milano', 'Page not found'],
  ['/bacheca/milano', 'Bacheca non trovata'],
  ['/offerte/non-esiste', 'Offerta non trovata'],
  ['/candidati/non-esiste', 'Candidato non trovato'],
  ['/blog/non-esiste', 'Articolo non trovato'],
] as const)('%s is a 404 that says so', async ([path, words]) => {
  const answer = await fetch(SITE + path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(words);
});
