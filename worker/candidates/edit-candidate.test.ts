import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ownCandidateSchema } from '../../shared/candidates.ts';
import { candidates } from '../db/tables/candidates.ts';
import { readCandidates } from '../testing/candidate-lists.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { asStranger, asVisitor, asWorker, type Person } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';
import { mailsTo, mailTransport } from '../testing/transport.ts';

const patch = (person: Person, id: string, body: unknown, headers: Record<string, string> = {}) =>
  person.post(`/api/candidates/${id}`, body, { method: 'PATCH', headers });
const rowOf = async (id: number) => (await testDb().select().from(candidates).where(eq(candidates.id, id)))[0];
const found = async (search: string) => (await readCandidates({ search })).total;

/** A profile of an account, and who owns it. */
async function owned(columns: Parameters<typeof makeCandidate>[0] = {}) {
  const worker = await asWorker();
  const candidate = await makeCandidate({ ...columns, ownerId: worker.account.id });
  const edit = (body: Record<string, unknown>) => patch(worker, candidate.publicId, body);
  return { worker, candidate, edit };
}

describe('an edit', () => {
  test('changes every field, and what follows from them, for everybody at once', async () => {
    const [before, after] = [uniqueWord(), uniqueWord()];
    const { candidate, edit } = await owned({ title: before, location: 'Edolo' });
    const answer = await edit({
      name: ' Ada  Rota ',
      title: after,
      location: 'Iseo, centro',
      skills: ['TIG', 'tig', ' MIG '],
      experience: '',
      revision: 1,
    });
    expect(answer.status).toBe(200);
    const own = strict(ownCandidateSchema).parse(await answer.json());
    expect(own).toMatchObject({
      name: 'Ada Rota',
      title: after,
      town: 'iseo',
      skills: ['TIG', 'MIG'],
      experience: null,
    });
    expect(own.revision).toBe(2);
    expect(await rowOf(candidate.id)).toMatchObject({ titleKey: after, locationKey: 'iseo centro', contentHash: null });
    expect([await found(before), await found(after)]).toEqual([0, 1]);
    expect((await readCandidates({ search: after, location: 'Iseo' })).total).toBe(1);
    expect(await (await asVisitor.get(`/api/candidates/${candidate.publicId}`)).json()).toMatchObject({ title: after });
  });

  test('leaves alone what it does not name, and the position where the place stays', async () => {
    const { candidate, edit } = await owned({ location: 'tutta la valle', lat: 45.96, lon: 10.3 });
    await edit({ title: 'Cuoca', revision: 1 });
    const row = await rowOf(candidate.id);
    expect(row).toMatchObject({ name: candidate.name, experience: candidate.experience, lat: 45.96, lon: 10.3 });
    expect(row?.codes).toBe(candidate.codes);
    // Somewhere else, and nobody said where that is.
    await edit({ location: 'dove capita', revision: 2 });
    expect(await rowOf(candidate.id)).toMatchObject({ lat: null, lon: null, codes: '' });
  });

  test('of an older revision is refused, and says so; nothing of it is stored', async () => {
    const { candidate, edit } = await owned();
    expect((await edit({ title: 'Prima scheda', revision: 1 })).status).toBe(200);
    const { message } = await expectProblem(await edit({ title: 'Seconda scheda', revision: 1 }), 409);
    expect(message).toContain('è stato cambiato nel frattempo');
    expect(await rowOf(candidate.id)).toMatchObject({ title: 'Prima scheda', revision: 2 });
    expect((await edit({ title: 'Seconda scheda', revision: 2 })).status).toBe(200);
  });

  test('of a hidden profile leaves it hidden', async () => {
    const { candidate, edit } = await owned({ status: 'hidden', ownerStatus: 'hidden' });
    await edit({ audience: 'companies', revision: 1 });
    expect(await rowOf(candidate.id)).toMatchObject({ status: 'hidden', audience: 'companies' });
    expect(await (await edit({ hidden: false })).json()).toMatchObject({ status: 'companies' });
  });
});

describe('refusals', () => {
  test.each([
    [{ title: '' }, { title: 'Inserisci la tua professione' }],
    [{ skills: [] }, { skills: 'Inserisci almeno una competenza' }],
    [{ email: 'x' }, { email: 'Email non valida' }],
    [{ audience: 'nobody' }, { audience: 'Scegli chi può vedere il profilo' }],
    [{ title: 'Cuoca', revision: undefined }, { revision: 'Ricarica la pagina e riprova' }],
    [{ title: 'Cuoca', revision: '1' }, { revision: 'Ricarica la pagina e riprova' }],
    [{}, { hidden: 'Non c’è niente da cambiare' }],
    [{ title: 'Cuoca', ownerId: 1 }, { ownerId: 'Campo sconosciuto' }],
    [{ title: 'Cuoca', hiddenAt: null }, { hiddenAt: 'Campo sconosciuto' }],
  ])('%j', async (body, refused) => {
    const { candidate, edit } = await owned();
    expect(await refusedFields(await edit({ revision: 1, ...body }))).toEqual(refused);
    expect(await rowOf(candidate.id)).toMatchObject({ title: candidate.title, revision: 1 });
  });

  test('an edit by the link of another profile, and of none', async () => {
    const { candidate } = await owned();
    const body = { title: 'Di un altro', revision: 1 };
    const other = (await makeLinkedCandidate()).headers;
    await expectProblem(await patch(asVisitor, candidate.publicId, body, other), 403);
    await expectProblem(await patch(await asStranger(), 'nothing', body), 404);
    expect(await rowOf(candidate.id)).toMatchObject({ title: candidate.title, revision: 1 });
  });

  test('an edit of a profile that is not for everybody gets the same 404 as one of none', async () => {
    for (const status of ['hidden', 'deleted', 'companies'] as const) {
      const { publicId } = await makeCandidate({ status });
      await expectProblem(await patch(await asStranger(), publicId, { hidden: true }), 404);
    }
  });
});

describe('the address', () => {
  test('of a profile by link can be left, changed and taken away; a new one gets the link, once', async () => {
    const { candidate, headers, token } = await makeLinkedCandidate();
    const email = newEmail();
    const body = { title: 'Cuoca', email, revision: 1 };
    const { sent, bindings } = mailTransport();
    const request = { method: 'PATCH', headers, bindings };
    for (let time = 0; time < 2; time++) await asVisitor.post(`/api/candidates/${candidate.publicId}`, body, request);
    expect(sent).toMatchObject([{ to: email, text: expect.stringContaining('/il-mio-profilo#token=') }]);
    // The token of the person who changed the address proves nothing about it.
    expect(sent[0]?.text).not.toContain(token);
    await patch(asVisitor, candidate.publicId, { email, experience: 'Altro', revision: 2 }, headers);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await rowOf(candidate.id)).toMatchObject({ email });
    await patch(asVisitor, candidate.publicId, { email: '', revision: 3 }, headers);
    expect(await rowOf(candidate.id)).toMatchObject({ email: null });
  });

  test('of an account is the account’s', async () => {
    const { candidate, edit } = await owned();
    const email = newEmail();
    expect(await (await edit({ email, revision: 1 })).json()).toMatchObject({ email: null });
    expect(await rowOf(candidate.id)).toMatchObject({ email: null });
    expect(await mailsTo(email)).toEqual([]);
  });
});
