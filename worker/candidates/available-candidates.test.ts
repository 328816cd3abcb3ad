import { afterEach, describe, expect, test, vi } from 'vitest';
import { type OwnCandidate, ownCandidateSchema, publicCandidateSchema } from '../../shared/candidates.ts';
import { addDays, romeDay, romeHour } from '../../shared/dates.ts';
import { candidateBlocks } from '../db/tables/candidates.ts';
import { newPublicId } from '../public-id.ts';
import { readCandidates, readCompanyCandidates } from '../testing/candidate-lists.ts';
import { refusedFields, strict } from '../testing/expect-problem.ts';
import { testDb, uniqueWord } from '../testing/factories.ts';
import { candidateBody, makeCandidate, makeCompanyCandidate } from '../testing/make-candidate.ts';
import { asEmployer, asVisitor, asWorker, type Person } from '../testing/requests.ts';

const today = (later = 0): string => romeDay(new Date(), later);
const available = (day = today()) => ({ availableUntil: day, availableSince: new Date() });

/** Initials of the people that a list finds by their skill, of those who can start at once. */
async function initials(skills: string, company?: Person): Promise<string> {
  const query = { skills, available: 'true' };
  const { candidates, total } = await (company ? readCompanyCandidates(company, query) : readCandidates(query));
  expect(total).toBe(candidates.length);
  return candidates.map(({ name }) => name.charAt(0)).join('');
}

async function own(person: Person, body?: object, id = ''): Promise<OwnCandidate> {
  const answer = await (body
    ? person.post(`/api/candidates/${id}`, body, { method: 'PATCH' })
    : person.get('/api/own-candidates'));
  expect(answer.status).toBe(200);
  const stored: unknown = await answer.json();
  return strict(ownCandidateSchema).parse(Array.isArray(stored) ? stored[0] : stored);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the last day', () => {
  test.each(['', today(), today(14)])('may be %j', async (availableUntil) => {
    expect((await asVisitor.post('/api/candidates', candidateBody({ availableUntil }))).status).toBe(201);
  });

  test.each([today(-1), today(15), 'domani', `${today()}T00:00`])('is never %j', async (availableUntil) => {
    expect(await refusedFields(await asVisitor.post('/api/candidates', candidateBody({ availableUntil })))).toEqual({
      availableUntil: 'Scegli un giorno da oggi a 14 giorni da oggi',
    });
  });

  test('is the last one: from midnight in Rome on nobody sees it or is found by it, and nothing is written', async () => {
    const word = uniqueWord();
    const worker = await asWorker();
    const day = today(3);
    const { publicId } = await makeCandidate({ skills: [word], ownerId: worker.account.id, ...available(day) });
    await makeCandidate({ skills: [word], name: 'Other' });
    const midnight = romeHour(today(4), 0).getTime();
    const seen = async (now: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now });
      const { candidates } = await readCandidates({ skills: word });
      const one = strict(publicCandidateSchema).parse(
        await (await asVisitor.get(`/api/candidates/${publicId}`)).json(),
      );
      const ownProfile = await own(worker);
      const days = [candidates.find(({ id }) => id === publicId), one, ownProfile].map((each) => [
        each?.availableUntil,
        each?.availableSince !== null,
      ]);
      return { days, found: await initials(word) };
    };
    expect(await seen(midnight - 1)).toEqual({ days: Array(3).fill([day, true]), found: 'P' });
    expect(await seen(midnight)).toEqual({ days: Array(3).fill([null, false]), found: '' });
  });
});

test('a day keeps its age, another one is new, and an empty one ends it', async () => {
  const worker = await asWorker();
  const stated = addDays(new Date(), -3);
  const columns = { ownerId: worker.account.id, availableUntil: today(11), availableSince: stated };
  const { publicId } = await makeCandidate(columns);
  const same = await own(worker, { title: 'Cuoca', availableUntil: today(11), revision: 1 }, publicId);
  expect(same.availableSince).toBe(stated.toISOString());
  expect((await own(worker, { title: 'Aiuto cuoca', revision: 2 }, publicId)).availableSince).toBe(
    stated.toISOString(),
  );
  const before = Date.now();
  const renewed = await own(worker, { availableUntil: today(14), revision: 3 }, publicId);
  expect(renewed.availableUntil).toBe(today(14));
  expect(Date.parse(renewed.availableSince ?? '')).toBeGreaterThanOrEqual(before);
  const ended = await own(worker, { availableUntil: '', revision: 4 }, publicId);
  expect([ended.availableUntil, ended.availableSince]).toEqual([null, null]);
});

test('a company finds those for companies, too, but for those that keep it out; strangers find none of them', async () => {
  const word = uniqueWord();
  const skilled = (name: string) => ({ name, skills: [word], ...available() });
  await makeCandidate(skilled('Ada'));
  await makeCandidate({ ...skilled('Bea'), ...available(today(-1)) });
  await makeCandidate({ ...skilled('Cleo'), status: 'hidden' });
  await makeCompanyCandidate(skilled('Dina'));
  const { id } = await makeCompanyCandidate(skilled('Elsa'));
  const company = await asEmployer();
  const key = company.account.email.split('@')[1] ?? '';
  expect(await initials(word, company)).toBe('ED');
  const block = { publicId: newPublicId(), candidateId: id, kind: 'domain', value: key, key } as const;
  await testDb()
    .insert(candidateBlocks)
    .values({ ...block, createdAt: new Date() });
  expect(await initials(word, company)).toBe('D');
  expect(await initials(word)).toBe('A');
});

test('a list filtered by it says how it is refused, and what it finds without it', async () => {
  expect(await refusedFields(await asVisitor.get('/api/candidates?available=1'))).toEqual({
    available: 'Valore non valido',
  });
  const skills = uniqueWord();
  await makeCandidate({ skills: [skills] });
  const filters = await asVisitor.get(`/api/candidates/filters?available=true&skills=${skills}`);
  expect(await filters.json()).toMatchObject({
    total: 0,
    dropped: expect.arrayContaining([{ filter: 'available', total: 1, exact: true }]),
  });
});
