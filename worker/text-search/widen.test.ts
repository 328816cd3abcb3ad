import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pathOf } from '../../shared/calls/path.ts';
import { withQuery } from '../../shared/paths.ts';
import { readSteps } from '../../shared/search-steps.ts';
import { makeJob } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';

const OFFERS = [
  ['mason', 'Muratore', 'Edolo'],
  ['mason near', 'Muratore', 'Sonico'],
  ['mason farther', 'Muratore', 'Capo di Ponte'],
  ['mason far', 'Muratore', 'Iseo'],
  ['cook', 'Cuoca', 'Edolo'],
  ['baker', 'Panettiere', 'Breno'],
  // The newest is the farthest.
  ['cobbler at 2 km', 'Calzolaio', 'Bienno'],
  ['cobbler at 3 km', 'Calzolaio', 'Niardo'],
  ['cobbler at 9 km', 'Calzolaio', 'Capo di Ponte'],
  ['cobbler at 12 km', 'Calzolaio', 'Sellero'],
  ['cobbler at 19 km', 'Calzolaio', 'Malonno'],
  ['shop assistant', 'Commessa', 'Breno'],
  ['apprentice', 'Apprendista ottico', 'Breno'],
  ['described shop assistant', 'Operaio', 'Iseo', 'Anche commessa abbigliamento.'],
  ['described turner', 'Operaio', 'Breno', 'Al tornio, come tornitore.'],
] as const;

const rowsSchema = z.object({ id: z.string() }).array();

const names = new Map<string, string>();

beforeAll(async () => {
  const plain = { companyName: 'Ditta', description: 'Testo.', type: 'Full-time' } as const;
  for (const [name, title, location, description = plain.description] of OFFERS)
    names.set((await makeJob({ ...plain, title, location, description })).publicId, name);
});

/** Searches for a text: its steps, each with the offers in it. */
async function steps(search: string, more: Readonly<Record<string, string>> = {}) {
  const answer = await asVisitor.get(withQuery(pathOf('GET /api/jobs'), { search, limit: 20, ...more }));
  const found = rowsSchema.parse(await answer.json()).map(({ id }) => names.get(id));
  let from = 0;
  const said = readSteps(answer.headers.get('X-Search-Steps'));
  const parts = said.map(({ kind, count, words }) => {
    from += count;
    return [kind, ...words, found.slice(from - count, from)];
  });
  return { total: answer.headers.get('X-Total-Count'), found, parts };
}

describe('after what has everything comes', () => {
  test('a trade within a phrase near the place, and not what only describes the phrase far away', async () => {
    const { parts } = await steps('commessa abbigliamento breno');
    expect(parts).toEqual([['each', 'commessa', ['shop assistant']]]);
  });

  test('the trade in towns nearby, the nearest first, then in the rest of the valley', async () => {
    expect(await steps('muratore edolo')).toMatchObject({
      total: '1',
      parts: [
        ['exact', ['mason']],
        ['near', 'Edolo', ['mason near', 'mason farther']],
        ['elsewhere', ['mason far']],
      ],
    });
  });

  test('offers that only describe the trade', async () => {
    expect(await steps('tornitore edolo')).toMatchObject({ total: '0', parts: [['elsewhere', ['described turner']]] });
  });

  test('the nearer town, though its offer is older', async () => {
    const near = ['cobbler at 2 km', 'cobbler at 3 km', 'cobbler at 9 km', 'cobbler at 12 km', 'cobbler at 19 km'];
    expect((await steps('calzolaio breno')).parts).toEqual([['near', 'Breno', near]]);
    // A misspelt town is one, though the trade alone is found without it.
    expect((await steps('calzolaio brenno')).parts).toEqual([['near', 'Breno', near]]);
  });

  test('the trade without the words that find nothing', async () => {
    expect((await steps('panettiere simpatico')).parts).toEqual([
      ['without', 'simpatico', ['baker']],
      ['similar', ['cook']],
    ]);
  });

  test('trades that people change to, last, and never alone', async () => {
    expect((await steps('panettiere')).parts).toEqual([
      ['exact', ['baker']],
      ['similar', ['cook']],
    ]);
    expect((await steps('panettiere')).total).toBe('1');
    expect((await steps('gelataio')).found).toEqual([]);
  });

  test('one of several ways of working where no trade is named', async () => {
    expect((await steps('apprendista freelance')).parts).toEqual([
      ['each', 'apprendista', 'freelance', ['apprentice']],
    ]);
  });

  test('of two places one is enough', async () => {
    expect(await steps('calzolaio bienno sellero')).toMatchObject({ total: '2' });
    expect((await steps('calzolaio bienno o sellero')).found.slice(0, 2)).toEqual([
      'cobbler at 12 km',
      'cobbler at 2 km',
    ]);
  });

  test('a CAP is its municipalities, and a distance that is said what is around the place', async () => {
    expect((await steps('calzolaio 25050')).parts[0]).toEqual(['exact', expect.arrayContaining(['cobbler at 3 km'])]);
    expect((await steps('muratore entro 10 km da edolo')).total).toBe('2');
  });

  test('each of several trades', async () => {
    expect((await steps('cuoco o panettiere')).parts).toEqual([['each', 'cuoco', 'panettiere', ['baker', 'cook']]]);
  });

  test('nothing for words that nobody knows, with or without a place', async () => {
    for (const search of ['astronauta', 'astronauta edolo', 'astronauta part time edolo', 'domatore di panettieri'])
      expect((await steps(search)).found, search).toEqual([]);
  });
});

describe('with a place in its own field', () => {
  test('the trade nearby follows that in the place, and the rest of the valley after it', async () => {
    expect(await steps('muratore', { location: 'Edolo' })).toEqual(await steps('muratore edolo'));
    expect((await steps('calzolaio', { location: 'Breno' })).parts).toEqual((await steps('calzolaio breno')).parts);
  });

  test('other filters hold for everything', async () => {
    expect(await steps('muratore', { location: 'Edolo', type: 'Weekend' })).toMatchObject({ total: '0', found: [] });
  });

  test('a heading names no more than two of the municipalities of a CAP', async () => {
    const { parts } = await steps('muratore', { location: '25040' });
    expect(parts[0]).toEqual(['near', expect.any(Array)]);
  });

  test('a text that says nothing is the place alone', async () => {
    expect((await steps('cerco lavoro', { location: 'Bienno' })).found).toEqual(['cobbler at 2 km']);
  });

  test('a radius is all that is asked for', async () => {
    expect(await steps('muratore', { location: 'Edolo', radius: '5' })).toMatchObject({
      found: ['mason near', 'mason'],
      parts: [],
    });
  });
});

test('around a place that is named with what is near it, everything is exact', async () => {
  for (const search of ['muratore vicino a edolo', 'muratore zona edolo', 'muratore edolo e dintorni'])
    expect((await steps(search)).found.slice(0, 2), search).toEqual(['mason', 'mason near']);
  expect((await steps('muratore zona edolo')).total).toBe('2');
});

test('other orders have what has everything, and no more', async () => {
  expect(await steps('muratore edolo', { sort: 'recent' })).toMatchObject({ found: ['mason'], parts: [] });
});

test('the page of a town has what has everything by distance, then what has less', async () => {
  expect(await steps('muratore bravissimo', { town: 'edolo', sort: 'distance' })).toMatchObject({
    total: '0',
    parts: [['without', 'bravissimo', ['mason near', 'mason']]],
  });
  expect(await steps('muratore edolo', { town: 'edolo', sort: 'distance' })).toMatchObject({
    total: '1',
    parts: [
      ['exact', ['mason']],
      ['near', 'Edolo', ['mason near']],
    ],
  });
  expect(await steps('muratore', { town: 'edolo', sort: 'distance' })).toMatchObject({
    found: ['mason', 'mason near'],
    parts: [],
  });
});

test.for([
  { list: 'all offers', query: {}, all: ['mason', 'mason near', 'mason farther', 'mason far'] },
  {
    list: 'a town',
    query: { town: 'edolo', sort: 'distance', radius: 50 },
    all: ['mason', 'mason near', 'mason farther'],
  },
])('pages of $list go on from step to step without an offer twice', async ({ query, all }) => {
  const found: (string | undefined)[] = [];
  let path: string | undefined = withQuery(pathOf('GET /api/jobs'), { search: 'muratore edolo', limit: 1, ...query });
  while (path !== undefined) {
    const answer: Response = await asVisitor.get(path);
    const rows = rowsSchema.parse(await answer.json());
    found.push(...rows.map(({ id }) => names.get(id)));
    path = /<([^>]*)>/.exec(answer.headers.get('Link') ?? '')?.[1];
  }
  expect(found).toEqual(all);
});
