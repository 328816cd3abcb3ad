import { describe, expect, test } from 'vitest';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { TOWN_RADIUS_KM, TOWNS } from '../../shared/places/towns.ts';
import { facet } from '../search/facets.ts';
import { jobQuestion } from './list-queries.ts';

const BRENO = municipalityBySlug('breno');
const AT = { lat: 46.1, lon: 10.3 };
const around = (km: number, unknown = true) => ({ radius: { km, unknown } });

test.each<[Parameters<typeof jobQuestion>[0], object]>([
  [{}, { places: [], origin: null, radius: null, posted: null, letIn: null, facets: new Map(), words: new Map() }],
  [{ location: 'breno (BS)' }, { places: [BRENO], origin: { lat: BRENO?.lat, lon: BRENO?.lon }, radius: null }],
  [
    { location: 'Breno', radius: 10 },
    { places: [BRENO], fromPosition: false, ...around(10) },
  ],
  [
    { location: 'Breno', radius: 10, ...AT },
    { places: [BRENO], origin: AT, fromPosition: true, ...around(10) },
  ],
  [{ location: '25050' }, { origin: null }],
  [{ town: 'breno' }, { places: [BRENO], ...around(TOWN_RADIUS_KM, false) }],
  [{ town: 'breno', radius: 30 }, around(30, false)],
  [
    { ...AT, radius: 5 },
    { places: [], origin: AT, fromPosition: true, ...around(5) },
  ],
  [AT, { origin: AT, fromPosition: true, radius: null }],
  [{ location: 'luna' }, { places: [], words: new Map([['location', { words: expect.stringContaining('luna') }]]) }],
  [{ location: 'in Valle Camonica' }, { places: [], words: new Map() }],
  [
    { type: ['Weekend', 'Part-time'], pay: 'true', posted: '3' },
    {
      facets: new Map([
        ['type', [facet('type', 'Weekend'), facet('type', 'Part-time')]],
        ['pay', [facet('pay', 'true')]],
      ]),
      posted: '3',
    },
  ],
  [{ minPay: '1600', unpaid: 'true' }, { letIn: { of: 'minPay', facet: facet('unpaid', 'true') } }],
  [{ unpaid: 'true' }, { letIn: null, facets: new Map() }],
])('%j asks for what it says', (query, question) => {
  expect(jobQuestion(query)).toMatchObject(question);
});

test.each(TOWNS)('$name: distances are those from the position of its page', ({ slug, lat, lon }) => {
  expect(jobQuestion({ town: slug }).origin).toMatchObject({ lat, lon });
});

describe('refused', () => {
  test.each<Parameters<typeof jobQuestion>[0]>([
    { town: 'milano' },
    { town: 'constructor' },
    { radius: 10 },
    { radius: 10, location: '25040' },
    { sort: 'distance' },
  ])('%j', (query) => {
    expect(() => jobQuestion(query)).toThrow();
  });
});
