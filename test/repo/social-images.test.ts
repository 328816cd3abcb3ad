import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SOCIAL_IMAGE_SIZE, SOCIAL_IMAGES, socialImageName } from '../../shared/head/document-tags.ts';
import { pagePath, socialImagePath } from '../../shared/paths.ts';
import { FIGURES } from '../../web/ui/figures.ts';
import { filesIn } from './repository.ts';

const HOW = 'Run `node scripts/make-pictures.mjs` and commit web/public/og';
const MAX_BYTES = 60_000;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const CATEGORY_SYMBOLS = readFileSync('web/jobs/list/categories.svg', 'utf8');

const nameAt = (canonical: string, image: string | null = null): string => socialImageName({ canonical, image });

test('every picture has its file, and every file its picture', () => {
  const files = filesIn('web/public/og').map((path) => posix.basename(path, '.png'));
  expect(files, HOW).toEqual(Object.keys(SOCIAL_IMAGES).toSorted());
});

describe.each(Object.entries(SOCIAL_IMAGES))('%s', (name, { figure }) => {
  test('is a PNG of the right size, and light', () => {
    const file = readFileSync(`web/public${socialImagePath(name)}`);
    expect([...file.subarray(0, 8)]).toEqual(SIGNATURE);
    // The header chunk comes first (PNG, 11.2.2): width and height in pixels.
    expect({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }, HOW).toEqual(SOCIAL_IMAGE_SIZE);
    expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('has an engraving that is there', () => {
    const isCategory = CATEGORY_SYMBOLS.includes(`id="${figure}"`);
    expect(isCategory || figure in FIGURES).toBe(true);
  });
});

test('pages below a section, and those of a town, have its picture', () => {
  expect(nameAt(pagePath.job('abc'))).toBe('offerte');
  expect(nameAt(pagePath.job('abc'), 'edolo')).toBe('edolo');
  // A municipality without a page has no picture.
  expect(nameAt(pagePath.job('abc'), 'cimbergo')).toBe('offerte');
  expect(nameAt(pagePath.job('abc'), 'constructor')).toBe('offerte');
  expect(nameAt(pagePath.candidate('abc'))).toBe('profili');
  expect(nameAt(pagePath.article('abc'))).toBe('blog');
  expect(nameAt(pagePath.augustArticle())).toBe('blog');
  expect(nameAt(pagePath.town('ango'))).toBe('angolo-terme');
  for (const path of [pagePath.privacy(), pagePath.login(), pagePath.savedJobs()])
    expect(nameAt(path)).toBe(nameAt(pagePath.home()));
});
