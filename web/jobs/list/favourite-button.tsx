import { use } from 'react';
import { MAX_SAVED } from '../../../shared/job-values.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { toggleSaved, useSavedJobs } from '../../api/saved-jobs.ts';
import { WordsContext } from '../../app/languages.tsx';
import { IconButton } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast-store.ts';

const REFUSALS = {
  saveFull: {
    title: `Hai già salvato ${MAX_SAVED} offerte`,
    description: 'Per salvarne altre, prima togline qualcuna da “Offerte salvate”.',
  },
  saveFailed: {
    title: 'Modifica non salvata sul dispositivo',
    description: 'Il browser non permette di conservare dati: vale solo finché tieni aperta questa pagina.',
  },
};

/** @param texts of another language */
export function toggleFavourite(
  id: string,
  job: JobSummary | null,
  texts?: Record<keyof typeof REFUSALS, string>,
): void {
  const outcome = toggleSaved(id, job);
  if (outcome === 'done') return;
  const refusal = outcome === 'full' ? 'saveFull' : 'saveFailed';
  showToast({ ...(texts ? { title: texts[refusal] } : REFUSALS[refusal]), tone: 'destructive' });
}

const labelOf = ({ title }: JobSummary): string => `Salva l'offerta: ${title}`;

/**
 * Saves an offer on this device. Without JavaScript there is nothing to save with, so the style sheet hides it.
 * @param worded true on the offer's page, where the heart is that of the header
 */
export function FavouriteButton({ job, worded = false }: { job: JobSummary; worded?: boolean }) {
  const pressed = useSavedJobs().includes(job.id);
  const words = use(WordsContext);
  const toggle = () => toggleFavourite(job.id, job, words?.texts.offer);
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
      label={words?.named(words.texts.offer.save, job.title) ?? labelOf(job)}
      pressed={pressed}
      onClick={toggle}
    />
  );
}
