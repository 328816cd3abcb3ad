import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { categoryLabel, type JobCategory } from '../../../shared/job-values.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { send } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { changeFailed, changeJob, ownJob } from './own-mutations.ts';

const showFailed = changeFailed('Non è stato possibile cambiare il settore.');

/** Offers under 'Altro' that seem to belong to a category, folded above the list; nothing changes before their owner says so. */
export function ProposedCategories({ jobs }: { jobs: readonly OwnJob[] }) {
  const summary = useRef<HTMLElement>(null);
  return (
    <details className="card py-2!">
      <summary ref={summary}>C’è un settore più adatto?</summary>
      <div className="stack-sm mt-2">
        <p className="muted">Sotto “Altro” un’offerta si trova meno. Scegli tu: finché non premi non cambia niente.</p>
        <ul className="list-plain stack-sm">
          {jobs.map(
            (job) =>
              job.proposedCategory && (
                <li key={job.id}>
                  {/* The button that was pressed goes with its line. */}
                  <Proposal job={job} proposed={job.proposedCategory} onDone={() => summary.current?.focus()} />
                </li>
              ),
          )}
        </ul>
      </div>
    </details>
  );
}

type ProposalProps = { readonly job: OwnJob; readonly proposed: JobCategory; readonly onDone: () => void };

function Proposal({ job, proposed, onDone }: ProposalProps) {
  const client = useQueryClient();
  const { id, title } = job;
  const change = useMutation({
    mutationFn: (category: JobCategory) =>
      changeJob(client, send('PUT /api/jobs/:id/category', { ...ownJob(id), body: { category } })),
    onSuccess: ({ category }) => {
      showToast({ title: 'Settore salvato', description: `“${title}” è sotto “${categoryLabel(category)}”.` });
      onDone();
    },
    onError: showFailed,
  });
  const button = (category: JobCategory, text: string, variant: 'secondary' | 'quiet') => (
    <Button
      variant={variant}
      aria-label={`${text}: ${title}`}
      loading={change.isPending && change.variables === category}
      loadingLabel="Salvataggio..."
      onClick={() => !change.isPending && change.mutate(category)}
    >
      {text}
    </Button>
  );
  return (
    <>
      <p className="font-600 break-words">{title}</p>
      <p className="cluster">
        {button(proposed, categoryLabel(proposed), 'secondary')}
        {button('Altro', 'Lascia in “Altro”', 'quiet')}
      </p>
    </>
  );
}
