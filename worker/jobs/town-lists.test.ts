import { beforeAll, describe, expect, test } from 'vitest';
import { distanceKm } from '../../shared/places/distance.ts';
import { TOWN_RADIUS_KM, TOWNS } from '../../shared/places/towns.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';
import { asVisitor } from '../testing/requests.ts';

const word = uniqueWord();
const ISEO = { lat: 45.6561, lon: 10.0528 };
/** Degrees of latitude north of Iseo that are so many km. */
const north = (km: number) => ({ lat: ISEO.lat + km / 111.195, lon: ISEO.lon });

const titles = async (query: Record<string, string | number>): Promise<string> =>
  [...(await readJobs({ search: word, ...query })).titles].sort().join('');

beforeAll(async () => {
  const nowhere = { town: null, lat: null, lon: null };
  const offers = [
    { title: 'A', location: 'Iseo' },
    // Only its text names the town.
    { title: 'B', location: 'Hotel sul porto di ISEO, camere', ...nowhere },
    { title: 'C', location: 'presso il cliente', ...nowhere },
    { title: 'D', location: 'cantiere, edge', town: null, ...north(15.04) },
    { title: 'E', location: 'cantiere, beyond', town: null, ...north(15.06) },
    { title: 'F', location: 'Iseolino, un altro posto', ...nowhere },
    // The municipality is the town's, though the position that was sent is far.
    { title: 'G', location: 'campeggio sul lago', town: 'iseo', lat: 46.3, lon: 10.5 },
  ];
  for (const offer of offers) await makeJob({ ...offer, companyName: word });
});

test('the offers at the edge are as far as they should be', () => {
  expect(distanceKm(ISEO, north(15.04))).toBe(15);
  expect(distanceKm(ISEO, north(15.06))).toBe(15.1);
});

describe('a town shows an offer', () => {
  test('of its municipality, with its name in the text as a whole word, or within 15 km; and no other', async () => {
    expect(await titles({ town: 'iseo' })).toBe('ABDG');
    expect(await titles({ town: 'iseo', radius: TOWN_RADIUS_KM })).toBe('ABDG');
  });

  test('within the radius that was asked for', async () => {
    expect(await titles({ town: 'iseo', radius: 5 })).toBe('ABG');
    expect(await titles({ town: 'iseo', radius: 20 })).toBe('ABDEG');
  });

  test('without a position only by its text, whatever the radius', async () => {
    expect(await titles({ town: 'iseo', radius: 50 })).not.toMatch(/[CF]/);
    expect(await titles({ town: 'iseo', radius: 50 })).toContain('B');
  });
});

test.each(TOWNS)('$name: the distance is that from the position of its page', async ({ slug, lat, lon }) => {
  const own = uniqueWord();
  const at = (km: number) => ({ town: null, lat: lat + km / 111.195, lon });
  await makeJob({ title: 'near', companyName: own, location: 'in zona', ...at(14.9) });
  await makeJob({ title: 'far', companyName: own, location: 'in zona', ...at(15.2) });
  expect((await readJobs({ search: own, town: slug })).titles).toEqual(['near']);
});

test('a town that is none is refused', async () => {
  for (const town of ['milano', 'ango', 'constructor'])
    expect((await asVisitor.get(`/api/jobs?town=${town}`)).status, town).toBe(400);
});
