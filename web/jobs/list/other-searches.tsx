import type { JobFilters } from '../../../shared/jobs.ts';
import { pagePath } from '../../../shared/paths.ts';
import {
  droppedLabel,
  EVERYWHERE,
  type OtherSearch,
  OtherSearchLinks,
  widerLabel,
} from '../../lists/other-searches.tsx';
import { AlertLink } from './alert-link.tsx';
import { chosenFilters } from './chosen-filters.ts';
import type { SearchFacts } from './filter-counts.tsx';
import { type JobSearch, jobSearchPath } from './job-search.ts';
import { jobCountText } from './result-count.tsx';

/** Address of the same search within more km. */
export type WiderPath = (radius: number) => string;

type OtherSearchesProps = {
  readonly search: JobSearch;
  readonly path: string;
  readonly others: SearchFacts['others'];
  readonly widerPath: WiderPath | undefined;
};

/**
 * Ways out of a search that finds nothing: each wider radius and each dropped filter that would find something, and the
 * alert.
 */
export function OtherSearches({ search, path, others, widerPath = wider(search, path) }: OtherSearchesProps) {
  const searches = others
    ? [
        ...others.wider.map(({ radius, total }) => ({
          label: widerLabel(radius),
          to: widerPath(radius),
          found: foundText(total),
        })),
        ...others.dropped.flatMap((one) => dropped(one, search, path)),
      ]
    : [];
  return (
    <div className="stack no-print">
      <OtherSearchLinks searches={searches} />
      <p className="cluster">
        <span className="muted">Vuoi sapere quando ne arriva una?</span>{' '}
        <AlertLink search={search} corrected={others?.corrected} />
      </p>
    </div>
  );
}

/** Around the visitor, the municipality that was written, or the town of the page. */
const wider =
  (search: JobSearch, path: string): WiderPath =>
  (radius) => {
    const { near, around } = search;
    const at = near ? { near: { ...near, radius } } : around ? { around: { ...around, radius } } : { radius };
    return jobSearchPath(path, { ...search, cursor: null, ...at });
  };

const foundText = (total: number): string => jobCountText({ total, exact: true });

type Dropped = JobFilters['dropped'][number];

function dropped({ filter, total }: Dropped, search: JobSearch, path: string): OtherSearch[] {
  const { near, around } = search;
  const found = foundText(total);
  // The town of a page is no filter that can be taken off: the page of the valley has the same offers without it.
  if (around && (filter === 'near' || filter === 'location'))
    return [{ label: EVERYWHERE, to: jobSearchPath(pagePath.valley(), { ...search, around: null }), found }];
  const chosen = chosenFilters(search).find((one) => one.filter === filter);
  if (!chosen || (filter === 'near' && near === null)) return [];
  const label = droppedLabel(filter, chosen.label, near !== null);
  return [{ label, to: jobSearchPath(path, chosen.without), found }];
}
