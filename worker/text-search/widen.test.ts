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
  ['ski rental', 'Addetto noleggio sci', 'Ponte di Legno'],
  ['lodging', 'Fabbro con alloggio', 'Gianico'],
  ['tiler', 'Posatore di piastrelle', 'Breno'],
  ['window fitter', 'Serramentista', 'Breno'],
  ['educator', 'Educatrice', 'Lovere'],
  ['nursery teacher', 'Educatrice asilo nido', 'Lovere'],
  ['warden', 'Custode della chiesa', 'Lovere'],
  ['described shop assistant', 'Operaio', 'Iseo', 'Anche commessa abbigliamento.'],
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
  const body = readSteps(answer.headers.get('X-Search-Steps'));
  const parts = body.map(({ kind, count, words }) => {
    from += count;
    return [kind, ...words, found.slice(from - count, from)];
  });
  return { total: answer.headers.get('X-Total-Count'), found, parts };
}

const NEAR_BRENO = [2, 3, 9, 12, 19].map((km) => `cobbler at ${km} km`);

test.each<[string, unknown[][]]>([
  // Several words that hint at another trade than the one that is named.
  [
    'piastrellista di scuretti e oblò',
    [
      ['exact', ['tiler']],
      ['similar', ['window fitter', 'mason far', 'mason farther', 'mason near', 'mason']],
    ],
  ],
  // A trade within a phrase near the place, and not what only describes the phrase far away.
  ['commessa abbigliamento breno', [['each', 'commessa', ['shop assistant']]]],
  [
    'muratore edolo',
    [
      ['exact', ['mason']],
      ['near', 'Edolo', ['mason near', 'mason farther']],
      ['elsewhere', ['mason far']],
    ],
  ],
  // Offers that only describe the trade have a heading of their own, however near they are.
  [
    'commessa edolo',
    [
      ['elsewhere', ['shop assistant']],
      ['described', ['described shop assistant']],
    ],
  ],
  // The nearer town, though its offer is older.
  ['calzolaio breno', [['near', 'Breno', NEAR_BRENO]]],
  // A misspelt town is one, though the trade alone is found without it.
  ['calzolaio brenno', [['near', 'Breno', NEAR_BRENO]]],
  [
    'panettiere part time',
    [
      ['without', 'part time', ['baker']],
      ['similar', ['cook']],
    ],
  ],
  ['apprendista freelance', [['each', 'apprendista', 'freelance', ['apprentice']]]],
  // A way of working goes on with the next one; beside a place with whatever there is.
  ['vitto', [['without', 'vitto', ['lodging']]]],
  ['vitto malonno', [['without', 'vitto', ['cobbler at 19 km']]]],
  ['cuoco o panettiere', [['each', 'cuoco', 'panettiere', ['baker', 'cook']]]],
  // A kind of employer is given up no sooner than a trade.
  [
    'chiesa part time',
    [
      ['without', 'part time', ['warden']],
      ['similar', ['educator']],
    ],
  ],
  // A longer title is another trade, which only follows.
  [
    'educatore o fabbro',
    [
      ['each', 'educatore', 'fabbro', ['educator', 'lodging']],
      ['similar', ['nursery teacher', 'window fitter']],
    ],
  ],
  // Not the title of any trade, but its words are part of one.
  ['noleggiatore sci', [['similar', ['ski rental']]]],
  // Other trades alone answer for one, and not for a profession of its own; words that nobody knows find nothing.
  ['gelataio', [['similar', ['baker']]]],
  ...['notaio', 'astronauta edolo', 'domatore di panettieri'].map((text): [string, []] => [text, []]),
])('%s is found in steps', async (text, parts) => {
  expect(await steps(text)).toMatchObject({ parts, found: parts.flatMap((part) => part.at(-1)) });
});

test('of two places one is enough, a CAP is its municipalities, and a distance is what is around the place', async () => {
  expect(await steps('calzolaio bienno sellero')).toMatchObject({ total: '2' });
  expect((await steps('calzolaio 25050')).parts[0]).toEqual(['exact', expect.arrayContaining(['cobbler at 3 km'])]);
  expect((await steps('muratore entro 10 km da edolo')).total).toBe('2');
});

describe('with a place in its own field', () => {
  test('the trade nearby follows that in the place, and the rest of the valley after it', async () => {
    expect(await steps('muratore', { location: 'Edolo' })).toEqual(await steps('muratore edolo'));
    expect((await steps('calzolaio', { location: 'Breno' })).parts).toEqual((await steps('calzolaio breno')).parts);
  });

  test('a text that says nothing is the place alone', async () => {
    expect((await steps('cerco lavoro', { location: 'Bienno' })).found).toEqual(['cobbler at 2 km']);
  });

  test('a radius is all that is asked for', async () => {
    expect(await steps('muratore', { location: 'Edolo', radius: '5' })).toMatchObject({
      found: ['mason', 'mason near'],
      parts: [],
    });
  });
});

test('the page of a town has what has everything by distance, then what has less', async () => {
  expect(await steps('muratore edolo', { town: 'edolo', sort: 'distance' })).toMatchObject({
    total: '1',
    parts: [
      ['exact', ['mason']],
      ['near', 'Edolo', ['mason near']],
    ],
  });
});

test('pages of a town go on from step to step without an offer twice', async () => {
  const query = { town: 'edolo', sort: 'distance', radius: 50 };
  const found: (string | undefined)[] = [];
  let path: string | undefined = withQuery(pathOf('GET /api/jobs'), { search: 'muratore edolo', limit: 1, ...query });
  while (path !== undefined) {
    const answer: Response = await asVisitor.get(path);
    const rows = rowsSchema.parse(await answer.json());
    found.push(...rows.map(({ id }) => names.get(id)));
    path = /<([^>]*)>/.exec(answer.headers.get('Link') ?? '')?.[1];
  }
  expect(found).toEqual(['mason', 'mason near', 'mason farther']);
});
