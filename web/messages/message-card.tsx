import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { clockTime, longDate } from '../../shared/dates.ts';
import type { ReceivedMessage } from '../../shared/messages.ts';
import { mailto } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { DialogButton } from '../forms/dialog-button.tsx';
import { PhoneLinks } from '../layout/phone-links.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { blockedSendersOptions, useMessageChange } from './queries.ts';

export type ReportOf = (messageId: string) => ReactNode;

type MessageCardProps = {
  readonly message: ReceivedMessage;
  readonly authorization: string;
  readonly report: ReportOf;
};

const replyTo = ({ email, profile }: ReceivedMessage): string =>
  `${mailto(email)}?subject=${encodeURIComponent(`Il tuo messaggio su ${SITE_NAME}: ${profile.title}`)}`;

/** A message as its recipient reads it. Opening it is what makes it read; the list alone does not. */
export function MessageCard({ message, authorization, report }: MessageCardProps) {
  const { id, name, readAt, blocked, createdAt, profile } = message;
  const sent = new Date(createdAt);
  // Keeps the room of the badge: a message becomes read while somebody may be pressing one of its buttons.
  const [wasRead] = useState(readAt !== null);
  const mark = useMessageChange(authorization);
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open && readAt === null && !mark.isPending) mark.mutate({ what: 'read', id });
  };
  return (
    <details className="card" onToggle={onToggle}>
      <summary>
        <span className="break-words">{name}</span>{' '}
        {(readAt === null || !wasRead) && (
          <Badge tone="bosco" className={classNames(readAt !== null && 'invisible')}>
            Da leggere
          </Badge>
        )}
        {blocked && <Badge>Mittente bloccato</Badge>}
        <span className="block muted font-400 break-words">
          {`${longDate(sent)}, ${clockTime(sent)} · ${profile.title}`}
        </span>
      </summary>
      <div className="stack pt-4">
        <p className="measure whitespace-pre-line break-words">
          <PhoneLinks text={message.message} />
        </p>
        <p>
          <a className={buttonClass('primary')} href={replyTo(message)}>
            Rispondi
          </a>
        </p>
        <p className="muted break-words">{`Scrive da ${message.email}: l’indirizzo lo ha indicato chi scrive.`}</p>
        <Actions message={message} authorization={authorization} report={report} />
      </div>
    </details>
  );
}

function Actions({ message: { id, name, email, readAt, blocked }, authorization, report }: MessageCardProps) {
  const change = useMessageChange(authorization);
  const pending = (what: string) => change.isPending && change.variables.what === what;
  return (
    <div className="cluster">
      {/* Takes its room before it can be pressed, so that the buttons after it never move. */}
      <Button
        variant="secondary"
        className={classNames(readAt === null && 'invisible')}
        loading={pending('unread')}
        onClick={() => change.mutate({ what: 'unread', id })}
      >
        Segna come da leggere
      </Button>
      {!blocked && (
        <Button variant="secondary" loading={pending('block')} onClick={() => change.mutate({ what: 'block', id })}>
          Blocca mittente
        </Button>
      )}
      {report(id)}
      <DialogButton
        variant="danger"
        title="Elimini il messaggio?"
        body={(close) => (
          <div className="stack">
            <p className="break-words">{`Il messaggio di ${name} (${email}) sparisce da qui subito e non si può riavere. Se vuoi segnalarlo, fallo prima.`}</p>
            <p>
              <Button
                variant="danger"
                loading={pending('delete')}
                onClick={() => change.mutate({ what: 'delete', id }, { onSettled: close })}
              >
                Elimina il messaggio
              </Button>
            </p>
          </div>
        )}
      >
        Elimina
      </DialogButton>
    </div>
  );
}

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
