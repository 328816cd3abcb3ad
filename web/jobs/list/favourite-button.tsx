import { MAX_SAVED } from '../../../shared/job-values.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { toggleSaved, useSavedJobs } from '../../api/saved-jobs.ts';
import { IconButton } from '../../ui/icon-button.tsx';
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

/** Saves an offer on this device. Without JavaScript there is nothing to save with, so the style sheet hides it. */
export function FavouriteButton({ job }: { job: JobSummary }) {
  const pressed = useSavedJobs().includes(job.id);
  return (
    <IconButton
      className="needs-script above"
      icon={pressed ? 'heart-filled' : 'heart'}
      label={`Salva l'offerta: ${job.title}`}
      pressed={pressed}
      onClick={() => toggleFavourite(job.id, job)}
    />
  );
}
