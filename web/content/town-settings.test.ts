import { describe, expect, test } from 'vitest';
import { townHead } from '../../shared/head/place-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { foldText } from '../../shared/text.ts';
import { type TownTexts, townSettings } from './town-settings.ts';

const TEXTS = Object.values(import.meta.glob<TownTexts>('./towns/*.ts', { import: 'TEXTS', eager: true }));
const ALL = TEXTS.map(townSettings);

test('every town has its texts', () => {
  expect(TEXTS.map(({ page }) => page).toSorted()).toEqual(TOWNS.map(({ page }) => page).toSorted());
});

describe.each(ALL)('$town.name', (settings) => {
  const { town, title, description, keywords, heroTitle, heroDescription, popularJobs, localInfo } = settings;

  test('has a head that search engines show whole, with its name in it', () => {
    const head = townHead(town, settings, false);
    expect(head.title).toBe(title);
    expect([title.length >= 30, title.length <= 60], `${title.length}: ${title}`).toEqual([true, true]);
    expect([description.length >= 70, description.length <= 155], `${description.length}`).toEqual([true, true]);
    for (const text of [title, description, heroTitle]) expect(text).toContain(town.name);
    expect(keywords.length).toBeGreaterThanOrEqual(3);
    expect(head.breadcrumbs.at(-1)).toEqual({ name: town.name, path: pagePath.town(town.page) });
    expect(townHead(town, settings, true).index).toBe(false);
  });

  test('has words to search for, each a single plain one, and something to read', () => {
    expect(popularJobs.length).toBeGreaterThanOrEqual(4);
    expect(new Set(popularJobs).size).toBe(popularJobs.length);
    for (const word of popularJobs) expect(foldText(word)).toMatch(/^[a-z]+$/);
    expect(heroDescription.length).toBeGreaterThan(40);
    expect(localInfo).toHaveLength(3);
    for (const { text } of localInfo) expect(text.length).toBeGreaterThan(120);
  });
});

test('no two towns say the same', () => {
  for (const part of ['title', 'description', 'heroTitle', 'heroDescription'] as const)
    expect(new Set(ALL.map((settings) => settings[part])).size, part).toBe(TOWNS.length);
  const texts = ALL.flatMap(({ localInfo }) => localInfo.map(({ text }) => text));
  expect(new Set(texts).size).toBe(3 * TOWNS.length);
});
