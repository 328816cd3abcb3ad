import type { JobFilters } from '../../../shared/jobs.ts';
import { pagePath } from '../../../shared/paths.ts';
import {
  droppedLabel,
  EVERYWHERE,
  type OtherSearch,
  OtherSearchLinks,
  widerLabel,
} from '../../lists/other-searches.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { type JobSearch, jobSearchPath } from './job-search.ts';
import { jobCountText } from './job-texts.ts';
import { NearestJobs } from './nearest-jobs.tsx';
import { nearestSearch } from './nearest-search.ts';

/** Address of the same search within more km. */
export type WiderPath = (radius: number) => string;

type WaysOnProps = {
  readonly search: JobSearch;
  readonly path: string;
  readonly others: Pick<JobFilters, 'dropped' | 'wider'>;
  /** Address of a wider search, if the page itself has none. */
  readonly widerPath: WiderPath | undefined;
};

/** The way on from a search that finds nothing, besides its page's own: the nearest offers, else one filter less. */
export function WaysOn({ search, path, others, widerPath = wider(search, path) }: WaysOnProps) {
  const [nearest] = others.wider;
  const [best] = nearest
    ? [{ label: widerLabel(nearest.radius), to: widerPath(nearest.radius), total: nearest.total }]
    : others.dropped.flatMap((one) => dropped(one, search, path)).sort((a, b) => b.total - a.total);
  const near = nearestSearch(search, others);
  return (
    <>
      {best && <OtherSearchLinks searches={[{ ...best, found: jobCountText({ total: best.total, exact: true }) }]} />}
      {near && <NearestJobs search={near} />}
    </>
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

type Dropped = JobFilters['dropped'][number];
type Counted = Omit<OtherSearch, 'found'> & { readonly total: number };

function dropped({ filter, total }: Dropped, search: JobSearch, path: string): Counted[] {
  const { near, around } = search;
  // The town of a page is no filter that can be taken off: the page of the valley has the same offers without it.
  if (around && (filter === 'near' || filter === 'location'))
    return [{ label: EVERYWHERE, to: jobSearchPath(pagePath.valley(), { ...search, around: null }), total }];
  const chosen = chosenFilters(search).find((one) => one.filter === filter);
  if (!chosen || (filter === 'near' && near === null)) return [];
  const label = droppedLabel(filter, chosen.label, near !== null);
  return [{ label, to: jobSearchPath(path, chosen.without), total }];
}
