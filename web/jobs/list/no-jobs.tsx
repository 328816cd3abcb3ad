import type { ComponentProps, ReactNode } from 'react';
import { chipText, JOB_FILTER_NAMES } from '../../../shared/job-filters.ts';
import type { JobFilters } from '../../../shared/jobs.ts';
import type { SimilarTrade } from '../../../shared/list-query.ts';
import { pagePath } from '../../../shared/paths.ts';
import { distanceKm, formatKm, type Point } from '../../../shared/places/distance.ts';
import { MUNICIPALITIES, municipalityBySlug } from '../../../shared/places/municipalities.ts';
import { townBySlug } from '../../../shared/places/towns.ts';
import { searchPath } from '../../../shared/search-version.ts';
import { ButtonLine, ButtonLink } from '../../app/link.tsx';
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
import { CardList } from '../../lists/search-steps.tsx';
import { useList } from '../../lists/use-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loom } from '../../ui/figures.ts';
import { type ChosenJobFilter, chosenFilters } from './chosen-filters.ts';
import { type FilterCounts, type FoundJobs, NEAREST, nearestSearch } from './filter-counts.tsx';
import { JobCard } from './job-card.tsx';
import { alertPath, chosenValues, type JobSearch, jobSearchPath, within, withoutFilter } from './job-search.ts';
import { JOB_TEXTS, jobCountText } from './job-texts.ts';
import { jobListOptions } from './queries.ts';

type NoJobsProps = Omit<ComponentProps<typeof WaysOn>, 'others'> & { readonly others: FoundJobs['others'] };

export function NoJobs({ search, path, others, widerPath }: NoJobsProps) {
  const { title, level = 2, hints, all = 'Cancella filtri', to = path } = textsOf(search, path);
  const near = nearestSearch(search, others);
  return (
    <>
      <EmptyState
        art={loom}
        title={title}
        level={level}
        ways={others && <WaysOn {...{ search, path, others, widerPath }} />}
      >
        {hints}
        <ButtonLine to={to}>{all}</ButtonLine>
      </EmptyState>
      {near && <NearestJobs search={near} />}
    </>
  );
}

type Texts = {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly hints: ReactNode;
  readonly all?: string;
  readonly to?: string;
};

function textsOf({ near, around }: JobSearch, path: string): Texts {
  if (path === pagePath.home())
    return {
      title: 'Nessuna offerta di lavoro trovata con i criteri selezionati.',
      level: 3,
      hints: <p>Prova con un’altra parola, un’altra località, o ad ampliare il raggio di ricerca.</p>,
    };
  if (path === pagePath.valley())
    return {
      title: JOB_TEXTS.none,
      level: 3,
      hints: (
        <ul className="stack-sm">
          {near && <li>Prova ad ampliare il raggio di ricerca, o togli il filtro della distanza.</li>}
          <li>Usa una parola più corta o più generale: “cucina” trova più di “aiuto cuoco serale”.</li>
          <li>Scegli un’altra località: dal fondovalle molti paesi si raggiungono in pochi minuti.</li>
        </ul>
      ),
    };
  if (around)
    return {
      title: `Nessuna offerta trovata a ${townBySlug(around.town)?.name ?? around.town}`,
      hints: <p>Prova con un’altra parola o un’altra categoria, oppure guarda le offerte di tutta la valle.</p>,
      all: 'Vedi le offerte in Valle',
      to: pagePath.valley(),
    };
  return {
    title: JOB_TEXTS.none,
    hints: (
      <p>
        {near
          ? 'Prova ad ampliare il raggio di ricerca, oppure togli qualche filtro.'
          : 'Prova con una parola più corta, un comune vicino o meno filtri.'}
      </p>
    ),
  };
}

function NearestJobs({ search }: { search: JobSearch }) {
  const { data } = useList(jobListOptions(search, NEAREST));
  const here = useExactPosition(search.near);
  const place = usePlace(search.location);
  const items = data?.pages[0]?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="vicine">
      <h2 id="vicine" className="text-h3">
        Le più vicine
      </h2>
      <CardList items={items} card={(job) => <JobCard job={job} origin={here ?? place} />} />
    </section>
  );
}

export type WiderPath = (radius: number) => string;

type WaysOnProps = {
  readonly search: JobSearch;
  readonly path: string;
  readonly others: Pick<JobFilters, 'counts' | 'dropped' | 'wider' | 'similar'>;
  readonly widerPath: WiderPath | undefined;
};

/** The best way on from a search that finds nothing; the others, and an alert, are under 'Altre idee'. */
function WaysOn({
  search,
  path,
  others,
  widerPath = (radius) => jobSearchPath(path, within(search, radius)),
}: WaysOnProps) {
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
  const towns = from ? nearbyTowns(others.counts, from, search) : [];
  const all = [...wider, ...less, ...others.similar.map(inTrade), ...anything, ...towns];
  const [best, ...more] = all.filter(({ to }, index) => all.findIndex((way) => way.to === to) === index);
  const alert = <ButtonLink to={alertPath(search)}>Avvisami quando c’è</ButtonLink>;
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

const inTrade = ({ text, total, exact }: SimilarTrade): Counted => ({
  label: tradeLabel(text),
  to: searchPath(pagePath.jobs(), { search: text }),
  total,
  exact,
});

const SHOWN = 3;

function nearbyTowns(counts: FilterCounts, from: Point, search: JobSearch): readonly Counted[] {
  const elsewhere = { ...search, around: null, near: null, radius: null, sort: null, cursor: null };
  return MUNICIPALITIES.map(({ slug, name, lat, lon }) => ({
    name,
    total: counts?.location?.[slug] ?? 0,
    far: distanceKm(from, { lat, lon }),
  }))
    .filter(({ total, far }) => total > 0 && far > 0)
    .sort((a, b) => a.far - b.far)
    .slice(0, SHOWN)
    .map(({ name, total, far }) => ({
      label: `A ${name} (${formatKm(far)})`,
      to: jobSearchPath(pagePath.jobs(), { ...elsewhere, location: name }),
      total,
    }));
}

/** A filter that is on with all of its values, in words, and the search without any of them; undefined where it is off. */
export function chosenFilter(search: JobSearch, filter: ChosenJobFilter['filter']): ChosenJobFilter | undefined {
  const [first, ...others] = chosenFilters(search).filter((one) => one.filter === filter);
  const name = JOB_FILTER_NAMES.find((one) => one === filter);
  if (first === undefined || name === undefined || others.length === 0) return first;
  return {
    ...first,
    label: chipText(name, chosenValues(search, name)),
    off: (now) => withoutFilter(first.off(now), name),
  };
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
  return [{ label, to: jobSearchPath(path, chosen.off(search)), total }];
}
