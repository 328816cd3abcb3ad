import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { addDays } from '../../shared/dates.ts';
import { blockedSenderSchema, inboxItemSchema, receivedMessageSchema } from '../../shared/messages.ts';
import { blockedSenders, candidateMessages } from '../db/tables/candidates.ts';
import { outbox } from '../db/tables/mail.ts';
import { reports } from '../db/tables/moderation.ts';
import { runScheduled } from '../scheduled.ts';
import { expectProblem, strict } from '../testing/expect-problem.ts';
import { insertOne, makeApplication, makeJob, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { asAccount, asAdmin, asEmployer, asStranger, asVisitor, asWorker, type Person } from '../testing/requests.ts';

async function makeMessage(candidateId: number, columns: Partial<typeof candidateMessages.$inferInsert> = {}) {
  const word = uniqueWord();
  const typed = { name: `Ditta ${word}`, email: `${word}@example.org`, message: `Vediamoci: ${word}` };
  return insertOne(candidateMessages, { candidateId, ...typed, ...columns });
}
/** Somebody with a profile and a message for it. */
async function withMessage() {
  const owner = await asWorker();
  const candidate = await makeCandidate({ ownerId: owner.account.id });
  return { owner, candidate, message: await makeMessage(candidate.id) };
}
const path = (id: string) => `/api/messages/${id}`;
const rowOf = async (id: number) =>
  (await testDb().select().from(candidateMessages).where(eq(candidateMessages.id, id)))[0];
const inboxOf = async (person: Person, query = '') => {
  const answer = await person.get(`/api/messages${query}`);
  return {
    items: mini.array(inboxItemSchema).parse(await answer.json()),
    total: Number(answer.headers.get('X-Total-Count')),
    unread: Number(answer.headers.get('X-Unread-Count')),
    next: /<([^>]*)>/.exec(answer.headers.get('Link') ?? '')?.[1],
  };
};
const mark = (person: Person, id: string, read: boolean, headers = {}) =>
  person.post(path(id), { read }, { method: 'PATCH', headers });
const write = (person: Person, candidateId: string, email: string) =>
  person.post(`/api/candidates/${candidateId}/messages`, { name: 'Ditta', email, message: uniqueWord() });

describe('the inbox', () => {
  test('has messages of all own profiles and notes of applications, newest first, by pages, each once', async () => {
    const owner = await asEmployer();
    const ownerId = owner.account.id;
    const [first, second] = [await makeCandidate({ ownerId }), await makeCandidate({ ownerId })];
    const job = await makeJob({ ownerId });
    // Several at the same moment: the order is the same on every page.
    const at = (minutes: number) => new Date(Date.parse('2026-07-01T08:00:00Z') + Math.floor(minutes / 2) * 60_000);
    for (let n = 0; n < 6; n++) {
      await makeMessage(n % 2 ? first.id : second.id, { createdAt: at(n) });
      await makeApplication({ jobId: job.id, createdAt: at(n), message: 'Eccomi' });
    }
    // Nothing of these: without a message, withdrawn, deleted, somebody else's.
    await makeApplication({ jobId: job.id });
    await makeApplication({ jobId: job.id, message: 'Eccomi', status: 'withdrawn' });
    await makeMessage(first.id, { deletedAt: new Date() });
    await makeMessage((await makeCandidate()).id);
    const all = await inboxOf(owner);
    expect(all).toMatchObject({ total: 12, unread: 12, next: undefined });
    const days = all.items.map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted().toReversed());
    const paged: typeof all.items = [];
    let next: string | undefined = '/api/messages?limit=5';
    while (next) {
      const page = await inboxOf(owner, next.replace('/api/messages', ''));
      paged.push(...page.items);
      next = page.next;
    }
    expect(paged).toEqual(all.items);
    expect(JSON.stringify(all.items)).not.toContain('Eccomi');
  });

  test('has a note of an application without an account, once it was delivered', async () => {
    const owner = await asEmployer();
    const job = await makeJob({ ownerId: owner.account.id });
    const guest = { jobId: job.id, userId: null, name: 'Ida Gelmi', message: 'Eccomi' };
    await makeApplication(guest);
    await makeApplication({ ...guest, email: newEmail(), deliveredAt: null });
    const { items, total, unread } = await inboxOf(owner);
    expect({ total, unread }).toEqual({ total: 1, unread: 1 });
    expect(items).toMatchObject([{ kind: 'application', name: 'Ida Gelmi' }]);
  });

  test('is of the account alone, and refuses a cursor that is none', async () => {
    await withMessage();
    expect((await inboxOf(await asStranger())).items).toEqual([]);
    const person = await asWorker();
    for (const cursor of ['x', 'WyJpbmJveC1tZXNzYWdlIiwieCIsMV0'])
      await expectProblem(await person.get(`/api/messages?cursor=${cursor}`), 400);
  });
});

test('read is what was opened, since when it was first, and not any more once that is taken back', async () => {
  const { owner, message } = await withMessage();
  expect((await inboxOf(owner)).unread).toBe(1);
  const answer = strict(receivedMessageSchema).parse(await (await mark(owner, message.publicId, true)).json());
  expect(answer).toMatchObject({ id: message.publicId, blocked: false });
  const { readAt } = (await rowOf(message.id)) ?? {};
  expect(answer.readAt).toBe(readAt?.toISOString());
  await mark(owner, message.publicId, true);
  expect((await rowOf(message.id))?.readAt).toEqual(readAt);
  expect((await inboxOf(owner)).unread).toBe(0);
  await mark(owner, message.publicId, false);
  expect((await rowOf(message.id))?.readAt).toBeNull();
});

test('a message of somebody else is not there: it is not marked, deleted, blocked or reported', async () => {
  const { message } = await withMessage();
  const { headers } = await makeLinkedCandidate();
  await expectProblem(await mark(asVisitor, message.publicId, true, headers), 404);
  await expectProblem(await asVisitor.send(path(message.publicId), { method: 'DELETE', headers }), 404);
  await expectProblem(await asVisitor.post(`${path(message.publicId)}/block`, {}, { headers }), 404);
  await expectProblem(await asVisitor.post(`${path(message.publicId)}/report`, { reason: 'scam' }, { headers }), 404);
  expect(await rowOf(message.id)).toEqual(message);
  expect(await testDb().$count(reports, eq(reports.targetId, message.publicId))).toBe(0);
});

describe('a blocked sender', () => {
  test('is refused for every profile of the person, told so, and nothing is stored or mailed', async () => {
    const { owner, message } = await withMessage();
    const other = await makeCandidate({ ownerId: owner.account.id });
    const block = () => owner.post(`${path(message.publicId)}/block`, {});
    const answers = await Promise.all([block(), block()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await testDb().$count(blockedSenders, eq(blockedSenders.email, message.email))).toBe(1);
    expect((await inboxOf(owner)).items).toMatchObject([{ id: message.publicId, blocked: true }]);
    const mails = await testDb().$count(outbox);
    const refused = await expectProblem(await write(asVisitor, other.publicId, message.email.toUpperCase()), 403);
    expect(refused.message).toBe('Questa persona non riceve messaggi da te.');
    expect(await testDb().$count(candidateMessages, eq(candidateMessages.candidateId, other.id))).toBe(0);
    expect(await testDb().$count(outbox)).toBe(mails);
    // Others are not.
    expect((await write(asVisitor, other.publicId, newEmail())).status).toBe(201);
    expect((await write(asVisitor, (await makeCandidate()).publicId, message.email)).status).toBe(201);
  });

  test('is refused from their account under another address too', async () => {
    const { owner, candidate } = await withMessage();
    const sender = await asAccount(await makeUser({ role: 'employer' }));
    const { publicId } = await makeMessage(candidate.id, { email: sender.account.email });
    await owner.post(`${path(publicId)}/block`, {});
    await expectProblem(await write(sender, candidate.publicId, newEmail()), 403);
  });

  test('is listed for who blocked, and let in again', async () => {
    const { owner, candidate, message } = await withMessage();
    await owner.post(`${path(message.publicId)}/block`, {});
    const list = mini.array(strict(blockedSenderSchema)).parse(await (await owner.get('/api/blocked-senders')).json());
    expect(list).toMatchObject([{ email: message.email }]);
    const stranger = await asStranger();
    expect(await (await stranger.get('/api/blocked-senders')).json()).toEqual([]);
    await stranger.send(`/api/blocked-senders/${list[0]?.id}`, { method: 'DELETE' });
    await expectProblem(await write(asVisitor, candidate.publicId, message.email), 403);
    const left = await owner.send(`/api/blocked-senders/${list[0]?.id}`, { method: 'DELETE' });
    expect(await left.json()).toEqual([]);
    expect((await write(asVisitor, candidate.publicId, message.email)).status).toBe(201);
  });
});

test('a private link does all of it for its profile, and only there', async () => {
  const { candidate, headers } = await makeLinkedCandidate();
  const [message, other] = [await makeMessage(candidate.id), await makeCandidate()];
  expect((await mark(asVisitor, message.publicId, true, headers)).status).toBe(200);
  expect((await asVisitor.post(`${path(message.publicId)}/block`, {}, { headers })).status).toBe(200);
  expect(await (await asVisitor.get('/api/blocked-senders', { headers })).json()).toMatchObject([
    { email: message.email },
  ]);
  await expectProblem(await write(asVisitor, candidate.publicId, message.email), 403);
  expect((await write(asVisitor, other.publicId, message.email)).status).toBe(201);
  const seen = await (await asVisitor.get(`/api/candidates/${candidate.publicId}/messages`, { headers })).json();
  expect(seen).toMatchObject([{ id: message.publicId, blocked: true, profile: { id: candidate.publicId } }]);
  const report = await asVisitor.post(`${path(message.publicId)}/report`, { reason: 'scam' }, { headers });
  expect(report.status).toBe(201);
  // With the profile its blocks go too.
  await testDb().update(candidateMessages).set({ deletedAt: null });
  await asVisitor.send(`/api/candidates/${candidate.publicId}`, { method: 'DELETE', headers });
  await runScheduled('10 3 * * *', env, addDays(new Date(), 8));
  expect(await testDb().$count(blockedSenders, eq(blockedSenders.candidateId, candidate.id))).toBe(0);
});

test('a deleted message is gone for its reader at once, and for good after seven days', async () => {
  const { owner, message } = await withMessage();
  expect((await owner.send(path(message.publicId), { method: 'DELETE' })).status).toBe(200);
  expect((await inboxOf(owner)).items).toEqual([]);
  await expectProblem(await owner.send(path(message.publicId), { method: 'DELETE' }), 404);
  await expectProblem(await mark(owner, message.publicId, true), 404);
  await runScheduled('10 3 * * *', env, addDays(new Date(), 6));
  expect(await rowOf(message.id)).toBeDefined();
  await runScheduled('10 3 * * *', env, addDays(new Date(), 7.1));
  expect(await rowOf(message.id)).toBeUndefined();
});

describe('a reported message', () => {
  const queue = async () => (await (await asAdmin()).get('/api/moderation/reports')).json();

  test('is read by the editors, who see no other one, also after it was deleted', async () => {
    const { owner, candidate, message } = await withMessage();
    const silent = await makeMessage(candidate.id);
    const report = () => owner.post(`${path(message.publicId)}/report`, { reason: 'scam', text: 'Chiede denaro' });
    expect((await report()).status).toBe(201);
    expect((await report()).status).toBe(200);
    const text = JSON.stringify(await queue());
    for (const shown of [message.message, message.email]) expect(text).toContain(shown);
    expect(text).not.toContain(silent.message);
    const found = await (await asAdmin()).get(`/api/moderation/search?q=${silent.publicId}`);
    expect(await found.json()).toEqual([]);
    await owner.send(path(message.publicId), { method: 'DELETE' });
    expect(JSON.stringify(await queue())).toContain(message.message);
  });
});
