import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnJob } from '../../../shared/jobs.ts';
import { pagePath } from '../../../shared/paths.ts';
import { failureToast } from '../../forms/failure.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { setJobStatus } from './own-mutations.ts';
import { applicationsText, receivedPath } from './received-path.ts';

const showFailed = failureToast('Modifica non riuscita', {
  refused: 'Non è stato possibile chiudere l’offerta.',
  unanswered: 'Non è stato possibile chiudere l’offerta. Controlla la connessione e riprova.',
});

/** In the place of the apply box on one's own offer, for which nobody applies: its applications, and what can be done. */
export function OwnOfferBox({ job }: { job: OwnJob }) {
  const client = useQueryClient();
  const [closing, setClosing] = useState(false);
  const close = async () => {
    setClosing(true);
    try {
      await setJobStatus(client, job.id, { ownerStatus: 'closed' });
      showToast({ title: 'Offerta chiusa', description: 'La sua pagina dice che il posto è occupato.' });
    } catch (error) {
      showFailed(error);
    }
    setClosing(false);
  };
  return (
    <section id="candidati" className="card stack-sm" aria-labelledby="candidati-titolo" tabIndex={-1}>
      <h2 id="candidati-titolo" className="text-h3">
        È la tua offerta
      </h2>
      <Link className={buttonClass('primary')} to={receivedPath(job.id)}>
        {applicationsText(job.applications)}
      </Link>
      <div className="cluster">
        <Link className={buttonClass('secondary')} to={pagePath.editJob(job.id)}>
          Modifica
        </Link>
        <ShareButton title={job.title} />
        {/* A document of its own, which the router of the app does not know. */}
        <a className={buttonClass('quiet')} href={pagePath.jobPoster(job.id)}>
          Stampa la locandina
        </a>
        <Button variant="secondary" loading={closing} loadingLabel="Chiusura in corso..." onClick={close}>
          Chiudi: posto occupato
        </Button>
      </div>
    </section>
  );
}
