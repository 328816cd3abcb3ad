import { LEAVING_DAYS } from '../../shared/account-state.ts';
import { longDate } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Confirms to an account's owner that it was deleted, and until when that can be taken back. */
export const accountDeletionMail = ({
  purgedAt,
  siteUrl,
}: {
  readonly purgedAt: Date;
  readonly siteUrl: string;
}): Mail =>
  composeMail({
    subject: `Il tuo account sarà eliminato il ${longDate(purgedAt)}`,
    paragraphs: [
      `Hai chiesto di eliminare il tuo account di ${SITE_NAME}. Le tue offerte, il tuo profilo e le candidature che hai inviato non si vedono già più.`,
      `Il ${longDate(purgedAt)} cancelliamo tutto, e da quel giorno non si può più recuperare.`,
      `Se ci ripensi, o se non sei stata/o tu, hai ${LEAVING_DAYS} giorni: accedi e premi “Annulla eliminazione”. Se non sei stata/o tu, scegli anche una nuova password.`,
    ],
    link: { label: 'Apri il tuo account', url: siteUrl + pagePath.account() },
  });
