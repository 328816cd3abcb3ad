import { type SQL, sql } from 'drizzle-orm';
import { users } from '../tables/accounts.ts';
import { applicationEvents, applications, employerAnswers, keptApplications } from '../tables/applications.ts';
import { jobs } from '../tables/jobs.ts';
import { isReceivedApplication } from '../visibility.ts';
import { KEY, lookUp, OWN, type People, part, SECRET } from './part.ts';

const SENT_BY_OTHERS = 'about the applicant’s copy, not about what the employer received';

/** Those without an account belong to an address that is proven: theirs by the link that was pressed, the person's by its confirmation. */
const sent = ({ ids, emails }: People): SQL =>
  sql`(${applications.userId} IN ${ids} OR (${applications.userId} IS NULL AND ${applications.deliveredAt} IS NOT NULL AND ${applications.email} IN ${emails}))`;
const received = ({ ids }: People): SQL =>
  sql`${applications.jobId} IN (SELECT ${jobs.id} FROM ${jobs} WHERE ${jobs.ownerId} IN ${ids})`;
/** Without those for offers that are hidden: what an administrator has closed an export does not open. */
const receivedOpenly = ({ ids }: People): SQL =>
  sql`${applications.jobId} IN (SELECT ${jobs.id} FROM ${jobs} WHERE ${jobs.ownerId} IN ${ids} AND ${jobs.status} NOT IN ('hidden', 'deleted'))`;
const either = (people: People): SQL => sql`(${sent(people)} OR ${received(people)})`;
const eventsOf = (which: SQL): SQL =>
  sql`${applicationEvents.applicationId} IN (SELECT ${applications.id} FROM ${applications} WHERE ${which})`;

const OFFER = {
  offer: lookUp(sql`SELECT ${jobs.publicId} FROM ${jobs} WHERE ${jobs.id} = ${applications.jobId}`),
  offerTitle: lookUp(sql`SELECT ${jobs.title} FROM ${jobs} WHERE ${jobs.id} = ${applications.jobId}`),
};

export const APPLICATION_PARTS = [
  part({
    name: 'applicationsSent',
    about: 'Le candidature che hai inviato. Se hai allegato un CV, il file lo scarichi dalla pagina delle candidature.',
    table: applications,
    rows: sent,
    columns: {
      id: KEY,
      publicId: true,
      jobId: KEY,
      userId: OWN,
      name: true,
      email: true,
      phone: true,
      deliveredAt: true,
      sendingHash: SECRET,
      contentHash: SECRET,
      takenOverAt: true,
      ticks: true,
      answers: true,
      status: true,
      statusAt: true,
      answeredAt: true,
      answerNote: true,
      reason: true,
      remindedAt: true,
      message: true,
      cvKey: SECRET,
      cvName: true,
      cvType: true,
      cvSize: true,
      deletedAt: true,
      createdAt: true,
    },
    more: OFFER,
    files: applications.cvKey,
    purged: true,
  }),
  part({
    name: 'applicationsReceived',
    about: 'Le candidature ricevute sulle tue offerte, con quello che ne vedi tu.',
    table: applications,
    rows: (people) =>
      sql`${receivedOpenly(people)} AND ${isReceivedApplication()} AND ${applications.status} <> 'withdrawn'`,
    columns: {
      id: KEY,
      publicId: true,
      jobId: KEY,
      userId: KEY,
      name: true,
      email: true,
      phone: true,
      deliveredAt: true,
      sendingHash: SECRET,
      contentHash: SECRET,
      takenOverAt: SENT_BY_OTHERS,
      ticks: true,
      answers: true,
      status: true,
      statusAt: true,
      answeredAt: true,
      answerNote: true,
      reason: true,
      remindedAt: true,
      message: true,
      cvKey: SECRET,
      cvName: true,
      cvType: true,
      cvSize: true,
      deletedAt: SENT_BY_OTHERS,
      createdAt: true,
    },
    more: {
      ...OFFER,
      applicant: lookUp(sql`SELECT ${users.name} FROM ${users} WHERE ${users.id} = ${applications.userId}`),
      applicantEmail: lookUp(sql`SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${applications.userId}`),
    },
    files: applications.cvKey,
    purged: true,
    // An offer takes its applications with it, those that their applicants had deleted too.
    purgedRows: received,
  }),
  part({
    name: 'applicationHistory',
    about: 'Gli stati per cui sono passate le candidature che hai inviato.',
    table: applicationEvents,
    rows: (people) => eventsOf(sent(people)),
    columns: { id: KEY, applicationId: KEY, status: true, createdAt: true, actorId: KEY },
    more: {
      application: lookUp(
        sql`SELECT ${applications.publicId} FROM ${applications} WHERE ${applications.id} = ${applicationEvents.applicationId}`,
      ),
    },
    purged: true,
    purgedRows: (people) => eventsOf(either(people)),
  }),
  part({
    name: 'answers',
    about:
      'Quante delle candidature ricevute hanno avuto risposta, e in quanto tempo, come si legge sulle tue offerte.',
    table: employerAnswers,
    rows: ({ ids }) => sql`${employerAnswers.userId} IN ${ids}`,
    columns: { userId: OWN, received: true, answered: true, halfWithinMs: true },
    purged: true,
  }),
  part({
    name: 'keptApplication',
    about:
      'Il CV e l’ultimo messaggio che conservi per la prossima candidatura. Il file lo scarichi dalla pagina dell’account.',
    table: keptApplications,
    rows: ({ ids }) => sql`${keptApplications.userId} IN ${ids}`,
    columns: { userId: OWN, cvKey: SECRET, cvName: true, cvType: true, cvSize: true, message: true, usedAt: true },
    files: keptApplications.cvKey,
    purged: true,
  }),
];
