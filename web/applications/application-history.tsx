import { REFUSAL_REASONS, type RefusalReason } from '../../shared/answer-texts.ts';
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '../../shared/application-values.ts';
import { clockTime, longDate } from '../../shared/dates.ts';
import { classNames } from '../ui/class-names.ts';

type ApplicationHistoryProps = {
  /** `by`: who else did it for the employer, where the employer reads it. */
  readonly history: readonly { readonly status: ApplicationStatus; readonly at: string; readonly by?: string | null }[];
  /** Reason of the refusal; null where the employer chose none, or the present status is no refusal. */
  readonly reason: RefusalReason | null;
};

/** Statuses of an application, oldest first. */
export function ApplicationHistory({ history, reason }: ApplicationHistoryProps) {
  return (
    <ol aria-label="Storia della candidatura" className="list-plain stack-sm border-l border-field pl-4">
      {history.map(({ status, at, by }, index) => (
        <li key={at} className="cluster">
          <span className={classNames(index === history.length - 1 && 'font-600')}>
            {APPLICATION_STATUS_LABELS[status]}
          </span>
          <time dateTime={at} className="muted">
            {`${longDate(new Date(at))}, ${clockTime(new Date(at))}`}
          </time>
          {by && <span className="muted break-words">{`da ${by}`}</span>}
          {reason !== null && index === history.length - 1 && (
            <span className="basis-full">{`Motivo: ${REFUSAL_REASONS[reason]}`}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
