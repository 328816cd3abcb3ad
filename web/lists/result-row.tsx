import type { ReactNode } from 'react';
import { LiveRegion } from '../ui/live-region.tsx';
import { RESULTS_ID } from './results.ts';

type ResultRowProps = {
  /** How much was found, in words. */
  readonly count: ReactNode;
  /** The filters, and what else can be done with the results. */
  readonly children?: ReactNode;
};

/** The row above a list, which a search brings into view. */
export function ResultRow({ count, children }: ResultRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of fields
    <div id={RESULTS_ID} className="result-row cluster" role="group" tabIndex={-1} aria-label="Risultati">
      <LiveRegion visible className="result-count flex-1 font-600">
        {count}
      </LiveRegion>
      {children}
    </div>
  );
}
