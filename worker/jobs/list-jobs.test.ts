import { beforeAll, describe, expect, test } from 'vitest';
import type { Shift } from '../../shared/job-values.ts';
import type { Requirement } from '../../shared/requirement-values.ts';
import type { NewJobRow } from '../db/tables/jobs.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';
import { asVisitor } from '../testing/requests.ts';

// Every offer of this file holds the word, so that a list asked for with it shows these and no others.
const word = uniqueWord();
const description = `Offerta di prova ${word}`;

/** Titles of a list asked for with the word, in the order of the alphabet. */
const shown = async (query: Record<string, string | number>): Promise<readonly string[]> =>
  [...(await readJobs({ search: word, ...query })).titles].sort();

const HACCP: Requirement = { what: 'HACCP', level: null, reason: null, preferred: false };

describe('filters', () => {
  beforeAll(async () => {
    await makeJob({
      description,
      title: 'A',
      category: 'Ristorazione',
      type: 'Full-time',
      location: 'Breno',
      housing: true,
      startDate: '2027-06-01',
      openings: 1,
    });
    const paid = { salaryMin: 9, salaryPeriod: 'ora', startDate: '2027-06-30', openings: 2, licence: 'C' } as const;
    const requirements = [HACCP];
    await makeJob({
      description,
      title: 'B',
      category: 'Sanità',
      type: 'Part-time',
      location: 'Esine (BS)',
      requirements,
      ...paid,
    });
    const shifts: Shift[] = ['sera', 'notte'];
    await makeJob({
      description,
      title: 'C',
      category: 'Edilizia',
      type: 'Stagionale',
      location: 'Edolo',
      shifts,
      startDate: '2028-06-01',
    });
    const board: Partial<NewJobRow> = {
      housing: true,
      meals: true,
      salaryMax: 1500,
      salaryPeriod: 'mese',
      shifts: ['notte', 'fine settimana'],
      startDate: '2027-12-24',
      openings: 12,
      licence: 'CE',
    };
    await makeJob({
      description,
      title: 'D',
      category: 'Sport',
      type: 'Weekend',
      location: 'tutta la valle',
      ...board,
    });
    await makeJob({
      description,
      title: 'E',
      category: 'Ristorazione',
      type: 'Part-time',
      location: 'Breno, zona Pizzo Badile',
      experience: 'Esperienza richiesta',
      contract: 'Stage/Tirocinio',
    });
  });

  test.each([
    [{}, 'ABCDE'],
    [{ search: word.toUpperCase() }, 'ABCDE'],
    [{ search: word.slice(0, -1) }, 'ABCDE'],
    [{ search: `prova ${word}` }, 'ABCDE'],
    [{ search: `assente ${word}` }, ''],
    [{ category: 'Ristorazione' }, 'AE'],
    [{ category: 'ristorazione' }, 'AE'],
    [{ category: ' Ristorazione ' }, 'AE'],
    [{ category: 'sanitario' }, 'B'],
    [{ category: 'SANITÀ' }, 'B'],
    [{ category: 'turismo' }, ''],
    [{ type: 'Part-time' }, 'BE'],
    [{ type: 'Weekend' }, 'D'],
    [{ type: 'Weekend,Part-time' }, 'BDE'],
    [{ type: 'Part-time,Part-time' }, 'BE'],
    [{ category: 'sport, SANITARIO' }, 'BD'],
    [{ contract: 'Stage/Tirocinio' }, 'E'],
    [{ experience: 'Esperienza richiesta' }, 'E'],
    [{ location: 'breno' }, 'AE'],
    [{ location: 'Breno (BS)' }, 'AE'],
    [{ location: 'ésine' }, 'B'],
    [{ location: 'valle' }, 'D'],
    [{ location: 'Milano' }, ''],
    [{ category: 'ristorazione', type: 'Part-time' }, 'E'],
    [{ category: 'ristorazione', location: 'breno', experience: 'No esperienza' }, 'A'],
    [{ housing: 'true' }, 'AD'],
    [{ meals: 'true' }, 'D'],
    [{ pay: 'true' }, 'BD'],
    [{ minPay: '1000' }, 'BD'],
    [{ minPay: '1600' }, ''],
    [{ minPay: '1400', unpaid: 'true' }, 'ABCDE'],
    [{ minPay: '1600', unpaid: 'true' }, 'ACE'],
    [{ minPay: '1600', unpaid: 'true', housing: 'true' }, 'A'],
    [{ unpaid: 'true' }, 'ABCDE'],
    [{ shift: 'notte' }, 'CD'],
    [{ shift: 'fine settimana' }, 'D'],
    [{ shift: 'mattina,notte' }, 'CD'],
    [{ shift: 'mattina' }, ''],
    [{ openings: 'true' }, 'BD'],
    [{ licence: 'C' }, 'B'],
    [{ licence: 'CE' }, 'D'],
    [{ licence: 'B' }, ''],
    [{ requirement: 'HACCP' }, 'B'],
    [{ requirement: 'OSS' }, ''],
    [{ licence: 'C,CE', type: 'Weekend,Part-time', openings: 'true' }, 'BD'],
    [{ licence: 'C,CE', type: 'Weekend,Full-time', category: 'sport,commercio' }, 'D'],
    [{ start: '2027-06' }, 'AB'],
    [{ start: '2027-12' }, 'D'],
    [{ start: '2027-07' }, ''],
    [{ start: '2027-06', openings: 'true' }, 'B'],
    [{ start: '2027-06', housing: 'true', town: 'breno' }, 'A'],
    [{ start: '2027-12', openings: 'true', housing: 'true', meals: 'true', pay: 'true', shift: 'notte' }, 'D'],
    [{ housing: 'true', location: 'breno' }, 'A'],
    [{ pay: 'true', category: 'sanitario', town: 'breno' }, 'B'],
    [{ type: 'Part-time', contract: 'Stage/Tirocinio', experience: 'Esperienza richiesta', location: 'Breno' }, 'E'],
    [{ town: 'edolo' }, 'C'],
    [{ town: 'breno', radius: 1 }, 'AE'],
    [{ town: 'breno', category: 'sanitario' }, 'B'],
  ])('%j shows %s', async (query, titles) => {
    expect((await shown(query)).join('')).toBe(titles);
  });

  test('empty parameters mean all, as a form sends them', async () => {
    expect(await readJobs('search=&location=&category=&start=&openings=')).toEqual(await readJobs(''));
  });

  test('a name of a place is not found within a longer word', async () => {
    const other = uniqueWord();
    await makeJob({ title: other, location: 'Brenone' });
    expect(await readJobs({ search: other, location: 'Breno' })).toMatchObject({ total: 0 });
    expect(await readJobs({ search: other, town: 'breno', radius: 1 })).toMatchObject({ total: 0 });
  });
});

describe('limit', () => {
  beforeAll(async () => {
    for (let i = 0; i < 60; i++) await makeJob({ category: 'Automotive' });
  });

  test.each([
    ['', 50],
    ['&limit=1', 1],
    ['&limit=7', 7],
    ['&limit=100', 60],
  ])('category=automotive%s answers %i', async (more, count) => {
    const { jobs, total } = await readJobs(`category=automotive${more}`);
    expect(jobs).toHaveLength(count);
    expect(total).toBe(60);
  });
});

describe('refusals', () => {
  test.each([
    ['category=cucina', 'category', 'Categoria sconosciuta'],
    ['town=milano', 'town', 'Comune sconosciuto'],
    ['town=Breno', 'town', 'Comune sconosciuto'],
    ['type=full-time', 'type', 'Tipo sconosciuto'],
    ['type=Part-time,Notte', 'type', 'Tipo sconosciuto'],
    ['type=Part-time,', 'type', 'Tipo sconosciuto'],
    ['type=-Weekend', 'type', 'Tipo sconosciuto'],
    ['category=sport,cucina', 'category', 'Categoria sconosciuta'],
    ['minPay=1200,1400', 'minPay', 'Paga sconosciuta'],
    ['posted=3,7', 'posted', 'Periodo sconosciuto'],
    ['contract=nero', 'contract', 'Contratto sconosciuto'],
    ['experience=tanta', 'experience', 'Esperienza sconosciuta'],
    ['housing=1', 'housing', 'Valore non valido'],
    ['meals=false', 'meals', 'Valore non valido'],
    ['pay=1200', 'pay', 'Valore non valido'],
    ['minPay=1300', 'minPay', 'Paga sconosciuta'],
    ['unpaid=1', 'unpaid', 'Valore non valido'],
    ['shift=alba', 'shift', 'Turno sconosciuto'],
    ['openings=2', 'openings', 'Valore non valido'],
    ['licence=A', 'licence', 'Patente sconosciuta'],
    ['requirement=haccp', 'requirement', 'Requisito sconosciuto'],
    ['start=2027-13', 'start', 'Mese sconosciuto'],
    ['start=2027-06-01', 'start', 'Mese sconosciuto'],
    ['start=1999-06', 'start', 'Mese sconosciuto'],
    ['start[]=2027-06', 'start[]', 'Campo sconosciuto'],
    ['sort=price', 'sort', 'Ordine sconosciuto'],
    ['sort=distance', 'sort', "L'ordine per distanza ha bisogno di una posizione o di un comune"],
    ['radius=10', 'radius', 'Il raggio ha bisogno di una posizione o di un comune'],
    ['lat=45.9&lon=10.3&radius=0', 'radius', 'Raggio non valido'],
    ['lat=45.9&lon=10.3&radius=101', 'radius', 'Raggio non valido'],
    ['lat=45.9&lon=10.3&radius=5.5', 'radius', 'Raggio non valido'],
    ['lat=45.9', 'lat', 'Servono sia lat sia lon'],
    ['lat=91&lon=10.3', 'lat', 'Posizione non valida'],
    ['lat=45.9&lon=181', 'lon', 'Posizione non valida'],
    ['lat=1e1&lon=10.3', 'lat', 'Posizione non valida'],
    ['limit=0', 'limit', 'Il limite va da 1 a 100'],
    ['limit=101', 'limit', 'Il limite va da 1 a 100'],
    ['cursor=x', 'cursor', 'Cursore non valido'],
    [`cursor=${'a'.repeat(501)}`, 'cursor', 'Cursore non valido'],
    [`search=${'a'.repeat(401)}`, 'search', 'Ricerca troppo lunga'],
    [`location=${'a'.repeat(401)}`, 'location', 'Ricerca troppo lunga'],
    ['utm_source=mail', 'utm_source', 'Campo sconosciuto'],
  ])('%s', async (query, path, message) => {
    expect(await refusedFields(await asVisitor.get(`/api/jobs?${query}`))).toEqual({ [path]: message });
  });

  test.each([
    'search=a&search=b',
    'category=sport&category=sport',
    'limit=1&limit=2',
    'start=2027-06&start=2027-07',
    'openings=true&openings=true',
    'lat=1&lat=2&lon=1',
  ])('a parameter given twice: %s', async (query) => {
    const [name = ''] = query.split('=');
    expect(Object.keys(await refusedFields(await asVisitor.get(`/api/jobs?${query}`)))).toEqual([name]);
  });

  test('everything that is wrong is named', async () => {
    const answer = await asVisitor.get('/api/jobs?limit=0&sort=price&type=x');
    expect(Object.keys(await refusedFields(answer)).sort()).toEqual(['limit', 'sort', 'type']);
  });
});
