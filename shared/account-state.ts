import { addDays, longDate } from './dates.ts';
import { OPERATOR } from './operator.ts';

/** Days after which a deleted account is gone for good; until then it can be taken back (decisions, section 3). */
export const LEAVING_DAYS = 7;

/** When what was deleted at `deletedAt` is gone for good. */
export const purgeDate = (deletedAt: Date): Date => addDays(deletedAt, LEAVING_DAYS);

/** Why an account is suspended, and whom to write to. @param reason as an administrator wrote it */
export function suspensionReason(reason: string | null): string {
  const why = reason === null ? '' : `Motivo: ${reason.replace(/[.\s]+$/, '')}. `;
  return `${why}Se pensi che sia un errore scrivi a ${OPERATOR.supportEmail}.`;
}

/** What a suspended account reads wherever it is refused. */
export const suspendedText = (reason: string | null): string => `Il tuo account è sospeso. ${suspensionReason(reason)}`;

/** What an account that waits to be purged reads wherever it is refused. */
export const leavingText = (purgedAt: Date): string =>
  `Il tuo account sarà eliminato il ${longDate(purgedAt)}. Per usarlo ancora annulla l’eliminazione dalla pagina del tuo account.`;
