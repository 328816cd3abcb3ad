import { useQuery } from '@tanstack/react-query';
import type { ReceivedMessage } from '../../shared/candidates.ts';
import { clockTime, longDate } from '../../shared/dates.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { receivedMessagesOptions } from './queries.ts';

/** What people wrote to a candidate, newest first. */
export function ReceivedMessages({ id, authorization }: { id: string; authorization: string }) {
  const { data, isPending, refetch } = useQuery(receivedMessagesOptions(id, authorization));
  return (
    <section className="stack border-t border-line pt-4" aria-labelledby={`messaggi-${id}`}>
      <h3 id={`messaggi-${id}`} className="text-h4">
        Messaggi ricevuti
      </h3>
      {data?.items.length === 0 && <p className="muted">Ancora nessuno. Quando qualcuno ti scrive, lo leggi qui.</p>}
      {data && data.items.length > 0 && (
        <>
          <ul className="list-plain stack">
            {data.items.map((message) => (
              <li key={message.id}>
                <Message message={message} />
              </li>
            ))}
          </ul>
          {data.total > data.items.length && (
            <p className="muted">
              Qui ci sono i {data.items.length} più recenti di {data.total}.
            </p>
          )}
        </>
      )}
      {isPending && <p role="status">Caricamento messaggi...</p>}
      {!isPending && !data && (
        <Notice tone="warning" live>
          <p>I messaggi non sono arrivati: può essere la connessione.</p>
          <Button variant="secondary" onClick={() => refetch()}>
            Riprova
          </Button>
        </Notice>
      )}
    </section>
  );
}

function Message({ message: { name, email, message, createdAt } }: { message: ReceivedMessage }) {
  const sent = new Date(createdAt);
  return (
    <article className="stack-sm">
      <p>
        <strong>{name}</strong>{' '}
        <span className="muted">
          {longDate(sent)}, {clockTime(sent)}
        </span>
      </p>
      <p className="measure whitespace-pre-line">{message}</p>
      <p>
        <a className="inline-flex items-center min-h-11" href={`mailto:${email}`}>
          Rispondi a {email}
        </a>
      </p>
    </article>
  );
}
