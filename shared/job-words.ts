import { datePhrase, dayName, longDate, romeDay, romeDaysBetween } from './dates.ts';
import type { EmployerKind, JOB_STATUSES } from './job-values.ts';
import type { JobSummary, PublicJob } from './jobs.ts';

/** The last days before a deadline that are counted down. */
const COUNTED_DAYS = 3;

/** `Ancora 2 giorni per candidarsi`, `Ultimo giorno per candidarsi`; null before the last three days, after them, and without a deadline. */
export function countdownText(applyBy: string | null | undefined, now: Date): string | null {
  const days = lastDays(applyBy, now);
  if (days === null) return null;
  return days === 1 ? 'Ultimo giorno per candidarsi' : `Ancora ${days} giorni per candidarsi`;
}

/** Number of the last days to apply, today's too; null before and after. */
export function lastDays(applyBy: string | null | undefined, now: Date): number | null {
  if (!applyBy || applyBy < romeDay(now)) return null;
  const days = romeDaysBetween(now, new Date(applyBy)) + 1;
  return days > COUNTED_DAYS ? null : days;
}

/** `Candidature entro il 30 novembre 2026`; null without a deadline, or where a copy of the offer is older than the field. */
export const deadlineText = (applyBy: string | null | undefined): string | null =>
  applyBy ? `Candidature entro ${datePhrase('il', new Date(applyBy))}` : null;

/** `venerdì dalle 18:00`, of the time at which an urgent offer begins. */
export const urgentStart = (neededFrom: string): string => `${dayName(neededFrom)} dalle ${neededFrom.slice(11)}`;

/** `Serve subito: venerdì dalle 18:00`; null for any other offer, for one that is over, and in a copy that is older than the field. */
export const urgentText = ({ neededFrom, open }: Pick<JobSummary, 'neededFrom' | 'open'>): string | null =>
  open && neededFrom ? `Serve subito: ${urgentStart(neededFrom)}` : null;

/** `venerdì 4 giugno, 18:00 – sabato 5 giugno, 02:00`. */
export function neededText({ neededFrom, neededUntil }: Pick<JobSummary, 'neededFrom' | 'neededUntil'>): string | null {
  const times = [neededFrom, neededUntil].flatMap((shown) =>
    shown ? `${dayName(shown)} ${longDate(new Date(shown.slice(0, 10))).slice(0, -5)}, ${shown.slice(11)}` : [],
  );
  return times.join(' – ') || null;
}

/** The words for an offer's hours; null where it says none, or where a copy of the offer is older than the field. */
export const hoursText = (hours: number | null | undefined): string | null =>
  hours ? `${hours} ${hours === 1 ? 'ora' : 'ore'} alla settimana` : null;

/**
 * The words for the lodging of an offer beside its mark: `camera singola · 150 € al mese · a 5 minuti a piedi`. Null where nothing
 * more is said, or where a copy of the offer is older than the fields.
 */
export function housingText(job: Pick<JobSummary, 'housingRoom' | 'housingCost' | 'housingMinutes'>): string | null {
  const { housingRoom: room, housingCost: cost, housingMinutes: minutes } = job;
  const parts = [
    room && `camera ${room}`,
    cost === 0 ? 'gratis' : cost && `${cost.toLocaleString('it-IT')}\u00A0€ al mese`,
    minutes === 0
      ? 'nello stesso posto del lavoro'
      : minutes && `a ${minutes} ${minutes === 1 ? 'minuto' : 'minuti'} a piedi dal lavoro`,
  ];
  return parts.filter(Boolean).join(' · ') || null;
}

export const EMPLOYER_LABELS: Readonly<Record<EmployerKind, string>> = {
  impresa: 'Impresa o professionista',
  ente: 'Ente o associazione',
  famiglia: 'Famiglia',
  agenzia: 'Agenzia per il lavoro',
};

export const JOB_STATUS_LABELS: Readonly<Record<(typeof JOB_STATUSES)[number], string>> = {
  open: 'Aperta',
  paused: 'In pausa',
  closed: 'Chiusa',
  expired: 'Scaduta',
  hidden: 'Nascosta',
  deleted: 'Eliminata',
  spontaneous: 'Candidature spontanee',
};

/**
 * The words for an offer's employer: those of a family and of an agency say which rules hold. Null where nothing was said, or where
 * a copy of the offer is older than the field.
 */
export function employerText({ employerKind, authorisation }: PublicJob): string | null {
  if (!employerKind) return null;
  if (employerKind === 'famiglia') return 'Annuncio di una famiglia: valgono le regole del lavoro domestico';
  const label = EMPLOYER_LABELS[employerKind];
  return authorisation ? `${label}, autorizzazione ministeriale: ${authorisation}` : label;
}

/** The words for an offer's collective agreement and its level. */
export function agreementText({
  agreement,
  agreementLevel,
}: Pick<PublicJob, 'agreement' | 'agreementLevel'>): string | null {
  if (!agreement) return agreementLevel ? `Livello ${agreementLevel}` : null;
  return agreementLevel ? `${agreement}, livello ${agreementLevel}` : agreement;
}

/** Answer and page of an offer that is not there, or not for this reader. */
export const NO_SUCH_JOB = "L'offerta che stai cercando non esiste o è stata rimossa.";

type Ended = { readonly title: string; readonly text: string };

const EXPIRED: Ended = { title: 'Offerta scaduta', text: 'Non riceve più candidature.' };

const ENDED: Partial<Record<JobSummary['status'], Ended>> = {
  paused: { title: 'Offerta sospesa', text: 'Per ora non riceve candidature: può riaprire.' },
  closed: { title: 'Posto occupato', text: 'Non riceve più candidature.' },
};

/**
 * Notice about an offer that is not open. An older copy lacks the status, and is called expired, as it will be one day.
 */
export const endedTexts = ({ status }: { readonly status?: JobSummary['status'] }): Ended =>
  (status && ENDED[status]) ?? EXPIRED;

/** `1 giugno 2027 – 15 settembre 2027`, or the one that is known; null without any. */
export function datesText({ startDate, endDate }: Pick<JobSummary, 'startDate' | 'endDate'>, both = ''): string | null {
  const [start, end] = [startDate, endDate].map((day) => day && longDate(new Date(day)));
  if (start && end) return `${both}${start} – ${end}`;
  if (start) return `Inizio: ${start}`;
  return end ? `Fine: ${end}` : null;
}
