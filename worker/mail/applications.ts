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
import { dayIn, fill } from '../../shared/language-words.ts';
import { directionOf, inLanguage, type Language } from '../../shared/languages.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import { pagePath, receivedPath } from '../../shared/paths.ts';
import { phoneText } from '../../shared/phone.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { answerApplicationLink, confirmApplicationLink, linkedApplicationLink } from '../../shared/token-links.ts';
import type { ApplicationRow } from '../db/tables/applications.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { sign } from '../sign.ts';
import ar from './languages/ar.json';
import en from './languages/en.json';
import it from './languages/it.json';
import pa from './languages/pa.json';
import ro from './languages/ro.json';
import sq from './languages/sq.json';
import uk from './languages/uk.json';
import { composeMail, type EndingLink, type Parts } from './layout.ts';
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

/** Italian texts: what every mail has at its end is in `layout.ts`. */
type Texts = Omit<typeof en, 'why' | 'vat'>;

/** Texts of the mails to applicants. One that is missing does not compile. */
const TEXTS: Readonly<Record<'it', Texts> & Record<Language, typeof en>> = {
  it: { ...it, status: APPLICATION_STATUS_LABELS, reason: REFUSAL_REASONS },
  ...{ ro, en, uk, sq, ar, pa },
};

/** Language of the applicant's pages; null for Italian. */
type In = { readonly language: Language | null };

type Reason = keyof (typeof en)['why'];

/** The texts of a language, and what makes a mail to an applicant of them. */
export function mailTo(language: Language | null) {
  const compose = (why: Reason, parts: Omit<Parts, 'why' | 'lang' | 'dir' | 'vat'>): Mail => {
    if (language === null) return composeMail({ ...parts, why });
    const texts = TEXTS[language];
    const reason = fill(texts.why[why], { site: SITE_NAME });
    return composeMail({ ...parts, why: reason, vat: texts.vat, lang: language, dir: directionOf(language) });
  };
  const texts: Texts = TEXTS[language ?? 'it'];
  const factsOf = ({ title, companyName }: Offer) => [
    { label: texts.facts.offer, value: title },
    { label: texts.facts.employer, value: companyName },
  ];
  return { texts, compose, factsOf };
}

type Offer = Pick<JobRow, 'title' | 'companyName'>;

type ToApplicant = { readonly job: Offer; readonly name: string; readonly link: FollowLink };

type Answered = ToApplicant & {
  readonly status: Answer;
  readonly note: string | null;
  readonly reason: RefusalReason | null;
  readonly corrects: boolean;
  readonly byMail: boolean;
};

export function applicationAnsweredMail(answered: Answered): Mail {
  const { job, name, status, note, reason, corrects, byMail, link } = answered;
  const { texts, compose, factsOf } = mailTo(link.language);
  const company = job.companyName;
  const { subject, heading, next } = texts[status];
  return compose('applicant', {
    subject: fill(subject, job),
    heading,
    paragraphs: [
      `${fill(texts.hello, { name })} ${next}`,
      ...(note === null ? [] : [fill(texts.adds, { company, note })]),
      ...(corrects ? [texts.corrects] : []),
      ...(byMail ? [fill(texts.line.byMail, { from: company })] : []),
    ],
    facts: [
      ...factsOf(job),
      { label: texts.facts.answer, value: texts.status[status] },
      ...(reason === null ? [] : [{ label: texts.facts.reason, value: texts.reason[reason] }]),
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

/**
 * Asks an address whether it is its sender's. It repeats nothing that anybody has typed, the offer's title included, as
 * nobody has checked whose address it goes to. The page behind the link names the offer.
 */
export function confirmApplicationMail({ language, token, expiresAt, siteUrl }: EndingLink & In): Mail {
  const { texts, compose } = mailTo(language);
  const { confirm, send } = texts;
  const date = language ? dayIn(language, expiresAt) : datePhrase('al', expiresAt);
  const url = siteUrl + inLanguage(language, confirmApplicationLink(token));
  const paragraphs = [fill(confirm.first, { send, date }), confirm.second] as const;
  return compose('entered', { ...confirm, paragraphs, link: { label: send, url } });
}

type Linked = In & { readonly job: Offer; readonly url: string };

/** The links of all applications that were sent from an address without an account, in the language of the latest. */
export function applicantLinksMail([latest, ...others]: readonly [Linked, ...Linked[]]): Mail {
  const { texts, compose } = mailTo(latest.language);
  const { links, facts, follow } = texts;
  return compose('applicant', {
    subject: others.length > 0 ? links.subject : fill(links.one, latest.job),
    heading: links.heading,
    paragraphs: [links.first],
    facts: [latest, ...others].map(({ job: { title, companyName }, url }) => ({
      label: facts.offer,
      value: `${title} (${companyName})`,
      url,
    })),
    link: { label: follow, url: latest.url },
  });
}

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

type Unheard = ToApplicant & {
  readonly read: boolean;
  /** True if the employer is asked for an answer at the same time. */
  readonly requested: boolean;
};

export function unheardMail({ job, name, read, requested, link }: Unheard): Mail {
  const { texts, compose } = mailTo(link.language);
  const { unheard, hello } = texts;
  return compose('applicant', {
    subject: fill(unheard.subject, job),
    heading: unheard.heading,
    paragraphs: [
      `${fill(hello, { name })} ${unheard.first}`,
      [fill(unheard.second, { company: job.companyName, days: OVERDUE_DAYS }), ...(read ? [unheard.read] : [])].join(
        ' ',
      ),
      [...(requested ? [unheard.requested] : []), unheard.answer].join(' '),
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

/** Page on which an applicant follows an application; its language is that of the mails, too. */
export type FollowLink = In & { readonly label: string; readonly url: string };

/** Page where an applicant follows an application, as mails name it: that of the account, or the private one without an account. */
export const followLink = async (
  { userId, ...application }: LinkedRow & Pick<ApplicationRow, 'userId'>,
  maker: Maker,
): Promise<FollowLink> => {
  // An account has Italian pages.
  if (userId !== null)
    return { label: 'Le tue candidature', url: maker.siteUrl + pagePath.applications(), language: null };
  const { language } = application;
  return { label: mailTo(language).texts.follow, url: await applicantLink(application, maker), language };
};
