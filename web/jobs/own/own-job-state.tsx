import { DAY_MS, datePhrase, romeDaysBetween } from '../../../shared/dates.ts';
import { RENEWAL_DAYS } from '../../../shared/job-values.ts';
import { JOB_STATUS_LABELS, urgentText } from '../../../shared/job-words.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { pagePath } from '../../../shared/paths.ts';
import { Link } from '../../app/link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';

const TONES = {
  open: 'bosco',
  paused: 'neutral',
  closed: 'neutral',
  expired: 'larice',
  hidden: 'errore',
  deleted: 'errore',
  spontaneous: 'bosco',
} as const;

export function OwnJobBadge({ job }: { job: OwnJob }) {
  if (job.waiting) return <Badge tone="larice">In attesa della redazione</Badge>;
  return <Badge tone={TONES[job.status]}>{JOB_STATUS_LABELS[job.status]}</Badge>;
}

export const isOver = ({ validThrough }: Pick<OwnJob, 'validThrough'>, now: Date): boolean =>
  new Date(validThrough) <= now;

/** True if renewing an offer is what it needs now: it has ended, or will within a week. */
export const isEnding = ({ validThrough }: Pick<OwnJob, 'validThrough'>, now: Date): boolean =>
  Date.parse(validThrough) - now.getTime() <= RENEWAL_DAYS * DAY_MS;

export function OwnJobState({ job, now }: { job: OwnJob; now: Date }) {
  if (job.status === 'deleted')
    return (
      <Notice tone="warning">
        <p>{`Nessuno la vede più. ${job.purgedAt ? `Puoi annullare l’eliminazione fino ${datePhrase('al', new Date(job.purgedAt))}; poi la cancelliamo del tutto, con le candidature ricevute.` : ''}`}</p>
      </Notice>
    );
  // Said by the notice with the reason.
  if (job.status === 'hidden') return null;
  return <p>{stateText(job, now)}</p>;
}

export function shortState(job: OwnJob, now: Date): string {
  const end = new Date(job.validThrough);
  if (job.status === 'open') return urgentText(job) ?? daysLeftText(romeDaysBetween(now, end));
  if (job.status === 'expired') return `Scaduta ${datePhrase('il', end)}`;
  if (job.status === 'deleted' && job.purgedAt)
    return `Si può annullare fino ${datePhrase('al', new Date(job.purgedAt))}`;
  if (job.status === 'hidden' && job.hiddenReason) return `Motivo: ${job.hiddenReason}`;
  return job.status === 'paused' && !isOver(job, now) ? `Vale fino ${datePhrase('al', end)}` : '';
}

const isFull = ({ closeAfter, applications }: OwnJob): boolean => closeAfter !== null && applications >= closeAfter;

function stateText(job: OwnJob, now: Date): string {
  const end = new Date(job.validThrough);
  if (job.status === 'paused')
    return `${isFull(job) ? 'Ha le candidature che volevi. ' : ''}Non è negli elenchi e per ora non riceve candidature. ${isOver(job, now) ? `Il suo tempo è finito ${datePhrase('il', end)}.` : `Vale fino ${datePhrase('al', end)}.`}`;
  if (job.status === 'closed') return 'La sua pagina dice “Posto occupato” e non riceve più candidature.';
  if (job.status === 'expired')
    return `È scaduta ${datePhrase('il', end)}: non è più negli elenchi e non riceve candidature.`;
  return `${daysLeftText(romeDaysBetween(now, end))}: è negli elenchi fino ${datePhrase('al', end)}.`;
}

function daysLeftText(days: number): string {
  if (days === 0) return 'Scade oggi';
  return days === 1 ? 'Manca 1 giorno' : `Mancano ${days} giorni`;
}

export const HELD =
  'Prima che esca la guarda una persona della redazione: il tuo account è nuovo, o c’è qualcosa da controllare. Quando esce ti scriviamo; se nessuno la guarda prima dell’inizio, non esce.';

export function HiddenOffer({ job }: { job: OwnJob }) {
  const { hiddenReason: reason } = job;
  if (job.waiting) return <Notice tone="warning">{HELD}</Notice>;
  if (reason === null)
    return (
      <Notice tone="warning">
        <p>
          Nel sito non la vede nessuno: il perché sta nel <Link to={pagePath.account()}>tuo account</Link>.
        </p>
      </Notice>
    );
  return (
    <Notice tone="warning">
      <p className="whitespace-pre-line break-words">{`Motivo: ${reason}`}</p>
      <p>
        Finché la redazione non la mostra di nuovo, nel sito non la vede nessuno e le candidature ricevute non si
        leggono.
      </p>
      <p>
        Se non sei d’accordo <Link to={pagePath.contact()}>scrivici</Link>: riesaminiamo la decisione.
      </p>
    </Notice>
  );
}

export const applicationsText = (count: number, unread = 0): string =>
  `${count === 0 ? 'Nessuna candidatura' : count === 1 ? '1 candidatura' : `${count} candidature`}${unread > 0 ? `, ${unread} da leggere` : ''}`;

/** The poster is a document of its own, which the router of the app does not know. */
export const PosterLink = ({ id, className }: { id: string; className?: string }) => (
  <a className={classNames(buttonClass('quiet'), className)} href={pagePath.jobPoster(id)}>
    <Icon name="printer" /> Stampa la locandina
  </a>
);
