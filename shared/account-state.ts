import { addDays, datePhrase } from './dates.ts';
import { OPERATOR } from './operator.ts';

/** Days between the deletion of an account and its purge; until then its owner can take the deletion back. */
export const LEAVING_DAYS = 7;

export const purgeDate = (deletedAt: Date): Date => addDays(deletedAt, LEAVING_DAYS);

/** Why an account is suspended, and whom to write to. @param reason as an administrator wrote it */
export function suspensionReason(reason: string | null): string {
  const why = reason === null ? '' : `Motivo: ${reason.replace(/(?<![.\s])[.\s]+$/, '')}. `;
  return `${why}Se pensi che sia un errore scrivi a ${OPERATOR.supportEmail}.`;
}

export const suspendedText = (reason: string | null): string => `Il tuo account è sospeso. ${suspensionReason(reason)}`;

export const leavingText = (purgedAt: Date): string =>
  `Il tuo account sarà eliminato ${datePhrase('il', purgedAt)}. Per usarlo ancora annulla l’eliminazione dalla pagina del tuo account.`;

/** The code that is mailed where a login needs more than the password. */
export const LOGIN_CODE = { digits: 8, minutes: 10, tries: 5, mailsADay: 5 } as const;
export const CODE_WANTED = 'Scrivi il codice di 8 cifre che trovi nell’email';

/** Refusal of an administrator whose session rests on the password alone. */
export const PASSKEY_NEEDED =
  'Per moderare serve una passkey: aggiungila in “Il tuo account”, poi confermala nella pagina della moderazione.';
