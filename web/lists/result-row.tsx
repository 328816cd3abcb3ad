import { type ReactNode, use } from 'react';
import { WordsContext } from '../app/languages.tsx';
import { LiveRegion } from '../ui/live-region.tsx';

/** Id of the row above a list, which says how much was found. */
const RESULTS_ID = 'elenco';

/** Action of a search form: without any script the browser brings the results into view. */
export const resultsOf = (path: string): string => `${path}#${RESULTS_ID}`;

/** From here on a list and its filters are beside each other (jobs.css). */
export const WIDE = '(min-width: 64rem)';

/** Brings the results under the header of a narrow screen, with the focus, which closes its keyboard. A press leaves no ring. */
export function showResults(withFocus = true): void {
  const row = document.getElementById(RESULTS_ID);
  if (!row || window.matchMedia(WIDE).matches) return;
  if (withFocus) {
    // A focus that comes from a field, which always has its ring, would bring the ring along.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    row.focus({ preventScroll: true });
  }
  row.scrollIntoView();
}

type ResultRowProps = { readonly count: ReactNode; readonly children?: ReactNode };

export function ResultRow({ count, children }: ResultRowProps) {
  const label = use(WordsContext)?.texts.list.results ?? 'Risultati';
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of fields
    <div id={RESULTS_ID} className="result-row cluster" role="group" tabIndex={-1} aria-label={label}>
      <LiveRegion visible className="result-count flex-[1_1_4.5rem] font-600">
        {count}
      </LiveRegion>
      {children}
    </div>
  );
}
