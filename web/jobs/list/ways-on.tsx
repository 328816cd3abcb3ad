import { chipText, JOB_FILTER_NAMES } from '../../../shared/job-filters.ts';
import type { JobFilters } from '../../../shared/jobs.ts';
import type { SimilarTrade } from '../../../shared/list-query.ts';
import { pagePath } from '../../../shared/paths.ts';
import { distanceKm, formatKm, type Point } from '../../../shared/places/distance.ts';
import { MUNICIPALITIES, municipalityBySlug } from '../../../shared/places/municipalities.ts';
import { searchPath } from '../../../shared/search-version.ts';
import { Link } from '../../app/link.tsx';
import { useExactPosition } from '../../app/position.ts';
import {
  droppedLabel,
  EVERYWHERE,
  OtherIdeas,
  type OtherSearch,
  OtherSearchLinks,
  tradeLabel,
  widerLabel,
} from '../../lists/other-searches.tsx';
import { usePlace } from '../../lists/place-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { type ChosenJobFilter, chosenFilters } from './chosen-filters.ts';
import type { FilterCounts } from './filter-counts.tsx';
import { alertPath, askedValues, type JobSearch, jobSearchPath, withoutFilter } from './job-search.ts';
import { jobCountText } from './job-texts.ts';

/** Address of the same search within more km. */
export type WiderPath = (radius: number) => string;

type WaysOnProps = {
  readonly search: JobSearch;
  readonly path: string;
  readonly others: Pick<JobFilters, 'counts' | 'dropped' | 'wider' | 'similar'>;
  /** Address of a wider search, if the page itself has none. */
  readonly widerPath: WiderPath | undefined;
};

/**
 * The ways on from a search that finds nothing, besides its page's own: the nearest offers, else one filter less, a trade, any
 * offers there, a town nearby, else an alert; the others are under 'Altre idee'.
 */
export function WaysOn({ search, path, others, widerPath = widerIn(search, path) }: WaysOnProps) {
  const here = useExactPosition(search.near);
  const place = usePlace(search.location);
  const from = here ?? place ?? municipalityBySlug(search.around?.town ?? '') ?? null;
  const [nearest] = others.wider;
  const without = (drops: readonly Dropped[]) =>
    drops.flatMap((one) => dropped(one, search, path)).sort((a, b) => b.total - a.total);
  const wider = nearest
    ? [{ label: widerLabel(nearest.radius), to: widerPath(nearest.radius), total: nearest.total }]
    : [];
  const less = without(others.dropped.filter(({ filter }) => filter !== 'search'));
  // Another trade is nearer to what somebody looks for than whatever there is.
  const anything = without(others.dropped.filter(({ filter }) => filter === 'search'));
  const towns = from ? nearbyTowns(others.counts, from).map((town) => inTown(town, search)) : [];
  const all = [...wider, ...less, ...others.similar.map(inTrade), ...anything, ...towns];
  const [best, ...more] = all.filter(({ to }, index) => all.findIndex((way) => way.to === to) === index);
  const alert = (
    <Link className={buttonClass('secondary')} to={alertPath(search)}>
      Avvisami quando c’è
    </Link>
  );
  if (!best) return <p>{alert}</p>;
  return (
    <>
      <OtherSearchLinks searches={[found(best)]} />
      <OtherIdeas searches={more.map(found)}>
        <li>{alert}</li>
      </OtherIdeas>
    </>
  );
}

const found = ({ total, exact = true, ...way }: Counted): OtherSearch => ({
  ...way,
  found: jobCountText({ total, exact }),
});

/** A trade in the whole valley, without any filter. */
const inTrade = ({ text, total, exact }: SimilarTrade): Counted => ({
  label: tradeLabel(text),
  to: searchPath(pagePath.jobs(), { search: text }),
  total,
  exact,
});

/** A municipality with offers that a search would find there. */
type NearbyTown = { readonly name: string; readonly km: string; readonly total: number };

const SHOWN = 3;

/** The nearest municipalities in which a search would find something, were it not for its place. */
function nearbyTowns(counts: FilterCounts, from: Point): readonly NearbyTown[] {
  return MUNICIPALITIES.map(({ slug, name, lat, lon }) => ({
    name,
    total: counts?.location?.[slug] ?? 0,
    far: distanceKm(from, { lat, lon }),
  }))
    .filter(({ total, far }) => total > 0 && far > 0)
    .sort((a, b) => a.far - b.far)
    .slice(0, SHOWN)
    .map(({ name, total, far }) => ({ name, total, km: formatKm(far) }));
}

/** The same search in another municipality, in the list of all offers. */
const inTown = ({ name, km, total }: NearbyTown, search: JobSearch): Counted => {
  const there = { ...search, around: null, near: null, radius: null, sort: null, cursor: null, location: name };
  return { label: `A ${name} (${km})`, to: jobSearchPath(pagePath.jobs(), there), total };
};

/** Around the visitor, the municipality that was written, or the town of the page. */
const widerIn =
  (search: JobSearch, path: string): WiderPath =>
  (radius) => {
    const { near, around } = search;
    const at = near ? { near: { ...near, radius } } : around ? { around: { ...around, radius } } : { radius };
    return jobSearchPath(path, { ...search, cursor: null, ...at });
  };

/** A filter that is on with all of its values, in words, and the search without any of them; undefined where it is off. */
export function chosenFilter(search: JobSearch, filter: ChosenJobFilter['filter']): ChosenJobFilter | undefined {
  const [first, ...others] = chosenFilters(search).filter((one) => one.filter === filter);
  const name = JOB_FILTER_NAMES.find((one) => one === filter);
  if (first === undefined || name === undefined || others.length === 0) return first;
  return { ...first, label: chipText(name, askedValues(search, name)), without: withoutFilter(first.without, name) };
}

type Dropped = JobFilters['dropped'][number];
type Counted = Omit<OtherSearch, 'found'> & { readonly total: number; readonly exact?: boolean };

function dropped({ filter, total }: Dropped, search: JobSearch, path: string): Counted[] {
  const { near, around } = search;
  // The town of a page is no filter that can be taken off: the page of the valley has the same offers without it.
  if (around && (filter === 'near' || filter === 'location'))
    return [{ label: EVERYWHERE, to: jobSearchPath(pagePath.valley(), { ...search, around: null }), total }];
  const chosen = chosenFilter(search, filter);
  if (!chosen || (filter === 'near' && near === null)) return [];
  const label = droppedLabel(filter, chosen.label, near !== null);
  return [{ label, to: jobSearchPath(path, chosen.without), total }];
}
