import { candidatesHead } from '../../shared/head/candidate-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { isOneOf } from '../../shared/records.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { countOf } from '../api/list-page.ts';
import { useSession } from '../api/session.ts';
import { deferred } from '../app/deferred.tsx';
import { Link } from '../app/link.tsx';
import type { Page, PageContext } from '../app/page.ts';
import { useExactPosition } from '../app/position.ts';
import { ChosenChips } from '../lists/chosen-chips.tsx';
import { FilterPanel } from '../lists/filter-panel.tsx';
import { FollowList } from '../lists/follow-list.tsx';
import { GrowingList } from '../lists/growing-list.tsx';
import { countText, filtersText } from '../lists/list-texts.ts';
import { FarNotice, NearFilter, RadiusSelect, SortSelect, searchNear } from '../lists/near-filter.tsx';
import { loadMeasured, useMeasured, usePlace } from '../lists/place-query.ts';
import { ResultRow, resultsOf } from '../lists/result-row.tsx';
import { TICKED, VERSION_FIELD } from '../lists/search-address.ts';
import { PlaceField, WordsField } from '../lists/search-fields.tsx';
import { SearchLine } from '../lists/search-line.tsx';
import { correctedPrefix, SearchReading } from '../lists/search-reading.tsx';
import { hasNear, nearText } from '../lists/search-steps.tsx';
import { useList } from '../lists/use-list.ts';
import { useListSearch } from '../lists/use-list-search.ts';
import { buttonClass } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Figure } from '../ui/figure.tsx';
import { dancer } from '../ui/figures.ts';
import { TextInput } from '../ui/text-input.tsx';
import { CandidateCard } from './candidate-card.tsx';
import {
  AVAILABLE_LABEL,
  type CandidateSearch,
  candidateSearchPath,
  chosenFilters,
  isFiltered,
  NEAREST,
  nearestSearch,
  readCandidateSearch,
  withoutPanel,
} from './candidate-search.ts';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import { CompanyCandidates, CompanyCandidatesLink } from './company-candidates.tsx';
import { candidateFiltersOptions, candidateListOptions } from './queries.ts';

const NoCandidates = deferred(() => import('./no-candidates.tsx').then((module) => module.NoCandidates));

const PATH = pagePath.candidates();
const searchOf = ({ url }: Pick<PageContext, 'url'>) => readCandidateSearch(url.searchParams);
const pathOf = (search: CandidateSearch) => candidateSearchPath(PATH, search);

/** Fields of text, above the panel. */
const TYPED = ['search', 'location', 'skills'] as const;

const textsOf = (search: CandidateSearch): readonly string[] => TYPED.map((name) => search[name]);

function CandidatesPage() {
  const { search: requested, go, linkTo, form } = useListSearch(readCandidateSearch, pathOf);
  const { search, enabled } = useMeasured(requested);
  const list = useList({ ...candidateListOptions(search), enabled });
  const isCompany = useSession()?.user.role === 'employer';
  const first = list.data?.pages[0];
  const place = usePlace(search.location);
  const here = useExactPosition(search.near);
  const isAround = search.radius !== null || search.sort === 'distance' || hasNear(first);
  const origin = here ?? (isAround ? place : null);
  const found = first && countText(countOf(first), { one: 'profilo', many: 'profili' });
  const filters = chosenFilters(search);
  const inPanel = filters.filter(({ filter }) => !isOneOf(TYPED, filter)).length;
  const isEmpty = first?.items.length === 0;
  const chosen = (
    <ChosenChips
      key="chosen"
      filters={filters.map(({ label, off }) => ({ label, link: linkTo(off) }))}
      clear={isEmpty ? null : PATH}
    />
  );
  const people = (
    <GrowingList
      key="list"
      list={list}
      texts={CANDIDATE_TEXTS}
      empty={<NoCandidates search={search} pathOf={pathOf} all={PATH} />}
      card={(candidate) => <CandidateCard candidate={candidate} origin={origin} />}
      pathAfter={(cursor) => pathOf({ ...search, cursor })}
    />
  );
  return (
    <form className="container first-screen stack-sm min-w-0" method="get" action={resultsOf(PATH)} {...form}>
      <input type="hidden" {...VERSION_FIELD} />
      <div className="hero">
        <div className="stack-sm">
          <h1>Cerca profili</h1>
          <p className="hero-lead measure">
            Chi cerca lavoro {VALLEY.withLake.near}: scrivi a chi fa per te, gratis e senza account.
          </p>
        </div>
        <Figure art={dancer} className="text-bosco hero-figure" />
      </div>
      <search className="search-row">
        <WordsField
          label="Nome o professione"
          placeholder="Cuoca, muratore, Rossi"
          words={search.search}
          suggestions={() => import('./candidate-suggestions.tsx').then((part) => part.CandidateSuggestions)}
        />
        <PlaceField location={search.location} counts={null} onNear={(isWanted) => searchNear(go, isWanted)} />
        <TextInput
          type="search"
          label="Competenze"
          name="skills"
          defaultValue={search.skills}
          icon="check"
          placeholder="Inglese, patente C"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={buttonClass('primary')}>
          Cerca
        </button>
      </search>
      <FollowList list={list} kind="candidates" search={search} resultPath={pagePath.candidate('')} />
      <SearchLine
        form={form.ref}
        words={[...textsOf(search).map((text) => text.trim()), filtersText(inPanel)]}
        all="Tutti i profili"
      />
      {/* Search engines may list the page, and must not quote people from it: they heed this on sections, not on articles. */}
      <section className="results" aria-labelledby="risultati" data-nosnippet="">
        <h2 id="risultati" className="sr-only">
          Risultati
        </h2>
        <ResultRow
          count={
            <>
              {first?.corrected && <span className="sr-only">{correctedPrefix(first.corrected)}</span>}
              <span>{found ?? (list.isError ? '' : CANDIDATE_TEXTS.loading)}</span>
              {/* On phones the headings of the list say it. */}
              {found && <span className="max-sm:sr-only">{nearText(first, 'un altro', 'altri')}</span>}
            </>
          }
        >
          <FilterPanel on={inPanel} show={found ? `Mostra ${found}` : 'Chiudi'} clear={linkTo(withoutPanel)}>
            <Checkbox name="available" value={TICKED} label={AVAILABLE_LABEL} defaultChecked={search.available} />
            <RadiusSelect search={search} />
            <NearFilter search={search} go={go} />
            <SortSelect search={search} title="Professione" />
          </FilterPanel>
        </ResultRow>
        <div className="stack">
          {isCompany && <CompanyCandidatesLink search={search} enabled={enabled} />}
          <SearchReading page={first} typed={search.search} linkTo={linkTo} />
          <FarNotice near={search.near} />
          {/* The ways on come first where nobody is found; keys keep the focus of a filter that is taken off. */}
          {isEmpty ? [people, chosen] : [chosen, people]}
        </div>
      </section>
      {isCompany && <CompanyCandidates search={search} enabled={enabled} pathOf={pathOf} />}
      <p>
        Cerchi lavoro? <Link to={pagePath.publishCandidate()}>Pubblica il tuo profilo</Link>
      </p>
    </form>
  );
}

export const page: Page = {
  Component: CandidatesPage,
  load: async ({ client, url }) => {
    const search = await loadMeasured(client, searchOf({ url }));
    const list = candidateListOptions(search);
    await client.prefetchInfiniteQuery(list);
    // In the browser what else there is comes after the list.
    const isEmpty = client.getQueryData(list.queryKey)?.pages[0]?.items.length === 0;
    if (!(import.meta.env.SSR && isEmpty)) return;
    const others = candidateFiltersOptions(search);
    await client.prefetchQuery(others);
    const nearest = nearestSearch(search, client.getQueryData(others.queryKey));
    if (nearest) await client.prefetchInfiniteQuery(candidateListOptions(nearest, NEAREST));
  },
  head: (context) => candidatesHead(isFiltered(searchOf(context))),
  sharedAddress: (url) => {
    const search = searchOf({ url });
    const { near, cursor } = search;
    const free = textsOf(search).some((text) => text !== '');
    return free || near !== null || cursor !== null ? null : pathOf(search);
  },
};
