import { keysOf } from './records.ts';

/** Statuses of an application; `withdrawn` is set by the applicant, `read` and the answers by the employer. */
export const APPLICATION_STATUSES = ['sent', 'read', 'reviewing', 'rejected', 'hired', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Statuses that an employer sets: read, or an answer. */
export const EMPLOYER_STATUSES = ['read', 'reviewing', 'rejected', 'hired'] as const;
export type EmployerStatus = (typeof EMPLOYER_STATUSES)[number];

/** Statuses that are an answer, which the applicant receives by mail. */
export const ANSWERS = ['reviewing', 'rejected', 'hired'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Most applications that are answered at once, and most applicants that a closed offer tells. */
export const MOST_ANSWERED = 50;
export const MOST_NOTIFIED = 100;

export const APPLICATION_STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  sent: 'Inviata',
  read: 'Letta',
  reviewing: 'In valutazione',
  rejected: 'Non selezionata',
  hired: 'Assunta',
  withdrawn: 'Ritirata',
};

/** Days in which a withdrawal can be taken back; the CV is deleted after them. */
export const WITHDRAWN_DAYS = 7;

/** Days that an application is kept after its offer ended, six months; the privacy page says so. */
export const APPLICATION_DAYS = 183;

/** Days after that end that name and contact are stored of applicants who want to be asked for the next season, fourteen months; that page says so, too. */
export const NEXT_SEASON_DAYS = 426;

/** Media types that a CV may have, recognised by the structure of the file. */
export const CV_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type CvType = (typeof CV_TYPES)[number];

export const MAX_CV_BYTES = 5 * 1024 * 1024;

/** Messages for an application without an account that has no name, leaves no way to answer, or a number that nobody can dial. */
export const NO_NAME = 'Inserisci il tuo nome';
export const NO_CONTACT = 'Lascia un telefono o un’email, così possono risponderti';
export const NO_PHONE = 'Scrivi il tuo numero, così possono chiamarti';
export const WRONG_PHONE = 'Scrivi un numero di telefono valido, con il prefisso se è estero';

/** Longest message of an application without an account, in characters. */
export const GUEST_MESSAGE = 800;

/** Id of the way without an account on the page of an offer. */
export const GUEST_ID = 'senza-account';

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
export const REFUSAL_REASON_IDS = keysOf(REFUSAL_REASONS);

/** Line to those whom a closed offer leaves without the place, where the employer writes no other. */
export const CLOSED_NOTE = 'Grazie di esserti candidata/o, e buona fortuna per la prossima occasione.';

/** Days without an answer after which the employer is asked for one, and the applicant told so. */
export const OVERDUE_DAYS = 14;

/** Said to an applicant of an application with `remindedAt`. */
export const UNHEARD = `Nessuna notizia da ${OVERDUE_DAYS} giorni. Non vuol dire no, ma non aspettare solo loro.`;
