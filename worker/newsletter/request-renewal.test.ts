import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { DEAD_NEWSLETTER_LINK } from '../../shared/newsletter.ts';
import { tokenIn } from '../../shared/token-links.ts';
import { newsletterSubscribers } from '../db/tables/alerts.ts';
import { outbox } from '../db/tables/mail.ts';
import { toOutbox } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { runScheduled } from '../scheduled.ts';
import { sign } from '../sign.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb } from '../testing/factories.ts';
import { postOffice, type SentMail } from '../testing/post-office.ts';
import { asVisitor } from '../testing/requests.ts';
import { issueCauses, renewalCauses } from './send-issue.ts';

const ASKED = 'Vuoi ancora la newsletter?';
const MINUTE = 60_000;
/** Eight in the morning in Rome, in winter. */
const MORNING = new Date('2026-12-05T07:00:00Z');
const YEAR_BEFORE = addDays(MORNING, -365);
const nightAfter = (days: number) => runScheduled('10 3 * * *', env, addDays(MORNING, days));

const rowOf = async (publicId: string) =>
  (await testDb().select().from(newsletterSubscribers).where(eq(newsletterSubscribers.publicId, publicId)))[0];

/** A subscriber who has had every article until today. */
async function subscriber(columns: Partial<typeof newsletterSubscribers.$inferInsert> = {}) {
  const known = { confirmedAt: YEAR_BEFORE, sentThrough: '2999-01-01', issuedIn: '2026-12' };
  const email = newEmail();
  const row = { publicId: newPublicId(), email, ...known, ...columns };
  await testDb().insert(newsletterSubscribers).values(row);
  return row;
}

/** Mails of a morning to an address. */
async function wake({ email }: { readonly email: string }, now: Date = MORNING): Promise<SentMail[]> {
  const { sent, bindings } = postOffice();
  await runScheduled('* 5-9 * * *', bindings, now);
  return sent.filter(({ to }) => to === email);
}

/** A call of that moment: links are good for as long as the clock says. */
async function at<Result>(now: Date, call: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return await call();
  } finally {
    vi.useRealTimers();
  }
}
const tokenOf = (mail: SentMail | undefined): string =>
  tokenIn(/\/newsletter\/conferma(#\S+)/.exec(mail?.text ?? '')?.[1] ?? '') ?? '';
const confirm = (token: string) => asVisitor.post('/api/newsletter/confirm', { token });

beforeEach(async () => {
  await testDb().delete(newsletterSubscribers);
  await testDb().delete(outbox);
});

describe('after a year', () => {
  test('one mail asks whether the newsletter is still wanted, not again in the minutes and days after', async () => {
    const person = await subscriber();
    expect(await wake(person, new Date(MORNING.getTime() - MINUTE))).toEqual([]);
    const mails = await wake(person);
    expect(mails.map(({ subject }) => subject)).toEqual([ASKED]);
    expect(mails[0]?.text).toContain('entro 14 giorni');
    expect(await wake(person, new Date(MORNING.getTime() + MINUTE))).toEqual([]);
    for (const day of [1, 7, 13]) {
      await nightAfter(day - 0.2);
      expect(await wake(person, addDays(MORNING, day))).toEqual([]);
    }
  });

  test('not before, and not of whom nobody confirmed or who is leaving', async () => {
    const early = await subscriber({ confirmedAt: new Date(YEAR_BEFORE.getTime() + 1) });
    const until = { requestedAt: MORNING, confirmUntil: addDays(MORNING, 7) };
    const unconfirmed = await subscriber({ confirmedAt: null, confirmHash: 'x', ...until });
    const user = await makeUser({ emailVerifiedAt: MORNING, deletedAt: MORNING });
    const leaving = await subscriber({ email: user.email });
    for (const person of [early, unconfirmed, leaving]) expect(await wake(person)).toEqual([]);
    expect(await wake(early, addDays(MORNING, 1))).toMatchObject([{ subject: ASKED }]);
  });

  test('issues go on until it is answered', async () => {
    const person = await subscriber({ issuedIn: '2026-11', sentThrough: '2020-01-01' });
    const mails = await wake(person);
    expect(mails.map(({ subject }) => subject)).toEqual([ASKED, expect.stringMatching(/articoli/)]);
  });

  test('a yes gives another year, and works once', async () => {
    const person = await subscriber();
    const token = tokenOf((await wake(person))[0]);
    const yes = addDays(MORNING, 13.5);
    expect((await at(yes, () => confirm(token))).status).toBe(200);
    expect(await rowOf(person.publicId)).toMatchObject({
      confirmedAt: yes,
      confirmHash: null,
      confirmUntil: null,
      sentThrough: person.sentThrough,
      issuedIn: person.issuedIn,
    });
    expect(await refusedFields(await at(yes, () => confirm(token)))).toEqual({ token: DEAD_NEWSLETTER_LINK });
    await nightAfter(15);
    expect(await wake(person, addDays(yes, 364))).toEqual([]);
    expect(await wake(person, addDays(yes, 366))).toMatchObject([{ subject: ASKED }]);
  });

  test('without an answer the address goes after fourteen days, not before', async () => {
    const person = await subscriber();
    const token = tokenOf((await wake(person))[0]);
    await runScheduled('10 3 * * *', env, new Date(addDays(MORNING, 14).getTime() - MINUTE));
    expect(await rowOf(person.publicId)).toBeDefined();
    await nightAfter(14);
    expect(await rowOf(person.publicId)).toBeUndefined();
    expect((await at(addDays(MORNING, 14), () => confirm(token))).status).toBe(400);
  });

  test('a subscriber who was never asked is not dropped because somebody used the form', async () => {
    const person = await subscriber();
    const asked = addDays(MORNING, -1);
    const { sent, bindings } = postOffice();
    await at(asked, () => asVisitor.post('/api/newsletter', { email: person.email }, { bindings }));
    expect(sent).toHaveLength(1);
    expect(await wake(person)).toEqual([]);
    await nightAfter(7);
    expect(await rowOf(person.publicId)).toMatchObject({ confirmedAt: YEAR_BEFORE, confirmHash: null });
    expect(await wake(person, addDays(MORNING, 7))).toMatchObject([{ subject: ASKED }]);
  });
});

test('a form sent meanwhile shortens no time to answer, and its link confirms too', async () => {
  const person = await subscriber();
  await wake(person);
  const { sent, bindings } = postOffice();
  await at(addDays(MORNING, 1), () => asVisitor.post('/api/newsletter', { email: person.email }, { bindings }));
  await nightAfter(13);
  expect(await rowOf(person.publicId)).toMatchObject({ confirmUntil: addDays(MORNING, 14) });
  const yes = addDays(MORNING, 13.5);
  expect((await at(yes, () => confirm(tokenOf(sent[0])))).status).toBe(200);
  expect(await rowOf(person.publicId)).toMatchObject({ confirmedAt: yes });
});

describe('one click', () => {
  test('in the mail that asks ends it', async () => {
    const person = await subscriber();
    const [mail] = await wake(person);
    const url = /^<(\S+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const path = url.slice(env.SITE_URL.length);
    expect((await asVisitor.get(path)).status).toBe(303);
    expect(await rowOf(person.publicId)).toBeDefined();
    expect((await asVisitor.send(path, { method: 'POST' })).status).toBe(200);
    expect(await rowOf(person.publicId)).toBeUndefined();
    expect((await at(MORNING, () => confirm(tokenOf(mail)))).status).toBe(400);
  });

  test('takes back what is on its way or was given up, and nothing of anybody else', async () => {
    const [person, other] = [await subscriber(), await subscriber()];
    const mail = { subject: 'Prova', text: 'Testo', html: '<p>Testo</p>', unsubscribeUrl: 'https://example.org' };
    for (const { publicId, email: recipient } of [person, other])
      for (const cause of [`${issueCauses(publicId)}2026-11`, `${renewalCauses(publicId)}2026-12-05`] as const)
        await toOutbox(testDb(), { cause, recipient, mail, now: MORNING });
    const issue = eq(outbox.cause, `${issueCauses(person.publicId)}2026-11`);
    await testDb().update(outbox).set({ status: 'undelivered' }).where(issue);
    const token = await sign('end-newsletter', { sub: person.publicId }, { secret: env.JWT_SECRET, expiresAt: null });
    const path = `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
    expect((await asVisitor.send(path, { method: 'POST' })).status).toBe(200);
    const left = await testDb().select().from(outbox);
    expect(left.map(({ recipient }) => recipient)).toEqual([other.email, other.email]);
  });
});
