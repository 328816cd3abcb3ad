import { expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { publish, register } from './api.ts';
import { test } from './browser.ts';
import { seen } from './page-checks.ts';

type Factory = { readonly createPolicy: (name: string, rules: Record<string, (text: string) => string>) => unknown };

/** Reports of the browser about each refused text. */
const REFUSALS = {
  expected: [
    /requires 'Trusted(HTML|Script|ScriptURL)' assignment/,
    /^Creating a TrustedTypePolicy named/,
    /^The policy of the page refused (require-trusted-types-for|trusted-types|script-src)/,
  ],
};

test('no text becomes HTML, a script or the address of one', async ({ visit }) => {
  const page = await visit(pagePath.home(), REFUSALS);
  const outcomes = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as { trustedTypes: Factory };
    const ways: Record<string, () => unknown> = {
      'HTML of an element': () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      'HTML beside an element': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      'a document': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'the address of a script': () => (document.createElement('script').src = 'https://example.org/x.js'),
      'the content of a script': () => (document.createElement('script').textContent = 'alert(1)'),
      'a function': () => new Function('alert(1)'),
      'a handler': () => document.body.setAttribute('onclick', 'alert(1)'),
      'a second policy': () => trustedTypes.createPolicy('another', {}),
      'our policy again': () => trustedTypes.createPolicy('lavoro-in-valle', {}),
      'a policy for all texts': () => trustedTypes.createPolicy('default', { createHTML: (html) => html }),
    };
    const tried = (): string[] =>
      Object.entries(ways).map(([name, way]) => {
        try {
          way();
          return `${name}: let through`;
        } catch (error) {
          return `${name}: ${error instanceof TypeError || error instanceof EvalError ? 'refused' : String(error)}`;
        }
      });
    // Code run by the debugger may compile strings; code run by a timer is the page's.
    return new Promise<string[]>((done) => setTimeout(() => done(tried())));
  });
  expect(outcomes).toHaveLength(10);
  expect(outcomes.filter((outcome) => !outcome.endsWith(': refused'))).toEqual([]);
});

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
