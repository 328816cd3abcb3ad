import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JobSummary } from '../../shared/jobs.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { townParts } from './town-page.tsx';

const [town] = TOWNS;
if (!town) throw new Error('There is no town.');
const offerIn = (slug: string) => ({ town: slug, lat: '46', lon: '10' }) as JobSummary;

/** Heading and number of offers of each part. */
const partsOf = (items: readonly JobSummary[], here: number | null, isWhole: boolean) =>
  townParts(town, `a ${town.name}`, { all: 30, here })(items, isWhole).map(({ heading, items: shown }) => [
    renderToStaticMarkup(heading as ReactElement)
      .replace(/<[^>]*>/g, ' ')
      .trim(),
    shown.length,
  ]);

test('a town has no offers only where that is known', () => {
  const around = [offerIn('elsewhere'), offerIn('elsewhere')];
  const none = expect.stringContaining(`Nessuna offerta trovata a ${town.name}`);
  expect(partsOf(around, 0, false)).toEqual([[none, 2]]);
  expect(partsOf(around, null, true)).toEqual([[none, 2]]);
  expect(partsOf(around, 3, false)).toEqual([['Nei dintorni (27)', 2]]);
  expect(partsOf(around, null, false)).toEqual([['Nei dintorni', 2]]);
  expect(partsOf([...around, offerIn(town.slug)], 3, false)).toEqual([
    [`A ${town.name} (3)`, 1],
    ['Nei dintorni (27)', 2],
  ]);
});
