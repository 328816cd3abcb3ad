import type { MailApi, MailPlaceholder, Sender } from '../settings.ts';
import { hasWordmark, WORDMARK_FILE } from './layout.ts';

/** A mail as it is handed to the service that sends it. Every value is one line, but for the two texts. */
export type Letter = {
  /** Repeated at every try, so that a service that looks at it sends a repeated one once. */
  readonly id: string;
  readonly from: Sender;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Goes along as a file that mail programs show as an appointment; null without one. */
  readonly calendar: string | null;
  readonly headers: Readonly<Record<string, string>>;
};

/** Sends a mail through a service. @throws NotTaken where it was not sent, or where nobody knows */
export type MailTransport = (letter: Letter) => Promise<void>;

/**
 * Meaning of a failure for the mail: `recipient`, the address takes none and will take none; `mail`, this very mail is refused
 * for good; `full`, the service takes no more for now, of any; `closed`, there is no talking to it now; `unknown`, it may have been sent;
 * `later`, anything else.
 */
type Meaning = 'recipient' | 'mail' | 'full' | 'closed' | 'unknown' | 'later';

/** A mail that was not taken. Its text is a code without anybody's words, as it goes to the log. */
export class NotTaken extends Error {
  readonly code: string;
  readonly meaning: Meaning;

  constructor(code: string, meaning: Meaning) {
    super(code);
    this.name = 'NotTaken';
    this.code = code;
    this.meaning = meaning;
  }
}

/** Codes of the binding that mean something else than to try again. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ['E_RECIPIENT_SUPPRESSED', 'recipient'],
  ['E_DAILY_LIMIT_EXCEEDED', 'full'],
  ['E_RATE_LIMIT_EXCEEDED', 'full'],
]);

const { id, type, name, content } = WORDMARK_FILE;
const PICTURE = { disposition: 'inline', contentId: id, type, filename: name, content } as const;

const CALENDAR_NAME = 'colloquio.ics';

/** The type names the method of the calendar, by which programs know what to do with it (RFC 6047). */
const calendarType = (calendar: string): string =>
  `text/calendar; charset=utf-8; method=${/^METHOD:([A-Z]+)/m.exec(calendar)?.[1]}`;
const inBase64 = (text: string): string => Buffer.from(text).toString('base64');

export const bindingTransport =
  (binding: SendEmail): MailTransport =>
  async (letter) => {
    const { from, to, replyTo, subject, text, html, calendar, headers } = letter;
    const invitation = calendar !== null && {
      ...{ disposition: 'attachment' as const, filename: CALENDAR_NAME, type: calendarType(calendar) },
      content: inBase64(calendar),
    };
    const attachments = [...(hasWordmark(html) ? [PICTURE] : []), ...(invitation ? [invitation] : [])];
    try {
      await binding.send({
        from,
        to,
        subject,
        text,
        html,
        ...(attachments.length > 0 ? { attachments } : {}),
        ...(replyTo === null ? {} : { replyTo }),
        ...(Object.keys(headers).length === 0 ? {} : { headers }),
      });
    } catch (error) {
      throw notTaken(error, letter);
    }
  };

/** The code or the name of an error, never its text, which may hold the address. */
function notTaken(error: unknown, { replyTo }: Letter): NotTaken {
  if (!(error instanceof Error)) return new NotTaken('error', 'unknown');
  const code = 'code' in error ? error.code : null;
  // Without a code it comes from the way there or back, and says nothing of the mail.
  if (typeof code !== 'string' || !/^[A-Z][A-Z\d_]{2,40}$/.test(code)) return new NotTaken(error.name, 'unknown');
  // The sender is checked at the start and the rest is ours: only an address that somebody typed can be malformed, and where
  // there are two nobody knows which.
  if (code === 'E_VALIDATION_ERROR') return new NotTaken(code, replyTo === null ? 'recipient' : 'mail');
  return new NotTaken(code, MEANINGS.get(code) ?? 'later');
}

/** A service that answers no sooner is as good as away; a run has 25 s. */
const PATIENCE_MS = 8000;

/** The HTTP API of whatever company: one POST of JSON for each mail, whose fields the configuration names. */
export const httpTransport =
  ({ url, key, keyHeader, body, refusals }: MailApi): MailTransport =>
  async (letter) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': letter.id,
        [keyHeader]: /^authorization$/i.test(keyHeader) ? `Bearer ${key}` : key,
      },
      body: JSON.stringify(toBody(body, letter)),
      // The key goes to this address and to no other.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      // The mail may have arrived although its answer was lost. The error's text may hold what was sent.
      const isOverdue = error instanceof Error && error.name === 'TimeoutError';
      throw new NotTaken(isOverdue ? 'HTTP_TIMEOUT' : 'HTTP_CONNECTION', 'unknown');
    });
    if (answer.ok) return;
    const code = await codeOf(answer);
    const isOfAddress = code !== null && refusals.includes(code);
    throw new NotTaken(
      ['HTTP', answer.status, ...(code === null ? [] : [code])].join('_'),
      isOfAddress ? 'recipient' : meaningOf(answer.status),
    );
  };

/** A 400 or 422 says nothing for sure: with a field that is named wrongly, or an unknown sender, all mails get one. */
function meaningOf(status: number): Meaning {
  if (status === 402 || status === 429) return 'full';
  if (status === 413) return 'mail';
  if (status < 400 || [401, 403, 404, 405, 503].includes(status)) return 'closed';
  return status >= 500 ? 'unknown' : 'later';
}

/** Code of a refusal, by the names that services have for it; never its words, which may hold the address. */
async function codeOf(answer: Response): Promise<string | null> {
  const text = await answer.text().catch(() => '');
  return /"(?:ErrorCode|code|name)"\s*:\s*"?(\w{1,40})"?\s*[,}]/.exec(text)?.[1] ?? null;
}

/** The body with what the letter has for each placeholder; a field without is left out. */
function toBody(body: MailApi['body'], letter: Letter): unknown {
  const { from, to, replyTo, subject, text, html, calendar, headers } = letter;
  const list = Object.entries(headers).map(([Name, Value]) => ({ Name, Value }));
  const values: Readonly<Record<string, unknown>> = {
    '{from}': /[^\p{L}\p{N} ]/u.test(from.name) ? `"${from.name}" <${from.email}>` : `${from.name} <${from.email}>`,
    '{fromName}': from.name,
    '{fromEmail}': from.email,
    '{to}': to,
    '{replyTo}': replyTo,
    '{subject}': subject,
    '{text}': text,
    '{html}': html,
    '{headers}': list.length > 0 ? headers : null,
    '{headerList}': list.length > 0 ? list : null,
    '{calendar}': calendar === null ? null : inBase64(calendar),
    '{calendarType}': calendar === null ? null : calendarType(calendar),
    '{picture}': hasWordmark(html) ? WORDMARK_FILE.content : null,
  } satisfies Record<MailPlaceholder, unknown>;
  const fields = Object.entries(body).map(([name, field]) => [name, fill(field, values)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== null));
}

/**
 * Null for what holds a placeholder without a value, however deep: no address means no object around it. A list goes without
 * what is null, and is null itself where nothing is left.
 */
function fill(field: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof field === 'string') return field in values ? values[field] : field;
  if (typeof field !== 'object' || field === null) return field;
  if (Array.isArray(field)) {
    const items = field.map((each) => fill(each, values)).filter((item) => item !== null);
    return items.length > 0 ? items : null;
  }
  const filled = Object.entries(field).map(([name, each]) => [name, fill(each, values)] as const);
  if (filled.some(([, value]) => value === null)) return null;
  return Object.fromEntries(filled);
}
