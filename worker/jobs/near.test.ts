import { beforeAll, describe, expect, test } from 'vitest';
import { distanceKm } from '../../shared/places/distance.ts';
import { TOWN_RADIUS_KM, TOWNS } from '../../shared/places/towns.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { readAllPages, readJobs } from '../testing/job-lists.ts';
import { asVisitor } from '../testing/requests.ts';

const word = uniqueWord();
const BRENO = { lat: 45.9563, lon: 10.304 };

/** Titles of a list asked for with the word. */
const titles = async (query: Record<string, string | number>, inOrder = false): Promise<string> => {
  const found = [...(await readJobs({ search: word, ...query })).titles];
  return (inOrder ? found : found.sort()).join('');
};

beforeAll(async () => {
  const offers = [
    { title: 'A', location: 'Breno' },
    { title: 'B', location: 'Niardo' },
    { title: 'C', location: 'Edolo' },
    { title: 'D', location: 'Iseo' },
    { title: 'E', location: 'tutta la valle' },
    { title: 'F', location: 'frazione sopra Breno, sulla strada', town: null, lat: null, lon: null },
    { title: 'G', location: 'presso il cliente', town: null, lat: 45.96, lon: 10.31 },
  ];
  for (const offer of offers) await makeJob({ ...offer, companyName: word });
});

describe('near a position', () => {
  test.each([
    [5, 'ABEFG'],
    [25, 'ABCEFG'],
    [50, 'ABCDEFG'],
  ])('within %i km stands %s: offers without a position stay in', async (radius, expected) => {
    expect(await titles({ ...BRENO, radius })).toBe(expected);
  });

  test('the edge of the radius is the distance that cards show', async () => {
    const { jobs } = await readJobs({ search: `${word} edolo` });
    const [edolo] = jobs;
    const km = distanceKm(BRENO, { lat: Number(edolo?.lat), lon: Number(edolo?.lon) });
    const edge = Math.ceil(km);
    expect(await titles({ ...BRENO, radius: edge })).toContain('C');
    expect(await titles({ ...BRENO, radius: edge - 1 })).not.toContain('C');
  });

  test('sorted by distance, nearest first, those without a position last', async () => {
    expect(await titles({ ...BRENO, sort: 'distance' }, true)).toBe('AGBCDFE');
    expect(await titles({ lat: 46.5, lon: 10.3, sort: 'distance' }, true)).toBe('CBGADFE');
  });

  test('radius and order together', async () => {
    expect(await titles({ ...BRENO, radius: 25, sort: 'distance' }, true)).toBe('AGBCFE');
  });

  test('a place narrows what is near', async () => {
    expect(await titles({ ...BRENO, radius: 50, location: 'Edolo' })).toBe('C');
    expect(await titles({ ...BRENO, radius: 5, location: 'Edolo' })).toBe('');
  });

  test('without a radius a position hides nothing', async () => {
    expect(await titles(BRENO)).toBe('ABCDEFG');
  });

  test('the poles and the far side of the earth are only far', async () => {
    expect(await titles({ lat: -45.9563, lon: -169.696, radius: 100 })).toBe('EF');
    expect(await titles({ lat: 90, lon: 180, radius: 100, sort: 'distance' }, true)).toBe('FE');
  });
});

describe('in a town', () => {
  test.each([
    [{ town: 'breno' }, 'ABFG'],
    [{ town: 'breno', radius: 1 }, 'AFG'],
    [{ town: 'breno', radius: 50 }, 'ABCDFG'],
    [{ town: 'edolo' }, 'C'],
    [{ town: 'edolo', radius: 30 }, 'ABCG'],
    [{ town: 'iseo' }, 'D'],
  ])('%j: offers without a position come in by their text only, %s', async (query, expected) => {
    expect(await titles(query)).toBe(expected);
  });

  test('sorted by distance from it', async () => {
    expect(await titles({ town: 'breno', radius: 50, sort: 'distance' }, true)).toBe('AGBCDF');
  });
});

test('in a town its own offers come first, the newest first, page by page, wherever it is measured from', async () => {
  const word = uniqueWord();
  const offers = [
    { title: 'A', location: 'Capo di Ponte' },
    { title: 'B', location: 'Bienno' },
    { title: 'C', location: 'Capo di Ponte (BS)' },
    { title: 'D', location: 'Breno' },
  ];
  for (const offer of offers) await makeJob({ ...offer, companyName: word });
  const query = { search: word, town: 'capo-di-ponte', sort: 'distance' };
  expect((await readJobs(query)).titles.join('')).toBe('CABD');
  const pages = await readAllPages({ ...query, limit: 1 });
  expect(pages.flatMap(({ titles }) => titles).join('')).toBe('CABD');
});

const townWord = uniqueWord();
const ISEO = { lat: 45.6561, lon: 10.0528 };
/** Degrees of latitude north of Iseo that are so many km. */
const north = (km: number) => ({ lat: ISEO.lat + km / 111.195, lon: ISEO.lon });

const townTitles = async (query: Record<string, string | number>): Promise<string> =>
  [...(await readJobs({ search: townWord, ...query })).titles].sort().join('');

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
  for (const offer of offers) await makeJob({ ...offer, companyName: townWord });
});

test('the offers at the edge are as far as they should be', () => {
  expect(distanceKm(ISEO, north(15.04))).toBe(15);
  expect(distanceKm(ISEO, north(15.06))).toBe(15.1);
});

describe('a town shows an offer', () => {
  test('of its municipality, with its name in the text as a whole word, or within 15 km; and no other', async () => {
    expect(await townTitles({ town: 'iseo' })).toBe('ABDG');
    expect(await townTitles({ town: 'iseo', radius: TOWN_RADIUS_KM })).toBe('ABDG');
  });

  test('within the radius that was asked for', async () => {
    expect(await townTitles({ town: 'iseo', radius: 5 })).toBe('ABG');
    expect(await townTitles({ town: 'iseo', radius: 20 })).toBe('ABDEG');
  });

  test('without a position only by its text, whatever the radius', async () => {
    expect(await townTitles({ town: 'iseo', radius: 50 })).not.toMatch(/[CF]/);
    expect(await townTitles({ town: 'iseo', radius: 50 })).toContain('B');
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
