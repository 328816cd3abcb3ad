import { env } from 'cloudflare:workers';
import type { Side } from '../../shared/conversations.ts';
import { conversationSchema } from '../../shared/conversations.ts';
import type { MailKind } from '../../shared/mail-kinds.ts';
import worker from '../index.ts';
import { replyAddress } from '../mail/reply-address.ts';
import { withBindings } from './bindings.ts';
import { strict } from './expect-problem.ts';
import type { Person } from './requests.ts';

const REPLY_DOMAIN = 'risposte.example.org';

const KINDS = { employer: 'application', applicant: 'application-answer' } as const satisfies Record<Side, MailKind>;

/** Address at which a side answers by mail. */
export const addressOf = (side: Side, publicId: string, secret = env.JWT_SECRET): string =>
  replyAddress(`${KINDS[side]}:${publicId}`, { replyDomain: REPLY_DOMAIN, secret }) ?? '';

type Raw = {
  readonly from: string;
  readonly to: string;
  readonly id?: string;
  /** Header lines after the usual ones, the type of the body among them. */
  readonly headers?: readonly string[];
  readonly body?: string;
  /** Results of the checks at the border; null for a mail without any. */
  readonly results?: string | null;
};

let sent = 0;

/** A mail as it arrives at the Worker, with what Cloudflare has put on top. */
export function rawMail({ from, to, id, headers, body = 'Va bene', results }: Raw): string {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  const checked = results === undefined ? passed(domain) : results;
  const type = headers?.some((line) => /^content-type:/i.test(line)) ? [] : ['Content-Type: text/plain; charset=utf-8'];
  return [
    ...(checked === null ? [] : [`Authentication-Results: ${checked}`]),
    `From: ${from}`,
    `To: <${to}>`,
    'Subject: Re: Nuova candidatura',
    `Message-ID: <${id ?? `${++sent}@${domain}`}>`,
    'Date: Mon, 30 Nov 2026 09:30:00 +0100',
    'MIME-Version: 1.0',
    ...type,
    ...(headers ?? []),
    '',
    ...body.split('\n'),
  ].join('\r\n');
}

export const passed = (domain: string): string =>
  `mx.cloudflare.net; dkim=pass header.d=${domain} header.s=s1 header.b=abc; dmarc=pass header.from=${domain} policy.dmarc=none; spf=pass (mx.cloudflare.net: ok) smtp.mailfrom=x@${domain}; arc=none`;

type Delivery = {
  readonly bindings?: Env;
  readonly envelopeFrom?: string;
  readonly to?: string;
  readonly size?: number;
};

/** Gives a raw mail to the Worker's own `email`, to whom its `To` says. @returns the words of a refusal; null for one that was taken */
export async function deliver(raw: string, { bindings = env, envelopeFrom, to, size }: Delivery = {}) {
  const bytes = new TextEncoder().encode(raw);
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const headers = new Headers();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    headers.append(name, value.join(':').trim());
  }
  const [, from = ''] = /([^<\s]+@[^>\s]+)/.exec(headers.get('from') ?? '') ?? [];
  const [, recipient = ''] = /([^<\s]+@[^>\s]+)/.exec(headers.get('to') ?? '') ?? [];
  let refused: string | null = null;
  const message = {
    from: envelopeFrom ?? from,
    to: to ?? recipient,
    headers,
    raw: new Response(bytes).body,
    rawSize: size ?? bytes.byteLength,
    setReject: (reason: string) => {
      refused = reason;
    },
  } as unknown as ForwardableEmailMessage;
  await worker.email(message, withBindings({ ...bindings, REPLY_DOMAIN } as Partial<Env>));
  return refused as string | null;
}

export const readConversation = async (who: Person, publicId: string) =>
  strict(conversationSchema).parse(await (await who.get(`/api/applications/${publicId}/conversation`)).json());
