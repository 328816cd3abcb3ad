import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { publishedCandidateSchema } from '../../shared/candidates.ts';
import { passkeys, type UserRow, users } from '../db/tables/accounts.ts';
import { withBindings } from '../testing/bindings.ts';
import { PHONE } from '../testing/cv.ts';
import { makeApplication, makeJob, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { candidateBody, makeCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { makePasskey } from '../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { asAccount, asAdmin, asVisitor, asWorker } from '../testing/requests.ts';
import { mailTransport, type SentMail } from '../testing/transport.ts';

const WAITS = 'C’è qualcosa per te: conferma il tuo indirizzo';

const { sent, bindings } = mailTransport();
const to = (email: string | null) => sent.filter((mail) => mail.to === email);
const tokenIn = (mail: SentMail | undefined): string => /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

/** Words that would show if a mail repeated what somebody typed. */
const words = () => ({ own: uniqueWord(), others: uniqueWord() });
type Words = ReturnType<typeof words>;

/** Somebody else does something about a person; each time is another event. */
type Event = (person: UserRow, { own, others }: Words) => Promise<unknown>;

const apply: Event = async ({ id }, { own, others }) => {
  const job = await makeJob({ ownerId: id, title: own });
  const applicant = await asAccount(await makeUser({ name: others }));
  return applicant.post(`/api/jobs/${job.publicId}/applications`, { phone: PHONE, message: others }, { bindings });
};
const answer: Event = async ({ id }, { others }) => {
  const owner = await makeUser({ role: 'employer' });
  const job = await makeJob({ ownerId: owner.id, title: others, companyName: others });
  const { publicId } = await makeApplication({ jobId: job.id, userId: id });
  const how = { method: 'PATCH', bindings };
  return (await asAccount(owner)).post(`/api/applications/${publicId}`, { status: 'hired' }, how);
};
const write: Event = async ({ id }, { own, others }) => {
  const { publicId } = await makeCandidate({ ownerId: id, title: own });
  const message = { name: others, email: newEmail(), message: others };
  return asVisitor.post(`/api/candidates/${publicId}/messages`, message, { bindings });
};
const EVENTS: readonly (readonly [what: string, event: Event])[] = [
  ['an application for its offer', apply],
  ['an answer to its application', answer],
  ['a message to its profile', write],
];

describe('an address of an account that nobody has confirmed', () => {
  test.each(EVENTS)('is told without anybody’s words, once, that %s waits', async (_what, event) => {
    const typed = words();
    const user = await makeUser({ name: typed.own, emailVerifiedAt: null });
    // Once, whatever else happens.
    for (const next of [event, event, ...EVENTS.map(([, other]) => other)]) await next(user, typed);
    expect(to(user.email)).toMatchObject([{ subject: WAITS }]);
    for (const word of Object.values(typed)) expect(JSON.stringify(to(user.email))).not.toContain(word);
    expect(to(user.email)[0]).not.toHaveProperty('replyTo');
  });

  test('is confirmed by the link of that mail; then words come, of what happens from then on', async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    const [before, after] = [words(), words()];
    await apply(user, before);
    const link = { token: tokenIn(to(user.email)[0]) };
    expect((await (await asAccount(user)).post('/api/email/confirm', link)).status).toBe(200);
    await apply(user, after);
    const texts = to(user.email).map(({ text }) => text);
    expect(texts).toEqual([expect.anything(), expect.stringContaining(after.others)]);
    // It was never mailed, and is in the account.
    expect(texts.join()).not.toContain(before.others);
    const received = await (await asAccount(user)).get('/api/applications/received');
    expect(JSON.stringify(await received.json())).toContain(before.others);
  });

  test('is told of its own offer, hidden and shown again, without its title', async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    const title = uniqueWord();
    const job = await makeJob({ ownerId: user.id, title });
    const admin = await asAdmin();
    const hide = { rule: 'no-advertising', facts: 'Non è un’offerta di lavoro.' };
    await admin.post(`/api/moderation/jobs/${job.publicId}/hide`, hide, { bindings });
    await admin.post(`/api/moderation/jobs/${job.publicId}/restore`, undefined, { method: 'POST', bindings });
    expect(to(user.email).map(({ subject }) => subject)).toEqual([
      'La tua offerta è stata nascosta',
      'Via libera alla tua offerta',
    ]);
    expect(JSON.stringify(to(user.email))).not.toContain(title);
  });

  test('is told of its own passkey, removed, without its name', async () => {
    const name = uniqueWord();
    const removed = async (emailVerifiedAt: Date | null) => {
      const { user, passkey } = await makePasskey({ emailVerifiedAt, passwordHash });
      await testDb().update(passkeys).set({ name }).where(eq(passkeys.id, passkey.id));
      const body = { currentPassword: PASSWORD };
      await (await asAccount(user)).post(`/api/passkeys/${passkey.publicId}`, body, { method: 'DELETE', bindings });
      return to(user.email);
    };
    expect(await removed(new Date())).toMatchObject([{ text: expect.stringContaining(name) }]);
    const unconfirmed = await removed(null);
    expect(unconfirmed).toMatchObject([{ subject: 'Una passkey del tuo account è stata rimossa' }]);
    expect(JSON.stringify(unconfirmed)).not.toContain(name);
  });
});

test.each(EVENTS)('a confirmed address gets the words of %s, each time', async (_what, event) => {
  const user = await makeUser();
  const typed = words();
  for (let time = 0; time < 2; time++) await event(user, typed);
  expect(to(user.email)).toHaveLength(2);
  for (const { text, subject } of to(user.email)) {
    expect(text).toContain(typed.others);
    expect(subject).not.toBe(WAITS);
  }
});

describe('the address of a profile without an account', () => {
  const send = (publicId: string, message: string) => {
    const body = { name: 'Ditta', email: newEmail(), message };
    return asVisitor.post(`/api/candidates/${publicId}/messages`, body, { bindings });
  };
  const confirm = (token: string) => asVisitor.post('/api/own-candidates/confirm', { token });

  test('gets no words until the link that was mailed there is used', async () => {
    const email = newEmail();
    const { publicId } = await publish(email);
    const [first, second, third] = [uniqueWord(), uniqueWord(), uniqueWord()];
    await send(publicId, first);
    await send(publicId, second);
    expect(to(email).map(({ subject }) => subject)).toEqual(['Il tuo profilo è online', WAITS]);
    const tokens = to(email).map(tokenIn);
    expect(tokens[1]).toBe(tokens[0]);
    expect((await confirm(tokens[0] ?? '')).status).toBe(200);
    await send(publicId, third);
    expect(to(email)).toHaveLength(3);
    expect(to(email)[2]).toMatchObject({ subject: 'Messaggio da Ditta', text: expect.stringContaining(third) });
    for (const word of [first, second]) expect(JSON.stringify(to(email))).not.toContain(word);
  });

  async function publish(email: string) {
    const answered = await asVisitor.post('/api/candidates', candidateBody({ email }), { bindings });
    const { id: publicId, manageToken } = publishedCandidateSchema.parse(await answered.json());
    return { publicId, shown: manageToken ?? '' };
  }

  test('is not confirmed by the link that was shown, nor by any other', async () => {
    const { publicId, shown } = await publish(newEmail());
    for (const token of [shown, 'A'.repeat(43), '']) expect((await confirm(token)).status).toBe(400);
    const headers = { Authorization: `Link ${shown}` };
    const own = await (await asVisitor.get('/api/own-candidates', { headers })).json();
    expect(own).toMatchObject([{ id: publicId, emailConfirmed: false }]);
  });

  test('that is confirmed gets words under another secret, too', async () => {
    const { candidate } = await makeLinkedCandidate({ email: newEmail() });
    const body = { name: 'Ditta', email: newEmail(), message: uniqueWord() };
    const other = withBindings({ EMAIL: bindings.EMAIL, JWT_SECRET: 'x'.repeat(40) });
    await asVisitor.post(`/api/candidates/${candidate.publicId}/messages`, body, { bindings: other });
    expect(to(candidate.email)).toMatchObject([{ text: expect.stringContaining(body.message) }]);
  });

  test('is to be confirmed again where it changes', async () => {
    const { candidate, mailedToken, headers } = await makeLinkedCandidate({ email: newEmail() });
    const email = newEmail();
    const how = { method: 'PATCH', headers, bindings };
    await asVisitor.post(`/api/candidates/${candidate.publicId}`, { email, revision: 1 }, how);
    await send(candidate.publicId, uniqueWord());
    expect(to(email).map(({ subject }) => subject)).toEqual(['Il link per gestire il tuo profilo', WAITS]);
    expect(to(candidate.email)).toEqual([]);
    expect((await confirm(mailedToken)).status).toBe(400);
  });
});

test('nobody is told anything where nothing happened', async () => {
  const user = await makeUser({ emailVerifiedAt: null });
  const job = await makeJob({ ownerId: user.id, status: 'closed', ownerStatus: 'closed' });
  await (await asWorker()).post(`/api/jobs/${job.publicId}/applications`, { phone: PHONE }, { bindings });
  expect(to(user.email)).toEqual([]);
  const [row] = await testDb().select().from(users).where(eq(users.id, user.id));
  expect(row?.waitingNotifiedAt).toBeNull();
});
