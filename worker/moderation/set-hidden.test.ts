import { env } from 'cloudflare:workers';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { doneSchema } from '../../shared/accounts.ts';
import { ownCandidateSchema } from '../../shared/candidates.ts';
import { RULE_REASON } from '../../shared/report-values.ts';
import { candidates } from '../db/tables/candidates.ts';
import { jobs } from '../db/tables/jobs.ts';
import { moderationLog, reports } from '../db/tables/moderation.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { insertOne, makeJob, makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asAccount, asAdmin, asVisitor, type SignedIn } from '../testing/requests.ts';
import { placesOf, showing } from '../testing/shown-places.ts';
import { mailTransport } from '../testing/transport.ts';

const FACTS = 'L’annuncio chiede denaro.\nCinquanta euro per la divisa.';
const GROUND = { rule: 'no-money', facts: FACTS };
const RULE = '“Richieste di denaro a chi cerca lavoro” (Termini, “Che cosa non si può pubblicare”)';
const REASON = `${FACTS}\nRegola: ${RULE}.`;

let admin: SignedIn;
beforeAll(async () => {
  admin = await asAdmin();
});

const hide = (kind: 'jobs' | 'candidates', id: string, bindings = env) =>
  admin.post(`/api/moderation/${kind}/${id}/hide`, GROUND, { bindings });
const restore = (kind: 'jobs' | 'candidates', id: string, bindings = env) =>
  admin.send(`/api/moderation/${kind}/${id}/restore`, { method: 'POST', bindings });
const stated = async (answer: Response) => strict(doneSchema).parse(await answer.json()).message;
const jobRow = async (id: string) => (await testDb().select().from(jobs).where(eq(jobs.publicId, id)))[0];
const profileRow = async (id: string) =>
  (await testDb().select().from(candidates).where(eq(candidates.publicId, id)))[0];
const logAbout = (id: string) =>
  testDb().select().from(moderationLog).where(eq(moderationLog.targetId, id)).orderBy(desc(moderationLog.id));

describe('an offer', () => {
  test('that is hidden is gone from every list, page and feed at once, and comes back when it is restored', async () => {
    const job = await makeJob({ title: uniqueWord(), location: 'Temù', category: 'Automotive' });
    await restore('jobs', job.publicId);
    expect(await showing(job)).toEqual(placesOf(job));
    expect(await stated(await hide('jobs', job.publicId))).toBe('Offerta nascosta.');
    expect(await jobRow(job.publicId)).toMatchObject({ status: 'hidden', hiddenReason: REASON });
    expect(await showing(job)).toEqual([]);
    expect(await stated(await restore('jobs', job.publicId))).toBe('Offerta ripristinata.');
    expect(await jobRow(job.publicId)).toMatchObject({ status: 'open', hiddenAt: null, hiddenReason: null });
    expect(await showing(job)).toEqual(placesOf(job));
  });

  test('uncovers what was: paused is paused, ended is ended, deleted is deleted', async () => {
    for (const [status, columns] of [
      ['paused', { ownerStatus: 'paused' }],
      ['closed', { ownerStatus: 'closed' }],
      ['expired', { validThrough: new Date(0) }],
      ['deleted', { deletedAt: new Date() }],
    ] as const) {
      const job = await makeJob({ ...columns, status });
      await hide('jobs', job.publicId);
      expect((await jobRow(job.publicId))?.status).toBe(status === 'deleted' ? 'deleted' : 'hidden');
      await restore('jobs', job.publicId);
      expect((await jobRow(job.publicId))?.status).toBe(status);
    }
  });

  test('hidden by two clicks is noted once, and its owner gets one mail with the reason and where to object', async () => {
    const owner = await makeUser();
    const job = await makeJob({ ownerId: owner.id, title: 'Cuoco\r\nBcc: tutti@example.org' });
    const { sent, bindings } = mailTransport();
    const answers = await Promise.all([hide('jobs', job.publicId, bindings), hide('jobs', job.publicId, bindings)]);
    const words = await Promise.all(answers.map(stated));
    expect(words.sort()).toEqual(['Era già nascosta.', 'Offerta nascosta.']);
    const { id: adminId, name: adminName } = admin.account;
    expect(await logAbout(job.publicId)).toMatchObject([
      { action: 'hide', targetKind: 'job', adminId, adminName, rule: 'no-money', reason: FACTS },
    ]);
    expect(sent.map(({ to, subject, replyTo }) => [to, subject, replyTo])).toEqual([
      [owner.email, 'La tua offerta è stata nascosta: Cuoco Bcc: tutti@example.org', env.SUPPORT_EMAIL],
    ]);
    for (const text of [FACTS, `La regola: ${RULE}.`, env.SUPPORT_EMAIL, 'rivolgerti al giudice'])
      expect(sent[0]?.text).toContain(text);
    // Another ground is no second decision.
    await hide('jobs', job.publicId, bindings);
    expect(sent).toHaveLength(1);
    await restore('jobs', job.publicId, bindings);
    await restore('jobs', job.publicId, bindings);
    expect((await logAbout(job.publicId)).map(({ action }) => action)).toEqual(['restore', 'hide']);
    expect(sent.map(({ subject }) => subject).at(-1)).toMatch(/^Via libera alla tua offerta/);
    expect(sent).toHaveLength(2);
    // And again: a new decision, with a mail of its own.
    await hide('jobs', job.publicId, bindings);
    expect(sent).toHaveLength(3);
  });

  test.each([
    ['nobody', null, 'senza che nessuno lo segnalasse'],
    ['the rules of the site', RULE_REASON, 'le regole automatiche del sito avevano trovato qualcosa'],
    ['a person', 'scam', 'dopo una segnalazione'],
  ] as const)('reported by %s: its owner is told so', async (_who, reason, words) => {
    const owner = await makeUser();
    const { publicId: targetId } = await makeJob({ ownerId: owner.id });
    if (reason !== null) await insertOne(reports, { targetKind: 'job', targetId, reason });
    const { sent, bindings } = mailTransport();
    await hide('jobs', targetId, bindings);
    expect(sent.find(({ to }) => to === owner.email)?.text).toContain(words);
  });

  test('closes its reports, and tells those who left an address, each once', async () => {
    const job = await makeJob();
    for (const [n, email] of ['anna@example.org', 'bice@example.org', ''].entries()) {
      const headers = { 'CF-Connecting-IP': `198.51.100.${n}` };
      await asVisitor.post(`/api/jobs/${job.publicId}/report`, { reason: 'scam', email }, { headers });
    }
    const { sent, bindings } = mailTransport();
    await hide('jobs', job.publicId, bindings);
    await hide('jobs', job.publicId, bindings);
    const [entry] = await logAbout(job.publicId);
    expect(await testDb().select().from(reports).where(eq(reports.targetId, job.publicId))).toMatchObject(
      [1, 2, 3].map(() => ({ closedAt: expect.any(Date), closedBy: entry?.publicId, openKey: null })),
    );
    const notified = sent.filter(({ subject }) => subject === 'Abbiamo letto la tua segnalazione');
    expect(notified.map(({ to }) => to).sort()).toEqual(['anna@example.org', 'bice@example.org']);
    expect(notified[0]?.text).toContain('Non si vede più sul sito.');
    expect(notified[0]?.text).not.toContain(job.title);
  });
});

describe('a profile', () => {
  test('that is hidden is gone for everybody, and its address is told; restored, it is what its owner wanted', async () => {
    const word = uniqueWord();
    const { publicId } = await makeCandidate({ name: word, email: `${word}@example.org`, ownerStatus: 'hidden' });
    await testDb().update(candidates).set({ ownerStatus: 'open' }).where(eq(candidates.publicId, publicId));
    const { sent, bindings } = mailTransport();
    await hide('candidates', publicId, bindings);
    await expectProblem(await asVisitor.get(`/api/candidates/${publicId}`), 404);
    expect(await (await asVisitor.get('/cerca-profili')).text()).not.toContain(publicId);
    expect(await (await asVisitor.get(`/api/candidates?search=${word}`)).json()).toEqual([]);
    expect(sent.map(({ to }) => to)).toEqual([`${word}@example.org`]);
    await testDb().update(candidates).set({ audience: 'companies' }).where(eq(candidates.publicId, publicId));
    await restore('candidates', publicId);
    expect(await profileRow(publicId)).toMatchObject({ status: 'companies', hiddenAt: null });
  });

  test('of an account: its owner is told', async () => {
    const owner = await makeUser();
    const { publicId } = await makeCandidate({ ownerId: owner.id });
    const unowned = await makeCandidate();
    const { sent, bindings } = mailTransport();
    // Without an account and an address nobody is written to.
    expect(await stated(await hide('candidates', unowned.publicId, bindings))).toBe('Profilo nascosto.');
    await hide('candidates', publicId, bindings);
    expect(sent).toMatchObject([{ to: owner.email, subject: 'Il tuo profilo è stato nascosto: Barista' }]);
    // Owners read the reason on their own page, and showing the profile does not undo the hiding.
    const person = await asAccount(owner);
    const own = mini.array(strict(ownCandidateSchema));
    const mine = async () => own.parse(await (await person.get('/api/own-candidates')).json());
    await person.post(`/api/candidates/${publicId}`, { hidden: false }, { method: 'PATCH' });
    expect(await mine()).toMatchObject([{ status: 'hidden', hiddenReason: REASON }]);
    await restore('candidates', publicId);
    expect(await mine()).toMatchObject([{ status: 'open', hiddenReason: null }]);
  });
});

describe('refusals', () => {
  test('no rule or one that is not there, no facts or too many words', async () => {
    const job = await makeJob();
    const send = (body: object) => admin.post(`/api/moderation/jobs/${job.publicId}/hide`, body);
    const NONE = 'Scrivi che cosa hai visto: lo legge la persona interessata';
    const none = { rule: 'Scegli la regola', facts: NONE };
    for (const body of [{}, { rule: 'no-cats', facts: ' \n ' }])
      expect(await refusedFields(await send(body))).toEqual(none);
    const long = await send({ rule: 'no-money', facts: 'a'.repeat(501) });
    expect(await refusedFields(long)).toEqual({ facts: 'Massimo 500 caratteri' });
    expect((await jobRow(job.publicId))?.status).toBe('open');
  });

  test('a missing target and an id of another kind are refused', async () => {
    const job = await makeJob();
    await expectProblem(await hide('jobs', 'nessuna'), 404);
    await expectProblem(await hide('candidates', job.publicId), 404);
    await expectProblem(await restore('candidates', job.publicId), 404);
  });
});
