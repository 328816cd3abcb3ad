import { townCrumbs } from '../../shared/head/crumbs.ts';
import { chipText } from '../../shared/job-filters.ts';
import { categoryLabel, JOB_CATEGORIES, LONG_CHIPS, SHORT_CHIPS } from '../../shared/job-values.ts';
import type { JobSummary } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { TOWN_RADIUS_KM, type Town } from '../../shared/places/towns.ts';
import { grouped } from '../../shared/text.ts';
import { deferred } from '../app/deferred.tsx';
import type { Page } from '../app/page.ts';
import { type TownTexts, townSettings } from '../content/town-settings.ts';
import { CategoryChips, CategoryLinks } from '../jobs/list/category-chips.tsx';
import { CountedOption, type FilterCounts, loadJobs, useFoundJobs } from '../jobs/list/filter-counts.tsx';
import { JobList } from '../jobs/list/job-list.tsx';
import {
  isFiltered,
  type JobSearch,
  jobSearchPath,
  readTownSearch,
  sharedSearchPath,
  withRadius,
} from '../jobs/list/job-search.ts';
import { JobSearchForm, SearchAndResults } from '../jobs/list/job-search-form.tsx';
import { jobCountsOptions, useJobTotals } from '../jobs/list/queries.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { ChipLink } from '../lists/chosen-chips.tsx';
import type { GrowingParts } from '../lists/growing-list.tsx';
import { RadiusRange } from '../lists/radius-range.tsx';
import { MapLink } from '../map/map-link.tsx';
import { groundOptions } from '../map/places.ts';
import { ValleyMap } from '../map/valley-map.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Select } from '../ui/select.tsx';

/** Below the offers: its code comes after what is above it, and its links work before. */
const TownFoot = deferred(() => import('./town-foot.tsx').then((module) => module.TownFoot));

function TownView({ settings, path, read }: ReturnType<typeof townOf>) {
  const found = useFoundJobs(path, read);
  const { search, go, linkTo, count, counts } = found;
  const totals = useJobTotals();
  const { town, inTown } = settings;
  const name = town.name;
  const hasSlider = town.chips === 'long';
  // Links: they fill the search box by way of the address, with script and without.
  const popular = (
    <nav aria-label="Ricerche frequenti" className="chip-scroll">
      <p className="muted" aria-hidden="true">
        Ricerche frequenti:
      </p>
      <ul className="chip-row list-plain">
        {settings.popularJobs.map((word) => (
          <li key={word}>
            <ChipLink current={search.search === word} {...linkTo((now) => ({ ...now, search: word }))}>
              {word.charAt(0).toUpperCase() + word.slice(1)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
  const own = isFiltered(search) ? null : (totals?.byTown.get(town.slug) ?? null);
  return (
    <div className="container first-screen">
      <Breadcrumb crumbs={townCrumbs(town)} />
      <JobSearchForm className="with-map" found={found}>
        <div className="stack-sm min-w-0">
          <h1>{settings.heroTitle}</h1>
          <p className="hero-lead measure">{settings.heroDescription}</p>
          <SearchAndResults
            found={found}
            field={!hasSlider && <CategorySelect search={search} counts={counts} />}
            popular={hasSlider && popular}
            chips={
              <>
                {hasSlider ? (
                  <CategoryChips search={search} chips={LONG_CHIPS} counts={counts} />
                ) : (
                  <CategoryLinks search={search} chips={SHORT_CHIPS} linkTo={linkTo} counts={counts} />
                )}
                <MapLink />
              </>
            }
            place={name}
            filters={
              hasSlider && (
                // A plain field, so that it works by the button without JavaScript.
                <RadiusRange
                  label={`Distanza da ${name}`}
                  value={search.around?.radius ?? TOWN_RADIUS_KM}
                  onCommit={(radius) => void go((now) => withRadius(now, radius))}
                />
              )
            }
            title={`Offerte ${inTown} e vicino`}
          >
            <JobList
              found={found}
              widerPath={hasSlider ? undefined : (radius) => aroundTown(search, name, radius)}
              partsOf={townParts(town, inTown, { all: count?.total ?? null, here: own })}
              originOf={(job) => (isIn(town, job) ? null : town)}
            />
            <p className="no-print">
              {/* A document of its own, which the router of the app does not know. */}
              <a className={`${buttonClass('quiet')} px-2 -ml-2 text-left`} href={pagePath.townBoard(town.slug)}>
                <Icon name="printer" /> <span>{`Stampa la bacheca di ${name}`}</span>
              </a>
            </p>
          </SearchAndResults>
        </div>
        <ValleyMap totals={totals} here={town.slug} folded />
      </JobSearchForm>
      <TownFoot settings={settings} counts={totals?.byTown ?? null}>
        {!hasSlider && popular}
      </TownFoot>
    </div>
  );
}

/** A search in the list of all offers, farther around than a page without a slider goes. */
const aroundTown = (search: JobSearch, name: string, radius: number): string =>
  jobSearchPath(pagePath.jobs(), { ...search, around: null, location: name, radius, cursor: null });

/** One category; several, from a link, stay chosen together until one is. */
function CategorySelect({ search: { category: current }, counts }: { search: JobSearch; counts: FilterCounts }) {
  const requested = current.join(',');
  return (
    <Select label="Categoria" name="category" defaultValue={requested} placeholder="Tutte le categorie">
      {current.length > 1 && <option value={requested}>{chipText('category', current)}</option>}
      {JOB_CATEGORIES.map((category) => (
        <CountedOption
          key={category}
          counts={counts}
          filter="category"
          value={category}
          label={categoryLabel(category)}
        />
      ))}
    </Select>
  );
}

/** Offers of the town itself; those without a position are found by its name in their text. */
const isIn = (town: Town, job: JobSummary): boolean => job.town === town.slug || job.lat === null;

type Counts = {
  readonly all: number | null;
  readonly here: number | null;
};

/** The list of a town's page in two parts: the town's own offers, and those around it. */
export const townParts =
  (town: Town, inTown: string, counts: Counts): GrowingParts<JobSummary> =>
  (items, isWhole) => {
    const here = items.filter((job) => isIn(town, job));
    const around = items.filter((job) => !isIn(town, job));
    const own = counts.here ?? (isWhole ? here.length : null);
    const rest = isWhole ? around.length : counts.all !== null && own !== null ? counts.all - own : null;
    const none = <p className="job-card-text">{`Nessuna offerta trovata a ${town.name}`}</p>;
    if (items.length === 0) return [{ heading: none, items }];
    const nearby = {
      heading: (
        <>
          {own === 0 && none}
          <PartHeading name="Nei dintorni" count={rest} />
        </>
      ),
      items: around,
    };
    if (here.length === 0) return [nearby];
    const first = { heading: <PartHeading name={inTown.replace(/^a/, 'A')} count={own} />, items: here };
    return around.length > 0 ? [first, nearby] : [first];
  };

function PartHeading({ name, count }: { name: string; count: number | null }) {
  return <h2>{`${name}${count !== null ? ` (${grouped(count)})` : ''}`}</h2>;
}

function townOf(texts: TownTexts) {
  const settings = townSettings(texts);
  const path = pagePath.town(texts.page);
  return { settings, path, read: (params: URLSearchParams): JobSearch => readTownSearch(params, settings.town) };
}

export function townPage(texts: TownTexts): Page {
  const town = townOf(texts);
  const { settings, path, read } = town;
  return {
    texts,
    // A component per town, so that the form is reset between towns.
    Component: TownView.bind(null, town),
    load: ({ client, url }) =>
      Promise.all([
        loadJobs(client, read(url.searchParams)),
        client.prefetchQuery(jobCountsOptions()),
        client.prefetchQuery(groundOptions()),
      ]),
    head: async ({ url }) => {
      const { townHead } = await import('../../shared/head/place-heads.ts');
      return townHead(settings.town, settings, isFiltered(read(url.searchParams)));
    },
    sharedAddress: (url) => sharedSearchPath(path, read(url.searchParams), []),
  };
}
