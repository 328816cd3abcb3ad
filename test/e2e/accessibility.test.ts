import { matchPath } from 'react-router';
import { beforeAll, describe, expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { PAGES } from '../../web/app/pages.ts';
import { publish, register } from './api.ts';
import { SITE, test } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts';
import { prepareStates, STATES } from './page-states.ts';

beforeAll(prepareStates);

/** The width of the smallest phones, of common ones, of a desktop at 200 % zoom, of a desktop. */
const WIDTHS = [320, 360, 640, 1280];

describe('axe finds nothing and nothing scrolls sideways, in both themes, at every width', () => {
  test.for(STATES)('$name', async ({ path, options, act }, { visit }) => {
    const page = await visit(path(), { expected: [/status of 404/], ...options?.() });
    await act?.(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 640 ? 740 : 900 });
      await expectNoSidewaysScroll(page);
      // At 320 and 640 px the layouts are those of 360 and 1280 px.
      if (width === 360 || width === 1280) await expectAccessible(page);
    }
  });
});

test('every page of the product is among them', () => {
  // The ten towns are one page: one of each kind is among the states.
  const otherTowns = TOWNS.map((town) => pagePath.town(town.page)).slice(1);
  const visited = STATES.map(({ path }) => new URL(path(), SITE).pathname);
  // The gallery of `web/ui` is in no build.
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
  for (const path of paths) {
    const page = await visit(path, { on: 'phone' });
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
