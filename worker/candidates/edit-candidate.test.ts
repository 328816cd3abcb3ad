import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { MOST_BLOCKS } from '../../shared/candidate-values.ts';
import {
  type BlockedCompany,
  blockedCompanySchema,
  ownCandidateSchema,
  renewedCandidateLinkSchema,
} from '../../shared/candidates.ts';
import { addDays } from '../../shared/dates.ts';
import { type CandidateRow, candidates } from '../db/tables/candidates.ts';
import { hashLinkToken } from '../link-token.ts';
import { readCandidates } from '../testing/candidate-lists.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate, makeCompanyCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { asEmployer, asStranger, asVisitor, asWorker, type Person } from '../testing/requests.ts';
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

const path = ({ publicId }: Pick<CandidateRow, 'publicId'>) => `/api/candidates/${publicId}`;

/** A profile without an account, and who holds its link. */
async function linked(columns: Parameters<typeof makeCandidate>[0] = {}) {
  const { candidate, headers } = await makeLinkedCandidate(columns);
  const send = (method: string, address: string, body?: unknown) =>
    body === undefined
      ? asVisitor.send(address, { method, headers })
      : asVisitor.post(address, body, { method, headers });
  return { candidate, headers, send };
}

describe('the holder of the link', () => {
  test('sees the one profile it belongs to, with what is private', async () => {
    const { candidate, send } = await linked({ email: 'mia@example.org' });
    const own = mini.array(strict(ownCandidateSchema)).parse(await (await send('GET', '/api/own-candidates')).json());
    expect(own).toMatchObject([{ id: candidate.publicId, status: 'open', email: 'mia@example.org', purgedAt: null }]);
  });

  test('hides the profile everywhere at once, and shows it again', async () => {
    const name = uniqueWord();
    const { candidate, send } = await linked({ name });
    const total = async () => (await readCandidates({ search: name })).total;
    expect(await total()).toBe(1);
    const hidden = await send('PATCH', path(candidate), { hidden: true });
    expect(await hidden.json()).toMatchObject({ status: 'hidden' });
    expect(await total()).toBe(0);
    await expectProblem(await asVisitor.get(path(candidate)), 404);
    await send('PATCH', path(candidate), { hidden: false });
    expect(await total()).toBe(1);
  });

  test('deletes it: gone at once, to be taken back for seven days', async () => {
    const { candidate, send } = await linked();
    const deleted = ownCandidateSchema.parse(await (await send('DELETE', path(candidate))).json());
    expect(deleted.status).toBe('deleted');
    expect(Math.abs(Date.parse(deleted.purgedAt ?? '') - addDays(new Date(), 7).getTime())).toBeLessThan(10_000);
    await expectProblem(await asVisitor.get(path(candidate)), 404);
    // A second time changes nothing, not even the day.
    expect(await (await send('DELETE', path(candidate))).json()).toEqual(deleted);
    const back = await send('PATCH', path(candidate), { hidden: false });
    expect(await back.json()).toMatchObject({ status: 'open', purgedAt: null });
    expect((await asVisitor.get(path(candidate))).status).toBe(200);
  });
});

describe('without a valid link', () => {
  test.each(['Link x', `Link ${'A'.repeat(43)}`, 'Link null', `Link ${hashLinkToken('')}`])(
    '%s opens nothing',
    async (Authorization) => {
      const candidate = await makeCandidate();
      const headers = { Authorization };
      expect(await (await asVisitor.get('/api/own-candidates', { headers })).json()).toEqual([]);
      await expectProblem(await asVisitor.send(path(candidate), { method: 'DELETE', headers }), 403);
    },
  );
});

const renew = (headers: Readonly<Record<string, string>>) =>
  asVisitor.send('/api/own-candidates/link', { method: 'POST', headers });
const tokenOf = async (answer: Response) => strict(renewedCandidateLinkSchema).parse(await answer.json()).manageToken;
const opens = async (token: string) => {
  const answer = await asVisitor.get('/api/own-candidates', { headers: { Authorization: `Link ${token}` } });
  return (await answer.json<unknown[]>()).length;
};

describe('the holder of a private link', () => {
  test('gets another one, which ends theirs and no other', async () => {
    const bystander = await makeLinkedCandidate();
    const { token, headers } = await makeLinkedCandidate();
    const next = await tokenOf(await renew(headers));
    expect([await opens(token), await opens(next), await opens(bystander.token)]).toEqual([0, 1, 1]);
    await expectProblem(await renew(headers), 401);
  });

  test('ends the mailed link too, and the address gets another, which messages name as well', async () => {
    const email = newEmail();
    const { candidate, token, mailedToken, headers } = await makeLinkedCandidate({ email, emailConfirmedAt: null });
    const { sent, bindings } = mailTransport();
    const requested = { method: 'POST', headers, bindings };
    const next = await tokenOf(await asVisitor.send('/api/own-candidates/link', requested));
    const [, mailed = ''] = /#token=([\w-]{43})/.exec(sent[0]?.text ?? '') ?? [];
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Il nuovo link per gestire il tuo profilo']]);
    expect(sent[0]?.text).toContain('Quelli di prima non valgono più');
    expect(sent[0]?.text).toContain('Conferma l’indirizzo');
    const message = { name: 'Ditta', email: newEmail(), message: 'Cerchiamo te.' };
    await asVisitor.post(`/api/candidates/${candidate.publicId}/messages`, message, { bindings });
    expect(sent[1]?.text).toContain(`#token=${mailed}`);
    expect(await Promise.all([token, mailedToken, next, mailed].map(opens))).toEqual([0, 0, 1, 1]);
  });

  test('is not asked to confirm an address that is confirmed', async () => {
    const { headers } = await makeLinkedCandidate({ email: newEmail(), emailConfirmedAt: new Date() });
    const { sent, bindings } = mailTransport();
    await asVisitor.send('/api/own-candidates/link', { method: 'POST', headers, bindings });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).not.toContain('Conferma l’indirizzo');
  });

  test('may ask with the mailed link', async () => {
    const { token, mailedToken } = await makeLinkedCandidate({ email: newEmail() });
    const next = await tokenOf(await renew({ Authorization: `Link ${mailedToken}` }));
    expect([await opens(token), await opens(mailedToken), await opens(next)]).toEqual([0, 0, 1]);
  });

  test('gets the same one where the answer was lost, and nobody else does with the old link', async () => {
    const { headers } = await makeLinkedCandidate();
    const keyed = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
    const next = await tokenOf(await renew(keyed));
    expect(await tokenOf(await renew(keyed))).toBe(next);
    await expectProblem(await renew({ ...headers, 'Idempotency-Key': crypto.randomUUID() }), 401);
    expect(await opens(next)).toBe(1);
  });
});

const blocksOf = (id: string) => `/api/candidates/${id}/blocks`;
const readBlocks = async (answer: Response): Promise<BlockedCompany[]> => {
  expect(answer.status).toBe(200);
  return mini.array(strict(blockedCompanySchema)).parse(await answer.json());
};

describe('the companies that a profile keeps out', () => {
  test('are added, listed and taken off, by the account or by the link', async () => {
    const worker = await asWorker();
    const mine = await makeCandidate({ ownerId: worker.account.id });
    const { candidate, headers } = await makeLinkedCandidate();
    const cases: [Person, string, Record<string, string>][] = [
      [worker, mine.publicId, {}],
      [asVisitor, candidate.publicId, headers],
    ];
    for (const [person, id, who] of cases) {
      const add = (body: unknown) => person.post(blocksOf(id), body, { headers: who });
      await add({ kind: 'company', value: ' Rossi  Legnami S.r.l. ' });
      const both = await readBlocks(await add({ kind: 'domain', value: 'Mario@Acme.it' }));
      expect(both).toMatchObject([
        { kind: 'company', value: 'Rossi Legnami S.r.l.' },
        { kind: 'domain', value: 'acme.it' },
      ]);
      expect(await readBlocks(await person.get(blocksOf(id), { headers: who }))).toEqual(both);
      const remove = () => person.send(`${blocksOf(id)}/${both[0]?.id}`, { method: 'DELETE', headers: who });
      expect(await readBlocks(await remove())).toEqual(both.slice(1));
      expect(await readBlocks(await remove())).toEqual(both.slice(1));
    }
  });

  test('are kept out at once, and let in again', async () => {
    const worker = await asWorker();
    const profile = await makeCompanyCandidate({ ownerId: worker.account.id });
    const employer = await asEmployer();
    const sees = async () => (await employer.get(`/api/candidates/${profile.publicId}`)).status;
    expect(await sees()).toBe(200);
    const [block] = await readBlocks(
      await worker.post(blocksOf(profile.publicId), { kind: 'company', value: employer.account.name.toUpperCase() }),
    );
    expect(await sees()).toBe(404);
    await worker.send(`${blocksOf(profile.publicId)}/${block?.id}`, { method: 'DELETE' });
    expect(await sees()).toBe(200);
  });

  test('are there once, however they are written and however often they are sent', async () => {
    const worker = await asWorker();
    const { publicId } = await makeCandidate({ ownerId: worker.account.id });
    const add = (value: string) => worker.post(blocksOf(publicId), { kind: 'company', value });
    await Promise.all(['Rossi srl', 'ROSSI', 'rossi s.r.l.', 'Rossi srl'].map(add));
    expect(await readBlocks(await worker.get(blocksOf(publicId)))).toHaveLength(1);
  });

  test(`are ${MOST_BLOCKS} at most, and one of them can be sent again`, async () => {
    const worker = await asWorker();
    const { publicId } = await makeCandidate({ ownerId: worker.account.id });
    const add = (number: number) =>
      worker.post(blocksOf(publicId), { kind: 'domain', value: `ditta-${number}.example` });
    for (let number = 1; number <= MOST_BLOCKS; number++) await add(number);
    expect(await refusedFields(await add(0))).toEqual({ value: 'Puoi escludere al massimo 50 aziende.' });
    expect(await readBlocks(await add(1))).toHaveLength(MOST_BLOCKS);
  });
});

describe('a company is not kept out', () => {
  test.each([
    [{ kind: 'domain', value: 'acme' }, { value: 'Scrivi un dominio come azienda.it, oppure un’email dell’azienda' }],
    [{ kind: 'company', value: ' \u200B' }, { value: 'Scrivi chi non deve vedere il profilo' }],
    [{ kind: 'company', value: '!?' }, { value: 'Scrivi il nome dell’azienda' }],
    [{ kind: 'company', value: 'a'.repeat(121) }, { value: 'Massimo 120 caratteri' }],
    [{ kind: 'person', value: 'Rossi' }, { kind: 'Scegli se è un nome o un dominio email' }],
    [{ kind: 'company', value: 'Rossi', key: 'x' }, { key: 'Campo sconosciuto' }],
  ])('%j', async (body, refused) => {
    const { candidate, headers } = await makeLinkedCandidate();
    expect(await refusedFields(await asVisitor.post(blocksOf(candidate.publicId), body, { headers }))).toEqual(refused);
  });

  test('everything by the link of another profile', async () => {
    const { candidate, headers } = await makeLinkedCandidate();
    const body = { kind: 'company', value: 'Rossi' };
    const [block] = await readBlocks(await asVisitor.post(blocksOf(candidate.publicId), body, { headers }));
    const other = await makeLinkedCandidate();
    const mine = await asWorker();
    const own = await makeCandidate({ ownerId: mine.account.id });
    const request = { headers: other.headers };
    await expectProblem(await asVisitor.get(blocksOf(candidate.publicId), request), 403);
    await expectProblem(await asVisitor.post(blocksOf(candidate.publicId), body, request), 403);
    const removal = { method: 'DELETE', ...request };
    await expectProblem(await asVisitor.send(`${blocksOf(candidate.publicId)}/${block?.id}`, removal), 403);
    // Through a profile of one's own nobody gets at the block of another.
    expect((await mine.send(`${blocksOf(own.publicId)}/${block?.id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await readBlocks(await asVisitor.get(blocksOf(candidate.publicId), { headers }))).toEqual([block]);
  });
});
