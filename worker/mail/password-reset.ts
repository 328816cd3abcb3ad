import { clockTime, longDate } from '../../shared/dates.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { resetPasswordLink } from '../../shared/token-links.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** The link to choose a new password. It names nobody: it is composed for addresses without an account too. */
export function passwordResetMail({
  token,
  expiresAt,
  siteUrl,
}: {
  readonly token: string;
  readonly expiresAt: Date;
  readonly siteUrl: string;
}): Mail {
  return composeMail({
    subject: 'Scegli una nuova password',
    paragraphs: [
      `Qualcuno, speriamo tu, ha chiesto di cambiare la password del tuo account di ${SITE_NAME}.`,
      `Apri il link e scegli una nuova password. Il link vale fino alle ${clockTime(expiresAt)} del ${longDate(expiresAt)} (ora italiana) e si può usare una volta sola.`,
      'Se non sei stata/o tu, non fare nulla: la tua password resta quella di prima. Non inoltrare questa email a nessuno.',
    ],
    link: { label: 'Scegli una nuova password', url: siteUrl + resetPasswordLink(token) },
  });
}
