import { datePhrase } from '../../shared/dates.ts';
import { type MemberRole, PEOPLE_ID } from '../../shared/member-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

const peoplePage = (siteUrl: string): string => `${siteUrl}${pagePath.account()}#${PEOPLE_ID}`;

const MAY: Readonly<Record<MemberRole, string>> = {
  manage: 'gestire le sue offerte: pubblicarle, cambiarle, e leggere le candidature e rispondere',
  read: 'leggere le sue offerte, i loro numeri e le candidature con i CV, senza cambiare niente',
};

type Invitation = {
  /** Name of the inviting account; null for an address that nobody has confirmed, which gets nobody's words. */
  readonly employer: string | null;
  readonly role: MemberRole;
  readonly until: Date;
  readonly siteUrl: string;
};

/** To an invited address, with or without an account: it is accepted in the account, so that the mail alone opens nothing. */
export const invitationMail = ({ employer, role, until, siteUrl }: Invitation): Mail =>
  composeMail({
    why: 'entered',
    subject:
      employer === null ? 'Un invito a lavorare alle offerte di qualcuno' : `${employer} ti invita alle sue offerte`,
    heading: 'Decidi tu',
    paragraphs: [
      'Per accettare accedi, o registrati, con questo indirizzo e confermalo. L’invito è nella pagina del tuo account: lì puoi accettarlo o rifiutarlo.',
      `${employer === null ? 'Chi ti invita lo leggi nell’invito' : `Chi ti invita è ${employer}`}. Con il tuo sì, su ${SITE_NAME} puoi ${MAY[role]}.`,
      `Vale fino ${datePhrase('al', until)}. Se non te lo aspettavi non fare nulla: senza il tuo sì non cambia niente.`,
    ],
    link: { label: 'Vai all’invito', url: peoplePage(siteUrl) },
  });

export const memberAcceptedMail = ({ name, siteUrl }: { name: string; siteUrl: string }): Mail =>
  composeMail({
    why: 'account',
    subject: `${name} lavora ora alle tue offerte`,
    heading: 'Ha accettato il tuo invito',
    paragraphs: [
      'Nella pagina del tuo account vedi che cosa fa, cambi che cosa può fare, e puoi toglierla quando vuoi: da quel momento non vede più niente.',
    ],
    link: { label: 'Vedi le persone', url: peoplePage(siteUrl) },
  });

export const memberLeftMail = ({ name, siteUrl }: { name: string; siteUrl: string }): Mail =>
  composeMail({
    why: 'account',
    subject: `${name} non lavora più alle tue offerte`,
    heading: 'Offerte e candidature restano tue',
    paragraphs: ['Non devi fare nulla: da adesso non le vede e non le cambia più.'],
    link: { label: 'Vedi le persone', url: peoplePage(siteUrl) },
  });

export const memberRemovedMail = (removal: { readonly employer: string; readonly siteUrl: string }): Mail =>
  composeMail({
    why: 'account',
    subject: `Non lavori più alle offerte di ${removal.employer}`,
    heading: 'Quello che è tuo resta com’era',
    paragraphs: ['Non devi fare nulla: da adesso quelle offerte non le vedi e non le cambi più.'],
    link: { label: 'Vai al tuo account', url: removal.siteUrl + pagePath.account() },
  });
