import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { doneSchema } from '../../shared/accounts.ts';
import { romeDay } from '../../shared/dates.ts';
import { openDatabase } from '../db/client.ts';
import { passwordResets, users } from '../db/tables/accounts.ts';
import { outbox } from '../db/tables/mail.ts';
import { dailyCounts } from '../db/tables/search.ts';
import { hashLinkToken } from '../link-token.ts';
import { costOf, withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { postOffice } from '../testing/post-office.ts';
import { asVisitor } from '../testing/requests.ts';
import { roomInMinute } from '../testing/room-in-minute.ts';
import { strict } from '../testing/strict.ts';
import { requestPasswordReset } from './reset-password.ts';

const forgot = (email: string, bindings: Env = env) => asVisitor.post('/api/password/forgot', { email }, { bindings });
const nobody = (): string => `${uniqueWord()}@example.org`;

beforeEach(async () => {
  await testDb().delete(outbox);
  await testDb().delete(passwordResets);
});

describe('an address with an account', () => {
  test('is mailed a link, in the case it is stored in', async () => {
    const { email } = await makeUser();
    const { sent, bindings } = postOffice();
    expect((await forgot(` ${email.toUpperCase()} `, bindings)).status).toBe(202);
    const [mail] = sent;
    expect(sent).toHaveLength(1);
    expect(mail).toMatchObject({ to: email, subject: 'Scegli una nuova password' });
    const link = /http:\/\/localhost:8787\/reimposta-password#token=[\w-]{43}\n/;
    expect(mail?.text).toMatch(link);
    expect(mail?.html).toContain(`href="${link.exec(mail?.text ?? '')?.[0].trim()}"`);
  });

  test('the mail says until when, in Rome, and what to do if it was somebody else', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime('2026-07-14T21:30:00Z');
      const { email } = await makeUser();
      const { sent, bindings } = postOffice();
      await forgot(email, bindings);
      expect(sent[0]?.text).toContain(
        'fino alle 00:30 del 15 luglio 2026 (ora italiana) e si può usare una volta sola.',
      );
      expect(sent[0]?.text).toContain('Se non sei stata/o tu, non fare nulla');
    } finally {
      vi.useRealTimers();
    }
  });

  test('has a token of 256 bits, of which only the hash is kept, for an hour', async () => {
    const user = await makeUser();
    const { sent, bindings } = postOffice();
    await forgot(user.email, bindings);
    const token = /#token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await testDb().select().from(passwordResets);
    expect(rows).toMatchObject([{ userId: user.id, tokenHash: hashLinkToken(token), usedAt: null }]);
    expect(Math.abs((rows[0]?.expiresAt.getTime() ?? 0) - Date.now() - 3_600_000)).toBeLessThan(10_000);
  });

  test('no table holds the token once the mail is out', async () => {
    const { email } = await makeUser();
    const { sent, bindings } = postOffice();
    await forgot(email, bindings);
    const token = /#token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? 'none';
    for (const table of [passwordResets, outbox, users, dailyCounts])
      expect(JSON.stringify(await testDb().select().from(table))).not.toContain(token);
  });

  test('gets another link each time', async () => {
    const { email } = await makeUser();
    const { sent, bindings } = postOffice();
    for (let time = 0; time < 3; time++) await forgot(email, bindings);
    expect(new Set(sent.map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1])).size).toBe(3);
  });

  test('a post office that is down loses nothing: the mail waits', async () => {
    const { email } = await makeUser();
    expect((await forgot(email, postOffice(() => true).bindings)).status).toBe(202);
    const [mail] = await testDb().select().from(outbox).where(eq(outbox.recipient, email));
    expect(mail).toMatchObject({ status: 'waiting', attempts: 1 });
    expect(mail?.bodyText).toMatch(/#token=/);
  });
});

describe('an address that nobody has', () => {
  test('gets the same answer, letter by letter, and no mail', async () => {
    const { email } = await makeUser();
    const { sent, bindings } = postOffice();
    const known = await forgot(email, bindings);
    const unknown = await forgot(nobody(), bindings);
    expect(sent.map(({ to }) => to)).toEqual([email]);
    expect(unknown.status).toBe(202);
    const [one, other] = [await known.text(), await unknown.text()];
    expect(other).toBe(one);
    expect(strict(doneSchema).parse(JSON.parse(other)).message).toBe(
      'Se c’è un account con questa email, tra poco ricevi un link per scegliere una nuova password.',
    );
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  });

  test('costs the database the same statements, and a row is written', async () => {
    const { email } = await makeUser();
    const ask = (to: string) =>
      costOf(({ DB }) =>
        requestPasswordReset(openDatabase(DB, null), { email: to, siteUrl: env.SITE_URL, now: new Date() }),
      );
    const [known, unknown] = [await ask(email), await ask(nobody())];
    expect(unknown.cost.statements).toBe(known.cost.statements);
    expect(
      await testDb().select({ userId: passwordResets.userId }).from(passwordResets).orderBy(passwordResets.id),
    ).toEqual([{ userId: expect.any(Number) }, { userId: null }]);
    expect(await testDb().$count(outbox)).toBe(1);
  });
});

describe('limits', () => {
  const limited = withBindings({ RATE_LIMITS: 'on' });
  let addresses = 0;
  const ask = (email: string, address = `198.51.100.${++addresses}`) =>
    asVisitor.post(
      '/api/password/forgot',
      { email },
      {
        bindings: limited,
        headers: { 'CF-Connecting-IP': address },
      },
    );

  test('five links a day for an address, whether somebody has it or not', async () => {
    for (const email of [(await makeUser()).email, nobody()]) {
      const statuses: number[] = [];
      for (let time = 0; time < 5; time++) statuses.push((await ask(email)).status);
      expect(statuses).toEqual([202, 202, 202, 202, 202]);
      const { message } = await expectProblem(await ask(email.toUpperCase()), 429);
      expect(message).toBe('Hai raggiunto il limite di oggi. Riprova domani.');
    }
    const counted = await testDb()
      .select()
      .from(dailyCounts)
      .where(eq(dailyCounts.day, romeDay(new Date())));
    expect(counted).toHaveLength(2);
    expect(JSON.stringify(counted)).not.toContain('example');
  });

  test('ten requests a minute for an address: a flood is not even counted', async () => {
    await roomInMinute(15);
    await testDb().delete(dailyCounts);
    const email = nobody();
    for (let time = 0; time < 12; time++) await ask(email);
    expect(await testDb().select({ count: dailyCounts.count }).from(dailyCounts)).toEqual([{ count: 10 }]);
  });

  test('ten requests a minute from an address, whoever they are for', async () => {
    await roomInMinute(15);
    for (let time = 0; time < 10; time++) expect((await ask(nobody(), '192.0.2.7')).status).toBe(202);
    await expectProblem(await ask(nobody(), '192.0.2.7'), 429);
    expect((await ask(nobody(), '192.0.2.8')).status).toBe(202);
  });
});

describe('refusals', () => {
  test.each([
    ['email', '', 'Email non valida'],
    ['email', undefined, 'Email non valida'],
    ['email', 'nessuna', 'Email non valida'],
    ['email', 'a@example.org\r\nBcc: b@example.org', 'Email non valida'],
    ['email', ['a@example.org'], 'Email non valida'],
    ['email', `${'a'.repeat(250)}@example.org`, 'Email non valida'],
    ['next', '/', 'Campo sconosciuto'],
  ])('%s of %j', async (field, value, message) => {
    const answer = await asVisitor.post('/api/password/forgot', { email: 'a@example.org', [field]: value });
    expect(await refusedFields(answer)).toEqual({ [field]: message });
    expect(await testDb().$count(passwordResets)).toBe(0);
  });
});
