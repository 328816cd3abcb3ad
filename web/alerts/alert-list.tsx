import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Done } from '../../shared/accounts.ts';
import { alertListPath, storedWords } from '../../shared/alert-words.ts';
import { type Alert, readAlertSearch } from '../../shared/alerts.ts';
import { datePhrase } from '../../shared/dates.ts';
import { send } from '../api/call.ts';
import { readAgain, readOptions } from '../api/call-options.ts';
import { ApiError } from '../api/fetch-api.ts';
import { ButtonLink } from '../app/link.tsx';
import { failureToast } from '../forms/failure.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Notice } from '../ui/notice.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AlertOnPhone } from './alert-on-phone.tsx';

function useAlertChange<Answer>(change: () => Promise<Answer>, onDone: (answer: Answer) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      await readAgain(client, 'GET /api/alerts');
      onDone(answer);
    },
    onError: failureToast('Modifica non riuscita', { refused: 'Non è stato possibile cambiare gli avvisi.' }),
  });
}

const showDone = ({ message }: Done): void => showToast({ title: 'Fatto', description: message });

type AlertListProps = {
  /** The header that says whose alerts they are: `Bearer …` or `Link …`. */
  readonly authorization: string;
  /** Shown without alerts; `email` is null if no address is proved. */
  readonly none: (email: string | null) => ReactNode;
  /** Shown when the link or the session has ended. */
  readonly refused: ReactNode;
};

export function AlertList({ authorization, none, refused }: AlertListProps) {
  const { data, error, isPending, refetch } = useQuery(readOptions('GET /api/alerts', { authorization }));
  if (isPending)
    return (
      <div className="stack-sm needs-script" aria-busy="true">
        <p className="sr-only">Caricamento degli avvisi...</p>
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-28 w-full" />
      </div>
    );
  if (error instanceof ApiError && error.status === 401) return refused;
  if (!data)
    return (
      <RetryNotice title="Non riusciamo a caricare i tuoi avvisi" retry={refetch}>
        Può essere la connessione.
      </RetryNotice>
    );
  if (data.alerts.length === 0) return none(data.email);
  return (
    <section aria-labelledby="tuoi-avvisi" className="stack">
      <h2 id="tuoi-avvisi">I tuoi avvisi</h2>
      <p className="muted break-words">{`Le email arrivano a ${data.email ?? ''}.`}</p>
      <Renewal alerts={data.alerts} authorization={authorization} />
      <ul className="list-plain stack-sm">
        {data.alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} authorization={authorization} />
        ))}
      </ul>
    </section>
  );
}

/** After a year: whether they are still wanted. */
function Renewal({ alerts, authorization }: { alerts: readonly Alert[]; authorization: string }) {
  const renew = useAlertChange(() => send('POST /api/alerts/renew', { authorization }), showDone);
  const [soonest] = alerts.flatMap(({ purgedAt }) => purgedAt ?? []).sort();
  if (soonest === undefined) return null;
  return (
    <Notice tone="warning" title="Vuoi ancora ricevere gli avvisi?">
      <p>{`Li ricevi da un anno. Senza una risposta li cancelliamo ${datePhrase('il', new Date(soonest))}.`}</p>
      <p>
        <MutationButton mutation={renew} loadingLabel="Un momento...">
          Continua per un anno
        </MutationButton>
      </p>
    </Notice>
  );
}

type AlertRowProps = { readonly alert: Alert; readonly authorization: string };

function AlertRow({ alert, authorization }: AlertRowProps) {
  const which = { params: { id: alert.id }, authorization };
  const pause = useAlertChange(
    () => send('PATCH /api/alerts/:id', { ...which, body: { paused: !alert.paused } }),
    ({ paused }) =>
      showToast(
        paused
          ? { title: 'Avviso in pausa', description: 'Non ti scriviamo finché non lo riattivi.' }
          : { title: 'Avviso riattivato', description: 'Ti mandiamo quello che esce da adesso.' },
      ),
  );
  const remove = useAlertChange(() => send('DELETE /api/alerts/:id', which), showDone);
  const search = readAlertSearch(alert.search);
  const words = storedWords(alert.search, search);
  return (
    <li className="card stack-sm">
      <div className="split">
        <h3 className="text-h4 min-w-0 break-words">{words}</h3>
        <Badge tone={alert.paused ? 'neutral' : 'bosco'}>{alert.paused ? 'In pausa' : 'Attivo'}</Badge>
      </div>
      <p className="muted">{`Fino ${datePhrase('al', new Date(alert.endsAt))}; poi ti chiediamo se lo vuoi ancora.`}</p>
      <AlertOnPhone
        topic={{ kind: 'alert', token: alert.deviceToken }}
        label="Anche sul telefono"
        name={`Anche sul telefono: ${words}`}
      />
      <p className="cluster">
        {search && (
          <ButtonLink to={alertListPath(search)} aria-label={`Vedi le offerte: ${words}`}>
            Vedi le offerte
          </ButtonLink>
        )}
        <MutationButton
          variant="secondary"
          mutation={pause}
          loadingLabel="Un momento..."
          aria-label={`${alert.paused ? 'Riattiva' : 'Metti in pausa'}: ${words}`}
        >
          {alert.paused ? 'Riattiva' : 'Metti in pausa'}
        </MutationButton>
        <MutationButton
          variant="danger"
          mutation={remove}
          loadingLabel="Un momento..."
          aria-label={`Elimina: ${words}`}
        >
          Elimina
        </MutationButton>
      </p>
    </li>
  );
}
