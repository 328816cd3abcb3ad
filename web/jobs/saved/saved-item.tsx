import { Link } from 'react-router';
import { datePhrase } from '../../../shared/dates.ts';
import { endedTexts } from '../../../shared/ended-job.ts';
import { pagePath } from '../../../shared/paths.ts';
import { useNow } from '../../app/now.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { JobCard } from '../list/job-card.tsx';
import { toggleFavourite } from './favourite-button.tsx';
import type { SavedItem } from './use-saved-list.ts';

/** One saved offer: what is known of it, and the way to take it off the list and to put it back. */
export function SavedJob({ item, saved }: { item: SavedItem; saved: boolean }) {
  const { id, job, state } = item;
  const title = job?.title ?? 'offerta senza titolo';
  return (
    <li className="flex flex-col gap-1 [&>article]:flex-1">
      <SavedBody item={item} />
      <div className="flex items-center justify-between gap-3 min-h-11">
        <p className="text-sm">{saved ? <SavedSign item={item} /> : 'Tolta dalle offerte salvate'}</p>
        {state !== 'loading' && (
          <Button
            variant="quiet"
            aria-label={saved ? `Rimuovi: ${title}` : `Annulla, salva di nuovo: ${title}`}
            onClick={() => toggleFavourite(id, job)}
          >
            {saved ? 'Rimuovi' : 'Annulla'}
          </Button>
        )}
      </div>
    </li>
  );
}

function SavedBody({ item: { id, job, state } }: { item: SavedItem }) {
  const now = useNow();
  if (job && state !== 'gone') {
    // A copy knows when the offer ends, if not whether it was closed before.
    const open = job.open && new Date(job.validThrough) > now;
    return <JobCard job={{ ...job, open }} origin={null} />;
  }
  if (state === 'loading') return <SkeletonCard />;
  return (
    <article className="card stack-sm">
      <h3>{job?.title ?? 'Offerta salvata'}</h3>
      {job && <p className="muted">{`${job.companyName} · ${job.location}`}</p>}
      {state === 'gone' ? (
        <p>Questa offerta non c’è più: è stata tolta dal sito.</p>
      ) : (
        <p>
          Senza rete non possiamo mostrarla: su questo dispositivo non ce n’è una copia.{' '}
          <Link to={pagePath.job(id)}>Prova ad aprirla</Link>
        </p>
      )}
    </article>
  );
}

/** Notices that a reader must know before trusting the card. */
function SavedSign({ item: { job, state } }: { item: SavedItem }) {
  const now = useNow();
  if (!job || state === 'gone' || state === 'unknown') return null;
  const ended = !job.open || new Date(job.validThrough) <= now;
  return (
    <span className="cluster">
      {ended && <Badge tone="larice">{endedTexts(job).title}</Badge>}
      {state === 'copy' && 'copiedAt' in job && `Copia salvata ${datePhrase('il', new Date(job.copiedAt))}`}
    </span>
  );
}
