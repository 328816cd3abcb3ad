import { matchPath } from 'react-router';
import { beforeAll, expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { PAGES } from '../../web/app/pages.ts';
import { publish, register } from './api.ts';
import { SITE, test } from './browser.ts';
import { expectNoSidewaysScroll } from './page-checks.ts';
import { pathOf, testStates, WIDTHS } from './page-state.ts';
import { PRIVATE_STATES } from './private-states.ts';
import { PUBLIC_STATES, preparePublicStates } from './public-states.ts';

beforeAll(preparePublicStates);

testStates(PUBLIC_STATES);

test('every page of the product is among the states, here or in accessibility-private.test.ts', () => {
  // The ten towns are one page: one of each kind is among the states.
  const otherTowns = TOWNS.map((town) => pagePath.town(town.page)).slice(1);
  const visited = [...PUBLIC_STATES, ...PRIVATE_STATES].map((state) => new URL(pathOf(state), SITE).pathname);
  const pages = PAGES.map(([pattern]) => pattern).filter((pattern) => !otherTowns.includes(pattern));
  expect(pages.filter((pattern) => !visited.some((path) => matchPath(pattern, path)))).toEqual([]);
});

test('an account with the longest name leaves the header on one row', async ({ visit }) => {
  const page = await visit('/', { as: await register({ name: 'W'.repeat(80) }) });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, `${width} px`).toBeLessThan(90);
  }
});

test('every control is at least 44 px in both directions', async ({ visit }) => {
  const jobId = (await publish(await register({ role: 'employer' }))).id;
  const paths = [
    '/offerte',
    `/offerte/${jobId}`,
    '/register',
    '/blog',
    '/blog/cv-efficace-2025-guida',
    '/aiuto',
    '/contatti',
    '/privacy',
    '/lavoro-iseo',
    '/lavoro-vallecamonica',
  ];
  const page = await visit('/', { on: 'phone' });
  for (const path of paths) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, select, summary, input, .btn, .chip')]
        // Nobody sees or reaches the field that only programs fill in.
        .filter((element) => element.checkVisibility() && !element.closest('[type="hidden"], [aria-hidden="true"]'))
        .flatMap((element) => {
          const box = (element.closest('label') ?? element).getBoundingClientRect();
          return box.height >= 44 && box.width >= 44
            ? []
            : [`${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`];
        }),
    );
    expect(small, path).toEqual([]);
  }
});
