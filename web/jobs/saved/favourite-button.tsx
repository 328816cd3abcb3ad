import type { JobSummary } from '../../../shared/jobs.ts';
import { useSavedJobs } from '../../api/saved-jobs.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toggleFavourite } from './favourite.ts';

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
