import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';
import {
  ANSWERS,
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  REFUSAL_REASONS,
  type RefusalReason,
} from '../../shared/application-values.ts';
import type { ConversationLine, Conversation as Read } from '../../shared/conversations.ts';
import { send } from '../api/call.ts';
import { keepStored, readOptions } from '../api/call-options.ts';
import { deferred } from '../app/deferred.tsx';
import { failureToast } from '../forms/failure.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { PhoneLinks } from '../layout/phone-links.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';
import { momentOf, ReportConversation, useApplicant } from './application-parts.tsx';

type Which = { readonly params: { readonly id: string }; readonly authorization: string };

/** Fetched again whenever it is shown, as the other side may have written. */
const conversationOptions = (which: Which) =>
  readOptions('GET /api/applications/:id/conversation', which, { refetchOnMount: 'always' });

type ThreadProps = {
  readonly id: string;
  /** `by`: who else did it for the employer, where the employer reads it. */
  readonly history: readonly { readonly status: ApplicationStatus; readonly at: string; readonly by?: string | null }[];
  /** Reason of the refusal; null where the employer chose none, or the present status is no refusal. */
  readonly reason: RefusalReason | null;
  /** Line that came with the last answer, as this side reads it. */
  readonly note: string | null;
};

type ConversationProps = ThreadProps & {
  /** Purpose of the form, or its readers. */
  readonly hint: string;
  /** False where nobody has written yet: then nothing is fetched until somebody wants to. */
  readonly begun: boolean;
};

/** History of an application and the lines of both sides, in order. */
export function Conversation({ hint, begun, ...thread }: ConversationProps) {
  const { id } = thread;
  const [wanted, setWanted] = useState(begun);
  const which = { params: { id }, authorization: useApplicant() };
  const { data, isError, refetch } = useQuery({ ...conversationOptions(which), enabled: wanted });
  return (
    <div className="stack">
      <Thread {...thread} lines={data?.lines ?? []} />
      {isError && (
        <Button variant="secondary" onClick={() => refetch()}>
          I messaggi non sono arrivati: riprova
        </Button>
      )}
      <details
        className="no-print"
        open={begun}
        onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}
      >
        <summary className="py-2.5">Messaggi</summary>
        {data && <Below id={id} conversation={data} hint={hint} />}
      </details>
    </div>
  );
}

function Thread({ id, history, reason, note, lines }: ThreadProps & { readonly lines: readonly ConversationLine[] }) {
  const last = history.length - 1;
  const answer = history.findLastIndex(({ status }) => ANSWERS.some((given) => given === status));
  const noted = answer === -1 ? last : answer;
  const items: readonly { readonly at: string; readonly key: string; readonly content: ReactNode }[] = [
    ...history.map(({ status, at, by }, index) => ({
      at,
      key: `${at}-${status}`,
      content: (
        <>
          <span className={classNames(index === last && 'font-600')}>{APPLICATION_STATUS_LABELS[status]}</span>
          <time dateTime={at} className="muted">
            {momentOf(at)}
          </time>
          {by && <span className="muted break-words">{`da ${by}`}</span>}
          {reason !== null && index === last && (
            <span className="basis-full">{`Motivo: ${REFUSAL_REASONS[reason]}`}</span>
          )}
          {note !== null && index === noted && <Words text={note} />}
        </>
      ),
    })),
    ...lines.map((line) => ({ at: line.at, key: line.id, content: <Line applicationId={id} line={line} /> })),
  ];
  return (
    <ol aria-label="Storia della candidatura" className="list-plain stack-sm border-l border-field pl-4">
      {items
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .map(({ key, content }) => (
          <li key={key} className="cluster">
            {content}
          </li>
        ))}
    </ol>
  );
}

const Words = ({ text }: { text: string }) => (
  <p className="basis-full measure whitespace-pre-line break-words">
    <PhoneLinks text={text} />
  </p>
);

function Line({ applicationId, line }: { readonly applicationId: string; readonly line: ConversationLine }) {
  const { kind, mine, by, text, isCut, attachments, quoted, heldFrom, at } = line;
  const dropped = [
    ...(attachments > 0
      ? [attachments === 1 ? '1 allegato non inoltrato' : `${attachments} allegati non inoltrati`]
      : []),
    ...(isCut ? ['testo tagliato, era più lungo'] : []),
  ];
  return (
    <>
      <span className="font-600 break-words">{mine ? 'Tu' : by}</span>
      <span className="muted">
        <time dateTime={at}>{momentOf(at)}</time>
        {kind === 'mail' && ' · per email'}
      </span>
      <Words text={text} />
      {dropped.length > 0 && <p className="basis-full muted">{`Dall’email: ${dropped.join(', ')}.`}</p>}
      {quoted !== null && (
        <details className="basis-full">
          <summary className="py-2.5 muted">Tagliato dalla tua email</summary>
          <Words text={quoted} />
        </details>
      )}
      {heldFrom !== null && <Held applicationId={applicationId} line={line} />}
    </>
  );
}

/** A change by a button; the conversation shows it once it is stored. */
function useChange(id: string, act: (which: Which) => Promise<Read>) {
  const client = useQueryClient();
  const which = { params: { id }, authorization: useApplicant() };
  return useMutation({
    mutationFn: () => act(which),
    onSuccess: (changed) => keepStored(client, conversationOptions(which), () => changed),
    onError: failureToast('Modifica non riuscita', 'Non è stato possibile.'),
  });
}

function Held({ applicationId, line }: { readonly applicationId: string; readonly line: ConversationLine }) {
  const decide = (admit: boolean) => (which: Which) =>
    send('POST /api/applications/:id/conversation/held', { ...which, body: { line: line.id, admit } });
  const admit = useChange(applicationId, decide(true));
  const drop = useChange(applicationId, decide(false));
  return (
    <Notice tone="warning" title="Non è ancora partita" className="basis-full">
      <p className="break-words">
        {`È arrivata per email da ${line.heldFrom || 'un indirizzo che non si legge'}, e non si può provare che sia tua. L’altra parte non la vede finché non la riconosci.`}
      </p>
      <p className="cluster">
        <MutationButton variant="secondary" mutation={admit} loadingLabel="Invio in corso...">
          È mia: inviala
        </MutationButton>
        <MutationButton variant="danger" mutation={drop} loadingLabel="Eliminazione...">
          Non è mia: eliminala
        </MutationButton>
      </p>
    </Notice>
  );
}

// Comes when a conversation is opened: the library of forms weighs 15 kB.
const LineForm = deferred(async () => (await import('./line-form.tsx')).LineForm);

type BelowProps = { readonly id: string; readonly conversation: Read; readonly hint: string };

function Below({ id, conversation: { lines, ended, mayWrite }, hint }: BelowProps) {
  const client = useQueryClient();
  const report = useContext(ReportConversation);
  const authorization = useApplicant();
  const options = conversationOptions({ params: { id }, authorization });
  const end = useChange(id, (which) =>
    send('PATCH /api/applications/:id/conversation', { ...which, body: { ended: ended === null } }),
  );
  return (
    <div className="stack no-print">
      {!mayWrite && (
        <p className="muted">
          {ended === 'me'
            ? 'Hai terminato la conversazione: nessuno può più scrivere.'
            : 'Qui adesso non si può scrivere.'}
        </p>
      )}
      {mayWrite && <LineForm id={id} hint={hint} onSent={(changed) => keepStored(client, options, () => changed)} />}
      <div className="cluster">
        {(ended === 'me' || (mayWrite && lines.length > 0)) && (
          <MutationButton variant="quiet" className="px-2" mutation={end} loadingLabel="Un momento...">
            {ended === null ? 'Termina la conversazione' : 'Riapri la conversazione'}
          </MutationButton>
        )}
        {lines.some(({ mine }) => !mine) && report(id, authorization)}
      </div>
    </div>
  );
}
