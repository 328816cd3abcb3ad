import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { categoryLabel, type JobCategory } from '../../../shared/job-values.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { failureToast } from '../../forms/failure.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { setJobCategory } from './own-mutations.ts';

const showFailed = failureToast('Modifica non riuscita', {
  refused: 'Non è stato possibile cambiare il settore.',
  unanswered: 'Non è stato possibile cambiare il settore. Controlla la connessione e riprova.',
});

/**
 * An offer under 'Altro' that seems to belong to a category, the next one once it is answered: the list begins on the same screen. Nothing
 * changes before its owner says so.
 */
export function ProposedCategories({ jobs }: { jobs: readonly OwnJob[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const job = jobs.find(({ proposedCategory }) => proposedCategory);
  if (!job?.proposedCategory) return null;
  return (
    <section className="card stack-sm" aria-labelledby="settore-proposto">
      <h2 ref={heading} id="settore-proposto" tabIndex={-1} className="text-h4">
        C’è un settore più adatto?
      </h2>
      <p className="muted">Sotto “Altro” un’offerta si trova meno. Scegli tu: finché non premi non cambia niente.</p>
      {/* The button that was pressed goes with its offer. */}
      <Proposal key={job.id} job={job} proposed={job.proposedCategory} onDone={() => heading.current?.focus()} />
    </section>
  );
}

type ProposalProps = { readonly job: OwnJob; readonly proposed: JobCategory; readonly onDone: () => void };

function Proposal({ job, proposed, onDone }: ProposalProps) {
  const client = useQueryClient();
  const { id, title } = job;
  const change = useMutation({
    mutationFn: (category: JobCategory) => setJobCategory(client, id, { category }),
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
