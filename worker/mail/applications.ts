import type { GivenAnswer, Tick } from '../../shared/application-questions.ts';
import { questionText } from '../../shared/application-questions.ts';
import type { Answer } from '../../shared/application-values.ts';
import { OVERDUE_DAYS, REFUSAL_REASONS, type RefusalReason } from '../../shared/application-values.ts';
import { longDate } from '../../shared/dates.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { phoneText } from '../../shared/phone.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { answerApplicationLink, confirmApplicationLink, linkedApplicationLink } from '../../shared/token-links.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { sign } from '../sign.ts';
import { composeMail, type EndingLink } from './layout.ts';
import type { Mail } from './outbox.ts';

/** The applicant's words and ways to be reached. */
export type Words = {
  readonly name: string;
  readonly email: string | null;
  /** True where the address is confirmed; a number never is. */
  readonly isProven: boolean;
  readonly phone: string | null;
  readonly message: string | null;
  readonly ticks: readonly Tick[];
  readonly answers: readonly GivenAnswer[];
  readonly hasCv: boolean;
};

/** Tells the owner of an offer that somebody applied, with the link that answers without signing in. */
export function newApplicationMail(application: Words & EndingLink & { readonly job: Pick<JobRow, 'title'> }): Mail {
  const { job, name, email, isProven, phone, message, ticks, answers, hasCv, token, expiresAt, siteUrl } = application;
  const had = ticks.filter(({ has }) => has).map(({ what }) => what);
  return composeMail({
    why: 'employer',
    subject: `Nuova candidatura: ${job.title}`,
    paragraphs: [
      `${name} si è candidata/o alla tua offerta “${job.title}”.`,
      message === null ? 'Non ha lasciato un messaggio.' : `Il suo messaggio:\n${message}`,
      ...(had.length > 0 ? [`Dice di avere ${had.length} di ${ticks.length} requisiti: ${had.join(', ')}.`] : []),
      ...(had.length < ticks.length
        ? [`Non ha detto se ha: ${ticks.flatMap(({ what, has }) => (has ? [] : [what])).join(', ')}.`]
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

export const offerFullMail = ({ title, siteUrl }: { title: string; siteUrl: string }): Mail =>
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
  readonly name: string;
  readonly status: Answer;
  readonly note: string | null;
  readonly reason: RefusalReason | null;
  readonly corrects: boolean;
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

type Offer = Pick<JobRow, 'title' | 'companyName'>;

/**
 * Asks an address whether it is its sender's. It repeats nothing that anybody has typed, the offer's title included, as
 * nobody has checked whose address it goes to. The page behind the link names the offer.
 */
export const confirmApplicationMail = ({ token, expiresAt, siteUrl }: EndingLink): Mail =>
  composeMail({
    why: 'entered',
    subject: 'Ultimo passo: invia la candidatura',
    paragraphs: [
      `Su ${SITE_NAME} è stata preparata, con questa email, una candidatura a un’offerta di lavoro.`,
      `Non è ancora partita. Apri il link, che dice per quale offerta è, e premi “Invia la candidatura”: solo allora chi ha pubblicato l’offerta la riceve. Il link vale fino al ${longDate(expiresAt)}, poi la candidatura si cancella da sola.`,
      'Se non l’hai preparata tu, non fare nulla.',
    ],
    link: { label: 'Invia la candidatura', url: siteUrl + confirmApplicationLink(token) },
  });

/** The links of all applications that were sent from an address without an account. */
export const applicantLinksMail = (links: readonly { readonly job: Offer; readonly url: string }[]): Mail => {
  const [first, ...others] = links;
  return composeMail({
    why: 'applicant',
    subject: others.length > 0 ? 'I link per seguire le tue candidature' : 'Il link per seguire la tua candidatura',
    paragraphs: [
      others.length > 0
        ? 'Con questi link segui le candidature che hai inviato senza account: leggi la risposta, le ritiri o le cancelli. Chi ha il link può fare lo stesso: conservali e non inoltrarli.'
        : 'Con questo link segui la candidatura che hai inviato senza account: leggi la risposta, la ritiri o la cancelli. Chi ha il link può fare lo stesso: conservalo e non inoltrarlo.',
      ...(first ? [`${first.job.title} (${first.job.companyName}): il pulsante qui sotto.`] : []),
      ...others.map(({ job, url }) => `${job.title} (${job.companyName}):\n${url}`),
    ],
    link: { label: 'Segui la candidatura', url: first?.url ?? '' },
  });
};

export const overdueCause = (publicId: string): MailCause => `late-application:${publicId}`;

type Overdue = {
  readonly job: Pick<JobRow, 'publicId' | 'title'>;
  readonly count: number;
  readonly siteUrl: string;
};

/** Asks the owner of an offer to answer those who have waited for two weeks. */
export function overdueAnswersMail({ job, count, siteUrl }: Overdue): Mail {
  const [wait, those] =
    count === 1 ? ['1 persona aspetta', 'ha lasciato'] : [`${count} persone aspettano`, 'hanno lasciato'];
  return composeMail({
    why: 'employer',
    subject: `${wait} una risposta: ${job.title}`,
    paragraphs: [
      `${wait} una risposta da ${OVERDUE_DAYS} giorni o più per la tua offerta “${job.title}”.`,
      'Anche un no è una risposta: chi lo riceve smette di aspettare e cerca altrove. Dalla pagina scegli più persone insieme, e per un no bastano un motivo già scritto e un tocco.',
      `A chi si è candidata/o scriviamo, se ${those} un’email, che finora non abbiamo avuto notizie.`,
    ],
    link: {
      label: 'Rispondi a chi aspetta',
      url: siteUrl + withQuery(pagePath.applications(), { lato: 'ricevute', offerta: job.publicId }),
    },
  });
}

type Unheard = {
  readonly job: Pick<JobRow, 'title' | 'companyName'>;
  readonly name: string;
  readonly read: boolean;
  /** True if the employer is asked for an answer at the same time. */
  readonly requested: boolean;
  readonly link: { readonly label: string; readonly url: string };
};

export const unheardMail = ({ job, name, read, requested, link }: Unheard): Mail =>
  composeMail({
    why: 'applicant',
    subject: `Ancora nessuna risposta: ${job.title}`,
    paragraphs: [
      `Ciao ${name}, dopo ${OVERDUE_DAYS} giorni non abbiamo avuto notizie da ${job.companyName} sulla tua candidatura per “${job.title}”.${read ? ' Risulta letta, ma senza risposta.' : ''}`,
      'Non vuol dire no, ma non aspettare solo loro: intanto candidati anche altrove.',
      `${requested ? 'Abbiamo chiesto a chi ha pubblicato l’offerta di rispondere. ' : ''}Se arriva una risposta, te la scriviamo.`,
    ],
    link,
  });

type Maker = { readonly secret: string; readonly siteUrl: string };

/** Token of the private page of an application. It never ends: the application does, at the latest six months after its offer. */
export const applicantToken = (publicId: string, secret: string): Promise<string> =>
  sign('own-application', { sub: publicId }, { secret, expiresAt: null });

export const applicantLink = async (publicId: string, { secret, siteUrl }: Maker): Promise<string> =>
  siteUrl + linkedApplicationLink(await applicantToken(publicId, secret));

export type FollowLink = { readonly label: string; readonly url: string };

/** Page where an applicant follows an application, as mails name it: that of the account, or the private one without an account. */
export const followLink = async (
  { publicId, userId }: { publicId: string; userId: number | null },
  maker: Maker,
): Promise<FollowLink> =>
  userId === null
    ? { label: 'La tua candidatura', url: await applicantLink(publicId, maker) }
    : { label: 'Le tue candidature', url: maker.siteUrl + pagePath.applications() };
