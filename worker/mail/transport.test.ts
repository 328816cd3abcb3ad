import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { users } from '../db/tables/accounts.ts';
import { outbox } from '../db/tables/mail.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import { withBindings } from '../testing/bindings.ts';
import { makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { BRAND_HTML } from './layout.ts';
import { toOutbox } from './outbox.ts';
import { sendAllWaiting, sendWaiting } from './send-waiting.ts';

const API = `http://127.0.0.1:${inject('mailApi')}`;
const start = new Date('2026-03-01T08:00:00Z');
const MINUTE = 60_000;
const later = (ms: number): Date => new Date(start.getTime() + ms);

/** Bindings that send through the API; the mail binding takes none. */
const through = (settings: Readonly<Record<string, unknown>> = {}): Env =>
  withBindings({
    EMAIL: { send: () => Promise.reject(new Error('not this one')) } as unknown as SendEmail,
    MAIL_PROVIDER: 'http',
    MAIL_API_URL: `${API}/emails`,
    MAIL_API_KEY: 'la-chiave',
    ...settings,
  } as Parameters<typeof withBindings>[0]);

/** A request, as `test/mail-api.ts` has heard it. */
type Heard = { readonly path: string; readonly headers: Record<string, string>; readonly body: unknown };

const allHeard = async (): Promise<Heard[]> => (await fetch(API)).json();
let before = 0;
const heard = async () => (await allHeard()).slice(before);
const bodies = async () => (await heard()).map(({ body }) => body);

const MAIL = { subject: 'Prova', text: 'Testo', html: '<p>Testo</p>' };

async function put(
  local = 'a',
  mail: Partial<typeof MAIL & { unsubscribeUrl: string; calendar: string }> = {},
  replyTo: string | null = null,
) {
  const recipient = `${local}@${uniqueWord()}.example`;
  const cause = `moderation:${uniqueWord()}` as const;
  await toOutbox(testDb(), { cause, recipient, replyTo, mail: { ...MAIL, ...mail }, now: start });
  return recipient;
}

const rowOf = async (recipient: string) =>
  (await testDb().select().from(outbox).where(eq(outbox.recipient, recipient)))[0];

beforeEach(async () => {
  before = (await allHeard()).length;
  await testDb().delete(outbox);
  await testDb().delete(dailyCounts);
});

const FULL = { html: BRAND_HTML, unsubscribeUrl: 'https://example.org/end?token=x' };
const UNSUBSCRIBE = {
  'List-Unsubscribe': '<https://example.org/end?token=x>',
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
};
const SENDER = 'Lavoro in Valle <avvisi@example.org>';
const PNG = expect.stringMatching(/^iVBORw0KGgo/);
const cid = /src="(cid:([^"]+))"/.exec(BRAND_HTML) ?? [];

const PICTURE = {
  Name: 'lavoro-in-valle.png',
  Content: '{picture}',
  ContentType: 'image/png',
  ContentID: 'cid:lavoro-in-valle',
};
/** As docs/runbook.md has it for Postmark. */
const POSTMARK = {
  From: '{from}',
  To: '{to}',
  ReplyTo: '{replyTo}',
  Subject: '{subject}',
  TextBody: '{text}',
  HtmlBody: '{html}',
  Headers: '{headerList}',
  Attachments: [PICTURE],
};
/** As docs/runbook.md has it for Brevo. */
const BREVO = {
  sender: { name: '{fromName}', email: '{fromEmail}' },
  to: [{ email: '{to}' }],
  replyTo: { email: '{replyTo}' },
  subject: '{subject}',
  textContent: '{text}',
  htmlContent: '{html}',
  headers: '{headers}',
};

describe('a mail', () => {
  test('is one request with all that it has, in the fields that are named where nothing else is set', async () => {
    const to = await put('a', FULL, 'chi@scrive.example');
    await sendAllWaiting(through(), start);
    await sendAllWaiting(through(), later(60 * MINUTE));
    expect(await rowOf(to)).toMatchObject({ status: 'sent', failure: null, bodyText: '' });
    const picture = { content: PNG, filename: 'lavoro-in-valle.png', content_type: 'image/png', content_id: cid[2] };
    expect(await bodies()).toEqual([
      {
        from: SENDER,
        to: [to],
        reply_to: 'chi@scrive.example',
        subject: 'Prova',
        text: 'Testo',
        html: BRAND_HTML,
        headers: UNSUBSCRIBE,
        attachments: [picture],
      },
    ]);
    const headers = { authorization: 'Bearer la-chiave', 'content-type': 'application/json' };
    expect(await heard()).toMatchObject([{ path: '/emails', headers }]);
  });

  test('has its calendar as a file, whose type names the method', async () => {
    const calendar = ['BEGIN:VCALENDAR', 'METHOD:CANCEL', 'SUMMARY:Colloquio: è annullato', 'END:VCALENDAR'].join(
      '\r\n',
    );
    const to = await put('a', { calendar });
    await sendAllWaiting(through(), start);
    const content = Buffer.from(calendar).toString('base64');
    const type = 'text/calendar; charset=utf-8; method=CANCEL';
    expect(await bodies()).toMatchObject([
      { to: [to], attachments: [{ content, filename: 'colloquio.ics', content_type: type }] },
    ]);
    expect(await rowOf(to)).toMatchObject({ status: 'sent', calendar: null });
  });

  test('has the fields and the header for the key that the configuration names', async () => {
    const to = await put('a', FULL, 'chi@scrive.example');
    await sendAllWaiting(through({ MAIL_API_BODY: POSTMARK, MAIL_API_KEY_HEADER: 'X-Postmark-Server-Token' }), start);
    const other = await put();
    await sendAllWaiting(
      through({ MAIL_API_BODY: BREVO, MAIL_API_KEY_HEADER: 'api-key', MAIL_FROM: '"Lavoro, in Valle" <a@b.example>' }),
      start,
    );
    expect(await bodies()).toEqual([
      {
        From: SENDER,
        To: to,
        ReplyTo: 'chi@scrive.example',
        Subject: 'Prova',
        TextBody: 'Testo',
        HtmlBody: BRAND_HTML,
        Headers: Object.entries(UNSUBSCRIBE).map(([Name, Value]) => ({ Name, Value })),
        Attachments: [{ ...PICTURE, Content: PNG, ContentID: cid[1] }],
      },
      {
        sender: { name: 'Lavoro, in Valle', email: 'a@b.example' },
        to: [{ email: other }],
        subject: 'Prova',
        textContent: 'Testo',
        htmlContent: '<p>Testo</p>',
      },
    ]);
    const [postmark, brevo] = (await heard()).map(({ headers }) => headers);
    expect(postmark).toMatchObject({ 'x-postmark-server-token': 'la-chiave' });
    expect(brevo).toMatchObject({ 'api-key': 'la-chiave' });
    expect(brevo).not.toHaveProperty('authorization');
  });

  test('of which nobody knows is left alone while it is claimed, and has the same key at every try', async () => {
    const [lost, silent, next] = [await put('lost'), await put('silent'), await put()];
    await sendWaiting(through(), start);
    const lease = { status: 'waiting', nextAttemptAt: later(2 * MINUTE) };
    expect(await rowOf(lost)).toMatchObject({ ...lease, failure: 'HTTP_CONNECTION' });
    expect(await rowOf(silent)).toMatchObject({ ...lease, failure: 'HTTP_TIMEOUT' });
    expect(await rowOf(next)).toMatchObject({ status: 'sent' });
    await testDb().delete(outbox).where(eq(outbox.recipient, silent));
    await sendWaiting(through(), later(2 * MINUTE));
    const keys = (await heard()).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('a refusal', () => {
  test.each([
    ['s422-406', 'recipient', { status: 'undelivered', failure: 'HTTP_422_406' }],
    ['s413', 'mail', { status: 'undelivered', failure: 'HTTP_413' }],
    ['s400-invalid_parameter', 'later', { status: 'waiting', failure: 'HTTP_400_invalid_parameter' }],
    ['s422-300', 'later', { status: 'waiting', failure: 'HTTP_422_300' }],
    ['s500', 'unknown', { status: 'waiting', failure: 'HTTP_500', nextAttemptAt: later(2 * MINUTE) }],
  ])('%s means %s for the mail, and nothing for the others', async (local, meaning, row) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const recipient = await put(local);
    const user = await makeUser({ email: recipient });
    const other = await put();
    await sendWaiting(through({ MAIL_API_REFUSALS: '405, 406' }), start);
    expect(await rowOf(recipient)).toMatchObject({ ...row, attempts: 1 });
    expect(await rowOf(other)).toMatchObject({ status: 'sent' });
    const notified = await testDb().select().from(users).where(eq(users.id, user.id));
    expect(notified[0]?.mailRefusedAt).toEqual(meaning === 'recipient' ? start : null);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/@|chiave/);
  });

  test.each([
    ['s402', 'the money is used up', null],
    ['s429-daily_quota_exceeded', 'the day is used up', null],
    ['s401', 'the key is wrong', start],
    ['s404', 'the address is wrong', start],
    ['s307', 'it leads elsewhere', start],
    ['s503', 'the service is away', start],
  ])('%s, as %s, ends the run and leaves the others untouched', async (local, _why, failingSince) => {
    const recipients = [await put(local), await put(), await put()];
    await sendWaiting(through({ RATE_LIMITS: 'on' }), start);
    expect(await heard()).toHaveLength(1);
    const rows = await Promise.all(recipients.map(rowOf));
    expect(rows.map((row) => row?.attempts)).toEqual([1, 0, 0]);
    expect(rows[0]).toMatchObject({ status: 'waiting', failingSince });
    expect(await testDb().select().from(dailyCounts)).toMatchObject([{ count: 0 }]);
    await sendWaiting(through(), later(MINUTE / 2));
    expect((await rowOf(recipients[1] ?? ''))?.status).toBe('sent');
  });
});
