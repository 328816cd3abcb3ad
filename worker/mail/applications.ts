import type { GivenAnswer, Tick } from '../../shared/application-questions.ts';
import { questionText } from '../../shared/application-questions.ts';
import type { Answer } from '../../shared/application-values.ts';
import {
  APPLICATION_STATUS_LABELS,
  OVERDUE_DAYS,
  REFUSAL_REASONS,
  type RefusalReason,
} from '../../shared/application-values.ts';
import { datePhrase } from '../../shared/dates.ts';
import { inLanguage, type Language } from '../../shared/languages.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import { pagePath, receivedPath } from '../../shared/paths.ts';
import { phoneText } from '../../shared/phone.ts';
import { answerApplicationLink, confirmApplicationLink, linkedApplicationLink } from '../../shared/token-links.ts';
import type { ApplicationRow } from '../db/tables/applications.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { sign } from '../sign.ts';
import { composeMail, type EndingLink } from './layout.ts';
import type { Mail } from './outbox.ts';
import {
  followLabel,
  translatedAnswerMail,
  translatedConfirmMail,
  translatedLinksMail,
  translatedUnheardMail,
} from './translated.ts';

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
export function newApplicationMail(
  application: Words &
    EndingLink & {
      readonly job: Pick<JobRow, 'publicId' | 'title'>;
      readonly publicId: string;
      /** Page that ends spontaneous applications; null for one to an offer. */
      readonly ending: string | null;
      /** Page that closes an urgent offer, whose place is taken; null for any other. */
      readonly taken: string | null;
      /** True where an answer by mail goes by the site to the applicant. */
      readonly byMail: boolean;
    },
): Mail {
  const { job, publicId, name, email, isProven, phone, message, ticks, answers, hasCv } = application;
  const { token, expiresAt, ending, taken, byMail, siteUrl } = application;
  const reply = phone === null ? 'Rispondi' : 'Chiama, o rispondi';
  return composeMail({
    why: 'employer',
    subject: `Nuova candidatura: ${name} per “${job.title}”`,
    heading: 'Chi aspetta la tua risposta',
    paragraphs: [
      email === null
        ? 'Chiama o scrivi al suo numero: non ha lasciato un’email, e la risposta che segni qui sotto non le arriva da sola.'
        : byMail
          ? `${reply} a questa email: le arriva quello che scrivi sopra il testo citato, senza il tuo indirizzo, e resta nella conversazione.${isProven ? '' : ' Il suo contatto non è verificato.'}`
          : `${reply} a questa email, che arriva al suo indirizzo${isProven ? '' : ' (contatto non verificato)'}: dal testo della risposta togli il link qui sotto.`,
      ...(message === null ? [] : [`Il suo messaggio:\n${message}`]),
      `Con il link segni in un attimo la tua risposta, senza accedere: in valutazione, non selezionata o assunta. Vale fino ${datePhrase('al', expiresAt)}. Chi ha il link può rispondere al posto tuo: non inoltrare questa email.`,
    ],
    facts: [
      { label: 'Offerta', value: job.title },
      { label: 'Nome', value: name },
      ...(phone === null
        ? []
        : [{ label: 'Telefono (contatto non verificato)', value: phoneText(phone), url: `tel:${phone}` }]),
      ...ticks.map(({ what, has }) => ({ label: what, value: has ? 'sì' : 'non detto' })),
      ...answers.map(({ question, answer }) => ({ label: questionText(question), value: answer })),
      ...(hasCv ? [{ label: 'CV', value: 'inviato: lo scarichi dall’elenco' }] : []),
      {
        label: 'Elenco',
        value: 'tutte le candidature, dopo l’accesso',
        url: siteUrl + receivedPath(job.publicId, publicId),
      },
      ...(taken === null
        ? []
        : [{ label: 'Posto preso?', value: 'chiudi l’offerta, senza accedere', url: siteUrl + taken }]),
      ...(ending === null
        ? []
        : [{ label: 'Non ne vuoi più?', value: 'spegni le candidature spontanee', url: siteUrl + ending }]),
    ],
    link: { label: 'Rispondi alla candidatura', url: siteUrl + answerApplicationLink(token) },
  });
}

export const offerFullMail = ({ title, siteUrl }: { title: string; siteUrl: string }): Mail =>
  composeMail({
    why: 'employer',
    subject: `In pausa: “${title}” ha le candidature che volevi`,
    heading: 'Ora tocca a te',
    paragraphs: [
      'Rispondi a chi si è candidato. Se hai trovato la persona, chiudi l’offerta; se ne vuoi altre, riaprila.',
      'Finché è in pausa non è negli elenchi e non riceve candidature. Chi la apre legge che può riaprire.',
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
  readonly byMail: boolean;
  readonly link: { readonly label: string; readonly url: string };
  /** Language of the applicant's pages; null for Italian. */
  readonly language: Language | null;
};

const ANSWERED: Readonly<
  Record<Answer, { readonly subject: string; readonly heading: string; readonly next: string }>
> = {
  reviewing: {
    subject: 'La tua candidatura è in valutazione',
    heading: 'È stata letta',
    next: 'per ora non devi fare altro. Se la risposta cambia, ti scriviamo.',
  },
  rejected: {
    subject: 'Risposta alla tua candidatura',
    heading: 'Questa volta no: ci dispiace',
    next: 'meglio saperlo che aspettare: ogni offerta cerca cose diverse, e la prossima può essere quella giusta.',
  },
  hired: {
    subject: 'Buone notizie sulla tua candidatura',
    heading: 'Congratulazioni!',
    next: 'contratto e primo giorno li concordi direttamente con chi ti assume. Nessun datore di lavoro serio ti chiede denaro.',
  },
};

export function applicationAnsweredMail({ language, ...answered }: Answered): Mail {
  if (language) return translatedAnswerMail(language, answered);
  const { job, name, status, note, reason, corrects, byMail, link } = answered;
  const { subject, heading, next } = ANSWERED[status];
  return composeMail({
    why: 'applicant',
    subject: `${subject}: ${job.title}`,
    heading,
    paragraphs: [
      `Ciao ${name}, ${next}`,
      ...(note === null ? [] : [`${job.companyName} aggiunge:\n${note}`]),
      ...(corrects ? ['Questa risposta prende il posto di quella che hai ricevuto prima.'] : []),
      ...(byMail
        ? [`Se rispondi a questa email, ${job.companyName} riceve quello che scrivi, senza il tuo indirizzo.`]
        : []),
    ],
    facts: [
      { label: 'Offerta', value: job.title },
      { label: 'Chi offre', value: job.companyName },
      { label: 'Risposta', value: APPLICATION_STATUS_LABELS[status] },
      ...(reason === null ? [] : [{ label: 'Motivo', value: REFUSAL_REASONS[reason] }]),
    ],
    link,
  });
}

/** A new link in place of one that was over. It repeats nothing that somebody typed. */
export const renewedAnswerMail = ({ token, expiresAt, siteUrl }: EndingLink): Mail =>
  composeMail({
    why: 'employer',
    subject: 'Il nuovo link per rispondere a una candidatura',
    heading: 'Quello di prima non valeva più',
    paragraphs: [
      `Con il link qui sotto rispondi senza accedere. Vale fino ${datePhrase('al', expiresAt)}. Chi ha il link può rispondere al posto tuo: non inoltrare questa email.`,
      'Se non l’hai chiesto tu, non fare nulla.',
    ],
    link: { label: 'Rispondi alla candidatura', url: siteUrl + answerApplicationLink(token) },
  });

type Offer = Pick<JobRow, 'title' | 'companyName'>;

type Confirming = EndingLink & { readonly language: Language | null };

/**
 * Asks an address whether it is its sender's. It repeats nothing that anybody has typed, the offer's title included, as
 * nobody has checked whose address it goes to. The page behind the link names the offer.
 */
export function confirmApplicationMail({ language, ...ending }: Confirming): Mail {
  if (language) return translatedConfirmMail(language, ending);
  const { token, expiresAt, siteUrl } = ending;
  return composeMail({
    why: 'entered',
    subject: 'Ultimo passo per la tua candidatura',
    heading: 'Non è ancora partita',
    paragraphs: [
      `Apri il link, che dice per quale offerta è, e premi “Invia la candidatura”: solo allora chi ha pubblicato l’offerta la riceve. Il link vale fino ${datePhrase('al', expiresAt)}, poi la candidatura si cancella da sola.`,
      'Se non l’hai preparata tu, non fare nulla.',
    ],
    link: { label: 'Invia la candidatura', url: siteUrl + confirmApplicationLink(token) },
  });
}

type Linked = { readonly job: Offer; readonly url: string; readonly language: Language | null };

/** The links of all applications that were sent from an address without an account, in the language of the latest. */
export const applicantLinksMail = (links: readonly Linked[]): Mail => {
  const [first, ...others] = links;
  if (first?.language) return translatedLinksMail(first.language, links);
  return composeMail({
    why: 'applicant',
    subject:
      others.length > 0
        ? 'I link per seguire le tue candidature'
        : `Il link per seguire la tua candidatura: ${first?.job.title}`,
    heading: 'Da tenere, senza account',
    paragraphs: [
      others.length > 0
        ? 'Leggi la risposta, le ritiri o le cancelli. Chi ha il link può fare lo stesso: conservali e non inoltrarli.'
        : 'Leggi la risposta, la ritiri o la cancelli. Chi ha il link può fare lo stesso: conservalo e non inoltrarlo.',
      ...(others.length === 0 && first
        ? [`${first.job.title} (${first.job.companyName}): il pulsante qui sotto.`]
        : []),
    ],
    groups:
      others.length === 0
        ? []
        : [
            {
              title: 'Le tue candidature',
              items: links.map(({ job: { title, companyName }, url }) => ({ label: title, about: companyName, url })),
            },
          ],
    link: { label: others.length > 0 ? 'Segui la più recente' : 'Segui la candidatura', url: first?.url ?? '' },
  });
};

export const unheardCause = (publicId: string): MailCause => `late-application:${publicId}`;

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
    heading: 'Anche un no è una risposta',
    paragraphs: [
      'Dalla pagina scegli più persone insieme, e per un no bastano un motivo già scritto e un tocco: chi lo riceve smette di aspettare e cerca altrove.',
      `Sono passati ${OVERDUE_DAYS} giorni o più. A chi si è candidata/o scriviamo, se ${those} un’email, che finora non abbiamo avuto notizie.`,
    ],
    link: {
      label: 'Rispondi a chi aspetta',
      url: siteUrl + receivedPath(job.publicId),
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
  readonly language: Language | null;
};

export function unheardMail({ language, ...unheard }: Unheard): Mail {
  if (language) return translatedUnheardMail(language, unheard);
  const { job, name, read, requested, link } = unheard;
  return composeMail({
    why: 'applicant',
    subject: `Ancora nessuna risposta: ${job.title}`,
    heading: 'Non vuol dire no',
    paragraphs: [
      `Ciao ${name}, non aspettare solo loro: intanto candidati anche altrove.`,
      `Dopo ${OVERDUE_DAYS} giorni non abbiamo avuto notizie da ${job.companyName}.${read ? ' La tua candidatura risulta letta, ma senza risposta.' : ''}`,
      `${requested ? 'Abbiamo chiesto a chi ha pubblicato l’offerta di rispondere. ' : ''}Se arriva una risposta, te la scriviamo.`,
    ],
    link,
  });
}

type Maker = { readonly secret: string; readonly siteUrl: string };

/** Token of the private page of an application. It never ends: the application does, at the latest fourteen months after its offer. */
export const applicantToken = (publicId: string, secret: string): Promise<string> =>
  sign('own-application', { sub: publicId }, { secret, expiresAt: null });

type LinkedRow = Pick<ApplicationRow, 'publicId' | 'language'>;

export const applicantLink = async ({ publicId, language }: LinkedRow, { secret, siteUrl }: Maker): Promise<string> =>
  siteUrl + inLanguage(language, linkedApplicationLink(await applicantToken(publicId, secret)));

export type FollowLink = { readonly label: string; readonly url: string };

/** Language of the mails about an application: an account has Italian pages. */
export const mailLanguage = ({ userId, language }: Pick<ApplicationRow, 'userId' | 'language'>): Language | null =>
  userId === null ? language : null;

/** Page where an applicant follows an application, as mails name it: that of the account, or the private one without an account. */
export const followLink = async (
  application: LinkedRow & Pick<ApplicationRow, 'userId'>,
  maker: Maker,
): Promise<FollowLink> =>
  application.userId === null
    ? {
        label: application.language ? followLabel(application.language) : 'La tua candidatura',
        url: await applicantLink(application, maker),
      }
    : { label: 'Le tue candidature', url: maker.siteUrl + pagePath.applications() };
