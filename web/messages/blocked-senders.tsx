import { useQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { blockedSendersOptions } from './queries.ts';
import { useMessageChange } from './use-message-change.ts';

/** From whom somebody takes no more messages, and the way back; nothing where there is nobody. */
export function BlockedSenders({ authorization }: { authorization: string }) {
  const { data } = useQuery(blockedSendersOptions(authorization));
  const change = useMessageChange(authorization);
  if (data === undefined || data.length === 0) return null;
  return (
    <details>
      <summary className="font-600 min-h-11 py-2.5">{`Mittenti bloccati (${data.length})`}</summary>
      <div className="stack">
        <p className="muted">
          Chi prova a scriverti da questi indirizzi legge che non ricevi messaggi da lui o da lei.
        </p>
        <ul className="list-plain stack-sm">
          {data.map(({ id, email }) => (
            <li key={id} className="split">
              <span className="break-words min-w-0">{email}</span>
              <Button
                variant="secondary"
                aria-label={`Sblocca ${email}`}
                loading={change.isPending && change.variables.id === id}
                onClick={() => change.mutate({ what: 'allow', id })}
              >
                Sblocca
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
