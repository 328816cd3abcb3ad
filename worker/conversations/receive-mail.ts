import { type Database, openDatabase } from '../db/client.ts';
import { readConfig, type Site, siteOf } from '../env.ts';
import { logLine } from '../log.ts';
import { type ReplyNote, replyNoteMail } from '../mail/conversations.ts';
import { toOutbox } from '../mail/outbox.ts';
import { readReplyAddress } from '../mail/reply-address.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { addressOf, answererWith, findTalk } from './queries.ts';
import { isAutomatic, type ReadMail, readMail } from './read-mail.ts';
import { sendLine } from './send-line.ts';
import { noteOnce } from './send-note.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const TOO_LARGE = 'Questa email supera i 10 MB: togli gli allegati, che non inoltriamo, e mandala di nuovo.';
const NOT_OURS = 'A questo indirizzo non leggiamo email.';
const UNREADABLE = 'Non riusciamo a leggere questa email: scrivila come testo semplice.';

/**
 * Takes a mail to an address of `worker/mail/reply-address.ts` as a line of its conversation. It throws while the database does not
 * answer: the sender's server then tries again later, and a mail that comes twice is stored once.
 */
export async function receiveMail(message: ForwardableEmailMessage, env: Env, now: Date): Promise<void> {
  const site = siteOf(readConfig(env), now);
  if (site.replyDomain === undefined || !/^r\+[^@]+@/i.test(message.to)) return message.setReject(NOT_OURS);
  if (message.rawSize > MOST_BYTES) return message.setReject(TOO_LARGE);
  if (isAutomatic(message)) return;
  const mail = await readMail(message.raw, site).catch(() => null);
  if (mail === null) return message.setReject(UNREADABLE);
  if (mail.from === site.mailFrom) return;
  const db = openDatabase(env.DB, 'first-primary');
  const outcome = await takeReply(db, message.to, mail, site);
  logLine('info', { reply: outcome });
  await sendWaiting(env, now);
}

/** @returns what became of it, for the log */
async function takeReply(db: Database, address: string, mail: ReadMail, site: Site): Promise<ReplyNote | 'stored'> {
  const { from, isProven, id, text, quoted, isIncomplete } = mail;
  // An unproven sender gets no mail, as somebody else may have put the address there.
  const sender = isProven ? from : null;
  const { siteUrl, now } = site;
  const named = readReplyAddress(address, site);
  const note = async (note: ReplyNote, to: string | null) => {
    if (to !== null) await noteOnce(db, { note, to, isStranger: named === null }, site);
    return note;
  };
  const talk = named && (await findTalk(db, named.publicId));
  if (!named || !talk?.isGoingOn) return note('unknown', sender);
  const { side } = named;
  const answerer = side === 'employer' && isProven ? await answererWith(db, talk.job.ownerId, from) : null;
  const isOwn = side === 'employer' ? answerer !== null : isProven && addressOf(talk, side) === from;
  if (text === '') return note('empty', isOwn ? from : null);
  const words = { kind: 'mail', text, quoted: quoted || null, heldFrom: isOwn ? null : from } as const;
  const writer = { ...talk, side, actor: answerer };
  const refusal = await sendLine(db, { writer, words, onceHash: id, sameSince: null, ...site });
  if (refusal !== null) return note(refusal === 'many' ? refusal : 'unknown', sender);
  if (!isOwn) return note('held', addressOf(talk, side));
  const { userId, email, phone } = talk.application;
  const rest = side === 'employer' && userId === null && email === null ? 'phone' : isIncomplete ? 'partly' : null;
  // Also where the mail comes again, after a failure between the two.
  if (rest !== null)
    await toOutbox(db, {
      cause: `reply-note:${talk.application.publicId}:${id}`,
      recipient: from,
      mail: replyNoteMail(rest, { siteUrl, isIncomplete, phone: rest === 'phone' ? phone : null }),
      now,
    });
  return 'stored';
}
