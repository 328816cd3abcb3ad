import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { editJobHead } from '../../../shared/head/own-job-heads.ts';
import { pagePath } from '../../../shared/paths.ts';
import { useSession } from '../../api/session.ts';
import type { Page } from '../../app/page.ts';
import { NotArrived, SignedInFrame } from '../../layout/signed-in-frame.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ladder } from '../../ui/figures/ladder.ts';
import { Hidden } from '../own/own-job-state.tsx';
import { ownJobOptions } from '../own/own-queries.ts';
import { EditJobForm } from './edit-job-form.tsx';
import { LoadingJobForm } from './loading-job-form.tsx';

function EditJobPage() {
  const { id = '' } = useParams();
  return (
    <SignedInFrame
      purpose="gestire le tue offerte"
      signIn="vedere le tue offerte"
      title="Modifica l’offerta"
      path={pagePath.editJob(id)}
      crumbs={[
        { name: 'Le mie offerte', path: pagePath.ownJobs() },
        { name: 'Modifica', path: pagePath.editJob(id) },
      ]}
    >
      <div className="max-w-160">
        <OwnJobEdit key={id} id={id} />
      </div>
    </SignedInFrame>
  );
}

function OwnJobEdit({ id }: { id: string }) {
  const session = useSession();
  const {
    data: job,
    isError,
    isFetchedAfterMount,
    refetch,
  } = useQuery({ ...ownJobOptions(id), enabled: Boolean(session) });
  if (isError)
    return <NotArrived title="L’offerta non è arrivata" path={pagePath.editJob(id)} retry={() => void refetch()} />;
  // Not what the cache holds: who edits must begin with the newest version.
  if (import.meta.env.SSR || job === undefined || !isFetchedAfterMount) return <LoadingJobForm />;
  if (job === null || job.status === 'deleted') return <NothingToEdit deleted={job !== null} />;
  return (
    <div className="stack">
      {job.status === 'hidden' && <Hidden reason={job.hiddenReason} />}
      <EditJobForm job={job} />
    </div>
  );
}

function NothingToEdit({ deleted }: { deleted: boolean }) {
  return (
    <EmptyState art={ladder} title={deleted ? 'Questa offerta è eliminata' : 'Offerta non trovata'}>
      <p>
        {deleted
          ? 'Per cambiarla, annulla prima l’eliminazione.'
          : 'Non è fra le tue offerte: forse è di un altro account, o l’hai eliminata da più di 7 giorni.'}
      </p>
      <p>
        <Link className={buttonClass('secondary')} to={pagePath.ownJobs()}>
          Torna alle tue offerte
        </Link>
      </p>
    </EmptyState>
  );
}

export const page: Page = { Component: EditJobPage, head: ({ params }) => editJobHead(params.id ?? '') };
