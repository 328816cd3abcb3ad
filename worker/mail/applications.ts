import { REFUSAL_REASONS, type RefusalReason } from '../../shared/answer-texts.ts';
import { questionText } from '../../shared/application-questions.ts';
import type { Answer } from '../../shared/application-values.ts';
import type { GivenAnswer, Tick } from '../../shared/apply-parts.ts';
import { longDate } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { phoneText } from '../../shared/phone.ts';
import { answerApplicationLink } from '../../shared/token-links.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { composeMail, type EndingLink } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Tells the owner of an offer that somebody applied, with the link that answers without signing in. */
export function newApplicationMail(application: {
  readonly job: Pick<JobRow, 'title'>;
  readonly name: string;
  readonly email: string | null;
  readonly isProven: boolean;
  readonly phone: string | null;
  readonly message: string | null;
  readonly ticks: readonly Tick[];
  readonly answers: readonly GivenAnswer[];
  readonly hasCv: boolean;
  readonly token: string;
  readonly expiresAt: Date;
  readonly siteUrl: string;
}): Mail {
  const { job, name, email, isProven, phone, message, ticks, answers, hasCv, token, expiresAt, siteUrl } = application;
  const had = ticks.filter(({ has }) => has).map(({ what }) => what);
  return composeMail({
    why: 'employer',
    subject: `Nuova candidatura: ${job.title}`,
    paragraphs: [
      `${name} si è candidata/o alla tua offerta “${job.title}”.`,
      message === null ? 'Non ha lasciato un messaggio.' : `Il suo messaggio:\n${message}`,
      ...(ticks.length > 0
        ? [`Dice di avere ${had.length} di ${ticks.length} requisiti${had.length > 0 ? `: ${had.join(', ')}` : ''}.`]
        : []),
      ...answers.map(({ question, answer }) => `${questionText(question)}\n${answer}`),
      ...(hasCv ? ['Ha allegato il CV: lo trovi, quando accedi, nella pagina “Candidature”.'] : []),
      ...(phone === null ? [] : [`Il suo telefono: ${phoneText(phone)} (contatto non verificato).`]),
      email === null
        ? `${name} non ha lasciato un’email: la risposta che segni qui sotto non le arriva da sola, quindi chiama o scrivi al suo numero.`
        : `Per scrivere a ${name}, rispondi a questa email: arriva al suo indirizzo${isProven ? '' : ' (contatto non verificato)'}. Dal testo della risposta togli il link qui sotto.`,
      `Con il link segni in un attimo la tua risposta, senza accedere: in valutazione, non selezionata o assunta. Vale fino al ${longDate(expiresAt)}. Chi ha il link può rispondere al posto tuo: non inoltrare questa email.`,
    ],
    link: { label: 'Rispondi alla candidatura', url: siteUrl + answerApplicationLink(token) },
  });
}

/** Tells the owner of an offer that it has as many applications as were wanted, and asks what next. */
export const offerFullMail = ({ title, siteUrl }: { readonly title: string; readonly siteUrl: string }): Mail =>
  composeMail({
    why: 'employer',
    subject: `In pausa: “${title}” ha le candidature che volevi`,
    paragraphs: [
      `L’offerta “${title}” ha ricevuto tante candidature quante ne volevi, e si è messa in pausa: non è più negli elenchi e per ora non ne riceve altre. Chi la apre legge che può riaprire.`,
      'Rispondi a chi si è candidato. Se hai trovato la persona, chiudi l’offerta; se ne vuoi altre, riaprila.',
    ],
    link: { label: 'Le tue offerte', url: siteUrl + pagePath.ownJobs() },
  });

type Answered = {
  readonly job: Pick<JobRow, 'title' | 'companyName'>;
  /** The applicant's. */
  readonly name: string;
  readonly status: Answer;
  /** Line of the employer. */
  readonly note: string | null;
  /** Of a refusal, where one was chosen. */
  readonly reason: RefusalReason | null;
  /** True if an earlier answer was already mailed. */
  readonly corrects: boolean;
  /** Page where they follow it. */
  readonly link: { readonly label: string; readonly url: string };
};

const SUBJECTS: Readonly<Record<Answer, string>> = {
  reviewing: 'La tua candidatura è in valutazione',
  rejected: 'Risposta alla tua candidatura',
  hired: 'Buone notizie sulla tua candidatura',
};

const TEXTS: Readonly<Record<Answer, (offer: string) => readonly string[]>> = {
  reviewing: (offer) => [
    `la tua candidatura per ${offer} è in valutazione: è stata letta e la stanno considerando.`,
    'Per ora non devi fare altro. Se la risposta cambia, ti scriviamo.',
  ],
  rejected: (offer) => [
    `questa volta la tua candidatura per ${offer} non è stata selezionata. Ci dispiace.`,
    'Meglio saperlo che aspettare: ogni offerta cerca cose diverse, e la prossima può essere quella giusta.',
  ],
  hired: (offer) => [
    `chi ha pubblicato ${offer} ha segnato la tua candidatura come “Assunta”. Congratulazioni!`,
    'Contratto e primo giorno li concordi direttamente con chi ti assume. Nessun datore di lavoro serio ti chiede denaro.',
  ],
};

/** Tells an applicant what the employer answered. */
export function applicationAnsweredMail({ job, name, status, note, reason, corrects, link }: Answered): Mail {
  const [first = '', ...others] = TEXTS[status](`l’offerta “${job.title}” (${job.companyName})`);
  return composeMail({
    why: 'applicant',
    subject: `${SUBJECTS[status]}: ${job.title}`,
    paragraphs: [
      `Ciao ${name}, ${first}`,
      ...(reason === null ? [] : [`Il motivo: ${REFUSAL_REASONS[reason]}.`]),
      ...(note === null ? [] : [`${job.companyName} aggiunge:\n${note}`]),
      ...others,
      ...(corrects ? ['Questa risposta prende il posto di quella che hai ricevuto prima.'] : []),
    ],
    link,
  });
}

/** A new link in place of one that was over. It repeats nothing that somebody typed. */
export const renewedAnswerMail = ({ token, expiresAt, siteUrl }: EndingLink): Mail =>
  composeMail({
    why: 'employer',
    subject: 'Il nuovo link per rispondere a una candidatura',
    paragraphs: [
      'Il link che avevi per rispondere a una candidatura non valeva più, e ne è stato chiesto uno nuovo.',
      `Con quello qui sotto rispondi senza accedere. Vale fino al ${longDate(expiresAt)}. Chi ha il link può rispondere al posto tuo: non inoltrare questa email.`,
      'Se non l’hai chiesto tu, non fare nulla.',
    ],
    link: { label: 'Rispondi alla candidatura', url: siteUrl + answerApplicationLink(token) },
  });
