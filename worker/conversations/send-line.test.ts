import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { conversationSchema } from '../../shared/conversations.ts';
import { addDays } from '../../shared/dates.ts';
import { users } from '../db/tables/accounts.ts';
import { applicationEvents, applications } from '../db/tables/applications.ts';
import { conversationLines } from '../db/tables/conversations.ts';
import { jobs } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { memberAudit } from '../db/tables/members.ts';
import { applicantToken, unheardCause } from '../mail/applications.ts';
import { toOutbox } from '../mail/outbox.ts';
import { expectProblem, strict } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { asMember } from '../testing/make-member.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { asAccount, asStranger, asVisitor, type Person, withAuthorization } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

const path = (id: string) => `/api/applications/${id}/conversation`;
const say = (who: Person, id: string, text: string, bindings: Env = env) => who.post(path(id), { text }, { bindings });
const read = async (who: Person, id: string) =>
  strict(conversationSchema).parse(await (await who.get(path(id))).json());
const linesOf = (id: number) =>
  testDb().select().from(conversationLines).where(eq(conversationLines.applicationId, id));
const rowOf = async (id: number) => (await testDb().select().from(applications).where(eq(applications.id, id)))[0];

async function makeTalk() {
  const { owner, job, apply } = await makeOwnJob();
  const applicant = await asAccount(await makeUser({ name: 'Rosa', email: newEmail() }));
  const application = await apply({ userId: applicant.account.id });
  return { owner, job, apply, applicant, application, id: application.publicId };
}

async function makeGuestTalk(columns: { email?: string | null; phone?: string }) {
  const { owner, job, apply } = await makeOwnJob();
  const application = await apply({ userId: null, name: 'Ida Gelmi', ...columns });
  const guest = withAuthorization(`Link ${await applicantToken(application.publicId, env.JWT_SECRET)}`);
  return { owner, job, guest, application, id: application.publicId };
}

describe('a line', () => {
  test('is read by both, in order, and goes to the other side’s confirmed address without either address', async () => {
    const { owner, job, applicant, id } = await makeTalk();
    const { sent, bindings } = mailTransport();
    expect((await say(owner, id, 'Può venire giovedì?', bindings)).status).toBe(201);
    expect((await say(applicant, id, 'Sì, alle 15', bindings)).status).toBe(201);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [applicant.account.email, `${job.companyName} ti scrive: ${job.title}`],
      [owner.account.email, `Rosa ti scrive: ${job.title}`],
    ]);
    expect(sent[0]?.text).toContain('Può venire giovedì?');
    for (const { text, html, replyTo } of sent) {
      expect(text + html).not.toContain(owner.account.email);
      expect(text + html).not.toContain(applicant.account.email);
      expect(replyTo).toBeUndefined();
    }
    const shown = (mine: boolean, by: string, text: string) =>
      expect.objectContaining({ mine, by, text, kind: 'page' });
    const ofOwner = await read(owner, id);
    expect(ofOwner).toMatchObject({ ended: null, mayWrite: true });
    expect(ofOwner.lines).toEqual([
      shown(true, owner.account.name, 'Può venire giovedì?'),
      shown(false, 'Rosa', 'Sì, alle 15'),
    ]);
    expect((await read(applicant, id)).lines).toEqual([
      shown(false, job.companyName, 'Può venire giovedì?'),
      shown(true, 'Rosa', 'Sì, alle 15'),
    ]);
  });

  test('that is refused leaves the status, the audit and a waiting mail alone', async () => {
    const { owner, applicant, application, id } = await makeTalk();
    const cause = unheardCause(id);
    const mail = { subject: 'Ancora nessuna risposta', text: 'Testo', html: '<p>Testo</p>' };
    await toOutbox(testDb(), { cause, recipient: newEmail(), mail, now: new Date() });
    await applicant.post(path(id), { ended: true }, { method: 'PATCH' });
    await expectProblem(await say(await asMember(owner.account.id, 'manage'), id, 'Buongiorno'), 409);
    expect(await rowOf(application.id)).toMatchObject({ status: 'sent', answeredAt: null });
    expect(await testDb().$count(applicationEvents, eq(applicationEvents.applicationId, application.id))).toBe(0);
    expect(await testDb().$count(memberAudit, eq(memberAudit.target, id))).toBe(0);
    expect(await testDb().$count(outbox, eq(outbox.cause, cause))).toBe(1);
  });

  test('of an employer counts as an answer and decides nothing', async () => {
    const { owner, applicant, application, id } = await makeTalk();
    await say(applicant, id, 'Buongiorno');
    expect(await rowOf(application.id)).toMatchObject({ status: 'sent', answeredAt: null });
    await say(owner, id, 'Buongiorno a lei');
    const { answeredAt, ...row } = (await rowOf(application.id)) ?? {};
    expect(row).toMatchObject({ status: 'read', answerNote: null });
    expect(answeredAt).toBeInstanceOf(Date);
    await say(owner, id, 'E buona giornata');
    expect(await rowOf(application.id)).toMatchObject({ status: 'read', answeredAt });
    expect(await testDb().$count(applicationEvents, eq(applicationEvents.applicationId, application.id))).toBe(1);
    expect((await owner.post(`/api/applications/${id}`, { status: 'hired' }, { method: 'PATCH' })).status).toBe(200);
  });

  test('that is sent twice is one, mailed once; the same words a day later are another', async () => {
    const { owner, applicant, application, id } = await makeTalk();
    const { sent, bindings } = mailTransport();
    await Promise.all([say(owner, id, 'Ci sentiamo', bindings), say(owner, id, 'Ci sentiamo', bindings)]);
    expect(await linesOf(application.id)).toHaveLength(1);
    expect(sent.filter(({ to }) => to === applicant.account.email)).toHaveLength(1);
    await testDb()
      .update(conversationLines)
      .set({ createdAt: addDays(new Date(), -1) });
    await say(owner, id, 'Ci sentiamo', bindings);
    expect(await linesOf(application.id)).toHaveLength(2);
    // Of the other side the same words are another line.
    await say(applicant, id, 'Ci sentiamo', bindings);
    expect(await linesOf(application.id)).toHaveLength(3);
  });

  test('has some words, 4,000 characters at most', async () => {
    const { owner, id } = await makeTalk();
    for (const text of ['', '   ', 'a'.repeat(4001)]) await expectProblem(await say(owner, id, text), 400);
    expect((await say(owner, id, 'a'.repeat(4000))).status).toBe(201);
  });

  test('is nobody’s who is neither of the two', async () => {
    const { owner, apply, application, id } = await makeTalk();
    const other = await apply({ userId: null, name: 'Altra', email: newEmail() });
    const otherGuest = withAuthorization(`Link ${await applicantToken(other.publicId, env.JWT_SECRET)}`);
    for (const who of [await asStranger(), otherGuest]) {
      await expectProblem(await who.get(path(id)), 404);
      await expectProblem(await say(who, id, 'Ciao'), 404);
    }
    // The link of an application that an account has sent opens nothing.
    const link = withAuthorization(`Link ${await applicantToken(id, env.JWT_SECRET)}`);
    await expectProblem(await link.get(path(id)), 404);
    await expectProblem(await asVisitor.get(path(id)), 401);
    const reader = await asMember(owner.account.id, 'read');
    expect((await read(reader, id)).mayWrite).toBe(false);
    await expectProblem(await say(reader, id, 'Ciao'), 403);
    expect(await linesOf(application.id)).toEqual([]);
  });

  test('of somebody who works for the employer has their name for its people alone, and is noted', async () => {
    const { owner, job, applicant, application, id } = await makeTalk();
    const member = await asMember(owner.account.id, 'manage');
    await say(member, id, 'Le scrivo io');
    expect((await read(owner, id)).lines).toMatchObject([{ mine: false, by: member.account.name }]);
    expect((await read(applicant, id)).lines).toMatchObject([{ mine: false, by: job.companyName }]);
    const noted = eq(memberAudit.target, application.publicId);
    expect(await testDb().select().from(memberAudit).where(noted)).toMatchObject([
      { deed: 'answer-application', actorId: member.account.id },
    ]);
  });
});

describe('words go to confirmed addresses alone', () => {
  test('an account that has confirmed none is told that something waits, and reads it when it comes', async () => {
    const { owner, applicant, id } = await makeTalk();
    await testDb().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, applicant.account.id));
    const { sent, bindings } = mailTransport();
    const word = uniqueWord();
    await say(owner, id, word, bindings);
    expect(sent.map(({ subject }) => subject)).toEqual(['C’è qualcosa per te: conferma il tuo indirizzo']);
    expect(JSON.stringify(sent)).not.toContain(word);
    expect((await read(applicant, id)).lines).toMatchObject([{ text: word }]);
  });

  test('an applicant without an account gets them at the address of the application, and answers from the private page', async () => {
    const email = newEmail();
    const { owner, guest, id } = await makeGuestTalk({ email });
    const { sent, bindings } = mailTransport();
    await say(owner, id, 'Quando può?', bindings);
    await say(guest, id, 'Domani', bindings);
    expect(sent.map(({ to }) => to)).toEqual([email, owner.account.email]);
    expect(sent[0]?.text).toContain('/candidatura#token=');
  });

  test('one who left a number alone gets no mail, and reads it on the private page', async () => {
    const { owner, guest, id } = await makeGuestTalk({ email: null, phone: '+393331234567' });
    const { sent, bindings } = mailTransport();
    await say(owner, id, 'La chiamo', bindings);
    expect(sent).toEqual([]);
    expect((await read(guest, id)).lines).toMatchObject([{ text: 'La chiamo', mine: false }]);
  });
});

describe('a conversation', () => {
  const end = (who: Person, id: string, ended: boolean) => who.post(path(id), { ended }, { method: 'PATCH' });

  test('is ended by either side, for both, and taken up again by who has ended it', async () => {
    const { owner, applicant, application, id } = await makeTalk();
    await Promise.all([end(applicant, id, true), end(applicant, id, true)]);
    expect(await read(applicant, id)).toMatchObject({ ended: 'me', mayWrite: false, lines: [] });
    expect(await read(owner, id)).toMatchObject({ ended: 'other', mayWrite: false });
    for (const who of [owner, applicant]) await expectProblem(await say(who, id, 'Ancora'), 409);
    expect(await rowOf(application.id)).toMatchObject({ status: 'sent', answeredAt: null });
    await end(owner, id, false);
    expect((await read(owner, id)).mayWrite).toBe(false);
    await end(applicant, id, false);
    expect((await say(owner, id, 'Ancora')).status).toBe(201);
  });

  test('is over with a withdrawn or deleted application and a hidden offer; what was withdrawn is not read', async () => {
    const { owner, job, applicant, id } = await makeTalk();
    await say(owner, id, 'Buongiorno');
    await say(applicant, id, 'Parole mie');
    await applicant.post(`/api/applications/${id}/withdraw`, {});
    expect((await read(owner, id)).lines).toMatchObject([{ text: 'Buongiorno' }]);
    await expectProblem(await say(owner, id, 'Peccato'), 409);
    await applicant.post(`/api/applications/${id}/restore`, {});
    expect((await read(owner, id)).lines).toHaveLength(2);
    await testDb().update(jobs).set({ status: 'hidden' }).where(eq(jobs.id, job.id));
    await expectProblem(await owner.get(path(id)), 404);
    expect(await read(applicant, id)).toMatchObject({ mayWrite: false });
    await testDb().update(jobs).set({ status: 'open' }).where(eq(jobs.id, job.id));
    await applicant.send(`/api/applications/${id}`, { method: 'DELETE' });
    await expectProblem(await owner.get(path(id)), 404);
    await expectProblem(await say(applicant, id, 'Ancora'), 409);
  });
});
