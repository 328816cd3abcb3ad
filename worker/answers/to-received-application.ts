import type { Answered, LinkedApplication, ReceivedApplication, Waiting } from '../../shared/answers.ts';
import { questionText } from '../../shared/application-questions.ts';
import { APPLICATION_STATUS_LABELS } from '../../shared/application-values.ts';
import { romeDay } from '../../shared/dates.ts';
import { offerContact } from '../../shared/offer-contact.ts';
import { phoneText } from '../../shared/phone.ts';
import { cvOf } from '../db/cv-files.ts';
import { type Actor, employerOf, mayManage } from '../db/employers.ts';
import type { ApplicationRow } from '../db/tables/applications.ts';
import { csvDay, csvResponse } from '../http/csv.ts';
import type { FileRow, ReceivedRow, ReceivedWithHistory } from './queries.ts';

const since = ({ statusAt, createdAt }: ApplicationRow): string => (statusAt ?? createdAt).toISOString();

/**
 * An application as the employer sees it, and people who work for the employer; of a withdrawn one, what the applicant wrote and sent is
 * theirs again.
 */
export function toReceivedApplication(
  { application, job, applicant, history }: ReceivedWithHistory,
  account: Actor,
): ReceivedApplication {
  const { status, createdAt } = application;
  const events = history.map(({ status, createdAt, actorId, by }) => ({
    status,
    at: createdAt.toISOString(),
    by: actorId === account.id ? null : by,
  }));
  const sent = { status: 'sent' as const, at: createdAt.toISOString(), by: null };
  return {
    id: application.publicId,
    jobId: job.publicId,
    jobTitle: job.title,
    spontaneous: job.spontaneous,
    name: applicant.name,
    ...(status === 'withdrawn' ? NOTHING_SHOWN : toShownParts(application, applicant)),
    status,
    statusAt: since(application),
    answeredAt: application.answeredAt?.toISOString() ?? null,
    answerNote: application.answerNote,
    nextSeason: status !== 'withdrawn' && application.nextSeason,
    createdAt: createdAt.toISOString(),
    history: events[0]?.status === 'sent' ? events : [sent, ...events],
    employer: employerOf(account, job.ownerId)?.name ?? null,
    mayAnswer: mayManage(account, job.ownerId),
    hiredContact: offerContact(job),
  };
}

type ShownParts = Pick<
  ReceivedApplication,
  'email' | 'phone' | 'phoneText' | 'verified' | 'hasAccount' | 'message' | 'ticks' | 'answers' | 'cv' | 'reason'
>;

const NOTHING_SHOWN: ShownParts = {
  email: null,
  phone: null,
  verified: true,
  hasAccount: false,
  message: null,
  ticks: [],
  answers: [],
  cv: null,
  reason: null,
};

const toShownParts = (application: ApplicationRow, { email, isProven }: ReceivedRow['applicant']): ShownParts => ({
  email,
  phone: application.phone,
  phoneText: application.phone === null ? undefined : phoneText(application.phone),
  verified: isProven,
  hasAccount: application.userId !== null,
  message: application.message,
  ticks: application.ticks.map(({ what, preferred, has }) => ({ what, preferred, has })),
  answers: application.answers.map(({ question, answer }) => ({ question: questionText(question), answer })),
  cv: cvOf(application),
  reason: application.reason,
});

/** The list of received applications as a file: of a withdrawn one no more than in the list. */
export function receivedFile(rows: readonly FileRow[], now: Date): Response {
  const shown = rows.map(({ application, job, applicant }) => ({
    ...(application.status === 'withdrawn' ? NOTHING_SHOWN : toShownParts(application, applicant)),
    ...{ application, job, name: applicant.name },
  }));
  return csvResponse(`candidature-${romeDay(now)}`, shown, [
    ['Offerta', ({ job }) => job.title],
    ['Azienda', ({ job }) => job.companyName],
    ['Nome', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Telefono', ({ phoneText = null }) => phoneText],
    ['Stato', ({ application }) => APPLICATION_STATUS_LABELS[application.status]],
    ['Ricevuta il', ({ application }) => csvDay(application.createdAt)],
    ['Risposta il', ({ application }) => csvDay(application.answeredAt)],
    ['Requisiti', ({ ticks }) => ticks.map(({ what, has }) => `${what}: ${has ? 'sì' : 'non detto'}`).join(', ')],
    ['Risposte', ({ answers }) => answers.map(({ question, answer }) => `${question} ${answer}`).join('\n')],
    ['CV', ({ cv }) => cv && 'sì'],
    ['Messaggio', ({ message }) => message],
  ]);
}

/** An application behind a mailed link, which others may come to hold: without the address and the file. */
export const toLinkedApplication = ({ application, job, applicant }: ReceivedRow): LinkedApplication => {
  const withdrawn = application.status === 'withdrawn';
  return {
    jobTitle: job.title,
    spontaneous: job.spontaneous,
    name: applicant.name,
    message: withdrawn ? null : application.message,
    hasCv: !withdrawn && application.cvKey !== null,
    hasEmail: applicant.email !== null,
    status: application.status,
    statusAt: since(application),
    answeredAt: application.answeredAt?.toISOString() ?? null,
    createdAt: application.createdAt.toISOString(),
    hiredContact: offerContact(job),
  };
};

export const toWaiting = ({ application, applicant }: ReceivedRow): Waiting => ({
  id: application.publicId,
  name: applicant.name,
  status: application.status,
  hasEmail: applicant.email !== null,
});

type Counts = { readonly requested: number; readonly count: number; readonly unmailed: number };

/** Outcome of one answer to several, in words: nobody who left no address is said to be told by mail. */
export const toAnswered = ({ requested, count, unmailed }: Counts): Answered => ({
  message: [
    count === 1 ? 'Salvato per 1 persona.' : `Salvato per ${count} persone.`,
    ...(unmailed > 0 ? [callThem(unmailed)] : []),
    ...(requested > count
      ? [
          `${requested - count} nel frattempo ${requested - count === 1 ? 'è stata ritirata' : 'sono state ritirate'} o non ci sono più.`,
        ]
      : []),
  ].join(' '),
  count,
  unmailed,
});

export const toNotified = ({ count, unmailed }: Omit<Counts, 'requested'>): Answered => {
  const notified = count - unmailed;
  return {
    message: [
      ...(notified > 0 || unmailed === 0
        ? [notified === 1 ? 'Abbiamo avvisato 1 persona.' : `Abbiamo avvisato ${notified} persone.`]
        : []),
      ...(unmailed > 0 ? [callThem(unmailed)] : []),
    ].join(' '),
    count,
    unmailed,
  };
};

const callThem = (count: number): string =>
  count === 1
    ? '1 persona ha lasciato solo il telefono: avvisala tu.'
    : `${count} persone hanno lasciato solo il telefono: avvisale tu.`;
