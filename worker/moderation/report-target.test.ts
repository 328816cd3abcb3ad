import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CANDIDATE_REPORT_REASONS } from '../../shared/report-values.ts';
import { reportResponseSchema } from '../../shared/reports.ts';
import { candidates } from '../db/tables/candidates.ts';
import { moderationLog, reports } from '../db/tables/moderation.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeJob, makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asAdmin, asEmployer, asVisitor, asWorker } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

const SCAM = { reason: 'scam', text: 'Chiede 50 euro per la divisa.' };

const pathOf = (kind: 'jobs' | 'candidates', id: string) => `/api/${kind}/${id}/report`;
const from = (address: string) => ({ headers: { 'CF-Connecting-IP': address } });
const reportsAbout = (id: string) => testDb().select().from(reports).where(eq(reports.targetId, id));
const candidateRow = async (publicId: string) =>
  (await testDb().select().from(candidates).where(eq(candidates.publicId, publicId)))[0];
const logAbout = (id: string) => testDb().select().from(moderationLog).where(eq(moderationLog.targetId, id));

describe('a report of an offer', () => {
  test('is stored for the queue, and leaves the offer as it is', async () => {
    const job = await makeJob();
    const answer = await asVisitor.post(pathOf('jobs', job.publicId), { ...SCAM, email: 'Anna@Example.org' });
    expect(answer.status).toBe(201);
    expect(strict(reportResponseSchema).parse(await answer.json())).toEqual({
      message: 'La legge una persona della redazione.',
      hidden: false,
    });
    expect(await reportsAbout(job.publicId)).toMatchObject([
      { targetKind: 'job', ...SCAM, email: 'anna@example.org', closedAt: null, closedBy: null },
    ]);
    expect((await asVisitor.get(`/api/jobs/${job.publicId}`)).status).toBe(200);
  });

  test('tells who runs the site once, until somebody has decided', async () => {
    const job = await makeJob();
    const { sent, bindings } = mailTransport();
    for (const n of [1, 2, 3])
      await asVisitor.post(pathOf('jobs', job.publicId), SCAM, { bindings, ...from(`198.51.100.${n}`) });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [env.SUPPORT_EMAIL, 'Nuova segnalazione: Truffa o richiesta di denaro'],
    ]);
    expect(sent[0]?.text).toContain('/moderazione');
    expect(sent[0]?.text).not.toContain('divisa');
    expect(await reportsAbout(job.publicId)).toHaveLength(3);
  });

  test('keeps no address of who reports, and of an account nothing at all', async () => {
    const job = await makeJob();
    const worker = await asWorker();
    await asVisitor.post(pathOf('jobs', job.publicId), SCAM, from('198.51.100.9'));
    await worker.post(pathOf('jobs', job.publicId), SCAM, from('198.51.100.9'));
    const rows = await reportsAbout(job.publicId);
    expect(rows).toHaveLength(2);
    for (const personal of ['198.51.100.9', worker.account.publicId, worker.account.email, `:${worker.account.id}"`])
      expect(JSON.stringify(rows)).not.toContain(personal);
  });
});

describe('another person of the same network', () => {
  const HOME = from('2001:db8:d::1');
  const OTHER = { reason: 'other', text: 'A me ha chiesto il codice della carta.', email: 'bruno@example.org' };

  test('is heard, and each of them once', async () => {
    const { publicId } = await makeJob();
    const statuses = [];
    for (const body of [SCAM, OTHER, SCAM, OTHER, { ...SCAM, email: 'anna@example.org' }]) {
      const request = from(`2001:db8:d::${statuses.length + 1}`);
      statuses.push((await asVisitor.post(pathOf('jobs', publicId), body, request)).status);
    }
    expect(statuses).toEqual([201, 201, 200, 200, 201]);
    expect(await reportsAbout(publicId)).toMatchObject([SCAM, OTHER, { ...SCAM, email: 'anna@example.org' }]);
  });

  test('is one of five at most who wait, and is told where else to write', async () => {
    const { publicId } = await makeJob();
    const send = (text: string, request = HOME) =>
      asVisitor.post(pathOf('jobs', publicId), { reason: 'other', text }, request);
    for (const text of ['a', 'b', 'c', 'd', 'e']) expect((await send(text)).status).toBe(201);
    await expectProblem(await send('f'), 409, /Da questa rete sono già arrivate più segnalazioni/);
    expect((await send('e')).status).toBe(200);
    expect((await send('f', from('2001:db8:e::1'))).status).toBe(201);
    expect(await reportsAbout(publicId)).toHaveLength(6);
  });
});

describe('the same report again', () => {
  test('with other words of one account is refused, and says that the first one is there', async () => {
    const job = await makeJob();
    const worker = await asWorker();
    await worker.post(pathOf('jobs', job.publicId), SCAM);
    const { message } = await expectProblem(await worker.post(pathOf('jobs', job.publicId), { reason: 'other' }), 409);
    expect(message).toContain('è già arrivata una segnalazione');
    expect(await reportsAbout(job.publicId)).toMatchObject([SCAM]);
  });

  test('is a new one once somebody has decided', async () => {
    const job = await makeJob();
    await asVisitor.post(pathOf('jobs', job.publicId), SCAM);
    const [first] = await reportsAbout(job.publicId);
    const admin = await asAdmin();
    expect((await admin.post(`/api/moderation/reports/${first?.publicId}/dismiss`, {})).status).toBe(200);
    expect((await asVisitor.post(pathOf('jobs', job.publicId), SCAM)).status).toBe(201);
    expect(await reportsAbout(job.publicId)).toHaveLength(2);
  });
});

describe('‘Non l’ho pubblicato io’', () => {
  const NOT_MINE = { reason: 'not-mine' };
  const report = (id: string, request = {}) => asVisitor.post(pathOf('candidates', id), NOT_MINE, request);

  test('hides a profile without an account at once, everywhere, and puts it into the queue', async () => {
    const word = uniqueWord();
    const { publicId } = await makeCandidate({ name: word, email: `${word}@example.org` });
    const { sent, bindings } = mailTransport();
    const answer = reportResponseSchema.parse(await (await report(publicId, { bindings })).json());
    expect(answer).toMatchObject({ hidden: true, message: expect.stringContaining('nascosto da adesso') });
    await expectProblem(await asVisitor.get(`/api/candidates/${publicId}`), 404);
    expect((await asVisitor.get(`/candidati/${publicId}`)).status).toBe(404);
    expect(await (await asVisitor.get(`/api/candidates?search=${word}`)).json()).toEqual([]);
    expect(await candidateRow(publicId)).toMatchObject({ status: 'hidden', hiddenAt: expect.any(Date) });
    expect(await reportsAbout(publicId)).toMatchObject([{ reason: 'not-mine', closedAt: null }]);
    expect(await logAbout(publicId)).toMatchObject([{ action: 'hide-unowned', adminId: null, adminName: null }]);
    const toThem = sent.filter(({ to }) => to === `${word}@example.org`);
    expect(toThem.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([
      ['Un profilo con la tua email è stato nascosto', env.SUPPORT_EMAIL],
    ]);
  });

  test('of two clicks is one report and one hiding, though the profile is gone by the second', async () => {
    const { publicId } = await makeCandidate();
    const answers = await Promise.all([report(publicId), report(publicId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    const overdue = await report(publicId);
    expect(await overdue.json()).toMatchObject({ hidden: true });
    expect(await reportsAbout(publicId)).toHaveLength(1);
    expect(await logAbout(publicId)).toHaveLength(1);
  });

  test('hides nothing that an account owns: somebody reads it first', async () => {
    const owner = await makeUser();
    const { publicId } = await makeCandidate({ ownerId: owner.id });
    expect(await (await report(publicId)).json()).toMatchObject({ hidden: false });
    expect((await asVisitor.get(`/api/candidates/${publicId}`)).status).toBe(200);
    expect(await reportsAbout(publicId)).toHaveLength(1);
  });

  test('hides nothing that an administrator has restored', async () => {
    const { publicId } = await makeCandidate();
    await report(publicId);
    await (await asAdmin()).send(`/api/moderation/candidates/${publicId}/restore`, { method: 'POST' });
    expect((await candidateRow(publicId))?.status).toBe('open');
    expect(await (await report(publicId)).json()).toMatchObject({ hidden: false });
    expect((await candidateRow(publicId))?.status).toBe('open');
    expect(await reportsAbout(publicId)).toHaveLength(2);
  });

  test('is no reason for an offer; the other reasons hide no profile', async () => {
    const job = await makeJob();
    expect(await refusedFields(await asVisitor.post(pathOf('jobs', job.publicId), NOT_MINE))).toEqual({
      reason: 'Scegli il motivo',
    });
    for (const reason of CANDIDATE_REPORT_REASONS.filter((one) => one !== 'not-mine')) {
      const { publicId } = await makeCandidate();
      const body = { reason, text: '', email: '' };
      expect((await asVisitor.post(pathOf('candidates', publicId), body)).status).toBe(201);
      expect((await candidateRow(publicId))?.status, reason).toBe('open');
    }
  });
});

describe('refusals', () => {
  test.each([
    ['reason', 'spam', 'Scegli il motivo'],
    ['text', 'a'.repeat(1001), 'Massimo 1.000 caratteri'],
    ['email', 'anna@example.org\r\nBcc: tutti@example.org', 'Email non valida'],
    ['targetKind', 'job', 'Campo sconosciuto'],
  ])('%s of %j', async (field, value, message) => {
    const job = await makeJob();
    const body = { ...SCAM, [field]: value };
    expect(await refusedFields(await asVisitor.post(pathOf('jobs', job.publicId), body))).toEqual({ [field]: message });
    expect(await reportsAbout(job.publicId)).toEqual([]);
  });

  test('a missing target is refused for everybody', async () => {
    const hidden = await makeJob({ status: 'hidden', hiddenAt: new Date() });
    const deleted = await makeJob({ status: 'deleted', deletedAt: new Date() });
    const companies = await makeCandidate({ status: 'companies', audience: 'companies' });
    const candidate = await makeCandidate();
    for (const path of [
      pathOf('jobs', 'nessuna'),
      pathOf('jobs', hidden.publicId),
      pathOf('jobs', deleted.publicId),
      // An id of the other kind.
      pathOf('jobs', candidate.publicId),
      pathOf('candidates', companies.publicId),
      pathOf('candidates', '%27%20OR%201=1'),
    ])
      await expectProblem(await asVisitor.post(path, SCAM), 404);
    expect((await (await asEmployer()).post(pathOf('candidates', companies.publicId), SCAM)).status).toBe(201);
    // An ended offer still has a page.
    const ended = await makeJob({ status: 'expired', validThrough: new Date(0) });
    expect((await asVisitor.post(pathOf('jobs', ended.publicId), SCAM)).status).toBe(201);
  });
});
