import { describe, expect, test } from 'vitest';
import { publishedCandidateSchema } from '../../shared/candidates.ts';
import { type CandidateRow, candidateBlocks } from '../db/tables/candidates.ts';
import { newPublicId } from '../public-id.ts';
import { costOf } from '../testing/bindings.ts';
import { readAllCandidates, readCandidates, readCompanyCandidates } from '../testing/candidate-lists.ts';
import { expectProblem, strict } from '../testing/expect-problem.ts';
import { makeJob, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { candidateBody, makeCandidate, makeCompanyCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { makeMember } from '../testing/make-member.ts';
import { readPage } from '../testing/read-page.ts';
import { asAccount, asAdmin, asEmployer, asVisitor, asWorker, type Person } from '../testing/requests.ts';

const api = ({ publicId }: Pick<CandidateRow, 'publicId'>) => `/api/candidates/${publicId}`;
const message = () => ({ name: 'Ditta', email: 'ditta@example.org', message: uniqueWord() });

async function keepOut(candidate: CandidateRow, key: string): Promise<void> {
  const kind = key.includes('.') ? ('domain' as const) : ('company' as const);
  const values = { publicId: newPublicId(), candidateId: candidate.id, kind, value: key, key, createdAt: new Date() };
  await testDb().insert(candidateBlocks).values(values);
}

/** True if somebody finds a profile, sees it and can write to it; false if none of it. Fails for anything between. */
async function reaches(person: Person, candidate: CandidateRow): Promise<boolean> {
  const { candidates, total } = await readCompanyCandidates(person, { search: candidate.name });
  const listed = candidates.map(({ id }) => id).includes(candidate.publicId);
  const one = (await person.get(api(candidate))).status;
  const written = (await person.post(`${api(candidate)}/messages`, message())).status;
  expect([total, one, written]).toEqual(listed ? [1, 200, 201] : [0, 404, 404]);
  return listed;
}

describe('a profile for companies only', () => {
  test('published so is never seen by everybody, not for a moment', async () => {
    const name = uniqueWord();
    const answer = await asVisitor.post('/api/candidates', candidateBody({ name, audience: 'companies' }));
    const published = strict(publishedCandidateSchema).parse(await answer.json());
    expect(published.companiesOnly).toBe(true);
    await expectProblem(await asVisitor.get(`/api/candidates/${published.id}`), 404);
    expect((await readCandidates({ search: name })).total).toBe(0);
    const { candidates } = await readCompanyCandidates(await asEmployer(), { search: name });
    expect(candidates).toMatchObject([{ id: published.id, companiesOnly: true }]);
  });

  test('stands in no list or count for everybody', async () => {
    const word = uniqueWord();
    const totalBefore = (await readCandidates({})).total;
    const profile = await makeCompanyCandidate({ name: word, title: word, skills: [word], location: 'Edolo' });
    const { total, candidates } = await readCandidates({ sort: 'distance', lat: 46.18, lon: 10.33, limit: 100 });
    expect(total).toBe(totalBefore);
    expect(candidates.map(({ id }) => id)).not.toContain(profile.publicId);
    for (const query of [{ search: word }, { skills: word }, { search: word, lat: 46.18, lon: 10.33, radius: 50 }])
      expect(await readCandidates(query)).toMatchObject({ total: 0, candidates: [] });
  });

  test('has no document of its own, not even for who sends a token along', async () => {
    const profile = await makeCompanyCandidate({ experience: uniqueWord() });
    const employer = await asEmployer();
    const { status, html, meta } = await readPage(`/candidati/${profile.publicId}`, {}, employer);
    expect(status).toBe(404);
    expect(html).not.toContain(profile.name);
    expect(html).not.toContain(profile.experience);
    expect(meta.get('robots')).toContain('noindex');
  });

  test('is not there for its own person, other people without a company, and a private link', async () => {
    const worker = await asWorker();
    const profile = await makeCompanyCandidate({ ownerId: worker.account.id });
    for (const person of [asVisitor, worker, await asAdmin()]) {
      await expectProblem(await person.get(api(profile)), 404);
      await expectProblem(await person.post(`${api(profile)}/messages`, message()), 404);
    }
    const { headers } = await makeLinkedCandidate();
    await expectProblem(await asVisitor.get(api(profile), { headers }), 404);
  });

  test.each([{ suspendedAt: new Date() }, { deletedAt: new Date() }])(
    'is not there for a company that is %j',
    async (columns) => {
      const profile = await makeCompanyCandidate();
      const company = await asAccount(await makeUser({ role: 'employer', ...columns }));
      await expectProblem(await company.get(api(profile)), 404);
      await expectProblem(await company.get('/api/company-candidates'), 403);
    },
  );

  test('goes at once where it is hidden, deleted, or for everybody again', async () => {
    const worker = await asWorker();
    const profile = await makeCompanyCandidate({ ownerId: worker.account.id });
    const employer = await asEmployer();
    const patch = (body: unknown) => worker.post(api(profile), body, { method: 'PATCH' });
    expect(await reaches(employer, profile)).toBe(true);
    await patch({ hidden: true });
    expect(await reaches(employer, profile)).toBe(false);
    await patch({ hidden: false });
    await worker.send(api(profile), { method: 'DELETE' });
    expect(await reaches(employer, profile)).toBe(false);
    await patch({ hidden: false });
    await patch({ audience: 'everyone', revision: 1 });
    expect((await readCompanyCandidates(employer, { search: profile.name })).total).toBe(0);
    expect((await asVisitor.get(api(profile))).status).toBe(200);
  });
});

describe('a company that is kept out', () => {
  test.each([
    ['by the domain of its address', { email: () => `info-${uniqueWord()}@esclusa.example` }, 'esclusa.example'],
    ['by a domain above it', { email: () => `info-${uniqueWord()}@it.madre.example` }, 'madre.example'],
    ['by the name of its account', { name: 'Segheria Esclusa S.r.l.' }, 'segheria esclusa'],
  ])('%s finds nothing', async (_, { email, name = 'Ditta' }: { email?: () => string; name?: string }, key) => {
    const profile = await makeCompanyCandidate();
    const account = { role: 'employer', name, ...(email ? { email: email() } : {}) } as const;
    const company = await asAccount(await makeUser(account));
    expect(await reaches(company, profile)).toBe(true);
    await keepOut(profile, key);
    expect(await reaches(company, profile)).toBe(false);
    expect(await reaches(await asEmployer(), profile)).toBe(true);
  });

  test('by a name in its offers, whatever became of them, finds nothing', async () => {
    const profile = await makeCompanyCandidate();
    const company = await asEmployer();
    await keepOut(profile, 'officine escluse');
    await makeJob({ ownerId: company.account.id, companyName: 'OFFICINE ESCLUSE s.n.c.', status: 'closed' });
    await makeJob({ companyName: 'Altra ditta' });
    expect(await reaches(company, profile)).toBe(false);
  });

  test('keeps out who works for it, too, by whatever of it is named', async () => {
    const owner = await makeUser({ role: 'employer', name: 'Falegnameria Esclusa', email: newEmail() });
    await makeJob({ ownerId: owner.id, companyName: 'Mobili Esclusi' });
    const keys = ['falegnameria esclusa', 'mobili esclusi'];
    for (const key of keys) {
      const profile = await makeCompanyCandidate();
      const colleague = await asEmployer();
      await keepOut(profile, key);
      expect(await reaches(colleague, profile)).toBe(true);
      await makeMember({ ownerId: owner.id, userId: colleague.account.id, role: 'read' });
      expect(await reaches(colleague, profile)).toBe(false);
    }
  });

  test('is not counted with what it does not see', async () => {
    const company = await asEmployer();
    const before = (await readCompanyCandidates(company)).total;
    const profile = await makeCompanyCandidate();
    await makeCompanyCandidate();
    expect((await readCompanyCandidates(company)).total).toBe(before + 2);
    for (const key of [company.account.email.split('@')[1] ?? '', 'un altro nome']) await keepOut(profile, key);
    expect((await readCompanyCandidates(company)).total).toBe(before + 1);
  });

  test('sees a profile for everybody all the same: it could sign out', async () => {
    const profile = await makeCandidate();
    const company = await asEmployer();
    await keepOut(profile, company.account.email.split('@')[1] ?? '');
    expect((await company.get(api(profile))).status).toBe(200);
  });
});

describe('the list for companies', () => {
  test('takes the same questions, and has pages that hold every profile once', async () => {
    const [word, company] = [uniqueWord(), await asEmployer()];
    const profiles = [
      { title: 'Cuoca', location: 'Edolo' },
      { title: 'Barista', location: 'Breno' },
      { title: 'Autista', location: 'tutta la valle' },
      { title: 'Zincatore', location: 'Pisogne' },
      { title: 'Barista', location: 'Edolo' },
    ];
    for (const profile of profiles) await makeCompanyCandidate({ ...profile, name: word });
    await makeCandidate({ name: word });
    const query = { search: word, sort: 'title', limit: 2 };
    const { candidates, total } = await readCompanyCandidates(company, { ...query, limit: 10 });
    expect([candidates.map(({ title }) => title.charAt(0)).join(''), total]).toEqual(['ABBCZ', 5]);
    const pages = await readAllCandidates(query, undefined, company);
    expect(pages.flat()).toEqual(candidates.map(({ id }) => id));
    const near = await readCompanyCandidates(company, { search: word, lat: 46.18, lon: 10.33, radius: 5 });
    expect(near.candidates.map(({ title }) => title)).toEqual(['Barista', 'Cuoca', 'Autista']);
  });

  test('is kept nowhere', async () => {
    const company = await asEmployer();
    const request = () => costOf((bindings) => company.get('/api/company-candidates?limit=20', { bindings }));
    await request();
    const again = await request();
    expect(again.cost.statements).toBeGreaterThan(0);
    expect(again.result.headers.get('Cache-Control')).toBe('no-store');
  });
});
