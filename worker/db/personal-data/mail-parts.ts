import { sql } from 'drizzle-orm';
import { contactMessages, outbox } from '../tables/mail.ts';
import { DERIVED, KEY, part, SECRET } from './part.ts';

const TEXT = 'kept only until the mail is sent or held, and may hold a link that opens the account';

export const MAIL_PARTS = [
  part({
    name: 'messagesToUs',
    about: 'I messaggi che hai scritto dalla pagina dei contatti con il tuo indirizzo confermato.',
    table: contactMessages,
    rows: ({ emails }) => sql`${contactMessages.email} IN ${emails}`,
    columns: {
      id: KEY,
      publicId: true,
      name: true,
      email: true,
      subject: true,
      message: true,
      createdAt: true,
      contentHash: DERIVED,
    },
    purged: true,
  }),
  part({
    name: 'mails',
    about:
      'Le email che ti abbiamo mandato negli ultimi 30 giorni, o trattenuto perché in un giorno erano troppe. Il testo lo cancelliamo appena sono partite, o trattenute.',
    table: outbox,
    // Not those that they wrote: the address of a candidate is nobody's who writes to them.
    rows: ({ emails }) => sql`${outbox.recipient} IN ${emails}`,
    columns: {
      id: KEY,
      cause: 'names the event by keys and digests',
      recipient: true,
      replyTo: true,
      subject: true,
      bodyText: TEXT,
      bodyHtml: TEXT,
      status: true,
      attempts: true,
      createdAt: true,
      nextAttemptAt: true,
      sentAt: true,
      failure: true,
      unsubscribeUrl: SECRET,
      lane: 'which part of a day it counts towards, which follows from what it is about',
      failingSince: true,
    },
    purged: true,
    // Anybody can register anybody's address: what waits to be sent to one that nobody confirmed is not the account's.
    purgedRows: ({ emails, mailboxes }) =>
      sql`(${outbox.recipient} IN ${emails} OR ${outbox.replyTo} IN ${emails} OR (${outbox.recipient} IN ${mailboxes} AND ${outbox.status} <> 'waiting'))`,
  }),
];
