import { MAX_SAVED } from '../../../shared/job-values.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { toggleSaved, useSavedJobs } from '../../api/saved-jobs.ts';
import { IconButton } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast-store.ts';

const REFUSALS = {
  full: {
    title: `Hai già salvato ${MAX_SAVED} offerte`,
    description: 'Per salvarne altre, prima togline qualcuna da “Offerte salvate”.',
  },
  'not-kept': {
    title: 'Modifica non salvata sul dispositivo',
    description: 'Il browser non permette di conservare dati: vale solo finché tieni aperta questa pagina.',
  },
};

export function toggleFavourite(id: string, job: JobSummary | null): void {
  const outcome = toggleSaved(id, job);
  if (outcome !== 'done') showToast({ ...REFUSALS[outcome], tone: 'destructive' });
}

const labelOf = ({ title }: JobSummary): string => `Salva l'offerta: ${title}`;

/**
 * Saves an offer on this device. Without JavaScript there is nothing to save with, so the style sheet hides it.
 * @param worded true on the offer's page, where the heart is that of the header
 */
export function FavouriteButton({ job, worded = false }: { job: JobSummary; worded?: boolean }) {
  const pressed = useSavedJobs().includes(job.id);
  const toggle = () => toggleFavourite(job.id, job);
  if (worded)
    return (
      <button
        type="button"
        className={classNames('needs-script', chipClass(pressed))}
        aria-label={labelOf(job)}
        aria-pressed={pressed}
        onClick={toggle}
      >
        {pressed && <Icon name="check" />} Salva
      </button>
    );
  return (
    <IconButton
      className="needs-script above"
      icon={pressed ? 'heart-filled' : 'heart'}
      label={labelOf(job)}
      pressed={pressed}
      onClick={toggle}
    />
  );
}
