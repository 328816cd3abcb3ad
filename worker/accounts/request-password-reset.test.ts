import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { doneSchema } from '../../shared/accounts.ts';
import { accountLinks, users } from '../db/tables/accounts.ts';
import { outbox } from '../db/tables/mail.ts';
import { dailyCounts } from '../db/tables/search.ts';
import { hashLinkToken } from '../link-token.ts';
import { withBindings } from '../testing/bindings.ts';
import { makeUser, newEmail, testDb } from '../testing/factories.ts';
import { postOffice } from '../testing/post-office.ts';
import { asVisitor } from '../testing/requests.ts';
import { roomInMinute } from '../testing/room-in-minute.ts';
import { strict } from '../testing/strict.ts';

const forgot = (email: string, bindings: Env = env) => asVisitor.post('/api/password/forgot', { email }, { bindings });

beforeEach(async () => {
  await testDb().delete(outbox);
  await testDb().delete(accountLinks);
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
    const rows = await testDb().select().from(accountLinks);
    expect(rows).toMatchObject([{ kind: 'reset', userId: user.id, tokenHash: hashLinkToken(token), usedAt: null }]);
    expect(Math.abs((rows[0]?.expiresAt.getTime() ?? 0) - Date.now() - 3_600_000)).toBeLessThan(10_000);
  });

  test('no table holds the token once the mail is out', async () => {
    const { email } = await makeUser();
    const { sent, bindings } = postOffice();
    await forgot(email, bindings);
    const token = /#token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? 'none';
    for (const table of [accountLinks, outbox, users, dailyCounts])
      expect(JSON.stringify(await testDb().select().from(table))).not.toContain(token);
  });

  test('gets another link each time', async () => {
    const { email } = await makeUser();
    const { sent, bindings } = postOffice();
    for (let time = 0; time < 3; time++) await forgot(email, bindings);
    expect(new Set(sent.map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1])).size).toBe(3);
  });
});

describe('an address that nobody has', () => {
  test('gets the same answer, letter by letter, and no mail', async () => {
    const { email } = await makeUser();
    const { sent, bindings } = postOffice();
    const known = await forgot(email, bindings);
    const unknown = await forgot(newEmail(), bindings);
    expect(sent.map(({ to }) => to)).toEqual([email]);
    expect(unknown.status).toBe(202);
    const [one, other] = [await known.text(), await unknown.text()];
    expect(other).toBe(one);
    expect(strict(doneSchema).parse(JSON.parse(other)).message).toBe(
      'Se c’è un account con questa email, tra poco ricevi un link per scegliere una nuova password.',
    );
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
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

  test('ten requests a minute for an address: a flood is not even counted', async () => {
    await roomInMinute(15);
    await testDb().delete(dailyCounts);
    const email = newEmail();
    for (let time = 0; time < 12; time++) await ask(email);
    expect(await testDb().select({ count: dailyCounts.count }).from(dailyCounts)).toEqual([{ count: 10 }]);
  });
});
