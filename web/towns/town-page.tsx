import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { townCrumbs, townHead } from '../../shared/head/place-heads.ts';
import { categoryLabel, JOB_CATEGORIES, LONG_CHIPS, RADIUS, SHORT_CHIPS } from '../../shared/job-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { TOWN_RADIUS_KM } from '../../shared/places/towns.ts';
import type { Page } from '../app/page.ts';
import { type TownSettings, type TownTexts, townSettings } from '../content/town-settings.ts';
import { CategoryChips } from '../jobs/list/category-chips.tsx';
import { CategoryLinks } from '../jobs/list/category-links.tsx';
import { CountedOption, type FilterCounts, loadJobs, useSearchFacts } from '../jobs/list/filter-counts.tsx';
import { JobList } from '../jobs/list/job-list.tsx';
import { isFiltered, type JobSearch, jobSearchPath, sharedSearchPath } from '../jobs/list/job-search.ts';
import { useJobTotals } from '../jobs/list/job-totals.ts';
import { PopularSearches } from '../jobs/list/popular-searches.tsx';
import { jobCountsOptions } from '../jobs/list/queries.ts';
import { ResultCount } from '../jobs/list/result-count.tsx';
import { SearchText } from '../jobs/list/search-text.tsx';
import { readTownSearch, withRadius } from '../jobs/list/town-search.ts';
import { useJobSearch } from '../jobs/list/use-job-search.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { VERSION_FIELD } from '../lists/search-address.ts';
import { MapLink } from '../map/map-link.tsx';
import { groundOptions } from '../map/places.ts';
import { ValleyMap } from '../map/valley-map.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { loom } from '../ui/figures/loom.ts';
import { Icon } from '../ui/icon.tsx';
import { Range } from '../ui/range.tsx';
import { Select } from '../ui/select.tsx';
import { TownLinks } from './town-links.tsx';

function TownView({ settings, path, read }: ReturnType<typeof townOf>) {
  const { search, go, form } = useJobSearch(path, read);
  const { count, counts, others } = useSearchFacts(search);
  const totals = useJobTotals();
  const name = settings.town.name;
  const hasSlider = settings.town.chips === 'long';
  const popular = <PopularSearches words={settings.popularJobs} search={search} path={path} />;
  return (
    <div className="container section stack-lg">
      <Breadcrumb crumbs={townCrumbs(settings.town)} />
      <form className="with-map" method="get" action={path} aria-label={`Offerte ${settings.inTown}`} {...form}>
        <input type="hidden" {...VERSION_FIELD} />
        <div className="stack-lg min-w-0">
          <div className="stack">
            <h1>{settings.heroTitle}</h1>
            <p className="text-lead measure">{settings.heroDescription}</p>
            <search className="search-row">
              <div className={hasSlider ? 'md:col-span-2' : undefined}>
                <SearchText search={search} />
              </div>
              {!hasSlider && <CategorySelect search={search} counts={counts} />}
              <button type="submit" className={buttonClass('primary')}>
                Cerca
              </button>
            </search>
            {hasSlider && popular}
            {hasSlider ? (
              <CategoryChips search={search} chips={LONG_CHIPS} counts={counts} />
            ) : (
              <CategoryLinks search={search} chips={SHORT_CHIPS} path={path} counts={counts} />
            )}
            <MapLink />
          </div>
          <section className="stack" aria-labelledby="risultati">
            <div className="split items-end">
              <div>
                <h2 id="risultati">Offerte {settings.inTown} e vicino</h2>
                <ResultCount search={search} count={count} />
              </div>
              {hasSlider && <RadiusRange search={search} go={go} name={name} />}
            </div>
            <JobList
              {...{ search, others, path }}
              empty={<NoJobs name={name} />}
              widerPath={hasSlider ? undefined : (radius) => aroundTown(search, name, radius)}
            />
            <p className="no-print">
              {/* A document of its own, which the router of the app does not know. */}
              <a className={buttonClass('quiet')} href={pagePath.townBoard(settings.town.slug)}>
                <Icon name="printer" /> Stampa la bacheca di {name}
              </a>
            </p>
          </section>
        </div>
        <ValleyMap totals={totals} here={settings.town.slug} folded />
      </form>
      <TownInfo settings={settings}>{!hasSlider && popular}</TownInfo>
      <TownLinks title="Offerte negli altri comuni" counts={totals?.byTown ?? null} except={settings.town.page} />
    </div>
  );
}

/** The same search in the list of all offers, farther around than a page without a slider goes. */
const aroundTown = (search: JobSearch, name: string, radius: number): string =>
  jobSearchPath(pagePath.jobs(), { ...search, around: null, location: name, radius, cursor: null });

/** How far around the town; a plain field, so that it works by the button without JavaScript. */
function RadiusRange({ search, go, name }: { search: JobSearch; go: SearchGo; name: string }) {
  return (
    <Range
      className="w-full sm:w-64"
      label={`Distanza da ${name}`}
      name="radius"
      min={RADIUS.min}
      max={RADIUS.max}
      step={RADIUS.step}
      value={search.around?.radius ?? TOWN_RADIUS_KM}
      valueText={(km) => `${km} km`}
      onCommit={(radius) => void go(withRadius(search, radius))}
    />
  );
}

type SearchGo = ReturnType<typeof useJobSearch>['go'];

function CategorySelect({ search, counts }: { search: JobSearch; counts: FilterCounts }) {
  return (
    <Select label="Categoria" name="category" defaultValue={search.category ?? ''} placeholder="Tutte le categorie">
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

function NoJobs({ name }: { name: string }) {
  return (
    <EmptyState art={loom} title={`Nessuna offerta trovata a ${name}`} level={3}>
      <p>Prova con un’altra parola o un’altra categoria, oppure guarda le offerte di tutta la valle.</p>
      <p>
        <Link className={buttonClass('secondary')} to={pagePath.valley()}>
          Vedi le offerte in Valle
        </Link>
      </p>
    </EmptyState>
  );
}

/** Everything in which the ten pages differ. */
function townOf(texts: TownTexts) {
  const settings = townSettings(texts);
  const path = pagePath.town(texts.page);
  return { settings, path, read: (params: URLSearchParams): JobSearch => readTownSearch(params, settings.town) };
}

/** The page of a town, by what is written about it. */
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
    head: ({ url }) => townHead(settings.town, settings, isFiltered(read(url.searchParams))),
    sharedAddress: (url) => sharedSearchPath(path, read(url.searchParams), []),
  };
}

/** Facts about work in a town; children follow below. */
function TownInfo({ settings, children }: { settings: TownSettings; children: ReactNode }) {
  return (
    <section className="stack" aria-labelledby="lavorare">
      <h2 id="lavorare">Lavorare {settings.inTown}</h2>
      <div className="grid gap-6 md:grid-cols-3">
        {settings.localInfo.map(({ title, text }) => (
          <div key={title} className="stack-sm">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}
