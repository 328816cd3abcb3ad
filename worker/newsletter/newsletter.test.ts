import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ArticleSummary } from '../../shared/articles.ts';
import { addDays } from '../../shared/dates.ts';
import { DEAD_NEWSLETTER_LINK } from '../../shared/newsletter.ts';
import { tokenIn } from '../../shared/token-links.ts';
import { newsletterSubscribers } from '../db/tables/alerts.ts';
import { outbox } from '../db/tables/mail.ts';
import { sendAllWaiting } from '../mail/send-waiting.ts';
import { runScheduled } from '../scheduled.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { newEmail, testDb } from '../testing/factories.ts';
import { postOffice, type SentMail } from '../testing/post-office.ts';
import { asVisitor } from '../testing/requests.ts';
import { sendIssue } from './send-issue.ts';

const subscriber = async (email: string) =>
  (await testDb().select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];

async function ask(email: string) {
  const { sent, bindings } = postOffice();
  const answer = await asVisitor.post('/api/newsletter', { email }, { bindings });
  return { answer, sent };
}
const tokenOf = (mail: SentMail | undefined): string =>
  tokenIn(/\/newsletter\/conferma(#\S+)/.exec(mail?.text ?? '')?.[1] ?? '') ?? '';
const confirm = (token: string) => asVisitor.post('/api/newsletter/confirm', { token });

/** A subscriber who confirmed on a day. */
async function subscribed(day: string): Promise<string> {
  const email = newEmail();
  await confirm(tokenOf((await ask(email)).sent[0]));
  const columns = { sentThrough: day, issuedIn: day.slice(0, 7) };
  await testDb().update(newsletterSubscribers).set(columns).where(eq(newsletterSubscribers.email, email));
  return email;
}

const article = (date: string): ArticleSummary => ({
  slug: `del-${date}`,
  path: `/blog/del-${date}`,
  title: `Articolo del ${date}`,
  excerpt: 'Di che cosa parla.',
  category: 'Guide Utili',
  date,
  author: 'Redazione',
  minutes: 4,
  figure: 'cart',
  town: null,
  jobCategory: null,
});

beforeEach(async () => {
  await testDb().delete(newsletterSubscribers);
  await testDb().delete(outbox);
});

describe('subscribing', () => {
  test('asks the address first, and the link works once', async () => {
    const email = newEmail();
    const { answer, sent } = await ask(email);
    expect(answer.status).toBe(202);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Conferma l’iscrizione alla newsletter']]);
    expect((await subscriber(email))?.confirmedAt).toBeNull();
    const token = tokenOf(sent[0]);
    expect((await confirm(token)).status).toBe(200);
    expect(await subscriber(email)).toMatchObject({ confirmedAt: expect.any(Date), confirmHash: null });
    expect(await refusedFields(await confirm(token))).toEqual({ token: DEAD_NEWSLETTER_LINK });
  });

  test('answers the same for who gets it already; twice in a moment is one mail', async () => {
    const known = await subscribed('2026-10-05');
    const fresh = newEmail();
    const answers = [await ask(known), await ask(fresh)];
    const texts = await Promise.all(answers.map(async ({ answer }) => [answer.status, await answer.text()]));
    expect(texts[0]).toEqual(texts[1]);
    expect((await ask(fresh)).sent).toEqual([]);
    // Confirmed again, it goes on from where it was.
    await confirm(tokenOf(answers[0]?.sent[0]));
    expect(await subscriber(known)).toMatchObject({ sentThrough: '2026-10-05', issuedIn: '2026-10' });
  });

  test.each(['nessuno', 'a@example.org\nBcc: b@example.org', '', null])('refuses %j as an address', async (email) => {
    const refused = await refusedFields(await asVisitor.post('/api/newsletter', { email }));
    expect(refused).toEqual({ email: 'Email non valida' });
  });
});

describe('an issue', () => {
  const FIRST = new Date('2026-11-01T07:00:00Z');
  async function issue(articles: readonly ArticleSummary[], now: Date = FIRST) {
    const { sent, bindings } = postOffice();
    await sendIssue(testDb(), { articles, siteUrl: env.SITE_URL, secret: env.JWT_SECRET, now });
    await sendAllWaiting(bindings, now);
    return sent;
  }

  test('has the articles since the last one, once a month, and ends by one click', async () => {
    const email = await subscribed('2026-10-05');
    const articles = [article('2026-11-20'), article('2026-10-20'), article('2026-10-06'), article('2026-10-05')];
    expect(await issue(articles, new Date('2026-11-01T06:59:59Z'))).toEqual([]);
    const [mail, ...more] = (await issue(articles)).filter(({ to }) => to === email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 nuovi articoli dal blog');
    expect([...(mail?.text.matchAll(/\/blog\/(del-\S+)/g) ?? [])].map(([, slug]) => slug)).toEqual([
      'del-2026-10-20',
      'del-2026-10-06',
    ]);
    expect(await issue(articles, addDays(FIRST, 20))).toEqual([]);
    expect((await issue(articles, new Date('2026-12-01T07:00:00Z'))).map(({ subject }) => subject)).toEqual([
      'Dal blog: Articolo del 2026-11-20',
    ]);
    const url = /^<(\S+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const path = url.slice(env.SITE_URL.length);
    expect((await asVisitor.get(path)).status).toBe(303);
    expect(await subscriber(email)).toBeDefined();
    expect((await asVisitor.send(path, { method: 'POST' })).status).toBe(200);
    expect(await subscriber(email)).toBeUndefined();
  });

  test('without new articles is none; one that comes late is in the next', async () => {
    await subscribed('2026-10-05');
    expect(await issue([article('2026-10-05')])).toEqual([]);
    const late = [article('2026-10-28'), article('2026-10-05')];
    expect(await issue(late, new Date('2026-12-01T07:00:00Z'))).toHaveLength(1);
  });

  test('does not go to who has not confirmed, nor to who confirmed this month', async () => {
    await ask(newEmail());
    await subscribed('2026-11-01');
    expect(await issue([article('2026-11-02')], new Date('2026-11-03T07:00:00Z'))).toEqual([]);
  });

  test('is sent by the cron of the morning', async () => {
    const email = await subscribed('2020-01-01');
    const { sent, bindings } = postOffice();
    await runScheduled('* 5-9 * * *', bindings, new Date('2026-12-01T07:30:00Z'));
    const [mail] = sent.filter(({ to }) => to === email);
    expect(mail?.text).toContain(`${env.SITE_URL}/blog/`);
  });
});
