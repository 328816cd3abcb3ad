import { env } from 'cloudflare:workers';
import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DEAD_ALERT_LINK, MAX_ALERTS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import { DEAD_END_LINK } from '../../shared/end-link.ts';
import { ALERT_RENEWAL_DAYS } from '../../shared/link-days.ts';
import { type AlertRow, alertAddresses, alerts } from '../db/tables/alerts.ts';
import { outbox } from '../db/tables/mail.ts';
import { toOutbox } from '../mail/outbox.ts';
import { runScheduled } from '../scheduled.ts';
import { sign } from '../sign.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { tokenTo } from '../testing/mailed-token.ts';
import { makeAlert } from '../testing/make-alert.ts';
import { asAccount, asStranger, asVisitor, asWorker, type Person } from '../testing/requests.ts';
import { mailsTo, mailTransport } from '../testing/transport.ts';
import { digestCause, renewalCauses } from './alert-links.ts';

const alertsOf = async (email: string): Promise<AlertRow[]> => {
  const [address] = await testDb().select().from(alertAddresses).where(eq(alertAddresses.email, email));
  return testDb()
    .select()
    .from(alerts)
    .where(eq(alerts.addressId, address?.id ?? 0))
    .orderBy(alerts.id);
};

const daysLeft = (row: AlertRow | undefined) => Math.round(((row?.endsAt?.getTime() ?? 0) - Date.now()) / 86_400_000);

/** Asks for an alert; the mails that were sent. */
async function request(email: string, search = 'v1:search=cuoco', who: Person = asVisitor) {
  const { sent, bindings } = mailTransport();
  const answer = await who.post('/api/alerts', { email, search }, { bindings });
  return { answer, sent };
}

/** Asks for an alert of a new address, or of this one: the address and the token of the mailed link. */
async function requested(email = newEmail(), search?: string) {
  return { email, token: tokenTo((await request(email, search)).sent, email) };
}

const confirm = (token: string | null) => asVisitor.post('/api/alerts/confirm', { token });

describe('asking for an alert', () => {
  test('mails a link to the address, and nothing is sent until it is used', async () => {
    const email = newEmail();
    const { answer, sent } = await request(email);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ created: false });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: email, subject: 'Conferma il tuo avviso' });
    expect(sent[0]?.headers).toBeUndefined();
    const [row] = await alertsOf(email);
    expect(row).toMatchObject({ search: 'v1:search=cuoco', confirmedAt: null });
    // Only what the token hashes to is stored.
    expect(JSON.stringify(await testDb().select().from(alerts))).not.toContain(tokenTo(sent, email));
  });

  test('carries no word of a stranger to that address', async () => {
    const typed = 'Vinci subito su truffa.example';
    const search = `v1:${new URLSearchParams({ search: typed, location: typed, category: 'Turismo' })}`;
    const { sent } = await request(newEmail(), search);
    expect(sent[0]?.text).toContain('Turismo');
    expect(`${sent[0]?.subject}${sent[0]?.text}${sent[0]?.html}`).not.toMatch(/Vinci|truffa/);
  });

  test('answers the same for an address that is known and for one that is not', async () => {
    const { email: known } = await makeUser();
    await makeAlert({ email: known });
    const stated = async (email: string, search?: string) => {
      const { answer, sent } = await request(email, search);
      return [answer.status, await answer.text(), sent.length];
    };
    const answers = [await stated(known), await stated(newEmail()), await stated(known, 'v1:')];
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });

  test('resolves the place when it is saved; a CAP of several municipalities stays as it was typed', async () => {
    const email = newEmail();
    await request(email, 'v1:location=boario&lat=45.95678&lon=10.3&radius=20');
    expect((await alertsOf(email))[0]?.search).toBe('v1:lat=45.96&location=Darfo+Boario+Terme&lon=10.3&radius=20');
    const text = async (search: string) => (await request(newEmail(), search)).sent[0]?.text;
    expect(await text('v1:location=25040')).toContain('Cerca: 25040.');
    expect(await text('v1:location=25056&radius=20')).toContain('Cerca: Ponte di Legno, entro 20 km.');
  });

  test.each([
    ['email', { email: 'a@example.org\r\nBcc: tutti@example.org', search: 'v1:' }],
    ['search', { email: 'a@example.org', search: 'search=cuoco' }],
    ['search', { email: 'a@example.org', search: 'v1:type=Notte' }],
    ['search', { email: 'a@example.org' }],
  ])('refuses %s of %j', async (field, body) => {
    expect(Object.keys(await refusedFields(await asVisitor.post('/api/alerts', body)))).toEqual([field]);
  });
});

describe('the link', () => {
  test('starts the alert for a year, once; used again it says so', async () => {
    const { email, token } = await requested();
    expect((await confirm(token)).status).toBe(200);
    const [row] = await alertsOf(email);
    expect(daysLeft(row)).toBe(365);
    expect(row).toMatchObject({ confirmedAt: expect.any(Date), confirmHash: null });
    expect(await refusedFields(await confirm(token))).toEqual({ token: DEAD_ALERT_LINK });
  });

  test('is dead after seven days, and the address goes with the night', async () => {
    const { email, token } = await requested();
    const [{ id = 0 } = {}] = await alertsOf(email);
    const confirmUntil = new Date(Date.now() - 1);
    await testDb().update(alerts).set({ confirmUntil }).where(eq(alerts.id, id));
    for (const dead of [token, 'A'.repeat(43), '', null])
      expect(await refusedFields(await confirm(dead))).toEqual({ token: DEAD_ALERT_LINK });
    await runScheduled('10 3 * * *', env, new Date());
    expect(await alertsOf(email)).toEqual([]);
    expect(await testDb().$count(alertAddresses, eq(alertAddresses.email, email))).toBe(0);
  });

  test('of a search that the address has already gives it another year, paused or not', async () => {
    const email = newEmail();
    const soon = addDays(new Date(), 3);
    await makeAlert({ email, search: 'v1:search=cuoco', pausedAt: new Date(), endsAt: soon, promptedAt: new Date() });
    await confirm((await requested(email)).token);
    const rows = await alertsOf(email);
    expect(rows).toMatchObject([{ pausedAt: null, promptedAt: null }]);
    expect(rows[0]?.endsAt?.getTime()).toBeGreaterThan(soon.getTime());
  });

  test('that nobody opened leaves an alert that was there as it was', async () => {
    const email = newEmail();
    await makeAlert({ email, search: 'v1:search=cuoco' });
    await request(email);
    await runScheduled('10 3 * * *', env, addDays(new Date(), 8));
    const untouched = { confirmHash: null, confirmUntil: null, confirmedAt: expect.any(Date) };
    expect(await alertsOf(email)).toMatchObject([untouched]);
  });

  test(`starts no more than ${MAX_ALERTS} alerts of an address`, async () => {
    const email = newEmail();
    for (let n = 1; n <= MAX_ALERTS; n++) await makeAlert({ email, search: `v1:search=mestiere${n}` });
    await expectProblem(await confirm((await requested(email)).token), 409, /10 avvisi/);
    expect((await alertsOf(email)).filter(({ confirmedAt }) => confirmedAt !== null)).toHaveLength(MAX_ALERTS);
  });
});

describe('signed in', () => {
  test('with a proved address it starts at once; twice it is one', async () => {
    const person = await asWorker();
    const { email } = person.account;
    const requested = [await request(email, 'v1:town=breno', person), await request(email, 'v1:town=breno', person)];
    for (const { answer, sent } of requested) expect([answer.status, sent]).toEqual([201, []]);
    const own = await (await person.get('/api/alerts')).json();
    expect(own).toMatchObject({ email, alerts: [{ search: 'v1:radius=15&town=breno', purgedAt: null }] });
  });

  test('an address that is not proved, or not its own, is asked first', async () => {
    const [unproved, proved] = [await asAccount(await makeUser({ emailVerifiedAt: null })), await asWorker()];
    for (const [who, email] of [
      [unproved, unproved.account.email],
      [proved, newEmail()],
      [proved, unproved.account.email],
    ] as const) {
      const { answer, sent } = await request(email, `v1:search=${uniqueWord()}`, who);
      expect([answer.status, sent.map(({ to }) => to)]).toEqual([202, [email]]);
    }
  });

  test('an alert that a stranger asked for belongs neither to the address nor to the stranger', async () => {
    const [stranger, owner] = [await asStranger(), await asWorker()];
    const seenBy = async (who: Person) => (await who.get('/api/alerts')).json();
    const { sent } = await request(owner.account.email, 'v1:search=cuoco', stranger);
    expect(await seenBy(owner)).toMatchObject({ alerts: [] });
    await confirm(tokenTo(sent, owner.account.email));
    expect(await seenBy(owner)).toMatchObject({ alerts: [{ search: 'v1:search=cuoco' }] });
    expect(await seenBy(stranger)).toMatchObject({ alerts: [] });
  });

  test('an account with an address that nobody has proved sees none, whatever that address gets', async () => {
    const account = await makeUser({ emailVerifiedAt: null });
    await makeAlert({ email: account.email });
    expect(await (await (await asAccount(account)).get('/api/alerts')).json()).toEqual({ email: null, alerts: [] });
  });

  test(`no more than ${MAX_ALERTS}, and it is said`, async () => {
    const person = await asWorker();
    const { email } = person.account;
    for (let n = 1; n <= MAX_ALERTS; n++) await makeAlert({ email, search: `v1:search=mestiere${n}` });
    await expectProblem((await request(email, 'v1:search=altro', person)).answer, 409);
    // One that is there already is no further one.
    expect((await request(email, 'v1:search=mestiere3', person)).answer.status).toBe(201);
    expect(await alertsOf(email)).toHaveLength(MAX_ALERTS);
  });
});

const signed = (purpose: 'manage-alerts' | 'end-alerts', sub: string) =>
  sign(purpose, { sub }, { secret: env.JWT_SECRET, expiresAt: null });
const byLink = async (subject: string) => ({
  headers: { Authorization: `Link ${await signed('manage-alerts', subject)}` },
});

const rowOf = async ({ id }: AlertRow) => (await testDb().select().from(alerts).where(eq(alerts.id, id)))[0];

describe('by the link of a mail', () => {
  test('an alert is paused, resumed with what is published from then on, and deleted once', async () => {
    const { alert, address } = await makeAlert();
    const path = `/api/alerts/${alert.publicId}`;
    const set = async (paused: boolean) =>
      asVisitor.post(path, { paused }, { method: 'PATCH', ...(await byLink(address.publicId)) });
    expect(await (await set(true)).json()).toMatchObject({ id: alert.publicId, paused: true });
    expect((await rowOf(alert))?.pausedAt).not.toBeNull();
    expect(await (await set(false)).json()).toMatchObject({ paused: false });
    const since = (await rowOf(alert))?.since;
    expect(since?.getTime()).toBeGreaterThan(alert.since.getTime());
    // Resuming an alert that is not paused changes nothing.
    await set(false);
    expect((await rowOf(alert))?.since).toEqual(since);
    const remove = async () => asVisitor.send(path, { method: 'DELETE', ...(await byLink(address.publicId)) });
    expect((await remove()).status).toBe(200);
    expect(await rowOf(alert)).toBeUndefined();
    await expectProblem(await remove(), 404);
  });

  test('those of another address are not there', async () => {
    const own = await makeAlert();
    const other = await makeAlert();
    const who = await byLink(own.address.publicId);
    const path = `/api/alerts/${other.alert.publicId}`;
    await expectProblem(await asVisitor.post(path, { paused: true }, { method: 'PATCH', ...who }), 404);
    await expectProblem(await asVisitor.send(path, { method: 'DELETE', ...who }), 404);
    expect(await rowOf(other.alert)).toMatchObject({ pausedAt: null });
    const seen = await (await asVisitor.get('/api/alerts', who)).json();
    expect(seen).toMatchObject({ alerts: [{ id: own.alert.publicId }] });
  });
});

describe('one click in a mail program', () => {
  const oneClick = (token: string, headers: HeadersInit = {}) =>
    asVisitor.send(`/api/unsubscribe?token=${encodeURIComponent(token)}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      headers,
    });

  test('ends all alerts of the address and forgets it, with the mails on their way; again it changes nothing', async () => {
    const { alert, address } = await makeAlert();
    await makeAlert({ email: address.email, search: 'v1:search=altro' });
    const stored = await makeAlert();
    const mail = { subject: 'Prova', text: 'Testo', html: '<p>Testo</p>', unsubscribeUrl: 'https://example.org' };
    const now = new Date();
    for (const { publicId, email: recipient } of [address, stored.address])
      for (const cause of [
        digestCause(publicId, '2026-11-10'),
        `${renewalCauses(publicId)}2026-11-10` as const,
        digestCause(publicId, '2026-11-09'),
        digestCause(publicId, '2026-11-08'),
      ])
        await toOutbox(testDb(), { cause, recipient, mail, now });
    // One is given up, and one has been sent, which is no mail on its way.
    const statuses = { '2026-11-09': 'undelivered', '2026-11-08': 'sent' } as const;
    for (const [day, status] of Object.entries(statuses))
      await testDb()
        .update(outbox)
        .set({ status })
        .where(like(outbox.cause, `%:${day}`));
    const token = await signed('end-alerts', address.publicId);
    for (let click = 0; click < 2; click++) expect((await oneClick(token)).status).toBe(200);
    expect(await rowOf(alert)).toBeUndefined();
    expect(await testDb().$count(alertAddresses, eq(alertAddresses.id, address.id))).toBe(0);
    expect(await mailsTo(address.email)).toMatchObject([{ status: 'sent' }]);
    expect(await rowOf(stored.alert)).toBeDefined();
    expect(await mailsTo(stored.address.email)).toHaveLength(4);
  });

  const severalParts = new FormData();
  severalParts.set('List-Unsubscribe', 'One-Click');

  test.each([
    ['a form of several parts', { body: severalParts }],
    ['no body', {}],
    ['plain text', { body: 'List-Unsubscribe=One-Click' }],
  ])('comes as %s, too', async (_what, init) => {
    const { alert, address } = await makeAlert();
    const path = `/api/unsubscribe?token=${await signed('end-alerts', address.publicId)}`;
    expect((await asVisitor.send(path, { method: 'POST', ...init })).status).toBe(200);
    expect(await rowOf(alert)).toBeUndefined();
  });

  test('a GET changes nothing, and leads to the page with the button, which works without script', async () => {
    const { alert, address } = await makeAlert();
    const token = await signed('end-alerts', address.publicId);
    const answer = await asVisitor.get(`/api/unsubscribe?token=${token}`);
    expect(answer.status).toBe(303);
    const page = await asVisitor.get(answer.headers.get('Location') ?? '');
    expect(await page.text()).toContain(`<form action="/api/unsubscribe?token=${token}" method="post">`);
    expect(await rowOf(alert)).toBeDefined();
    const pressed = await oneClick(token, { Accept: 'text/html,application/xhtml+xml' });
    expect(pressed.status).toBe(303);
    expect(await rowOf(alert)).toBeUndefined();
    expect(await (await asVisitor.get(pressed.headers.get('Location') ?? '')).text()).toContain('Non le ricevi più');
  });

  test('with a token that nobody has signed, or for something else, changes nothing and says so', async () => {
    const { alert, address } = await makeAlert();
    const forged = [await signed('manage-alerts', address.publicId), 'x', ''];
    for (const token of forged) expect(await refusedFields(await oneClick(token))).toEqual({ token: DEAD_END_LINK });
    const pressed = await oneClick('x', { Accept: 'text/html' });
    expect(pressed.headers.get('Location')).toBe('/avvisi/fine');
    expect(await (await asVisitor.get('/avvisi/fine')).text()).toContain('Questo link non è valido');
    expect(await rowOf(alert)).toBeDefined();
  });

  test('is not limited for a mail service that posts for all its people; guessing is', async () => {
    const bindings = withBindings({ RATE_LIMITS: 'on' });
    const headers = { 'cf-connecting-ip': '203.0.113.99' };
    const send = async (token: string) =>
      (await asVisitor.send(`/api/unsubscribe?token=${token}`, { method: 'POST', bindings, headers })).status;
    const real: number[] = [];
    const guessed: number[] = [];
    for (let n = 0; n < 25; n++) {
      real.push(await send(await signed('end-alerts', (await makeAlert()).address.publicId)));
      guessed.push(await send('guess'));
    }
    expect(new Set(real)).toEqual(new Set([200]));
    // A minute may end in between.
    expect(guessed).toContain(429);
  });
});

describe('after twelve months', () => {
  const MORNING = new Date('2027-11-10T06:00:00Z');
  const wake = async (now: Date) => {
    const { sent, bindings } = mailTransport();
    await runScheduled('* * * * *', bindings, now);
    return sent;
  };

  test('one mail asks about all that are due, once; without an answer they end', async () => {
    const { alert, address } = await makeAlert({ endsAt: addDays(MORNING, -1), search: 'v1:search=cuoco' });
    const { email } = address;
    const pausedAt = addDays(MORNING, -100);
    const paused = await makeAlert({ email, endsAt: MORNING, pausedAt, search: 'v1:category=Sport' });
    const young = await makeAlert({ email, endsAt: addDays(MORNING, 1), search: 'v1:type=Weekend' });
    const own = (mails: Awaited<ReturnType<typeof wake>>) => mails.filter(({ to }) => to === address.email);
    expect(own(await wake(new Date(MORNING.getTime() - 1)))).toEqual([]);
    const [mail, ...more] = own(await wake(MORNING));
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Vuoi ancora ricevere gli avvisi?');
    expect(mail?.text).toMatch(/· “cuoco”\n· Sport e Tempo Libero\n/);
    expect(mail?.text).not.toContain('weekend');
    expect(mail?.headers?.['List-Unsubscribe']).toContain('/api/unsubscribe');
    expect(own(await wake(new Date(MORNING.getTime() + 60_000)))).toEqual([]);
    await runScheduled('10 3 * * *', env, addDays(MORNING, ALERT_RENEWAL_DAYS - 1));
    expect(await rowOf(alert)).toBeDefined();
    await runScheduled('10 3 * * *', env, addDays(MORNING, ALERT_RENEWAL_DAYS));
    expect([await rowOf(alert), await rowOf(paused.alert)]).toEqual([undefined, undefined]);
    expect(await rowOf(young.alert)).toBeDefined();
  });

  test('a yes gives another year', async () => {
    const past = { endsAt: addDays(new Date(), -1), promptedAt: addDays(new Date(), -13) };
    const { alert, address } = await makeAlert(past);
    const who = await byLink(address.publicId);
    const seen = await (await asVisitor.get('/api/alerts', who)).json();
    expect(seen).toMatchObject({ alerts: [{ purgedAt: expect.any(String) }] });
    expect((await asVisitor.post('/api/alerts/renew', {}, who)).status).toBe(200);
    const row = await rowOf(alert);
    expect([row?.promptedAt, daysLeft(row)]).toEqual([null, 365]);
    await runScheduled('10 3 * * *', env, addDays(new Date(), 2));
    expect(await rowOf(alert)).toBeDefined();
  });
});
