import { eq } from 'drizzle-orm';
import { outbox } from '../db/tables/mail.ts';
import { withBindings } from './bindings.ts';
import { testDb } from './factories.ts';

export type SentMail = {
  readonly from: { readonly name: string; readonly email: string };
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const refusal = (code: string, mail: SentMail) => Object.assign(new Error(`550 no such mailbox ${mail.to}`), { code });

/**
 * Bindings with a mail transport that remembers what it was given; `fails` says of which mails it takes none, and by which code
 * where it is not that they could not be delivered.
 */
export function mailTransport(fails: (mail: SentMail) => boolean | string = () => false) {
  const sent: SentMail[] = [];
  const send = async (mail: SentMail) => {
    // Yields to others, as on a real network.
    await scheduler.wait(1);
    const failure = fails(mail);
    if (failure !== false) throw refusal(failure === true ? 'E_DELIVERY_FAILED' : failure, mail);
    sent.push(mail);
  };
  return { sent, bindings: withBindings({ EMAIL: { send } as unknown as SendEmail }) };
}

export const mailsTo = (recipient: string) => testDb().select().from(outbox).where(eq(outbox.recipient, recipient));

/** Bindings whose mail service takes no mail: what waits in the outbox stays there to be looked at. */
export const unsent = withBindings({
  EMAIL: { send: () => Promise.reject(new Error('no mail')) } as unknown as SendEmail,
});
