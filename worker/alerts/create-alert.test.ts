import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DEAD_ALERT_LINK, MAX_ALERTS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import { type AlertRow, alertAddresses, alerts } from '../db/tables/alerts.ts';
import { runScheduled } from '../scheduled.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { tokenTo } from '../testing/mailed-token.ts';
import { makeAlert } from '../testing/make-alert.ts';
import { postOffice } from '../testing/post-office.ts';
import { asAccount, asVisitor, type Person } from '../testing/requests.ts';

const alertsOf = (email: string): Promise<AlertRow[]> => {
  const address = testDb()
    .select({ id: alertAddresses.id })
    .from(alertAddresses)
    .where(eq(alertAddresses.email, email));
  return testDb().select().from(alerts).where(eq(alerts.addressId, address)).orderBy(alerts.id);
};

/** Asks for an alert; the mails that were sent. */
async function ask(email: string, search = 'v1:search=cuoco', who: Person = asVisitor) {
  const { sent, bindings } = postOffice();
  const answer = await who.post('/api/alerts', { email, search }, { bindings });
  return { answer, sent };
}

const confirm = (token: string, who: Person = asVisitor) => who.post('/api/alerts/confirm', { token });

describe('asking for an alert', () => {
  test('mails a link to the address, and nothing is sent until it is used', async () => {
    const email = newEmail();
    const { answer, sent } = await ask(email);
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
    const { sent } = await ask(newEmail(), search);
    expect(sent[0]?.text).toContain('Turismo');
    expect(`${sent[0]?.subject}${sent[0]?.text}${sent[0]?.html}`).not.toMatch(/Vinci|truffa/);
  });

  test('answers the same for an address that is known and for one that is not', async () => {
    const known = (await makeUser({ emailVerifiedAt: new Date() })).email;
    await makeAlert({ email: known });
    const answers = [await ask(known), await ask(newEmail()), await ask(known, 'v1:')];
    const said = await Promise.all(
      answers.map(async ({ answer, sent }) => [answer.status, await answer.text(), sent.length]),
    );
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  });

  test('resolves the place when it is saved', async () => {
    const email = newEmail();
    await ask(email, 'v1:location=boario&lat=45.95678&lon=10.3&radius=20');
    expect((await alertsOf(email))[0]?.search).toBe('v1:lat=45.96&location=Darfo+Boario+Terme&lon=10.3&radius=20');
  });

  test('says a CAP of several municipalities as it was typed, and the only one of another by its name', async () => {
    const text = async (search: string) => (await ask(newEmail(), search)).sent[0]?.text;
    expect(await text('v1:location=25040')).toContain('Cerca: 25040.');
    expect(await text('v1:location=25056&radius=20')).toContain('Cerca: Ponte di Legno, entro 20 km.');
  });

  test.each([
    ['email', { email: 'nessuno', search: 'v1:' }],
    ['email', { email: 'a@example.org\r\nBcc: tutti@example.org', search: 'v1:' }],
    ['search', { email: 'a@example.org', search: 'search=cuoco' }],
    ['search', { email: 'a@example.org', search: 'v9:search=cuoco' }],
    ['search', { email: 'a@example.org', search: 'v1:type=Notte' }],
    ['search', { email: 'a@example.org' }],
  ])('refuses %s of %j', async (field, body) => {
    expect(Object.keys(await refusedFields(await asVisitor.post('/api/alerts', body)))).toEqual([field]);
  });
});

describe('the link', () => {
  test('starts the alert for a year, once; used again it says so', async () => {
    const email = newEmail();
    const token = tokenTo((await ask(email)).sent, email);
    const answer = await confirm(token);
    expect(answer.status).toBe(200);
    const [row] = await alertsOf(email);
    const year = (row?.endsAt?.getTime() ?? 0) - Date.now();
    expect(Math.round(year / 86_400_000)).toBe(365);
    expect(row).toMatchObject({ confirmedAt: expect.any(Date), confirmHash: null });
    expect(await refusedFields(await confirm(token))).toEqual({ token: DEAD_ALERT_LINK });
  });

  test('opens the alerts of its address, and of no other', async () => {
    const email = newEmail();
    await makeAlert();
    const token = tokenTo((await ask(email)).sent, email);
    const { manageToken } = await (await confirm(token)).json<{ manageToken: string }>();
    const own = await asVisitor.get('/api/alerts', { headers: { Authorization: `Link ${manageToken}` } });
    expect(await own.json()).toMatchObject({ email, alerts: [{ search: 'v1:search=cuoco', paused: false }] });
  });

  test.each(['A'.repeat(43), '', 'x', 'A'.repeat(44), '../../etc', null])('%s is dead', async (token) => {
    expect(await refusedFields(await asVisitor.post('/api/alerts/confirm', { token }))).toEqual({
      token: DEAD_ALERT_LINK,
    });
  });

  test('is dead after seven days, and the address goes with the night', async () => {
    const email = newEmail();
    const token = tokenTo((await ask(email)).sent, email);
    const past = { confirmUntil: new Date(Date.now() - 1) };
    await testDb()
      .update(alerts)
      .set(past)
      .where(eq(alerts.id, (await alertsOf(email))[0]?.id ?? 0));
    expect(await refusedFields(await confirm(token))).toEqual({ token: DEAD_ALERT_LINK });
    await runScheduled('10 3 * * *', env, new Date());
    expect(await alertsOf(email)).toEqual([]);
    expect(await testDb().$count(alertAddresses, eq(alertAddresses.email, email))).toBe(0);
  });

  test('of a search that the address has already gives it another year, paused or not', async () => {
    const email = newEmail();
    const soon = addDays(new Date(), 3);
    await makeAlert({ email, search: 'v1:search=cuoco', pausedAt: new Date(), endsAt: soon, askedAt: new Date() });
    await confirm(tokenTo((await ask(email)).sent, email));
    const rows = await alertsOf(email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ pausedAt: null, askedAt: null });
    expect(rows[0]?.endsAt?.getTime()).toBeGreaterThan(soon.getTime());
  });

  test('that nobody opened leaves an alert that was there as it was', async () => {
    const email = newEmail();
    await makeAlert({ email, search: 'v1:search=cuoco' });
    await ask(email);
    await runScheduled('10 3 * * *', env, addDays(new Date(), 8));
    expect((await alertsOf(email))[0]).toMatchObject({
      confirmHash: null,
      confirmUntil: null,
      confirmedAt: expect.any(Date),
    });
  });

  test(`starts no more than ${MAX_ALERTS} alerts of an address`, async () => {
    const email = newEmail();
    for (let n = 1; n <= MAX_ALERTS; n++) await makeAlert({ email, search: `v1:search=mestiere${n}` });
    const { answer, sent } = await ask(email);
    expect(answer.status).toBe(202);
    const problem = await expectProblem(await confirm(tokenTo(sent, email)), 409);
    expect(problem.message).toContain('10 avvisi');
    expect((await alertsOf(email)).filter(({ confirmedAt }) => confirmedAt !== null)).toHaveLength(MAX_ALERTS);
  });
});

describe('signed in', () => {
  test('with a proved address it starts at once; twice it is one', async () => {
    const person = await asAccount(await makeUser({ emailVerifiedAt: new Date() }));
    const { email } = person.account;
    const asked = [await ask(email, 'v1:town=breno', person), await ask(email, 'v1:town=breno', person)];
    expect(asked.map(({ answer, sent }) => [answer.status, sent.length])).toEqual([
      [201, 0],
      [201, 0],
    ]);
    const own = await (await person.get('/api/alerts')).json();
    expect(own).toMatchObject({ email, alerts: [{ search: 'v1:radius=15&town=breno', purgedAt: null }] });
  });

  test('an address that is not proved, or not its own, is asked first', async () => {
    const unproved = await asAccount(await makeUser({ emailVerifiedAt: null }));
    const proved = await asAccount(await makeUser({ emailVerifiedAt: new Date() }));
    for (const [who, email] of [
      [unproved, unproved.account.email],
      [proved, newEmail()],
      [proved, unproved.account.email],
    ] as const) {
      const { answer, sent } = await ask(email, `v1:search=${uniqueWord()}`, who);
      expect([answer.status, sent.map(({ to }) => to)]).toEqual([202, [email]]);
    }
  });

  test('an alert that a stranger asked for belongs neither to the address nor to the stranger', async () => {
    const stranger = await asAccount(await makeUser({ emailVerifiedAt: new Date() }));
    const owner = await asAccount(await makeUser({ emailVerifiedAt: new Date() }));
    const { sent } = await ask(owner.account.email, 'v1:search=cuoco', stranger);
    expect(await (await owner.get('/api/alerts')).json()).toMatchObject({ alerts: [] });
    await confirm(tokenTo(sent, owner.account.email));
    expect(await (await owner.get('/api/alerts')).json()).toMatchObject({ alerts: [{ search: 'v1:search=cuoco' }] });
    expect(await (await stranger.get('/api/alerts')).json()).toMatchObject({ alerts: [] });
  });

  test('an account with an address that nobody has proved sees none, whatever that address gets', async () => {
    const account = await makeUser({ emailVerifiedAt: null });
    await makeAlert({ email: account.email });
    expect(await (await (await asAccount(account)).get('/api/alerts')).json()).toEqual({ email: null, alerts: [] });
  });

  test(`no more than ${MAX_ALERTS}, and it is said`, async () => {
    const person = await asAccount(await makeUser({ emailVerifiedAt: new Date() }));
    const { email } = person.account;
    for (let n = 1; n <= MAX_ALERTS; n++) await makeAlert({ email, search: `v1:search=mestiere${n}` });
    await expectProblem((await ask(email, 'v1:search=altro', person)).answer, 409);
    // One that is there already is no further one.
    expect((await ask(email, 'v1:search=mestiere3', person)).answer.status).toBe(201);
    expect(await alertsOf(email)).toHaveLength(MAX_ALERTS);
  });
});
