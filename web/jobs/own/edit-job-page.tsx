import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ownHead } from '../../../shared/head/page-head.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { editJobAt, pagePath } from '../../../shared/paths.ts';
import { isKeyOf } from '../../../shared/records.ts';
import { SITE_NAME } from '../../../shared/site.ts';
import { ownJobOptions } from '../../api/own-jobs.ts';
import { useSession } from '../../api/session.ts';
import { ButtonLine } from '../../app/link.tsx';
import type { Page } from '../../app/page.ts';
import { PUBLISH_JOB } from '../../content/publish-job.ts';
import { EditConflict } from '../../forms/edit-conflict.tsx';
import { Form } from '../../forms/form.tsx';
import { NotArrived, SignedInFrame } from '../../layout/signed-in-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ladder } from '../../ui/figure.tsx';
import { JobFormFields, LoadingJobForm } from '../form/job-form-fields.tsx';
import { EMPTY_JOB } from '../form/publish-job-values.ts';
import { HiddenOffer } from './own-job-state.tsx';
import { JOB_CONFLICT, useJobEdit } from './use-job-edit.ts';

function EditJobPage() {
  const { id = '' } = useParams();
  const at = useSearchParams()[0].get('campo');
  return (
    <SignedInFrame
      purpose="gestire le tue offerte"
      signIn="vedere le tue offerte"
      title="Modifica l’offerta"
      path={editJobAt(id, at)}
      crumbs={[
        { name: 'Le mie offerte', path: pagePath.ownJobs() },
        { name: 'Modifica', path: pagePath.editJob(id) },
      ]}
    >
      <div className="max-w-160">
        <OwnJobEdit key={id} id={id} at={at} />
      </div>
    </SignedInFrame>
  );
}

function OwnJobEdit({ id, at }: { id: string; at: string | null }) {
  const session = useSession();
  const {
    data: job,
    isError,
    isFetchedAfterMount,
    refetch,
  } = useQuery({ ...ownJobOptions(id), enabled: Boolean(session) });
  if (isError)
    return <NotArrived title="L’offerta non è arrivata" path={editJobAt(id, at)} retry={() => void refetch()} />;
  // Not what the cache holds: an edit must begin with the newest version.
  if (import.meta.env.SSR || job === undefined || !isFetchedAfterMount) return <LoadingJobForm />;
  if (job === null) return <NothingToEdit {...NOT_FOUND} />;
  if (!job.mayChange) return <NothingToEdit {...READ_ONLY} />;
  if (job.status === 'deleted') return <NothingToEdit {...DELETED} />;
  return (
    <div className="stack">
      {job.status === 'hidden' && <HiddenOffer job={job} />}
      <EditJobForm job={job} at={at} />
    </div>
  );
}

const NOT_FOUND = {
  title: 'Offerta non trovata',
  text: 'Non è fra le tue offerte: forse è di un altro account, o l’hai eliminata da più di 7 giorni.',
};
const READ_ONLY = {
  title: 'Questa offerta la puoi solo leggere',
  text: 'La cambia chi ti ha invitato, e chi gestisce le sue offerte.',
};
const DELETED = { title: 'Questa offerta è eliminata', text: 'Per cambiarla, annulla prima l’eliminazione.' };

function NothingToEdit({ title, text }: typeof NOT_FOUND) {
  return (
    <EmptyState art={ladder} title={title}>
      <p>{text}</p>
      <ButtonLine to={pagePath.ownJobs()}>Torna alle tue offerte</ButtonLine>
    </EmptyState>
  );
}

export const page: Page = {
  Component: EditJobPage,
  head: ({ params }) =>
    ownHead(pagePath.editJob(params.id ?? ''), {
      title: 'Modifica la tua offerta',
      description: `Cambia quello che dice una tua offerta di lavoro su ${SITE_NAME}: le modifiche sono online subito.`,
      keywords: ['modificare un’offerta', 'offerta di lavoro'],
    }),
};

function EditJobForm({ job, at }: { job: OwnJob; at: string | null }) {
  const navigate = useNavigate();
  const { form, edit } = useJobEdit({
    job,
    draft: `job-${job.id}`,
    next: editJobAt(job.id, at),
    rules: async () => (await import('../form/check-job.ts')).publishJobForm,
    texts: {
      submit: 'Salva le modifiche',
      failed: 'Modifiche non salvate',
      refused: 'Non è stato possibile salvare le modifiche.',
    },
    toast: ({ status }) => ({
      title: 'Offerta aggiornata',
      description:
        status === 'hidden'
          ? 'Per ora non la vede nessuno: decide la redazione.'
          : 'Chi apre la sua pagina legge già la versione nuova.',
    }),
    onSent: async () => navigate(pagePath.ownJobs()),
  });
  const begin = useEffectEvent(() => {
    if (at !== null && isKeyOf(EMPTY_JOB, at)) form.focus(at);
  });
  useEffect(() => begin(), []);
  return (
    <div className="stack">
      <EditConflict form={form} edit={edit} {...JOB_CONFLICT} />
      <Form form={form} aria-label="Modifica l’offerta">
        <JobFormFields form={form} positionNote={PUBLISH_JOB.editPositionNote} />
      </Form>
    </div>
  );
}
