import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ArticleSummary } from '../../shared/articles.ts';
import { addDays } from '../../shared/dates.ts';
import { ARTICLES, NEWSLETTER_OFF } from '../../shared/newsletter.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { outbox } from '../db/tables/mail.ts';
import { readConfig, siteOf } from '../env.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { toOutbox } from '../mail/outbox.ts';
import { sendAllWaiting } from '../mail/send-waiting.ts';
import { runScheduled } from '../scheduled.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb } from '../testing/factories.ts';
import { tokenTo } from '../testing/mailed-token.ts';
import { makeAlert } from '../testing/make-alert.ts';
import { asAccount, asVisitor } from '../testing/requests.ts';
import { mailTransport, type SentMail } from '../testing/transport.ts';
import { sendIssue } from './send-issue.ts';

/** Eight in the morning in Rome, on the first of a month. */
const MORNING = new Date('2026-12-01T07:30:00Z');
const LONG_AGO = new Date('2020-01-01T07:00:00Z');
const STARTED = 'Una volta al mese, se ci sono nuovi articoli, te li mandiamo.';

const makeNewsletter = (columns: Parameters<typeof makeAlert>[0] = {}) =>
  makeAlert({ search: ARTICLES, since: LONG_AGO, issuedIn: '2026-10', ...columns });
const rowOf = async ({ id }: { id: number }) => (await testDb().select().from(alerts).where(eq(alerts.id, id)))[0];

function transport(newsletter: 'on' | 'off' = 'on') {
  const { sent, bindings } = mailTransport();
  return { sent, bindings: withBindings({ EMAIL: bindings.EMAIL, NEWSLETTER: newsletter }) };
}
const request = (email: string, bindings = env) =>
  asVisitor.post('/api/alerts', { email, search: ARTICLES }, { bindings });
const confirm = (token: string, bindings = env) => asVisitor.post('/api/alerts/confirm', { token }, { bindings });
/** Path of the one click of a mail. */
const endOf = (mail: SentMail | undefined): string =>
  (/^<(\S+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '').slice(env.SITE_URL.length);

const facts = { category: 'Guide Utili', author: 'Redazione', minutes: 4, figure: 'cart', town: null } as const;
function article(date: string): ArticleSummary {
  const texts = { title: `Articolo del ${date}`, excerpt: 'Di che cosa parla.' };
  return { ...facts, ...texts, slug: `del-${date}`, path: `/blog/del-${date}`, date, jobCategory: null };
}

async function issue(articles: readonly ArticleSummary[], now: Date) {
  const { sent, bindings } = transport();
  await sendIssue(testDb(), { articles, ...siteOf(readConfig(env), now) });
  await sendAllWaiting(bindings, now);
  return sent;
}

beforeEach(async () => {
  for (const table of [alerts, alertAddresses, outbox]) await testDb().delete(table);
});

describe('the newsletter', () => {
  test('asks the address first, and is among its alerts then', async () => {
    const email = newEmail();
    const { sent, bindings } = transport();
    const answer = await request(email, bindings);
    const message = 'Ti abbiamo mandato un’email: apri il link e conferma, altrimenti l’iscrizione non parte.';
    expect([answer.status, await answer.json()]).toEqual([202, { created: false, message }]);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Conferma l’iscrizione alla newsletter']]);
    expect(await testDb().select().from(alerts)).toMatchObject([{ search: ARTICLES, confirmedAt: null }]);
    const confirmed = await (await confirm(tokenTo(sent, email))).json<Record<string, string>>();
    expect(confirmed.message).toBe(STARTED);
    const own = await asVisitor.get('/api/alerts', { headers: { Authorization: `Link ${confirmed.manageToken}` } });
    expect(await own.json()).toMatchObject({ email, alerts: [{ search: ARTICLES, paused: false }] });
  });

  test('begins at once for the proved address of an account, and goes on from where it was', async () => {
    const user = await makeUser({ emailVerifiedAt: LONG_AGO });
    const { alert } = await makeNewsletter({ email: user.email });
    const answer = await (await asAccount(user)).post('/api/alerts', { email: user.email, search: ARTICLES });
    expect([answer.status, await answer.json()]).toEqual([201, { created: true, message: STARTED }]);
    expect(await rowOf(alert)).toMatchObject({ since: LONG_AGO, issuedIn: '2026-10' });
  });
});

describe('an issue', () => {
  const FIRST = new Date('2026-11-01T07:00:00Z');
  const since = new Date('2026-10-05T08:00:00Z');

  test('has the articles since the last one, once a month', async () => {
    const { address } = await makeNewsletter({ since });
    const articles = [article('2026-11-20'), article('2026-10-20'), article('2026-10-06'), article('2026-10-05')];
    expect(await issue(articles, new Date('2026-11-01T06:59:59Z'))).toEqual([]);
    const [mail, ...more] = await issue(articles, FIRST);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: address.email, subject: 'Dal blog: Articolo del 2026-10-20, e altro' });
    const slugs = [...(mail?.text.matchAll(/\/blog\/del-(\S+)/g) ?? [])].map(([, slug]) => slug);
    expect(slugs).toEqual(['2026-10-20', '2026-10-06']);
    expect(await issue(articles, addDays(FIRST, 20))).toEqual([]);
    expect(await issue(articles, MORNING)).toMatchObject([{ subject: 'Dal blog: Articolo del 2026-11-20' }]);
  });

  test('without new articles is none; one that comes late is in the next', async () => {
    await makeNewsletter({ since });
    expect(await issue([article('2026-10-05')], FIRST)).toEqual([]);
    expect(await issue([article('2026-10-28'), article('2026-10-05')], MORNING)).toHaveLength(1);
  });

  test('does not go to who has not confirmed, has paused, or began this month', async () => {
    await makeNewsletter({ confirmedAt: null });
    await makeNewsletter({ pausedAt: since });
    await makeNewsletter({ issuedIn: '2026-11' });
    expect(await issue([article('2026-10-28')], FIRST)).toEqual([]);
  });

  test('ends the newsletter by one click, and leaves the alerts of its address', async () => {
    const { alert, address } = await makeNewsletter();
    const { alert: search } = await makeAlert({ email: address.email });
    const [mail] = await issue([article('2026-10-28')], FIRST);
    const unsentMail = { subject: 'Prova', text: 'Testo', html: '<p>Testo</p>' };
    const cause = `newsletter:${address.publicId}:2026-12` as const;
    await toOutbox(testDb(), { cause, recipient: address.email, mail: unsentMail, now: FIRST });
    expect((await asVisitor.get(endOf(mail))).status).toBe(303);
    expect(await rowOf(alert)).toBeDefined();
    // Also while the newsletter is off.
    const { bindings } = transport('off');
    expect((await asVisitor.send(endOf(mail), { method: 'POST', bindings })).status).toBe(200);
    expect([await rowOf(alert), await rowOf(search)]).toEqual([undefined, expect.anything()]);
    expect(await testDb().$count(outbox, eq(outbox.cause, cause))).toBe(0);
    await testDb().delete(alerts);
    expect((await asVisitor.send(endOf(mail), { method: 'POST' })).status).toBe(200);
    expect(await testDb().$count(alertAddresses)).toBe(0);
  });

  test('goes on while it is asked after a year whether it is still wanted', async () => {
    await makeNewsletter({ endsAt: MORNING });
    const { sent, bindings } = transport();
    await runScheduled('* * * * *', bindings, MORNING);
    const text = expect.stringContaining('· I nuovi articoli del blog, una volta al mese');
    const subject = expect.stringContaining('Dal blog');
    expect(sent).toMatchObject([{ subject: 'Vuoi ancora ricevere gli avvisi?', text }, { subject }]);
    expect((await asVisitor.send(endOf(sent[0]), { method: 'POST' })).status).toBe(200);
    expect(await testDb().$count(alertAddresses)).toBe(0);
  });
});

describe('while the newsletter is off', () => {
  test('nobody is subscribed, and is told so', async () => {
    const { message } = await expectProblem(await request(newEmail(), transport('off').bindings), 409);
    expect(message).toBe('La newsletter per ora non è attiva: nessuna iscrizione è partita.');
    expect(await testDb().$count(alerts)).toBe(0);
  });

  test('a link from before confirms nothing, and does once it is on', async () => {
    const token = newLinkToken();
    const link = { confirmHash: hashLinkToken(token), confirmUntil: new Date(Date.now() + 60_000) };
    const { alert } = await makeNewsletter({ ...link, confirmedAt: null });
    await expectProblem(await confirm(token, transport('off').bindings), 409, NEWSLETTER_OFF);
    expect(await rowOf(alert)).toMatchObject({ confirmedAt: null });
    expect((await confirm(token, transport().bindings)).status).toBe(200);
  });

  test('the cron writes and sends nothing of it, not even what was written before', async () => {
    await makeNewsletter({ endsAt: MORNING });
    const mail = { subject: 'Numero', text: 'Testo', html: '<p>Testo</p>', unsubscribeUrl: 'https://example.org' };
    await toOutbox(testDb(), { cause: 'newsletter:prima:2026-11', recipient: newEmail(), mail, now: LONG_AGO });
    const off = transport('off');
    for (const cron of ['* * * * *', '*/5 * * * *']) await runScheduled(cron, off.bindings, MORNING);
    expect(off.sent).toEqual([]);
    expect(await testDb().select().from(outbox)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    const on = transport();
    await runScheduled('* * * * *', on.bindings, MORNING);
    expect(on.sent).toHaveLength(3);
  });

  test.each([
    ['on', 1],
    ['off', 2],
  ] as const)('documents know it: %s', async (newsletter, days) => {
    // Each on a day of its own, as a document is kept for that of the other.
    vi.useFakeTimers({ toFake: ['Date'], now: addDays(new Date(), days) });
    const html = await (await asVisitor.get('/blog', { bindings: transport(newsletter).bindings })).text();
    vi.useRealTimers();
    expect(html.includes('<html lang="it" data-newsletter="on"')).toBe(newsletter === 'on');
    expect(html).toContain('La newsletter per ora non è attiva');
  });
});
