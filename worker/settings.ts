import * as mini from 'zod/mini';
import { LANGUAGE_CODES } from '../shared/languages.ts';
import { SITE_NAME } from '../shared/site.ts';

export type Sender = { readonly name: string; readonly email: string };

type Settings<Fields extends mini.core.$ZodShape> = mini.infer<mini.ZodMiniObject<Fields>>;

const address = mini.email();

/** `Name <address>`, or an address by itself, which gets the name of the site. */
const senderField = mini.pipe(
  mini.string(),
  mini.transform((text, context): Sender => {
    const [, name, email] = /^"?([^"<>\r\n]{0,200}?)"?\s{0,9}<([^<>\s]{1,300})>$/.exec(text.trim()) ?? [
      text,
      '',
      text.trim(),
    ];
    const isRight = address.safeParse(email).success;
    if (!isRight)
      context.issues.push({ code: 'custom', message: 'is neither "Name <address>" nor an address', input: text });
    return { name: name || SITE_NAME, email: email ?? '' };
  }),
);

const wholeNumber = ({ from, to }: { readonly from: number; readonly to: number }) =>
  mini.pipe(
    mini.pipe(
      mini.string().check(mini.regex(/^\d{1,9}$/, 'is no whole number')),
      mini.transform((digits) => Number(digits)),
    ),
    mini.number().check(mini.minimum(from, `is less than ${from}`), mini.maximum(to, `is more than ${to}`)),
  );

/** An address that a key may be sent to: nobody on the way can read it. */
const PRIVATE = /^(https:|http:\/\/(localhost|127\.\d+\.\d+\.\d+)[:/])/i;
const WITHOUT_HTTPS = 'without https only for a server of this machine';
const privateUrl = mini.url().check(mini.regex(PRIVATE, WITHOUT_HTTPS));

const text = mini.optional(mini.string().check(mini.minLength(1)));
export const backupFields = {
  /** Bucket of another account that a copy of rows and files goes to each week, once everything but the region is set. */
  BACKUP_BUCKET: mini.optional(privateUrl),
  /** Region of the bucket, where its address does not say it. */
  BACKUP_REGION: text,
  /** Key of age that copies are encrypted for: its other half is the operator's alone. */
  BACKUP_RECIPIENT: mini.optional(mini.string().check(mini.regex(/^age1[a-z\d]{58}$/, 'is no key of age'))),
  BACKUP_KEY_ID: text,
  BACKUP_SECRET: text,
};

/** The bucket that copies go to and the key that they are encrypted for; null where something is not set, and there are none. */
export function bucketOfCopies(config: Settings<typeof backupFields>) {
  const { BACKUP_BUCKET: url, BACKUP_REGION: region, BACKUP_RECIPIENT: recipient } = config;
  const { BACKUP_KEY_ID: keyId, BACKUP_SECRET: secret } = config;
  if (!url || !recipient || !keyId || !secret) return null;
  return { url: url.replace(/(?<!\/)\/+$/, ''), region, recipient, keyId, secret };
}

export type BucketOfCopies = Omit<NonNullable<ReturnType<typeof bucketOfCopies>>, 'recipient'>;

/** Stand in the body of `MAIL_API_BODY` for what a mail has; all but those of its words and recipient may be missing. */
const PLACEHOLDERS = [
  'from',
  'fromName',
  'fromEmail',
  'to',
  'replyTo',
  'subject',
  'text',
  'html',
  'headers',
  'headerList',
  'picture',
  'calendar',
  'calendarType',
] as const;
export type MailPlaceholder = `{${(typeof PLACEHOLDERS)[number]}}`;
const NEEDED = ['{to}', '{subject}', '{text}', '{html}'];

/** As Resend takes it; those of others are in docs/runbook.md. */
const DEFAULT_BODY = {
  from: '{from}',
  to: ['{to}'],
  reply_to: '{replyTo}',
  subject: '{subject}',
  text: '{text}',
  html: '{html}',
  headers: '{headers}',
  attachments: [
    {
      content: '{picture}',
      filename: 'lavoro-in-valle.png',
      content_type: 'image/png',
      content_id: 'lavoro-in-valle',
    },
    { content: '{calendar}', filename: 'colloquio.ics', content_type: '{calendarType}' },
  ],
};

export const mailFields = {
  MAIL_FROM: senderField,
  /** Domain of the addresses that answers by mail go to, once its mails come to this Worker; empty: they go to the people themselves. */
  REPLY_DOMAIN: mini._default(
    mini.string().check(mini.regex(/^([a-z\d-]{1,63}\.)+[a-z]{2,63}$|^$/, 'is no name of a domain')),
    '',
  ),
  /** Mails that the service takes in a day. Fewer than three would leave a priority without any. */
  MAIL_PER_DAY: mini._default(wholeNumber({ from: 3, to: 1_000_000 }), 300),
  MAIL_PROVIDER: mini._default(mini.enum(['binding', 'http']), 'binding'),
  MAIL_API_URL: mini.optional(mini.url({ protocol: /^https?$/ })),
  MAIL_API_KEY: mini.optional(mini.string().check(mini.minLength(1))),
  /** `Authorization` gets `Bearer` before the key, any other header the key alone. */
  MAIL_API_KEY_HEADER: mini._default(
    mini.string().check(mini.regex(/^[a-z\d-]+$/i, 'is no name of a header')),
    'Authorization',
  ),
  MAIL_API_BODY: mini._default(mini.record(mini.string(), mini.json()), DEFAULT_BODY),
  /** Codes by which the service says that an address takes no mail for good, with commas. */
  MAIL_API_REFUSALS: mini._default(mini.string(), ''),
  /** Sign-ups and issues. On a public site only with a service that allows more than transactional mail. */
  NEWSLETTER: mini._default(mini.enum(['on', 'off']), 'off'),
};

/** Codes of languages with commas, of which unknown ones are left out; an empty text switches all off. */
const languagesField = mini.pipe(
  mini.string(),
  mini.transform((text) => LANGUAGE_CODES.filter((code) => text.split(',').some((one) => one.trim() === code))),
);

export const pageFields = {
  /** Languages besides Italian that pages come in. */
  LANGUAGES: mini._default(languagesField, [...LANGUAGE_CODES]),
  /** DNS over HTTPS, answering with JSON, by which names are looked up before a page is fetched from them. */
  NAME_RESOLVER: mini._default(privateUrl, 'https://cloudflare-dns.com/dns-query'),
};

/** Place where counts are read back that the binding `COUNTS` has taken. A token alone does nothing. */
export const countFields = {
  COUNTS_DATASET: mini.optional(mini.string().check(mini.regex(/^\w{1,64}$/, 'is no name of a dataset'))),
  COUNTS_API_URL: mini.optional(privateUrl),
  COUNTS_API_TOKEN: text,
};

export const countIssues = (config: Settings<typeof countFields>): [string, string][] =>
  (['COUNTS_DATASET', 'COUNTS_API_TOKEN'] as const)
    // A token alone does nothing.
    .filter((name) => (name === 'COUNTS_DATASET' || config.COUNTS_API_URL) && !config[name] !== !config.COUNTS_API_URL)
    .map((name) => [name, 'goes with COUNTS_API_URL']);

/** Notices to search engines as offers begin and end (https://www.indexnow.org/documentation), once there is a key. */
export const indexNowFields = {
  INDEXNOW_KEY: mini.optional(mini.string().check(mini.regex(/^[a-z\d-]{8,128}$/i, 'is no key of IndexNow'))),
  INDEXNOW_URL: mini._default(
    mini.url().check(mini.regex(PRIVATE, WITHOUT_HTTPS)),
    'https://api.indexnow.org/indexnow',
  ),
};

export const pushFields = {
  /**
   * Pairs of keys that messages to devices are signed with (RFC 8292), each `public.private`, with commas: devices subscribe with the
   * first, those of the others go on. Without one, no device is told.
   */
  VAPID_KEYS: mini._default(
    mini.pipe(
      mini.string().check(mini.regex(/^(B[\w-]{86}\.[\w-]{43}(,|$))*$/, 'is no list of "public.private"')),
      mini.transform((text) =>
        text.split(',').flatMap((pair) => (pair ? { publicKey: pair.slice(0, 87), privateKey: pair.slice(88) } : [])),
      ),
    ),
    [],
  ),
  /** Server of this machine that stands for the push services. */
  PUSH_SERVICE_URL: mini.optional(privateUrl),
};

type MailSettings = Settings<typeof mailFields>;

/** The HTTP API that mails go to; null where they go by the binding. */
export function mailApiOf(config: MailSettings) {
  const { MAIL_PROVIDER, MAIL_API_URL: url, MAIL_API_KEY: key } = config;
  if (MAIL_PROVIDER === 'binding' || url === undefined || key === undefined) return null;
  const refusals = config.MAIL_API_REFUSALS.split(',').map((code) => code.trim());
  return { url, key, keyHeader: config.MAIL_API_KEY_HEADER, body: config.MAIL_API_BODY, refusals };
}

export type MailApi = NonNullable<ReturnType<typeof mailApiOf>>;

/** Cloudflare's own API leads to the same service as the binding, with the same rules. */
export const allowsNewsletter = ({ MAIL_PROVIDER, MAIL_API_URL = '' }: MailSettings): boolean =>
  MAIL_PROVIDER === 'http' && !/^https:\/\/([^/]+\.)?cloudflare\.(net|com)(:\d+)?(\/|$)/i.test(MAIL_API_URL);

export function mailIssues({
  MAIL_PROVIDER,
  MAIL_API_URL,
  MAIL_API_KEY,
  MAIL_API_BODY,
}: MailSettings): [string, string][] {
  if (MAIL_PROVIDER === 'binding') return [];
  const issues: [string, string][] = [];
  if (MAIL_API_URL === undefined) issues.push(['MAIL_API_URL', 'goes with MAIL_PROVIDER "http"']);
  else if (!PRIVATE.test(MAIL_API_URL)) issues.push(['MAIL_API_URL', WITHOUT_HTTPS]);
  if (MAIL_API_KEY === undefined) issues.push(['MAIL_API_KEY', 'goes with MAIL_PROVIDER "http"']);
  const used: readonly string[] = JSON.stringify(MAIL_API_BODY).match(/(?<=")\{[^"]*\}(?=")/g) ?? [];
  const unknown = used.filter((name) => !PLACEHOLDERS.some((known) => name === `{${known}}`));
  const missing = NEEDED.filter((name) => !used.includes(name));
  if (unknown.length > 0) issues.push(['MAIL_API_BODY', `does not know ${unknown.join(', ')}`]);
  if (missing.length > 0) issues.push(['MAIL_API_BODY', `lacks ${missing.join(', ')}`]);
  return issues;
}
