import { useQuery } from '@tanstack/react-query';
import { countOf } from '../api/list-page.ts';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { BlockedSenders, MessageCard, type ReportOf } from './message-card.tsx';
import { profileMessagesOptions } from './queries.ts';

type ProfileMessagesProps = {
  readonly id: string;
  readonly authorization: string;
  readonly report: ReportOf;
};

export function ProfileMessages({ id, authorization, report }: ProfileMessagesProps) {
  const { data, isPending, refetch } = useQuery(profileMessagesOptions(id, authorization));
  return (
    <section className="stack border-t border-line pt-4" aria-labelledby={`messaggi-${id}`}>
      <h3 id={`messaggi-${id}`} className="text-h4">
        Messaggi ricevuti
      </h3>
      {data?.items.length === 0 && <p className="muted">Ancora nessuno. Quando qualcuno ti scrive, lo leggi qui.</p>}
      {data && data.items.length > 0 && (
        <ul className="own-list">
          {data.items.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} authorization={authorization} report={report} />
            </li>
          ))}
        </ul>
      )}
      {data && countOf(data).total > data.items.length && (
        <p className="muted">{`Qui ci sono i ${data.items.length} più recenti di ${countOf(data).total}.`}</p>
      )}
      {isPending && <p role="status">Caricamento messaggi...</p>}
      {!isPending && !data && (
        <RetryNotice tone="warning" retry={refetch}>
          Non riusciamo a caricare i messaggi: può essere la connessione.
        </RetryNotice>
      )}
      <BlockedSenders authorization={authorization} />
    </section>
  );
}
