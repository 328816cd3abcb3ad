import { expect, test } from 'vitest';
import { JOB_CATEGORIES, JOB_CONTRACTS, JOB_EXPERIENCES, JOB_TYPES, OFFER_DAYS } from '../../shared/job-values.ts';
import { locate } from '../../shared/places/resolve-place.ts';
import { wordingHints } from '../../shared/wording.ts';
import demoFile from './demo.json' with { type: 'json' };
import { demo } from './fill-database.ts';

const offers = demo.offers.map(({ offer }) => offer);
const open = [...demo.samples, ...demo.offers.filter(({ daysAgo }) => daysAgo < OFFER_DAYS).map(({ offer }) => offer)];
const townsOf = (all: readonly { readonly location: string }[]) =>
  new Set(all.map(({ location }) => locate(location, null).town).filter((town) => town !== null));

const warned = ({ title, description }: { title: string; description: string }): string[] =>
  [title, description].flatMap((text) => wordingHints(text, `${title}\n${description}`)).map(({ found }) => found);

test('offers and profiles are what the API accepts, unchanged', () => {
  expect(demo.samples).toEqual(demoFile.samples);
  expect(offers).toEqual(demoFile.offers.map(({ offer }) => offer));
  expect(demo.candidates).toEqual(demoFile.candidates);
});

test('open offers have every category, type, contract and experience, in places all over the valley', () => {
  expect(new Set(open.map(({ category }) => category))).toEqual(new Set(JOB_CATEGORIES));
  expect(new Set(open.map(({ type }) => type))).toEqual(new Set(JOB_TYPES));
  expect(new Set(open.map(({ contract }) => contract))).toEqual(new Set(JOB_CONTRACTS));
  expect(new Set(open.map(({ experience }) => experience))).toEqual(new Set(JOB_EXPERIENCES));
  expect(townsOf(open).size).toBeGreaterThanOrEqual(35);
  expect(townsOf(demo.candidates.map(({ profile }) => profile)).size).toBeGreaterThanOrEqual(25);
});

test('profiles hold no phone, address or mail', () => {
  expect(JSON.stringify(demo.candidates)).not.toMatch(/@|\d{6,}|\bvia [A-Z]/);
});

test('the check of the wording stays silent, but for the sample that names a woman', () => {
  expect(offers.flatMap(warned)).toEqual([]);
  expect(demo.samples.flatMap(warned)).toEqual(['Impiegata amministrativa']);
});
