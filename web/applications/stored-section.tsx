import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredApplication, StoredPart } from '../../shared/applications.ts';
import { datePhrase } from '../../shared/dates.ts';
import { fetchCall, send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { useSession } from '../api/session.ts';
import { failureToast } from '../forms/failure.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CvButton, fileSize } from './application-parts.tsx';
import { storedApplicationOptions } from './queries.ts';

export function StoredDataSection() {
  const session = useSession();
  const stored = useQuery({ ...storedApplicationOptions(), enabled: Boolean(session) });
  return (
    <section aria-labelledby="conservati" className="stack">
      <h2 id="conservati">CV e messaggio conservati</h2>
      {stored.isError && <RetryNotice retry={stored.refetch}>Quello che conservi non è arrivato.</RetryNotice>}
      {stored.isPending && <Skeleton className="h-24 w-full" />}
      {stored.data && <Cached stored={stored.data} />}
    </section>
  );
}

const TOASTS: Readonly<Record<StoredPart, string>> = { cv: 'CV eliminato', message: 'Messaggio eliminato' };

function Cached({ stored: { cv, message, until } }: { stored: StoredApplication }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (part: StoredPart) =>
      send('DELETE /api/account/kept-application', { body: { parts: [part] }, signedIn: true }),
    onSuccess: async (left, part) => {
      await keepStored(client, storedApplicationOptions(), () => left);
      showToast({ title: TOASTS[part] });
    },
    onError: failureToast('Non eliminato', 'Non è stato possibile.'),
  });
  const removeButton = (part: StoredPart, label: string) => (
    <MutationButton
      variant="danger"
      mutation={{ isPending: remove.isPending && remove.variables === part, mutate: () => remove.mutate(part) }}
      loadingLabel="Eliminazione..."
    >
      {label}
    </MutationButton>
  );
  if (until === null)
    return (
      <p className="muted measure">
        Non conservi niente. Quando ti candidi puoi spuntare “Conserva quello che invii per la prossima volta”.
      </p>
    );
  return (
    <>
      <p className="measure">{`Li ritrovi quando ti candidi, e li vedi solo tu. Li cancelliamo ${datePhrase('il', new Date(until))}, se prima non li usi. Le candidature già inviate hanno le loro copie: eliminare qui non le cambia.`}</p>
      {cv && (
        <div className="card stack-sm">
          <p className="break-words">{`CV: ${cv.name}, ${fileSize(cv.size)}`}</p>
          <p className="cluster">
            <CvButton
              name={cv.name}
              label="Scarica il CV"
              load={() => fetchCall('GET /api/account/kept-application/cv', { signedIn: true })}
            />
            {removeButton('cv', 'Elimina il CV')}
          </p>
        </div>
      )}
      {message !== null && (
        <div className="card stack-sm">
          <details>
            <summary className="py-2.5">L’ultimo messaggio</summary>
            <p className="measure whitespace-pre-line break-words">{message}</p>
          </details>
          <p>{removeButton('message', 'Elimina il messaggio')}</p>
        </div>
      )}
    </>
  );
}
