import { pagePath } from '../../shared/paths.ts';
import {
  CLAIM_REASON,
  type Ground,
  REASON_LABELS,
  type ReportKind,
  type ReportReason,
  RULE_REASON,
  ruleText,
} from '../../shared/report-values.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

const ONE: Readonly<Record<ReportKind, string>> = {
  job: 'un’offerta',
  candidate: 'un profilo',
  employer: 'la pagina di un’azienda',
  message: 'un messaggio',
  conversation: 'una conversazione',
};
const WHAT = {
  job: { yours: 'La tua offerta', to: 'alla tua offerta', was: 'stata nascosta' },
  employer: { yours: 'La pagina della tua azienda', to: 'alla pagina della tua azienda', was: 'stata nascosta' },
  candidate: { yours: 'Il tuo profilo', to: 'al tuo profilo', was: 'stato nascosto' },
} as const;

/** An offer, a profile or an employer's page; its title is null for an address that nobody has confirmed, which is told nothing that was typed. */
type About = { readonly kind: Exclude<ReportKind, 'message' | 'conversation'>; readonly title: string | null };
type Answering = { readonly siteUrl: string; readonly supportEmail: string };

const objection = (supportEmail: string): string =>
  `Se non sei d’accordo, rispondi a questa email o scrivi a ${supportEmail} spiegando perché: riesaminiamo la decisione. Puoi sempre rivolgerti al giudice.`;
const writeTo = (siteUrl: string) => ({ label: 'Scrivici', url: siteUrl + pagePath.contact() });

/** Paragraphs of a decision that takes something away: how to object, what it does, its rule and its facts (Regulation 2022/2065, article 17). */
const statement = ({ rule, facts }: Ground, what: string, supportEmail: string): [string, ...string[]] => [
  objection(supportEmail),
  what,
  `La regola: ${ruleText(rule)}. I fatti, come li ha scritti chi ha deciso:`,
  facts,
];

const DECIDED = {
  people: 'Lo ha deciso una persona della redazione, dopo una segnalazione.',
  rules:
    'Lo ha deciso una persona della redazione, dopo che le regole automatiche del sito avevano trovato qualcosa nel testo.',
  nobody: 'Lo ha deciso una persona della redazione, senza che nessuno lo segnalasse.',
};

/** Tells the owner that something is hidden, by which rule and facts, and how to object. @param origin null without a report */
export function hiddenMail({
  kind,
  title,
  ground,
  origin,
  siteUrl,
  supportEmail,
}: About & Answering & { readonly ground: Ground; readonly origin: 'people' | 'rules' | null }): Mail {
  const { yours, was } = WHAT[kind];
  return composeMail({
    why: 'author',
    subject: `${yours} è ${was}${title === null ? '' : `: ${title}`}`,
    heading: 'Puoi chiedere di riesaminare',
    paragraphs: statement(
      ground,
      `Da adesso non si vede più in nessuna pagina di ${SITE_NAME}, finché la redazione non decide altrimenti. ${DECIDED[origin ?? 'nobody']}`,
      supportEmail,
    ),
    link: writeTo(siteUrl),
  });
}

/** Tells the address of a profile without an account that somebody disowned it, and repeats nothing: nobody has proved whose it is. */
export const hiddenUnownedMail = ({ siteUrl, supportEmail }: Answering): Mail =>
  composeMail({
    why: 'profile',
    subject: 'Un profilo con la tua email è stato nascosto',
    heading: 'È tuo?',
    paragraphs: [
      `Se sì, rispondi a questa email o scrivi a ${supportEmail}: lo rimettiamo. Se non lo hai pubblicato tu, non devi fare altro.`,
      `Qualcuno ci ha segnalato di non averlo pubblicato su ${SITE_NAME}. Per prudenza non si vede più da subito: una persona della redazione guarda e decide.`,
    ],
    link: writeTo(siteUrl),
  });

/** Tells the owner of something hidden, or that waited, that nothing keeps it back; whether it shows depends on them, too. */
export const restoredMail = ({ kind, title, siteUrl }: About & Pick<Answering, 'siteUrl'>): Mail =>
  composeMail({
    why: 'author',
    subject: `Via libera ${WHAT[kind].to}${title === null ? '' : `: ${title}`}`,
    heading: 'Abbiamo guardato e tolto il blocco',
    paragraphs: [`Non devi fare nulla: su ${SITE_NAME} si vede come hai scelto tu.`],
    link: writeTo(siteUrl),
  });

/** Tells the owner of an account that it is suspended, why, what still works, and how to object. */
export const suspendedMail = ({ ground, siteUrl, supportEmail }: Answering & { readonly ground: Ground }): Mail =>
  composeMail({
    why: 'account',
    subject: 'Il tuo account è sospeso',
    heading: 'Puoi chiedere di riesaminare',
    paragraphs: statement(
      ground,
      `Su ${SITE_NAME} le tue offerte e il tuo profilo non si vedono più; puoi ancora accedere e scaricare i tuoi dati. Resta così finché la redazione non decide altrimenti. Lo ha deciso una persona della redazione.`,
      supportEmail,
    ),
    link: writeTo(siteUrl),
  });

export const suspensionLiftedMail = ({ siteUrl }: Pick<Answering, 'siteUrl'>): Mail =>
  composeMail({
    why: 'account',
    subject: 'Il tuo account non è più sospeso',
    heading: 'Tutto torna com’era',
    paragraphs: [`Accedi quando vuoi: su ${SITE_NAME} le tue offerte e il tuo profilo si vedono come prima.`],
    link: { label: 'Accedi', url: siteUrl + pagePath.login() },
  });

type Reported = { readonly kind: ReportKind; readonly siteUrl: string };

/** Tells reporters what was decided, and repeats nothing typed: nobody has checked whose address it goes to. */
export const reportDecidedMail = ({ kind, hidden, siteUrl }: Reported & { readonly hidden: boolean }): Mail =>
  composeMail({
    why: 'reporter',
    subject: 'Abbiamo letto la tua segnalazione',
    heading: 'Una persona della redazione ha deciso',
    paragraphs: [
      'Se non sei d’accordo, o sai qualcosa che ci manca, scrivici.',
      `Avevi segnalato ${ONE[kind]} su ${SITE_NAME}.`,
      kind === 'conversation'
        ? 'Che cosa succede a chi ha scritto resta tra noi e quella persona. La conversazione la puoi terminare dalla pagina della candidatura.'
        : kind === 'message'
          ? 'Che cosa succede a chi lo ha scritto resta tra noi e quella persona. Se il messaggio è ancora tra i tuoi puoi eliminarlo, e puoi bloccare chi lo ha mandato.'
          : hidden
            ? 'Non si vede più sul sito.'
            : 'Per quello che abbiamo potuto vedere non va contro le regole: resta com’è.',
    ],
    link: writeTo(siteUrl),
  });

export const newReportMail = ({ kind, reason, siteUrl }: Reported & { readonly reason: ReportReason }): Mail =>
  composeMail({
    why: 'operator',
    subject: `Nuova segnalazione: ${REASON_LABELS[reason]}`,
    heading: `${reason === RULE_REASON ? 'Dalle regole del sito' : reason === CLAIM_REASON ? 'Da chi l’ha scritta' : 'Da chi legge'}: ${ONE[kind]}`,
    paragraphs: [
      'Guardala nella moderazione: finché non la guardi, per lo stesso contenuto non ne arrivano altre qui.',
    ],
    link: { label: 'Apri la moderazione', url: siteUrl + pagePath.moderation() },
  });
