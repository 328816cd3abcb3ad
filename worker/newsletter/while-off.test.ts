import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { NEWSLETTER_OFF } from '../../shared/newsletter.ts';
import { newsletterSubscribers } from '../db/tables/alerts.ts';
import { outbox } from '../db/tables/mail.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { toOutbox } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { runScheduled } from '../scheduled.ts';
import { sign } from '../sign.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { newEmail, testDb } from '../testing/factories.ts';
import { postOffice } from '../testing/post-office.ts';
import { asVisitor } from '../testing/requests.ts';

/** Eight in the morning in Rome, on the first of a month. */
const MORNING = new Date('2026-12-01T07:30:00Z');
const LONG_AGO = new Date('2025-10-01T07:00:00Z');

function office(newsletter: 'on' | 'off') {
  const { sent, bindings } = postOffice();
  return { sent, bindings: withBindings({ EMAIL: bindings.EMAIL, NEWSLETTER: newsletter }) };
}

async function subscriber(columns: Partial<typeof newsletterSubscribers.$inferInsert> = {}) {
  const known = { confirmedAt: LONG_AGO, sentThrough: '2020-01-01', issuedIn: '2026-11' };
  const row = { publicId: newPublicId(), email: newEmail(), ...known, ...columns };
  await testDb().insert(newsletterSubscribers).values(row);
  return row;
}

beforeEach(async () => {
  await testDb().delete(newsletterSubscribers);
  await testDb().delete(outbox);
});

describe('while the newsletter is off', () => {
  test('nobody is subscribed, and is told so', async () => {
    const { sent, bindings } = office('off');
    const email = newEmail();
    const problem = await expectProblem(await asVisitor.post('/api/newsletter', { email }, { bindings }), 409);
    expect(problem.message).toBe(NEWSLETTER_OFF);
    expect(problem.message).toBe('La newsletter per ora non è attiva: nessuna iscrizione è partita.');
    expect(await testDb().select().from(newsletterSubscribers)).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('a link from before confirms nothing, and does once it is on', async () => {
    const token = newLinkToken();
    const link = { confirmHash: hashLinkToken(token), confirmUntil: new Date(Date.now() + 60_000) };
    const { publicId } = await subscriber({ ...link, confirmedAt: null });
    const confirm = (newsletter: 'on' | 'off') =>
      asVisitor.post('/api/newsletter/confirm', { token }, { bindings: office(newsletter).bindings });
    expect((await expectProblem(await confirm('off'), 409)).message).toBe(NEWSLETTER_OFF);
    const own = eq(newsletterSubscribers.publicId, publicId);
    expect(await testDb().select().from(newsletterSubscribers).where(own)).toMatchObject([{ confirmedAt: null }]);
    expect((await confirm('on')).status).toBe(200);
  });

  test('the cron writes and sends nothing of it, not even what was written before', async () => {
    await subscriber();
    const mail = { subject: 'Numero', text: 'Testo', html: '<p>Testo</p>', unsubscribeUrl: 'https://example.org' };
    await toOutbox(testDb(), { cause: 'newsletter:prima:2026-11', recipient: newEmail(), mail, now: LONG_AGO });
    const off = office('off');
    for (const cron of ['* 5-9 * * *', '*/5 * * * *']) await runScheduled(cron, off.bindings, MORNING);
    expect(off.sent).toEqual([]);
    expect(await testDb().select().from(outbox)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    const on = office('on');
    await runScheduled('* 5-9 * * *', on.bindings, MORNING);
    expect(on.sent.map(({ subject }) => subject)).toEqual([
      'Numero',
      'Vuoi ancora la newsletter?',
      expect.stringContaining('articoli'),
    ]);
  });

  test('it can be ended', async () => {
    const { publicId } = await subscriber();
    const token = await sign('end-newsletter', { sub: publicId }, { secret: env.JWT_SECRET, expiresAt: null });
    const path = `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
    const { bindings } = office('off');
    expect((await asVisitor.send(path, { method: 'POST', bindings })).status).toBe(200);
    expect(await testDb().select().from(newsletterSubscribers)).toEqual([]);
  });

  test.each([
    ['on', 1],
    ['off', 2],
  ] as const)('documents know it: %s', async (newsletter, days) => {
    // Each on a day of its own, as a document is kept for that of the other.
    vi.useFakeTimers({ toFake: ['Date'], now: addDays(new Date(), days) });
    const { bindings } = office(newsletter);
    const html = await (await asVisitor.get('/blog', { bindings })).text();
    vi.useRealTimers();
    expect(html.includes('<html lang="it" data-newsletter="on"')).toBe(newsletter === 'on');
    expect(html).toContain('La newsletter per ora non è attiva');
  });
});
