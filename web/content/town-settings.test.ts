import { expect, test } from 'vitest';
import { TOWNS } from '../../shared/places/towns.ts';
import { foldText } from '../../shared/text.ts';
import { type TownTexts, townSettings } from './town-settings.ts';

const TEXTS = Object.values(import.meta.glob<TownTexts>('./towns/*.json', { import: 'default', eager: true }));
const ALL = TEXTS.map(townSettings);

test('every town has its texts', () => {
  expect(TEXTS.map(({ page }) => page).toSorted()).toEqual(TOWNS.map(({ page }) => page).toSorted());
});

test.each(ALL)(
  '$town.name has plain single words to search for, and something to read',
  ({ heroDescription, popularJobs, localInfo }) => {
    expect(popularJobs.length).toBeGreaterThanOrEqual(4);
    expect(new Set(popularJobs).size).toBe(popularJobs.length);
    for (const word of popularJobs) expect(foldText(word)).toMatch(/^[a-z]+$/);
    expect(heroDescription.length).toBeGreaterThan(40);
    expect(localInfo).toHaveLength(3);
    for (const { text } of localInfo) expect(text.length).toBeGreaterThan(120);
  },
);
