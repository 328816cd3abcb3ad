import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { CANDIDATE_FIELDS } from '../../../shared/candidate-fields.ts';
import type { Side } from '../../../shared/conversations.ts';
import { EMPLOYER_FIELDS } from '../../../shared/employers.ts';
import { JOB_FIELDS } from '../../../shared/job-fields.ts';
import { keysOf } from '../../../shared/records.ts';
import { isRetainedForReport } from '../reported.ts';
import { users } from '../tables/accounts.ts';
import { applicationEvents, applications, employerAnswers, storedApplications } from '../tables/applications.ts';
import { blockedSenders, candidateBlocks, candidateMessages, candidates } from '../tables/candidates.ts';
import { conversationLines } from '../tables/conversations.ts';
import { employerPages } from '../tables/employers.ts';
import { interviews } from '../tables/interviews.ts';
import { jobs, jobViews } from '../tables/jobs.ts';
import { isReceivedApplication } from '../visibility.ts';
import { DERIVED, KEY, lookUp, OWN, type People, part, SECRET, shown } from './part.ts';

/** All that they say is its owner's. */
const OF_JOB = shown(...keysOf(JOB_FIELDS));

export const JOB_PARTS = [
  part({
    name: 'offers',
    about: 'Le offerte che hai pubblicato.',
    table: jobs,
    rows: ({ ids }) => sql`${jobs.ownerId} IN ${ids}`,
    columns: {
      ...shown('status', 'ownerStatus', 'hiddenAt', 'hiddenReason', 'deletedAt', 'town', 'lat', 'lon'),
      ...shown('postedAt', 'validThrough', 'updatedAt', 'confirmedAt', 'promptedAt', 'announcedOn', 'categoryFixed'),
      ...shown('revision', 'filledAt', 'proposedAt', 'lastSeason', 'spontaneous', 'pushedAt'),
      publicId: true,
      ownerId: OWN,
      ...OF_JOB,
      companyKey: DERIVED,
      descriptionKey: DERIVED,
    },
    retainedRows: isRetainedForReport('job'),
  }),
  part({
    name: 'offerViews',
    about: 'Quante volte al giorno è stata aperta la pagina delle tue offerte.',
    table: jobViews,
    rows: ({ ids }) => sql`${jobViews.jobId} IN (SELECT ${jobs.id} FROM ${jobs} WHERE ${jobs.ownerId} IN ${ids})`,
    columns: { jobId: KEY, day: true, views: true },
    more: { offer: lookUp(jobs.publicId, jobViews.jobId) },
  }),
];

export const EMPLOYER_PARTS = [
  part({
    name: 'employerPage',
    about: 'La pagina della tua azienda.',
    table: employerPages,
    rows: ({ ids }) => sql`${employerPages.ownerId} IN ${ids}`,
    retainedRows: isRetainedForReport('employer'),
    columns: {
      ...shown('slug', 'shown', 'confirmedDomain', 'hiddenAt', 'hiddenReason', 'endedAt'),
      ...shown('revision', 'updatedAt', ...keysOf(EMPLOYER_FIELDS)),
      publicId: true,
      ownerId: OWN,
      nameKey: DERIVED,
    },
  }),
];

const SENT_BY_OTHERS = 'about the applicant’s copy, not about what the employer received';

/** Those without an account belong to an address that is proven: theirs by the link that was pressed, the person's by its confirmation. */
const sent = ({ ids, emails }: People): SQL =>
  sql`(${applications.userId} IN ${ids} OR (${applications.userId} IS NULL AND ${applications.deliveredAt} IS NOT NULL AND ${applications.email} IN ${emails}))`;
const received = ({ ids }: People): SQL =>
  sql`${applications.jobId} IN (SELECT ${jobs.id} FROM ${jobs} WHERE ${jobs.ownerId} IN ${ids})`;
/** Without those for offers that are hidden: what an administrator has closed an export does not open. */
const receivedOpenly = ({ ids }: People): SQL =>
  sql`${applications.jobId} IN (SELECT ${jobs.id} FROM ${jobs} WHERE ${jobs.ownerId} IN ${ids} AND ${jobs.status} NOT IN ('hidden', 'deleted'))`;
/** Leaves out of an export all that a withdrawal or a deletion has taken back. */
const receivedReadably = (people: People): SQL =>
  sql`${receivedOpenly(people)} AND ${isReceivedApplication()} AND ${applications.status} <> 'withdrawn'`;
const either = (people: People): SQL => sql`(${sent(people)} OR ${received(people)})`;
const ofApplications = (column: SQLiteColumn, which: SQL): SQL =>
  sql`${column} IN (SELECT ${applications.id} FROM ${applications} WHERE ${which})`;
const linesOf = (which: SQL, side: Side): SQL =>
  sql`(${ofApplications(conversationLines.applicationId, which)} AND ${conversationLines.side} = ${side})`;

const LINE = {
  ...shown('publicId', 'side', 'kind', 'text'),
  applicationId: KEY,
  actorId: KEY,
  onceHash: DERIVED,
} as const;
const OF_OTHERS = 'of the mail as the other side sent it, which may hold their private link or address';

const OFFER = {
  offer: lookUp(jobs.publicId, applications.jobId),
  offerTitle: lookUp(jobs.title, applications.jobId),
};

/** The columns of an application that its sender gets; the employer gets less of them. */
const APPLICATION = {
  ...shown('name', 'email', 'phone', 'deliveredAt', 'takenOverAt', 'ticks', 'answers', 'status', 'statusAt'),
  ...shown('answeredAt', 'answerNote', 'reason', 'remindedAt', 'message', 'cvName', 'cvType', 'cvSize', 'deletedAt'),
  ...shown('nextSeason', 'invitedAt', 'endedBy', 'language'),
  publicId: true,
  jobId: KEY,
  sendingHash: SECRET,
  contentHash: SECRET,
  cvKey: SECRET,
} as const;

export const APPLICATION_PARTS = [
  part({
    name: 'applicationsSent',
    about: 'Le candidature che hai inviato. Se hai allegato un CV, il file lo scarichi dalla pagina delle candidature.',
    table: applications,
    rows: sent,
    columns: APPLICATION,
    more: OFFER,
    files: applications.cvKey,
  }),
  part({
    name: 'applicationsReceived',
    about: 'Le candidature ricevute sulle tue offerte, con quello che ne vedi tu.',
    table: applications,
    rows: receivedReadably,
    columns: { ...APPLICATION, userId: KEY, takenOverAt: SENT_BY_OTHERS, deletedAt: SENT_BY_OTHERS },
    more: {
      ...OFFER,
      applicant: lookUp(users.name, applications.userId),
      applicantEmail: lookUp(users.email, applications.userId),
    },
    files: applications.cvKey,
    // An offer takes its applications with it, those that their applicants had deleted too.
    purgedRows: received,
  }),
  part({
    name: 'applicationHistory',
    about: 'Gli stati per cui sono passate le candidature che hai inviato.',
    table: applicationEvents,
    rows: (people) => ofApplications(applicationEvents.applicationId, sent(people)),
    columns: { applicationId: KEY, status: true, actorId: KEY },
    more: {
      application: lookUp(applications.publicId, applicationEvents.applicationId),
    },
    purgedRows: (people) => ofApplications(applicationEvents.applicationId, either(people)),
  }),
  part({
    name: 'conversationWritten',
    about: 'Quello che hai scritto nelle conversazioni delle candidature, anche per email.',
    table: conversationLines,
    rows: (people) => sql`(${linesOf(sent(people), 'applicant')} OR ${linesOf(receivedReadably(people), 'employer')})`,
    columns: { ...LINE, quoted: true, heldFrom: true },
    more: { application: lookUp(applications.publicId, conversationLines.applicationId) },
    purgedRows: (people) => ofApplications(conversationLines.applicationId, either(people)),
  }),
  part({
    name: 'conversationReceived',
    about: 'Quello che ti hanno scritto nelle conversazioni delle candidature.',
    table: conversationLines,
    rows: (people) =>
      sql`(${conversationLines.heldFrom} IS NULL AND (${linesOf(sent(people), 'employer')} OR ${linesOf(receivedReadably(people), 'applicant')}))`,
    columns: { ...LINE, quoted: OF_OTHERS, heldFrom: OF_OTHERS },
    more: { application: lookUp(applications.publicId, conversationLines.applicationId) },
  }),
  part({
    name: 'interviews',
    about: 'I colloqui delle candidature che hai inviato, e di quelle ricevute.',
    table: interviews,
    rows: (people) => ofApplications(interviews.applicationId, sql`(${sent(people)} OR ${receivedOpenly(people)})`),
    columns: {
      ...shown('times', 'minutes', 'place', 'startsAt', 'state', 'changedAt'),
      applicationId: KEY,
      sequence: 'how often it was changed, for calendars',
      remindedAt: 'when a mail was sent, which is among the mails',
      outcome: 'the employer’s note, which the applicant is not told; its answer is with the application',
    },
    more: { application: lookUp(applications.publicId, interviews.applicationId) },
    purgedRows: (people) => ofApplications(interviews.applicationId, either(people)),
  }),
  part({
    name: 'answers',
    about:
      'Quante delle candidature ricevute hanno avuto risposta, e in quanto tempo, come si legge sulle tue offerte.',
    table: employerAnswers,
    rows: ({ ids }) => sql`${employerAnswers.userId} IN ${ids}`,
    columns: { received: true, answered: true, halfWithinMs: true },
  }),
  part({
    name: 'keptApplication',
    about:
      'Il CV e l’ultimo messaggio che conservi per la prossima candidatura. Il file lo scarichi dalla pagina dell’account.',
    table: storedApplications,
    rows: ({ ids }) => sql`${storedApplications.userId} IN ${ids}`,
    columns: { cvKey: SECRET, cvName: true, cvType: true, cvSize: true, message: true, usedAt: true },
    files: storedApplications.cvKey,
  }),
];

/** Those of the account, and those published without one under its address. */
const ownProfiles = ({ ids, emails }: People): SQL =>
  sql`(${candidates.ownerId} IN ${ids} OR (${candidates.ownerId} IS NULL AND ${candidates.email} IN ${emails}))`;

const profileOf = (candidateId: SQLiteColumn): SQL => lookUp(candidates.publicId, candidateId);

const OF_CANDIDATE = shown(...keysOf(CANDIDATE_FIELDS));

const MESSAGE = {
  ...shown('publicId', 'name', 'email', 'message', 'readAt', 'deletedAt'),
  candidateId: KEY,
} as const;

export const CANDIDATE_PARTS = [
  part({
    name: 'profiles',
    about: 'I tuoi profili di chi cerca lavoro.',
    table: candidates,
    rows: ownProfiles,
    columns: {
      ...shown('emailConfirmedAt', 'waitingNotifiedAt', 'status', 'ownerStatus', 'hiddenAt', 'hiddenReason', 'town'),
      ...shown('lat', 'lon', 'postedAt', 'updatedAt', 'deletedAt', 'activeAt', 'idleWarning', 'idleWarnedAt'),
      ...shown('publicId', 'revision', 'availableSince'),
      ownerId: OWN,
      manageTokenHash: SECRET,
      mailedTokenHash: SECRET,
      ...OF_CANDIDATE,
      nameKey: DERIVED,
      skillsKey: DERIVED,
    },
  }),
  part({
    name: 'blockedCompanies',
    about: 'Le aziende che non devono vedere i tuoi profili.',
    table: candidateBlocks,
    rows: (people) =>
      sql`${candidateBlocks.candidateId} IN (SELECT ${candidates.id} FROM ${candidates} WHERE ${ownProfiles(people)})`,
    columns: { publicId: true, candidateId: KEY, kind: true, value: true, key: DERIVED },
    more: { profile: profileOf(candidateBlocks.candidateId) },
  }),
  part({
    name: 'blockedSenders',
    about: 'Gli indirizzi da cui non ricevi messaggi.',
    table: blockedSenders,
    rows: (people) =>
      sql`(${blockedSenders.ownerId} IN ${people.ids} OR ${blockedSenders.candidateId} IN (SELECT ${candidates.id} FROM ${candidates} WHERE ${ownProfiles(people)}))`,
    columns: { publicId: true, ownerId: OWN, candidateId: KEY, email: true },
  }),
  part({
    name: 'messagesReceived',
    about: 'I messaggi ricevuti sui tuoi profili.',
    table: candidateMessages,
    rows: (people) =>
      sql`${candidateMessages.candidateId} IN (SELECT ${candidates.id} FROM ${candidates} WHERE ${ownProfiles(people)})`,
    columns: MESSAGE,
    more: { profile: profileOf(candidateMessages.candidateId) },
  }),
  part({
    name: 'messagesSent',
    about: 'I messaggi scritti ai profili con il tuo indirizzo confermato.',
    table: candidateMessages,
    rows: ({ emails }) => sql`${candidateMessages.email} IN ${emails}`,
    columns: {
      ...MESSAGE,
      readAt: 'when the recipient read it, which they alone know',
      deletedAt: 'whether the recipient keeps it, which they alone know',
    },
    more: { profile: profileOf(candidateMessages.candidateId) },
    retained: 'the recipient’s, who has read them and may want to answer: kept for twelve months like every message',
  }),
];
