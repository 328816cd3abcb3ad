import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { exists, read } from './repository.ts';

type Manifest = {
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly lang: string;
  readonly start_url: string;
  readonly display: string;
  readonly background_color: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
};

const manifest: Manifest = JSON.parse(read('web/public/site.webmanifest'));

/** Width and height of a PNG, from its header. */
function sizeOf(path: string): string {
  const bytes = readFileSync(path);
  expect(bytes.subarray(1, 4).toString(), path).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the site can stand on a home screen, under its own name and in its own colours', () => {
  const [, paper] = /--paper: (#[\da-f]{6});/.exec(read('web/styles/tokens.css')) ?? [];
  expect(manifest).toMatchObject({
    name: `${SITE_NAME}: offerte di lavoro ${VALLEY.in}`,
    short_name: SITE_NAME,
    description: `Le offerte di lavoro ${VALLEY.of}, vicino a casa.`,
    lang: 'it',
    start_url: pagePath.home(),
    // Added to the home screen like this, iPhones keep what the site has stored; otherwise it ends after seven days without a visit.
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
  });
});

test('every icon is there, in the size it is said to have, and light', () => {
  const [drawn, ...pictures] = manifest.icons;
  // That of the tab: Chromium loads an icon of the manifest before the paint, and takes this one, which is there already.
  expect(read('web/index.html')).toContain(`<link rel="icon" href="${drawn?.src}" type="image/svg+xml" />`);
  for (const { src, sizes } of pictures) {
    expect(sizeOf(`web/public${src}`)).toBe(sizes);
    expect(readFileSync(`web/public${src}`).length).toBeLessThan(20_000);
  }
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(sizeOf('web/public/icons/apple-touch-icon.png')).toBe('180x180');
});

test('the shortcuts lead to pages, and the shell names manifest and icons', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([pagePath.jobs(), pagePath.savedJobs()]);
  const links = [...read('web/index.html').matchAll(/<link rel="(manifest|icon|apple-touch-icon)" href="([^"]+)"/g)];
  expect(links.map(([, rel]) => rel).toSorted()).toEqual(['apple-touch-icon', 'icon', 'manifest']);
  expect(links.map(([, , href]) => href).filter((href) => !exists(`web/public${href}`))).toEqual([]);
});
