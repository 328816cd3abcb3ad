import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/run.mjs';
import { NOTICES_FILE, PACKAGES_FILE, type Shipped } from '../../scripts/licences/shipped.ts';
import { isWelcome, SHIPPED } from '../repo/testing/welcome-licences.ts';
import { SITE } from './browser.ts';

const built = (part: string) => JSON.parse(readFileSync(inRoot('dist', part, PACKAGES_FILE), 'utf8'));

test('shipped packages have a licence that asks for its notice alone', () => {
  const shipped: Shipped[] = [...built('client'), ...built('lavoro_in_valle')];
  expect(shipped.length).toBeGreaterThan(20);
  expect(shipped.filter(({ licence }) => !isWelcome(licence, SHIPPED))).toEqual([]);
});

test('the notices go along with what browsers get, and its scripts say where they are', async () => {
  const answer = await fetch(`${SITE}/${NOTICES_FILE}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
  const notices = await answer.text();
  // Icons are drawn into the scripts, and have no module there.
  const packages = (built('client') as Shipped[]).filter(({ name }) => name !== '@iconify-json/lucide');
  for (const { name, version, licence } of packages) expect(notices).toContain(`${name} ${version} (${licence})`);
  for (const text of [
    'Copyright (c) Lucide',
    'Copyright (c) Meta Platforms',
    'SIL OPEN FONT LICENSE',
    'Permission is hereby granted',
  ])
    expect(notices).toContain(text);
  const files = (await (await fetch(SITE)).text()).match(/\/assets\/[\w-]+\.js/g) ?? [];
  const scripts = await Promise.all([...new Set(files)].map(async (file) => (await fetch(SITE + file)).text()));
  const withReact = scripts.filter((code) => code.includes('react.transitional.element'));
  expect(withReact).not.toEqual([]);
  for (const code of withReact) expect(code.slice(0, 30)).toMatch(/^\/\*! \/licenze\.txt \*\//);
});
