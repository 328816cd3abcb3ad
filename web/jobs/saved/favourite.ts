import { MAX_SAVED } from '../../../shared/job-values.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { toggleSaved } from '../../api/saved-jobs.ts';
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

/** Saves an offer or takes it off the list, and says so where the device does not keep that. */
export function toggleFavourite(id: string, job: JobSummary | null): void {
  const outcome = toggleSaved(id, job);
  if (outcome !== 'done') showToast({ ...REFUSALS[outcome], tone: 'destructive' });
}
