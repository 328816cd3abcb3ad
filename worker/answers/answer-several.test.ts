import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { answeredSchema, waitingSchema } from '../../shared/answers.ts';
import { CLOSED_NOTE, MOST_ANSWERED, REFUSAL_REASONS } from '../../shared/application-values.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays } from '../../shared/dates.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { type ApplicationRow, applications } from '../db/tables/applications.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import { applicantLink } from '../mail/applications.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeApplication, makeUser, newEmail, testDb } from '../testing/factories.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { asStranger, type Person } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';
import { mailTransport } from '../testing/transport.ts';

const PATH = pathOf('POST /api/applications/answers');

async function makeEmployer() {
  const { owner: employer, job, apply } = await makeOwnJob({ companyName: 'Trattoria Al Ponte' });
  const guest = (columns: Partial<ApplicationRow>) => apply({ userId: null, name: 'Ida', ...columns });
  return { employer, job, apply, guest };
}

const idsOf = (rows: readonly ApplicationRow[]) => rows.map(({ publicId }) => publicId);
const rowOf = async ({ id }: ApplicationRow) =>
  (await testDb().select().from(applications).where(eq(applications.id, id)))[0];
const answered = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return strict(answeredSchema).parse(await answer.json());
};

describe('several applications', () => {
  test('are answered at once, each with its own mail; a number alone gets none, and that is said', async () => {
    const { employer, apply, guest } = await makeEmployer();
    const [email, user] = [newEmail(), await makeUser()];
    const rows = [
      await apply({ userId: user.id }),
      await guest({ email }),
      await guest({ name: 'Ugo', phone: '+393331234567' }),
    ];
    const { sent, bindings } = mailTransport();
    const body = { ids: idsOf(rows), status: 'rejected', reason: 'many', note: 'Grazie.' };
    expect(await answered(await employer.post(PATH, body, { bindings }))).toEqual({
      message: 'Salvato per 3 persone. 1 persona ha lasciato solo il telefono: avvisala tu.',
      count: 3,
      unmailed: 1,
    });
    for (const row of rows)
      expect(await rowOf(row)).toMatchObject({ status: 'rejected', reason: 'many', answerNote: 'Grazie.' });
    expect(sent.map(({ to }) => to).sort()).toEqual([email, user.email].sort());
    for (const { text } of sent) expect(text).toContain(`Motivo: ${REFUSAL_REASONS.many}\n`);
  });

  test('keep nobody waiting for one that was withdrawn, deleted or is somebody else’s', async () => {
    const { employer, apply } = await makeEmployer();
    const waits = await apply();
    const others = [
      await apply({ status: 'withdrawn' }),
      await apply({ deletedAt: new Date() }),
      await makeApplication(),
    ];
    const body = { ids: idsOf([...others, waits]), status: 'reviewing' };
    expect(await answered(await employer.post(PATH, body))).toEqual({
      message: 'Salvato per 1 persona. 3 nel frattempo sono state ritirate o non ci sono più.',
      count: 1,
      unmailed: 0,
    });
    expect(await rowOf(waits)).toMatchObject({ status: 'reviewing' });
    for (const other of others) expect(await rowOf(other)).toMatchObject({ status: other.status });
  });

  test('are read at once without a mail, and an answered one stays answered', async () => {
    const { employer, apply } = await makeEmployer();
    const rows = [await apply(), await apply({ status: 'hired', answeredAt: new Date() })];
    const { sent, bindings } = mailTransport();
    expect(await answered(await employer.post(PATH, { ids: idsOf(rows), status: 'read' }, { bindings }))).toMatchObject(
      {
        count: 2,
      },
    );
    expect((await Promise.all(rows.map(rowOf))).map((row) => row?.status)).toEqual(['read', 'hired']);
    expect(sent).toEqual([]);
  });

  test('are fifty at most, at least one, and named by what can be a name', async () => {
    const { employer } = await makeEmployer();
    const refused = async (ids: unknown) => refusedFields(await employer.post(PATH, { ids, status: 'hired' }));
    expect(await refused([])).toEqual({ ids: 'Scegli almeno una candidatura' });
    expect(await refused(Array.from({ length: MOST_ANSWERED + 1 }, () => 'a'))).toEqual({
      ids: 'Al massimo 50 alla volta',
    });
    expect(await refused('a')).toEqual({ ids: 'Scegli le candidature' });
    expect(await refused(['<b>'])).toEqual({ 'ids.0': 'Candidatura non valida' });
  });

  test('count as many answers of the day as they are, of the account and of each', async () => {
    const { employer, apply } = await makeEmployer();
    const rows = [await apply(), await apply()];
    const unlimited: RateLimit = { limit: async () => ({ success: true }) };
    const bindings = withBindings({ RATE_LIMITS: 'on', WRITE_LIMIT: unlimited });
    const say = (status: string) => employer.post(PATH, { ids: idsOf(rows), status }, { bindings });
    expect((await say('hired')).status).toBe(200);
    // Reading is no answer.
    expect((await say('read')).status).toBe(200);
    const counters = await testDb().select().from(dailyCounts);
    const countOf = (key: string) => counters.find((counter) => counter.key === `answer:${key}`)?.count;
    expect(countOf(String(employer.account.id))).toBe(2);
    for (const { publicId } of rows) expect(countOf(`${employer.account.id}:${publicId}`)).toBe(1);
    await testDb()
      .update(dailyCounts)
      .set({ count: 499 })
      .where(eq(dailyCounts.key, `answer:${employer.account.id}`));
    await expectProblem(await say('reviewing'), 429);
    for (const row of rows) expect(await rowOf(row)).toMatchObject({ status: 'hired' });
  });
});

test('an applicant with an address and no account gets the answer with the private link, and nothing before the delivery', async () => {
  const { employer, guest } = await makeEmployer();
  const [email, waiting] = [newEmail(), newEmail()];
  const row = await guest({ email });
  const undelivered = await guest({ email: waiting, deliveredAt: null });
  const { sent, bindings } = mailTransport();
  await employer.post(PATH, { ids: idsOf([row, undelivered]), status: 'reviewing' }, { bindings });
  expect(sent.map(({ to }) => to)).toEqual([email]);
  const link = await applicantLink(row.publicId, { secret: bindings.JWT_SECRET, siteUrl: 'http://localhost:8787' });
  expect(link).toContain(linkedApplicationLink('').split('#')[0]);
  expect(sent[0]?.text).toContain(`La tua candidatura: ${link}`);
  expect(sent[0]?.text).toContain('Ciao Ida');
  expect(await rowOf(undelivered)).toMatchObject({ status: 'sent' });
});

describe('of a closed offer', () => {
  const pathTo = (id: string) => pathOf('POST /api/jobs/:id/answers', { id });
  const waitingOf = async (person: Person, id: string) =>
    mini.array(strict(waitingSchema)).parse(await (await person.get(pathTo(id))).json());

  async function makeWaiting() {
    const employer = await makeEmployer();
    const waits = [
      await employer.apply({ userId: (await makeUser({ name: 'Rosa' })).id, createdAt: addDays(new Date(), -3) }),
      await employer.guest({ email: newEmail(), status: 'read', createdAt: addDays(new Date(), -2) }),
      await employer.guest({ name: 'Ugo', phone: '+393331234567', status: 'reviewing' }),
    ];
    const others = [
      await employer.apply({ status: 'hired' }),
      await employer.apply({ status: 'withdrawn' }),
      await employer.apply({ status: 'rejected' }),
      await employer.guest({ email: newEmail(), deliveredAt: null }),
    ];
    return { ...employer, waits, others };
  }

  test('those who wait are listed by name, the longest first, with who left a number only', async () => {
    const { employer, job, waits } = await makeWaiting();
    const [rosa, ida, ugo] = idsOf(waits);
    expect(await waitingOf(employer, job.publicId)).toEqual([
      { id: rosa, name: 'Rosa', status: 'sent', hasEmail: true },
      { id: ida, name: 'Ida', status: 'read', hasEmail: true },
      { id: ugo, name: 'Ugo', status: 'reviewing', hasEmail: false },
    ]);
    await expectProblem(await (await asStranger()).get(pathTo(job.publicId)), 404);
  });

  test('all who wait are told, kindly and why, and nobody else', async () => {
    const { employer, job, waits, others } = await makeWaiting();
    const { sent, bindings } = mailTransport();
    await expectProblem(await (await asStranger()).send(pathTo(job.publicId), { method: 'POST', bindings }), 404);
    const notify = async () => answered(await employer.send(pathTo(job.publicId), { method: 'POST', bindings }));
    expect(await notify()).toEqual({
      message: 'Abbiamo avvisato 2 persone. 1 persona ha lasciato solo il telefono: avvisala tu.',
      count: 3,
      unmailed: 1,
    });
    for (const row of waits)
      expect(await rowOf(row)).toMatchObject({ status: 'rejected', reason: 'taken', answerNote: CLOSED_NOTE });
    for (const row of others) expect(await rowOf(row)).toMatchObject({ status: row.status, reason: null });
    expect(sent).toHaveLength(2);
    for (const { text } of sent) {
      expect(text).toContain(`Motivo: ${REFUSAL_REASONS.taken}\n`);
      expect(text).toContain(`Trattoria Al Ponte aggiunge:\n${CLOSED_NOTE}`);
    }
    expect(await notify()).toEqual({ message: 'Abbiamo avvisato 0 persone.', count: 0, unmailed: 0 });
  });

  test('only those who are named are told, in one’s own words; others’ ids name nobody', async () => {
    const { employer, job, waits, others } = await makeWaiting();
    const [rosa, ...rest] = waits;
    if (!rosa) throw new Error('nobody waits');
    const elsewhere = await makeApplication();
    const body = { ids: idsOf([rosa, ...others, elsewhere]), note: 'A presto!' };
    expect(await answered(await employer.post(pathTo(job.publicId), body))).toMatchObject({ count: 1 });
    expect(await rowOf(rosa)).toMatchObject({ status: 'rejected', answerNote: 'A presto!' });
    const [ida] = rest;
    await employer.post(pathTo(job.publicId), { ids: idsOf(ida ? [ida] : []), note: '' });
    expect(await rowOf(ida as ApplicationRow)).toMatchObject({ status: 'rejected', answerNote: null });
    for (const row of [...rest.slice(1), ...others, elsewhere])
      expect(await rowOf(row)).toMatchObject({ status: row.status });
  });

  test('only numbers: nobody is said to be told', async () => {
    const { employer, job, guest } = await makeEmployer();
    for (const phone of ['+393331234567', '+393337654321']) await guest({ phone });
    expect(await answered(await employer.post(pathTo(job.publicId), {}))).toEqual({
      message: '2 persone hanno lasciato solo il telefono: avvisale tu.',
      count: 2,
      unmailed: 2,
    });
  });
});
