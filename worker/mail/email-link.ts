import { clockTime, longDate } from '../../shared/dates.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { confirmEmailLink } from '../../shared/token-links.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

type EmailLink = { readonly token: string; readonly expiresAt: Date; readonly siteUrl: string };

const validUntil = (expiresAt: Date): string =>
  `Il link vale fino alle ${clockTime(expiresAt)} del ${longDate(expiresAt)} (ora italiana) e si può usare una volta sola.`;

const confirmLink = ({ token, siteUrl }: EmailLink) => ({
  label: 'Conferma l’indirizzo',
  url: siteUrl + confirmEmailLink(token),
});

/** To the address of an account, that it may say it is its own. */
export const verifyEmailMail = (link: EmailLink): Mail =>
  composeMail({
    subject: 'Conferma il tuo indirizzo email',
    paragraphs: [
      `Con questo indirizzo è stato aperto un account su ${SITE_NAME}. Se sei stata/o tu, confermalo.`,
      validUntil(link.expiresAt),
      'Se non sei stata/o tu, non fare nulla: senza conferma nessuno può dire che l’indirizzo è suo.',
    ],
    link: confirmLink(link),
  });

/** To the address an account wants to have; until it is confirmed, the old one stays. */
export const newEmailMail = (link: EmailLink): Mail =>
  composeMail({
    subject: 'Conferma il tuo nuovo indirizzo email',
    paragraphs: [
      `Qualcuno, speriamo tu, vuole usare questo indirizzo per il suo account di ${SITE_NAME}.`,
      validUntil(link.expiresAt),
      'Se non sei stata/o tu, non fare nulla: l’account tiene l’indirizzo che ha.',
    ],
    link: confirmLink(link),
  });
