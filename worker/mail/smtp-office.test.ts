import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { users } from '../db/tables/accounts.ts';
import { outbox } from '../db/tables/mail.ts';
import { withBindings } from '../testing/bindings.ts';
import { makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { readMessage } from '../testing/read-message.ts';
import { toOutbox } from './outbox.ts';
import { sendAllWaiting, sendWaiting } from './send-waiting.ts';

const ports = inject('smtp');
const start = new Date('2026-03-01T08:00:00Z');
const MINUTE = 60_000;
const PASSWORD = 'pàss wörd';

/** A connection, as `test/smtp` has heard it. */
type Heard = {
  readonly lines: readonly string[];
  readonly messages: readonly { readonly from: string; readonly to: string; readonly data: string }[];
  readonly encrypted: boolean;
};

type Replaced = Parameters<typeof withBindings>[0];

/** Bindings that send through one of the servers; the mail binding takes none. */
const through = (server: keyof typeof ports, settings: Readonly<Record<string, string>> = {}): Env =>
  withBindings({
    EMAIL: { send: () => Promise.reject(new Error('not this one')) } as unknown as SendEmail,
    MAIL_PROVIDER: 'smtp',
    SMTP_HOST: 'localhost',
    SMTP_PORT: String(ports[server]),
    SMTP_TLS: 'off',
    SMTP_USER: 'lavoro',
    SMTP_PASSWORD: PASSWORD,
    ...settings,
  } as Replaced);

const MAIL = { subject: 'Prova', text: 'Testo\n', html: '<p>Testo</p>' };

async function put(
  local = 'a',
  mail: Partial<typeof MAIL & { unsubscribeUrl: string }> = {},
  replyTo: string | null = null,
) {
  const recipient = `${local}@${uniqueWord()}.example`;
  await toOutbox(testDb(), {
    cause: `moderation:${uniqueWord()}`,
    recipient,
    replyTo,
    mail: { ...MAIL, ...mail },
    now: start,
  });
  return recipient;
}

const rowOf = async (recipient: string) =>
  (await testDb().select().from(outbox).where(eq(outbox.recipient, recipient)))[0];

const allHeard = async (): Promise<Heard[]> => (await fetch(`http://127.0.0.1:${ports.heard}/`)).json();

/** Connections in which an address was named. */
const heardOf = async (recipient: string): Promise<Heard[]> =>
  (await allHeard()).filter(({ lines }) => lines.some((line) => line.includes(recipient)));

const messageTo = async (recipient: string) =>
  (await heardOf(recipient)).flatMap(({ messages }) => messages).filter(({ to }) => to === recipient);

beforeEach(async () => {
  await testDb().delete(outbox);
});

describe('a mail server', () => {
  test.each([
    ['plain', {}],
    ['login', {}],
    ['implicit', { SMTP_TLS: 'implicit' }],
    ['starttls', { SMTP_TLS: 'starttls' }],
  ] as const)('of the kind %s gets a mail once, in the right order', async (server, settings) => {
    const recipient = await put();
    await sendWaiting(through(server, settings), start);
    await sendWaiting(through(server, settings), new Date(start.getTime() + 60 * MINUTE));
    expect(await rowOf(recipient)).toMatchObject({ status: 'sent', failure: null, bodyText: '' });
    const [connection, ...more] = await heardOf(recipient);
    expect(more).toEqual([]);
    expect(connection?.encrypted).toBe(server === 'implicit' || server === 'starttls');
    const verbs = connection?.lines.map((line) => line.split(' ')[0]);
    const begin = server === 'starttls' ? ['EHLO', 'STARTTLS', 'EHLO'] : ['EHLO'];
    const auth = server === 'login' ? ['AUTH', expect.any(String), expect.any(String)] : ['AUTH'];
    expect(verbs).toEqual([...begin, ...auth, 'MAIL', 'RCPT', 'DATA', 'QUIT']);
    expect(connection?.messages).toMatchObject([{ from: 'avvisi@example.org', to: recipient }]);
  });

  test('gets all mails of a run in one connection', async () => {
    const recipients = [await put(), await put(), await put()];
    await sendWaiting(through('plain'), start);
    const [connection] = await heardOf(recipients[0] ?? '');
    expect(connection?.messages.map(({ to }) => to).sort()).toEqual(recipients.sort());
  });

  test('that ends a connection after some mails is called again', async () => {
    const recipients = [await put(), await put(), await put(), await put(), await put()];
    await sendWaiting(through('few'), start);
    for (const recipient of recipients) {
      expect(await rowOf(recipient)).toMatchObject({ status: 'sent', attempts: 1 });
      expect(await messageTo(recipient)).toHaveLength(1);
    }
  });
});

describe('a message', () => {
  test('holds any text unharmed: both parts, dots, long lines, letters of all kinds', async () => {
    const text = `.\r\n..due\n.fine\nÈ già così: “ciao” 👋🏽 = ${'lungo '.repeat(60)}\nspazio \n\ttab\t\n`;
    const html = `<p>.${'à'.repeat(900)}</p>\n.\n<p>fine</p>`;
    const subject = `Nuova candidatura: ${'perché sì, è così '.repeat(8)}👩🏽‍🍳`;
    const unsubscribeUrl = 'https://example.org/end?token=x';
    const recipient = await put('a', { subject, text, html, unsubscribeUrl }, 'chi@scrive.example');
    await sendAllWaiting(through('plain'), start);
    const [message] = await messageTo(recipient);
    const data = message?.data ?? '';
    expect(data).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    expect(Math.max(...data.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    const { headers, parts } = readMessage(data);
    expect(headers).toMatchObject({
      from: '"Lavoro in Valle" <avvisi@example.org>',
      to: `<${recipient}>`,
      'reply-to': '<chi@scrive.example>',
      subject,
      'mime-version': '1.0',
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(headers.date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} \+0000$/);
    expect(headers['message-id']).toMatch(/^<\d+\.\d+@example\.org>$/);
    expect(parts).toEqual([
      ['text/plain; charset=utf-8', text.replaceAll(/\r\n|\n/g, '\r\n')],
      ['text/html; charset=utf-8', html.replaceAll('\n', '\r\n')],
    ]);
  });

  test('has the same id at every try, so that a repeated one is known', async () => {
    const recipient = await put('hangup');
    await sendWaiting(through('plain'), start);
    await sendWaiting(through('plain'), new Date(start.getTime() + 2 * MINUTE));
    const ids = (await messageTo(recipient)).map(({ data }) => readMessage(data).headers['message-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('takes no command from an address', async () => {
    const bad = `a>\r\nRCPT TO:<b@${uniqueWord()}.example`;
    const row = { cause: uniqueWord(), recipient: bad, subject: 'x', bodyText: 'x', bodyHtml: 'x' };
    await testDb()
      .insert(outbox)
      .values({ ...row, createdAt: start, nextAttemptAt: start });
    await sendWaiting(through('plain'), start);
    expect(await rowOf(bad)).toMatchObject({ status: 'undelivered', failure: 'SMTP_ADDRESS' });
  });
});

describe('a refusal', () => {
  test.each(['550-5.1.1', '550-5.1.10', '553-5.1.3', '550-5.2.1'])(
    'of a mailbox, %s, is final, and its account knows',
    async (reply) => {
      const recipient = await put(`rcpt-${reply}`);
      const user = await makeUser({ email: recipient });
      const other = await put();
      await sendWaiting(through('plain'), start);
      const failure = `SMTP_RCPT_${reply.replaceAll(/[-.]/g, '_')}`;
      expect(await rowOf(recipient)).toMatchObject({ status: 'undelivered', failure });
      expect(await testDb().select().from(users).where(eq(users.id, user.id))).toMatchObject([
        { mailRefusedAt: start },
      ]);
      expect(await rowOf(other)).toMatchObject({ status: 'sent' });
    },
  );

  test.each([
    'rcpt-450-4.2.0',
    'rcpt-550',
    'rcpt-550-5.7.1',
    'rcpt-452-4.2.2',
    'message-451-4.3.0',
    'message-554-5.6.0',
  ])('%s is tried again, and nobody is told', async (local) => {
    const recipient = await put(local);
    const user = await makeUser({ email: recipient });
    const other = await put();
    await sendWaiting(through('plain'), start);
    expect(await rowOf(recipient)).toMatchObject({
      status: 'waiting',
      failure: expect.stringMatching(/^SMTP_(RCPT|MESSAGE)_/),
    });
    expect(await testDb().select().from(users).where(eq(users.id, user.id))).toMatchObject([{ mailRefusedAt: null }]);
    expect(await rowOf(other)).toMatchObject({ status: 'sent' });
  });
});

test('a mail whose answer was lost is left alone while it is claimed', async () => {
  const recipient = await put('hangup');
  const next = await put();
  await sendWaiting(through('plain'), start);
  const lease = new Date(start.getTime() + 2 * MINUTE);
  expect(await rowOf(recipient)).toMatchObject({ status: 'waiting', nextAttemptAt: lease, failure: 'SMTP_CLOSED' });
  expect(await rowOf(next)).toMatchObject({ status: 'sent' });
});

describe('a server that cannot be used', () => {
  test.each([
    ['is not there', 'nobody', {}, /^SMTP_(CONNECTION|CLOSED)$/],
    ['does not know the password', 'plain', { SMTP_PASSWORD: 'un’altra' }, /^SMTP_AUTH_535_5_7_8$/],
    ['does not know it by LOGIN', 'login', { SMTP_PASSWORD: 'un’altra' }, /^SMTP_AUTH_535_5_7_8$/],
    ['offers no way to log in', 'otherAuth', {}, /^SMTP_NO_AUTH$/],
    ['offers no encryption', 'plain', { SMTP_TLS: 'starttls' }, /^SMTP_NO_STARTTLS$/],
    ['speaks before it encrypts', 'injects', { SMTP_TLS: 'starttls' }, /^SMTP_(TLS|CONNECTION)$/],
    ['does not encrypt from the start', 'plain', { SMTP_TLS: 'implicit' }, /^SMTP_(CONNECTION|CLOSED|TIMEOUT)$/],
  ] as const)('as it %s gets no mail, and is asked once in a run', async (_what, server, settings, failure) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const recipients = [await put(), await put(), await put()];
    await sendWaiting(through(server, settings), start);
    const rows = await Promise.all(recipients.map(rowOf));
    expect(rows.map((row) => row?.status)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(rows.map((row) => row?.attempts).sort()).toEqual([0, 0, 1]);
    expect(rows.find((row) => row?.failure)?.failure).toMatch(failure);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/@|un’altra|p.ss|lavoro/);
    log.mockRestore();
    await sendWaiting(through('plain'), new Date(start.getTime() + MINUTE));
    for (const recipient of recipients) expect(await messageTo(recipient)).toHaveLength(1);
  });

  test('hears neither name nor password before it encrypts', async () => {
    const before = (await allHeard()).length;
    await put();
    await sendWaiting(through('plain', { SMTP_TLS: 'starttls' }), start);
    expect((await allHeard()).slice(before).map(({ lines }) => lines)).toEqual([['EHLO [127.0.0.1]']]);
  });

  test('and has a certificate that nobody trusts hears nothing', async () => {
    const before = (await allHeard()).length;
    const recipient = await put();
    await sendWaiting(through('stranger', { SMTP_TLS: 'implicit' }), start);
    expect(await rowOf(recipient)).toMatchObject({ status: 'waiting', failure: expect.stringMatching(/^SMTP_C/) });
    expect((await allHeard()).slice(before).map(({ lines }) => lines)).toEqual([[]]);
  });
});

test('a server that says nothing any more is left after some seconds, and its mail is tried again', async () => {
  const recipient = await put('silent');
  await sendWaiting(through('plain'), start);
  expect(await rowOf(recipient)).toMatchObject({ status: 'waiting', failure: 'SMTP_TIMEOUT' });
});

test('no message is begun once the run has no time left, however long the talk before it took', async () => {
  const recipient = await put();
  let asked = 0;
  // Late at the fourth look: after the claim and the talk, before the message.
  const clock = () => start.getTime() + (++asked > 3 ? 26_000 : 0);
  await sendWaiting(through('plain'), start, { clock, since: start.getTime() });
  expect(await messageTo(recipient)).toEqual([]);
  expect(await rowOf(recipient)).toMatchObject({ status: 'waiting' });
});
