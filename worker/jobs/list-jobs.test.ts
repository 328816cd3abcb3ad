import { beforeAll, describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { pathOf } from '../../shared/calls/path.ts';
import { jobCountSchema } from '../../shared/jobs.ts';
import { withQuery } from '../../shared/paths.ts';
import type { Requirement } from '../../shared/requirement-values.ts';
import { readSteps } from '../../shared/search-steps.ts';
import type { NewJobRow } from '../db/tables/jobs.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { readAllPages, readJobs } from '../testing/job-lists.ts';
import { asVisitor } from '../testing/requests.ts';

// Every offer of this file holds the word, so that a list asked for with it shows these and no others.
const word = uniqueWord();
const BRENO = { lat: 45.9563, lon: 10.304 };

/** Titles of a list asked for with the word. */
const shown = async (query: Record<string, string | number>, inOrder = false): Promise<string> => {
  const titles = [...(await readJobs({ search: word, ...query })).titles];
  return (inOrder ? titles : titles.sort()).join('');
};

const HACCP: Requirement = { what: 'HACCP', level: null, reason: null, preferred: false };
const PERIOD_TEXTS = {
  A: { category: 'Ristorazione', housing: true, startDate: '2027-06-01', location: 'Breno', openings: 2 },
  B: { category: 'Sanità', type: 'Part-time', location: 'Esine (BS)', licence: 'C', requirements: [HACCP] },
  C: {
    category: 'Edilizia',
    type: 'Stagionale',
    location: 'Edolo',
    shifts: ['sera', 'notte'],
    meals: true,
    openings: 3,
  },
  D: { category: 'Sport', type: 'Weekend', location: 'tutta la valle', salaryMax: 1500, salaryPeriod: 'mese' },
  E: { location: 'Brenone, zona Breno', experience: 'Esperienza richiesta', contract: 'Stage/Tirocinio', openings: 2 },
} satisfies Readonly<Record<string, Partial<NewJobRow>>>;

beforeAll(async () => {
  for (const [title, body] of Object.entries(PERIOD_TEXTS)) await makeJob({ description: word, title, ...body });
});

test.each([
  [{}, 'ABCDE'],
  [{ search: word.slice(0, -1).toUpperCase() }, 'ABCDE'],
  [{ search: `assente ${word}` }, ''],
  [{ category: ' ristorazione ' }, 'AE'],
  [{ category: 'sport, SANITARIO' }, 'BD'],
  [{ type: 'Weekend,Part-time' }, 'BD'],
  [{ contract: 'Stage/Tirocinio' }, 'E'],
  [{ experience: 'Esperienza richiesta' }, 'E'],
  [{ location: 'Milano' }, ''],
  [{ location: 'ésine' }, 'B'],
  [{ location: 'valle' }, 'D'],
  [{ housing: 'true' }, 'A'],
  [{ meals: 'true' }, 'C'],
  [{ pay: 'true' }, 'D'],
  [{ minPay: '1400' }, 'D'],
  [{ minPay: '1400', unpaid: 'true' }, 'ABCDE'],
  [{ minPay: '1600', unpaid: 'true' }, 'ABCE'],
  [{ unpaid: 'true' }, 'ABCDE'],
  [{ shift: 'mattina,notte' }, 'C'],
  [{ openings: 'true' }, 'ACE'],
  [{ licence: 'C' }, 'B'],
  [{ licence: 'CE' }, ''],
  [{ requirement: 'HACCP' }, 'B'],
  [{ start: '2027-06' }, 'A'],
  [{ posted: '0' }, 'ABCDE'],
  [{ category: 'ristorazione', location: 'breno', housing: 'true' }, 'A'],
  [{ town: 'breno', radius: 1 }, 'AE'],
  [{ town: 'breno', radius: 30 }, 'ABCE'],
  [{ ...BRENO, radius: 2 }, 'ADE'],
])('%j shows %s', async (query, titles) => {
  expect(await shown(query)).toBe(titles);
});

test('empty parameters mean all, as a form sends them', async () => {
  expect(await readJobs('search=&location=&category=&start=&openings=')).toEqual(await readJobs(''));
});

test('in a town and near a position the nearest come first, what may be anywhere last', async () => {
  expect(await shown({ town: 'edolo', radius: 50, sort: 'distance' }, true)).toBe('CEAB');
  expect(await shown({ sort: 'distance', ...BRENO }, true)).toBe('EABCD');
  // Without words that is the usual order, within a radius or from a position, also where words say nothing.
  const some = { search: '', openings: 'true' };
  const around = { ...some, location: 'edolo', radius: 50 };
  expect(await shown(around, true)).toBe('CEA');
  expect(await shown({ ...around, search: 'cerco lavoro' }, true)).toBe('CEA');
  expect(await shown({ ...around, sort: 'recent' }, true)).toBe('ECA');
  expect(await shown({ ...some, ...BRENO }, true)).toBe('EAC');
});

test('offers without pay follow the others on pages of any length, under a heading of their own', async () => {
  const query = { search: word, minPay: '1400', unpaid: 'true', sort: 'title' };
  for (const limit of [1, 2, 100]) {
    const pages = await readAllPages({ ...query, limit });
    expect(pages.flatMap(({ titles }) => titles).join('')).toBe('DABCE');
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([5]));
  }
  const answer = await asVisitor.get(withQuery(pathOf('GET /api/jobs'), query));
  expect(readSteps(answer.headers.get('X-Search-Steps'))).toEqual([
    { kind: 'exact', words: [], count: 1 },
    { kind: 'unpaid', words: [], count: 4 },
  ]);
  const next = (await readJobs({ ...query, limit: 3 })).next ?? '';
  expect(Object.keys(await refusedFields(await asVisitor.get(next.replace('1400', '1600'))))).toEqual(['cursor']);
});

test('a list has fifty offers unless it is asked for another number', async () => {
  for (let i = 0; i < 51; i++) await makeJob({ category: 'Automotive' });
  for (const [limit, length] of Object.entries({ '': 50, '&limit=1': 1, '&limit=100': 51 })) {
    const { jobs, total } = await readJobs(`category=automotive${limit}`);
    expect([jobs.length, total]).toEqual([length, 51]);
  }
});

describe('refusals', () => {
  test.each([
    ['category=sport,cucina', 'category', 'Categoria sconosciuta'],
    ['town=Breno', 'town', 'Comune sconosciuto'],
    ['type=Part-time,', 'type', 'Tipo sconosciuto'],
    ['minPay=1200,1400', 'minPay', 'Paga sconosciuta'],
    ['posted=3,7', 'posted', 'Periodo sconosciuto'],
    ['contract=nero', 'contract', 'Contratto sconosciuto'],
    ['experience=tanta', 'experience', 'Esperienza sconosciuta'],
    ['housing=1', 'housing', 'Valore non valido'],
    ['shift=alba', 'shift', 'Turno sconosciuto'],
    ['licence=A', 'licence', 'Patente sconosciuta'],
    ['requirement=haccp', 'requirement', 'Requisito sconosciuto'],
    ['start=2027-13', 'start', 'Mese sconosciuto'],
    ['start[]=2027-06', 'start[]', 'Campo sconosciuto'],
    ['sort=price', 'sort', 'Ordine sconosciuto'],
    ['sort=distance', 'sort', "L'ordine per distanza ha bisogno di una posizione o di un comune"],
    ['radius=10', 'radius', 'Il raggio ha bisogno di una posizione o di un comune'],
    ['lat=45.9&lon=10.3&radius=101', 'radius', 'Raggio non valido'],
    ['lat=45.9', 'lat', 'Servono sia lat sia lon'],
    ['lat=1e1&lon=10.3', 'lat', 'Posizione non valida'],
    ['limit=101', 'limit', 'Il limite va da 1 a 100'],
    [`cursor=${'a'.repeat(501)}`, 'cursor', 'Cursore non valido'],
    [`search=${'a'.repeat(401)}`, 'search', 'Ricerca troppo lunga'],
    ['utm_source=mail', 'utm_source', 'Campo sconosciuto'],
  ])('%s', async (query, path, message) => {
    expect(await refusedFields(await asVisitor.get(`/api/jobs?${query}`))).toEqual({ [path]: message });
  });

  test('a parameter given twice, and everything that is wrong is named', async () => {
    const answer = await asVisitor.get('/api/jobs?limit=0&sort=price&start=2027-06&start=2027-07');
    expect(Object.keys(await refusedFields(answer)).sort()).toEqual(['limit', 'sort', 'start']);
  });
});

test('counts are the totals of the lists they lead to: all, a municipality, a category; those without offers are left out', async () => {
  await makeJob({ location: 'Saviore', category: 'Sport', status: 'paused' });
  await makeJob({ location: 'Cevo', category: 'Sport', validThrough: new Date(Date.now() - 1) });
  await makeJob({ location: 'Edolo e Darfo Boario Terme' });
  // A new version: counts of another test are no copy of these.
  await forgetCopies();
  const counts = mini.array(jobCountSchema).parse(await (await asVisitor.get(pathOf('GET /api/jobs/counts'))).json());
  const numberOf = (town: string | null, category: string | null) =>
    counts.find((row) => row.town === town && row.category === category)?.count;
  expect(numberOf(null, null)).toBe((await readJobs({})).total);
  expect(numberOf('edolo', null)).toBe((await readJobs({ location: 'Edolo' })).total);
  expect(numberOf('darfo-boario-terme', null)).toBe(1);
  expect(numberOf(null, 'Sport')).toBe(1);
  expect([numberOf('saviore-dell-adamello', null), numberOf('cevo', null)]).toEqual([undefined, undefined]);
});

/** Address of a page after the first, with something else in the place of what that ends with. */
async function tampered(query: string, after: unknown, ...text: unknown[]): Promise<string> {
  const [path = '', requested] = ((await readJobs(`search=${word}&limit=1&${query}`)).next ?? '').split('?');
  const params = new URLSearchParams(requested);
  const [kind, , id] = JSON.parse(atob((params.get('cursor') ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  params.set('cursor', btoa(JSON.stringify([kind, after, id, ...text])).replace(/=+$/, ''));
  return `${path}?${params}`;
}

test.each(['sort=title', 'sort=distance&town=edolo&radius=50', 'sort=relevance'])(
  'made-up values in a cursor of ?%s are a place in the list',
  async (query) => {
    for (const after of ["' OR 1=1 --", '[1e9,null]', 5])
      expect((await asVisitor.get(await tampered(query, after))).status, `${after}`).toBe(200);
  },
);

test('a cursor puts no words into a search that were not typed', async () => {
  for (const text of ['Chiama il 333 e vinci', '\ud800', 5])
    expect(await refusedFields(await asVisitor.get(await tampered('', 1, text)))).toEqual({
      cursor: 'Cursore non valido',
    });
  // One letter more or less is what a correction does.
  expect((await asVisitor.get(await tampered('', 1, `${word}x`))).status).toBe(200);
});

test('searches that share a kept list share its cursors', async () => {
  for (let n = 0; n < 11; n++) await makeJob({ location: 'Edolo', category: 'Sanità' });
  // Rows that are written like this publish no version, and an earlier test may have read the same lists.
  await forgetCopies();
  await readJobs('location=edolo&sort=recent&category=sanitario&limit=10&exact=true');
  const { next } = await readJobs('v=1&location=Edolo (BS)&category=Sanit%C3%A0&limit=10');
  expect((await asVisitor.get(next ?? '')).status).toBe(200);
});
