import { sql } from 'drizzle-orm';
import { accountLinks, loginCodes, passkeys, sessions, users } from '../tables/accounts.ts';
import { alertAddresses, alerts } from '../tables/alerts.ts';
import { candidates } from '../tables/candidates.ts';
import { employerPages } from '../tables/employers.ts';
import { jobs } from '../tables/jobs.ts';
import { contactMessages, outbox } from '../tables/mail.ts';
import { memberAudit, members } from '../tables/members.ts';
import { moderationLog, reports } from '../tables/moderation.ts';
import { pushes, pushSubscriptions } from '../tables/push.ts';
import { KEY, lookUp, OWN, part, SECRET, shown } from './part.ts';

export const ACCOUNT_PARTS = [
  part({
    name: 'account',
    about: 'Il tuo account. Della password teniamo solo un’impronta, da cui non si può ricavare.',
    table: users,
    rows: ({ ids }) => sql`${users.id} IN ${ids}`,
    columns: {
      ...shown('publicId', 'name', 'email', 'role', 'savedJobs', 'emailVerifiedAt', 'waitingNotifiedAt'),
      ...shown('mailRefusedAt', 'suspendedAt', 'suspendedReason', 'deletedAt', 'unproposed'),
      passwordHash: SECRET,
      tokenVersion: SECRET,
    },
    // As long as one of its offers or its page is kept: somebody has to answer for it.
    retainedRows: () =>
      sql`(EXISTS (SELECT 1 FROM ${jobs} WHERE ${jobs.ownerId} = ${users.id}) OR EXISTS (SELECT 1 FROM ${employerPages} WHERE ${employerPages.ownerId} = ${users.id}))`,
  }),
  part({
    name: 'passkeys',
    about:
      'Le passkey con cui accedi. La chiave che teniamo serve solo a riconoscerle: quella segreta resta sul dispositivo.',
    table: passkeys,
    rows: ({ ids }) => sql`${passkeys.userId} IN ${ids}`,
    columns: {
      ...shown('publicId', 'transports', 'deviceType', 'backedUp', 'name', 'lastUsedAt'),
      credentialId: SECRET,
      publicKey: SECRET,
      counter: SECRET,
    },
  }),
  part({
    name: 'sessions',
    about: 'I dispositivi su cui hai effettuato l’accesso.',
    table: sessions,
    rows: ({ ids }) => sql`${sessions.userId} IN ${ids}`,
    columns: {
      ...shown('publicId', 'device', 'lastSeenAt', 'expiresAt', 'verifiedAt'),
      passkeyId: KEY,
    },
    more: {
      passkey: lookUp(passkeys.name, sessions.passkeyId),
    },
  }),
  part({
    name: 'accountLinks',
    about:
      'I link per confermare un indirizzo o scegliere una nuova password che sono stati chiesti negli ultimi giorni.',
    table: accountLinks,
    rows: ({ ids }) => sql`${accountLinks.userId} IN ${ids}`,
    columns: { kind: true, email: true, tokenHash: SECRET, expiresAt: true, usedAt: true },
  }),
  part({
    name: 'loginCodes',
    about: 'I codici per accedere che ti abbiamo mandato per email nell’ultimo giorno.',
    table: loginCodes,
    rows: ({ ids }) => sql`${loginCodes.userId} IN ${ids}`,
    columns: {
      ...shown('tries', 'expiresAt', 'usedAt'),
      attemptHash: SECRET,
      codeHash: SECRET,
    },
  }),
];

const TEXT = 'kept only until the mail is sent or held, and may hold a link that opens the account';

export const MAIL_PARTS = [
  part({
    name: 'messagesToUs',
    about: 'I messaggi che hai scritto dalla pagina dei contatti con il tuo indirizzo confermato.',
    table: contactMessages,
    rows: ({ emails }) => sql`${contactMessages.email} IN ${emails}`,
    columns: {
      ...shown('publicId', 'name', 'email', 'subject', 'message'),
    },
  }),
  part({
    name: 'mails',
    about:
      'Le email che ti abbiamo mandato negli ultimi 30 giorni, o trattenuto perché in un giorno erano troppe. Il testo lo cancelliamo appena sono partite, o trattenute.',
    table: outbox,
    // Not those that they wrote: the address of a candidate is nobody's who writes to them.
    rows: ({ emails }) => sql`${outbox.recipient} IN ${emails}`,
    columns: {
      ...shown('recipient', 'replyTo', 'subject', 'status', 'attempts', 'nextAttemptAt', 'sentAt', 'failure'),
      failingSince: true,
      cause: 'names the event by keys and digests',
      bodyText: TEXT,
      bodyHtml: TEXT,
      calendar: TEXT,
      unsubscribeUrl: SECRET,
      priority: 'which part of a day it counts towards, which follows from what it is about',
    },
    // Anybody can register anybody's address: what waits to be sent to one that nobody confirmed is not the account's.
    purgedRows: ({ emails, mailboxes }) =>
      sql`(${outbox.recipient} IN ${emails} OR ${outbox.replyTo} IN ${emails} OR (${outbox.recipient} IN ${mailboxes} AND ${outbox.status} <> 'waiting'))`,
  }),
];

export const ALERT_PARTS = [
  part({
    name: 'alertAddress',
    about: 'L’indirizzo a cui mandiamo gli avvisi.',
    table: alertAddresses,
    rows: ({ emails }) => sql`${alertAddresses.email} IN ${emails}`,
    columns: { publicId: SECRET, email: true, digestedOn: true },
  }),
  part({
    name: 'alerts',
    about: 'Gli avvisi che hai chiesto, anche la newsletter.',
    table: alerts,
    rows: ({ emails }) =>
      sql`${alerts.addressId} IN (SELECT ${alertAddresses.id} FROM ${alertAddresses} WHERE ${alertAddresses.email} IN ${emails})`,
    columns: {
      ...shown('search', 'since', 'requestedAt', 'confirmUntil', 'confirmedAt', 'pausedAt', 'endsAt', 'promptedAt'),
      ...shown('publicId', 'issuedIn'),
      addressId: KEY,
      confirmHash: SECRET,
    },
  }),
];

export const PUSH_PARTS = [
  part({
    name: 'devices',
    about: 'I dispositivi su cui ricevi gli avvisi, e quali. Di quelli senza accesso non sappiamo di chi sono.',
    table: pushSubscriptions,
    rows: ({ ids }) => sql`${pushSubscriptions.userId} IN ${ids}`,
    columns: { ...shown('endpoint', 'atNight', 'topics', 'seenAt'), p256dh: SECRET, auth: SECRET, vapidKey: SECRET },
  }),
  part({
    name: 'deviceMessages',
    about: 'Gli avvisi mandati ai tuoi dispositivi negli ultimi giorni.',
    table: pushes,
    rows: ({ ids }) =>
      sql`${pushes.subscriptionId} IN (SELECT ${pushSubscriptions.id} FROM ${pushSubscriptions} WHERE ${pushSubscriptions.userId} IN ${ids})`,
    columns: {
      ...shown('cause', 'kind', 'title', 'body', 'path', 'status', 'attempts', 'dueAt', 'expiresAt', 'day'),
      subscriptionId: KEY,
    },
    more: { device: lookUp(pushSubscriptions.endpoint, pushes.subscriptionId) },
  }),
];

const { targetKind, targetId } = moderationLog;

export const MODERATION_PARTS = [
  part({
    name: 'reports',
    about: 'Le segnalazioni in cui hai lasciato il tuo indirizzo confermato. Delle altre non sappiamo di chi sono.',
    table: reports,
    rows: ({ emails }) => sql`${reports.email} IN ${emails}`,
    columns: {
      ...shown('publicId', 'targetKind', 'targetId', 'reason', 'text', 'email', 'closedAt'),
      openKey: 'a code by which the same report sent twice is one, gone once it is decided on',
      closedBy: 'names the entry of the log that closed it',
    },
  }),
  part({
    name: 'decisions',
    about: 'Le decisioni della redazione su di te, e quelle che hai preso tu se ne fai parte.',
    table: moderationLog,
    rows: ({ ids }) => sql`(${moderationLog.adminId} IN ${ids}
      OR (${targetKind} = 'account' AND ${targetId} IN (SELECT ${users.publicId} FROM ${users} WHERE ${users.id} IN ${ids}))
      OR (${targetKind} = 'job' AND ${targetId} IN (SELECT ${jobs.publicId} FROM ${jobs} WHERE ${jobs.ownerId} IN ${ids}))
      OR (${targetKind} = 'candidate' AND ${targetId} IN (SELECT ${candidates.publicId} FROM ${candidates} WHERE ${candidates.ownerId} IN ${ids})))`,
    columns: {
      ...shown('publicId', 'action', 'targetKind', 'targetId', 'reason', 'rule'),
      adminId: 'who decided, which the editors alone know',
      adminName: 'who decided, which the editors alone know',
    },
    retained:
      'what was decided and why, for who objects or goes to court: kept for twelve months, by ids that lead nowhere any more',
  }),
];

const employer = lookUp(users.name, members.ownerId);

const MEMBER = {
  ...shown('publicId', 'email', 'role', 'acceptedAt'),
  ownerId: OWN,
  userId: KEY,
} as const;

export const MEMBER_PARTS = [
  part({
    name: 'members',
    about: 'Le persone che lavorano con te alle tue offerte, e quelle che hai invitato.',
    table: members,
    rows: ({ ids }) => sql`${members.ownerId} IN ${ids}`,
    columns: MEMBER,
  }),
  part({
    name: 'memberships',
    about: 'I datori di lavoro alle cui offerte lavori, e quelli che ti hanno invitato.',
    table: members,
    rows: ({ ids, emails }) =>
      sql`(${members.userId} IN ${ids} OR (${members.userId} IS NULL AND ${members.email} IN ${emails}))`,
    columns: { ...MEMBER, ownerId: KEY, userId: OWN },
    more: { employer },
  }),
  part({
    name: 'deeds',
    about: 'Quello che hai fatto per un datore di lavoro, e quello che altri hanno fatto per te.',
    table: memberAudit,
    rows: ({ ids }) => sql`(${memberAudit.actorId} IN ${ids} OR ${memberAudit.ownerId} IN ${ids})`,
    columns: { ownerId: KEY, actorId: KEY, actorName: true, deed: true, target: true },
  }),
];
