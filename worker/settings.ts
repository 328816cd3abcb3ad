import * as mini from 'zod/mini';
import { SITE_NAME } from '../shared/site.ts';

export type Sender = { readonly name: string; readonly email: string };

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

/** A number as variables hold it. */
const wholeNumber = ({ from, to }: { readonly from: number; readonly to: number }) =>
  mini.pipe(
    mini.pipe(
      mini.string().check(mini.regex(/^\d{1,9}$/, 'is no whole number')),
      mini.transform((digits) => Number(digits)),
    ),
    mini.number().check(mini.minimum(from, `is less than ${from}`), mini.maximum(to, `is more than ${to}`)),
  );

/** Variables and secrets about mails. */
export const mailFields = {
  MAIL_FROM: senderField,
  /** Mails that the service takes in a day. Fewer than three would leave a lane without any. */
  MAIL_PER_DAY: mini._default(wholeNumber({ from: 3, to: 1_000_000 }), 300),
  /** The binding `EMAIL`, or a mail server by SMTP. */
  MAIL_PROVIDER: mini._default(mini.enum(['binding', 'smtp']), 'binding'),
  SMTP_HOST: mini.optional(mini.string().check(mini.regex(/^[a-z\d.-]+$/i, 'is no name of a host'))),
  SMTP_PORT: mini._default(wholeNumber({ from: 1, to: 65_535 }), 465),
  /** `implicit` on 465, `starttls` on 587; `off` for a server of this machine. */
  SMTP_TLS: mini._default(mini.enum(['implicit', 'starttls', 'off']), 'implicit'),
  SMTP_USER: mini.optional(mini.string().check(mini.minLength(1))),
  SMTP_PASSWORD: mini.optional(mini.string().check(mini.minLength(1))),
  /** Sign-ups and issues. On a public site only with a service that allows more than transactional mail. */
  NEWSLETTER: mini._default(mini.enum(['on', 'off']), 'off'),
};

const mailSchema = mini.object(mailFields);
const LOCAL_SERVER = /^(localhost|127\.\d+\.\d+\.\d+)$/;

type MailSettings = mini.infer<typeof mailSchema>;

/** Cloudflare's own mail server leads to the same service as the binding, with the same rules. */
export const allowsNewsletter = ({ MAIL_PROVIDER, SMTP_HOST }: MailSettings): boolean =>
  MAIL_PROVIDER === 'smtp' && !/(^|\.)cloudflare\.(net|com)$/i.test(SMTP_HOST ?? '');

/** Paths and messages of what does not fit together. */
export function mailIssues(config: MailSettings): [string, string][] {
  const { MAIL_PROVIDER, SMTP_HOST, SMTP_PORT, SMTP_TLS, SMTP_USER, SMTP_PASSWORD } = config;
  if (MAIL_PROVIDER === 'binding') return [];
  if (SMTP_HOST === undefined) return [['SMTP_HOST', 'goes with MAIL_PROVIDER "smtp"']];
  const isLocal = LOCAL_SERVER.test(SMTP_HOST);
  const issues: [string, string][] = [];
  if (SMTP_PORT === 25) issues.push(['SMTP_PORT', 'Workers cannot use port 25: 465 with TLS, or 587 with "starttls"']);
  if (SMTP_TLS === 'off' && !isLocal) issues.push(['SMTP_TLS', '"off" works only with a server of this machine']);
  if ((SMTP_USER === undefined) !== (SMTP_PASSWORD === undefined))
    issues.push(['SMTP_PASSWORD', 'goes with SMTP_USER: set both or neither']);
  else if (SMTP_USER === undefined && !isLocal) issues.push(['SMTP_USER', 'a mail server wants to know who sends']);
  return issues;
}
