import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pagePath, withQuery } from '../../shared/paths.ts';
import type { SearchTally } from '../../shared/search-log.ts';
import { SEARCH_DAYS } from '../../shared/search-values.ts';
import { ChipNav } from '../lists/chosen-chips.tsx';
import { soughtOptions } from './queries.ts';
import { ViewState } from './view-state.tsx';

const DEFAULT_DAYS = '30';

export function SoughtView() {
  const wanted = useSearchParams()[0].get('giorni');
  const days = SEARCH_DAYS.find((value) => value === wanted) ?? DEFAULT_DAYS;
  const view = useQuery(soughtOptions(days));
  const { data } = view;
  return (
    <section className="stack" aria-labelledby="ricerche">
      <h2 id="ricerche">Ricerche</h2>
      <p className="muted measure">
        Quante volte si cercano le stesse parole, e dove. Non si sa chi cerca; qui c’è solo ciò che è stato cercato
        almeno tre volte, e dopo 90 giorni si cancella.
      </p>
      <ChipNav
        aria-label="Periodo delle ricerche"
        chips={SEARCH_DAYS.map((value) => ({
          label: `${value} giorni`,
          to: withQuery(pagePath.moderation(), { vista: 'ricerche', giorni: value }),
          current: value === days,
        }))}
      />
      <ViewState query={view} loading="Caricamento delle ricerche..." />
      {data && (
        <>
          <Tallies id="non-trovate" title="Si cerca e non si trova" tallies={data.notFound} />
          <Tallies id="cercate" title="Si cerca di più" tallies={data.sought} />
        </>
      )}
    </section>
  );
}

const KINDS = { jobs: 'Offerte', candidates: 'Profili' } as const;

function Tallies({ id, title, tallies }: { id: string; title: string; tallies: readonly SearchTally[] }) {
  return (
    <section className="stack-sm" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {tallies.length === 0 ? (
        <p>Ancora niente.</p>
      ) : (
        <table className="w-full max-w-160 text-left text-sm border-collapse" aria-labelledby={id}>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="w-1/2 py-1 pr-[min(0.75rem,3vw)]">
                Ricerca
              </th>
              <th scope="col" className="pr-[min(0.75rem,3vw)]">
                Dove
              </th>
              <th scope="col" className="text-right whitespace-nowrap">
                Volte
              </th>
            </tr>
          </thead>
          <tbody>
            {tallies.map(({ kind, words, place, times }) => (
              <tr key={`${kind} ${words} ${place}`} className="border-b border-line align-baseline">
                <th scope="row" className="py-1 pr-[min(0.75rem,3vw)] font-400">
                  <span className={words === '' ? 'muted' : undefined}>{words || 'senza parole'}</span>{' '}
                  <span className="muted">{KINDS[kind]}</span>
                </th>
                <td className="pr-[min(0.75rem,3vw)] break-normal">
                  {place ?? <span className="muted">ovunque</span>}
                </td>
                <td className="text-right tabular-nums">{times}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
