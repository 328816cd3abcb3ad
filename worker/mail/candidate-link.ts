import { SITE_NAME } from '../../shared/site.ts';
import { ownCandidateLink } from '../../shared/token-links.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/**
 * The private link of a profile that was published without an account. It repeats nothing that was typed: nobody has
 * checked whose address it goes to.
 */
export const candidateLinkMail = ({ token, siteUrl }: { readonly token: string; readonly siteUrl: string }): Mail =>
  composeMail({
    subject: 'Il tuo profilo è online',
    paragraphs: [
      `Su ${SITE_NAME} è stato pubblicato un profilo con questa email. L’email non si vede: serve solo per inoltrarti i messaggi.`,
      'Con il link qui sotto leggi i messaggi ricevuti, modifichi il profilo, lo nascondi o lo elimini: è così che revochi il consenso. Chi ha il link può fare lo stesso, quindi conservalo e non inoltrarlo.',
      'Se il profilo non è tuo, apri il link ed eliminalo.',
    ],
    link: { label: 'Gestisci il profilo', url: siteUrl + ownCandidateLink(token) },
  });

/** The same link, to an address that was left for the profile later. */
export const newCandidateLinkMail = ({ token, siteUrl }: { readonly token: string; readonly siteUrl: string }): Mail =>
  composeMail({
    subject: 'Il link per gestire il tuo profilo',
    paragraphs: [
      `Un profilo di ${SITE_NAME} ha da adesso questa email. L’email non si vede: serve solo per inoltrarti i messaggi.`,
      'Con il link qui sotto leggi i messaggi ricevuti, modifichi il profilo, lo nascondi o lo elimini: è così che revochi il consenso. Chi ha il link può fare lo stesso, quindi conservalo e non inoltrarlo.',
      'Se il profilo non è tuo, apri il link ed eliminalo.',
    ],
    link: { label: 'Gestisci il profilo', url: siteUrl + ownCandidateLink(token) },
  });
