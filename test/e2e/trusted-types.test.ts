import { expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { publish, register } from './api.ts';
import { test } from './browser.ts';
import { seen } from './page-checks.ts';

test('structured data of a page that the router opens is written all the same', async ({ visit }) => {
  const { id, title } = await publish(await register({ role: 'employer' }));
  const page = await visit(`${pagePath.jobs()}?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await seen(page.getByRole('heading', { name: title, level: 1 }));
  expect(new URL(page.url()).pathname).toBe(pagePath.job(id));
  const written = await page.waitForFunction(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => textContent)
      .find((text) => text?.includes('JobPosting')),
  );
  expect(JSON.parse((await written.jsonValue()) ?? '')).toMatchObject({ '@type': 'JobPosting', title });
});
