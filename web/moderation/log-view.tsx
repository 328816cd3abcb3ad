import { useInfiniteQuery } from '@tanstack/react-query';
import { clockTime, longDate } from '../../shared/dates.ts';
import type { LogEntry } from '../../shared/moderation.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { ruleText } from '../../shared/report-values.ts';
import { Link } from '../app/link.tsx';
import { Button } from '../ui/button.tsx';
import { logOptions } from './queries.ts';
import { ACTION_LABELS, KIND_LABELS, mailLabel } from './texts.ts';
import { ViewFailed } from './view-state.tsx';

export function LogView() {
  const log = useInfiniteQuery(logOptions());
  const entries = log.data?.pages.flatMap(({ items }) => items);
  return (
    <section className="stack" aria-labelledby="registro">
      <h2 id="registro">Registro</h2>
      <p className="muted">Chi ha fatto che cosa e quando. Ogni riga resta 12 mesi.</p>
      {log.isPending && <p role="status">Caricamento del registro...</p>}
      {log.isError && <ViewFailed retry={() => log.refetch()} />}
      {entries?.length === 0 && <p>Ancora niente.</p>}
      {entries && entries.length > 0 && (
        <ul className="list-plain stack-sm">
          {entries.map((entry) => (
            <li key={entry.id} className="card stack-sm">
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {log.hasNextPage && (
        <p>
          <Button variant="secondary" loading={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
            Mostra altre righe
          </Button>
        </p>
      )}
    </section>
  );
}

function Entry({ entry: { action, kind, targetId, name, rule, reason, by, createdAt } }: { entry: LogEntry }) {
  const at = new Date(createdAt);
  const found = withQuery(pagePath.moderation(), { vista: 'cerca', q: targetId });
  const named = kind === 'mail' && name !== null ? mailLabel(name) : name;
  const text = named === null ? targetId : `“${named}”`;
  return (
    <>
      <p className="break-words">
        <strong>{by ?? (action === 'hide-unowned' ? 'Il sito' : 'Chi gestisce il sito')}</strong>{' '}
        <span>{`${ACTION_LABELS[action]} ${KIND_LABELS[kind]}`}</span>{' '}
        <span>
          {kind === 'mail' || kind === 'message' || kind === 'conversation' ? text : <Link to={found}>{text}</Link>}
        </span>{' '}
        <span className="muted inline-block">{`${longDate(at)}, ${clockTime(at)}`}</span>
      </p>
      {rule && <p className="measure break-words">{`Regola: ${ruleText(rule)}`}</p>}
      {reason && <p className="measure whitespace-pre-line break-words">{reason}</p>}
    </>
  );
}
