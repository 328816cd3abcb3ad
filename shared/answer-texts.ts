/** Reasons of a refusal that an employer can choose from, each true of many and hurting nobody. */
export const REFUSAL_REASONS = {
  taken: 'Il posto è stato assegnato a un’altra persona',
  requirements: 'Serviva un requisito che non risulta dalla candidatura',
  experience: 'Cercavamo un’esperienza più vicina a questo lavoro',
  hours: 'Gli orari non coincidono con la tua disponibilità',
  start: 'La data di inizio non coincide con la tua disponibilità',
  distance: 'Il luogo di lavoro è lontano e non abbiamo alloggio',
  paused: 'Per ora non assumiamo: la ricerca è sospesa',
  many: 'Abbiamo ricevuto molte candidature e ne abbiamo scelte poche',
} as const;
export type RefusalReason = keyof typeof REFUSAL_REASONS;
export const REFUSAL_REASON_IDS = Object.keys(REFUSAL_REASONS) as readonly RefusalReason[];

/** Line to those whom a closed offer leaves without the place, where the employer writes no other. */
export const CLOSED_NOTE = 'Grazie di esserti candidata/o, e buona fortuna per la prossima occasione.';

/** Days without an answer after which the employer is asked for one, and the applicant told so. */
export const LATE_DAYS = 14;

/** Said to an applicant of an application with `remindedAt`. */
export const UNHEARD = `Nessuna notizia da ${LATE_DAYS} giorni. Non vuol dire no, ma non aspettare solo loro.`;
