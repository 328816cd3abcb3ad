import { useEffect, useRef, useState } from 'react';
import { clockTime, longDate } from '../../shared/dates.ts';
import type { ReceivedReport, Reported } from '../../shared/moderation.ts';
import {
  CANDIDATE_REASON_LABELS,
  EMPLOYER_REASON_LABELS,
  MESSAGE_REASON_LABELS,
  REASON_LABELS,
  type ReportKind,
  UNDO_MINUTES,
} from '../../shared/report-values.ts';
import { send } from '../api/call.ts';
import { countOf, type ListPage } from '../api/list-page.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { house } from '../ui/figure.tsx';
import { Notice } from '../ui/notice.tsx';
import { useDecision } from './queries.ts';
import { TargetActions } from './target-actions.tsx';
import { TargetView } from './target-view.tsx';
import { KIND_LABELS } from './texts.ts';

const LABELS: Readonly<Record<ReportKind, typeof REASON_LABELS>> = {
  job: REASON_LABELS,
  candidate: CANDIDATE_REASON_LABELS,
  employer: EMPLOYER_REASON_LABELS,
  message: MESSAGE_REASON_LABELS,
  conversation: MESSAGE_REASON_LABELS,
};

export function ReportQueue({ queue }: { queue: ListPage<Reported> }) {
  const { items } = queue;
  const { total } = countOf(queue);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(total);
  useEffect(() => {
    // A decision takes its card away, and the button that had the focus with it.
    if (total < shown.current) box.current?.focus({ preventScroll: true });
    shown.current = total;
  }, [total]);
  const undone = () => {
    setDismissed(null);
    // The button that was pressed is gone.
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className="stack">
      {dismissed !== null && <Dismissed id={dismissed} onUndone={undone} />}
      {items.length === 0 ? (
        <EmptyState art={house} title="Nessuna segnalazione da leggere">
          <p>Quando ne arriva una, la trovi qui e la casella dell’assistenza riceve un’email.</p>
        </EmptyState>
      ) : (
        <section className="stack" aria-labelledby="segnalazioni">
          <h2 id="segnalazioni">Da leggere</h2>
          {total > items.length && (
            <p className="muted">{`Qui ci sono le prime ${items.length} di ${total}: le altre arrivano man mano che decidi.`}</p>
          )}
          <ul className="list-plain stack">
            {items.map((reported) => (
              <li key={`${reported.kind} ${reported.targetId}`}>
                <ReportedCard reported={reported} onDismissed={setDismissed} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The way back from the last dismissal. It takes the focus, which was on the button that is gone. */
function Dismissed({ id, onUndone }: { id: string; onUndone: () => void }) {
  const reopen = useDecision(() =>
    send('POST /api/moderation/reports/:id/restore', { params: { id }, signedIn: true }),
  );
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each dismissal
  useEffect(() => box.current?.focus(), [id]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="success" title="Segnalazioni archiviate">
        <p>Per {UNDO_MINUTES} minuti puoi tornare indietro. Poi lo diciamo a chi ha segnalato.</p>
        <p>
          <Button
            variant="secondary"
            loading={reopen.isPending}
            onClick={() => reopen.mutate(undefined, { onSuccess: onUndone })}
          >
            Annulla
          </Button>
        </p>
      </Notice>
    </div>
  );
}

type ReportedCardProps = { readonly reported: Reported; readonly onDismissed: (id: string) => void };

function ReportedCard({ reported, onDismissed }: ReportedCardProps) {
  const { kind, targetId, target, count, reasons, reports, newest } = reported;
  const labels = LABELS[kind];
  const headingId = `${kind}-${targetId}`;
  const dismiss = useDecision(() =>
    send('POST /api/moderation/reports/:id/dismiss', { params: { id: newest }, signedIn: true }),
  );
  return (
    <article className="card stack" aria-labelledby={headingId}>
      <p className="cluster">
        <strong>{count === 1 ? '1 segnalazione' : `${count} segnalazioni`}</strong>
        {reasons.map(({ reason, count: times }) => (
          <Badge key={reason} tone="larice" icon="flag">
            {`${labels[reason]}${times > 1 ? `: ${times}` : ''}`}
          </Badge>
        ))}
      </p>
      {target ? (
        <TargetView target={target} headingId={headingId} />
      ) : (
        <h3 id={headingId} className="text-h3">
          {`Non si può più mostrare ${KIND_LABELS[kind]} ${targetId}`}
        </h3>
      )}
      <ul className="list-plain stack-sm border-t border-line pt-4">
        {reports.map((report) => (
          <li key={report.id}>
            <ReportLine report={report} label={labels[report.reason]} />
          </li>
        ))}
      </ul>
      {count > reports.length && <p className="muted">{`Qui ci sono le prime ${reports.length}.`}</p>}
      <div className="cluster">
        {target && <TargetActions target={target} />}
        {!(target && 'status' in target && target.status === 'waiting') && (
          <Button
            variant="secondary"
            loading={dismiss.isPending}
            onClick={() =>
              void dismiss.mutateAsync().then(
                () => onDismissed(newest),
                () => undefined,
              )
            }
          >
            {count === 1 ? 'Archivia la segnalazione' : 'Archivia le segnalazioni'}
          </Button>
        )}
      </div>
    </article>
  );
}

function ReportLine({ report: { createdAt, text, email }, label }: { report: ReceivedReport; label: string }) {
  const at = new Date(createdAt);
  return (
    <>
      <p>
        <strong>{label}</strong> <span className="muted">{`${longDate(at)}, ${clockTime(at)}`}</span>
      </p>
      {text && <p className="measure whitespace-pre-line break-words">{text}</p>}
      {email && <p className="muted break-words">{`Vuole sapere la decisione: ${email}`}</p>}
    </>
  );
}
