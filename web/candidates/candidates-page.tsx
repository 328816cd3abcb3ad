import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { candidatesHead } from '../../shared/head/candidate-heads.ts';
import { RADIUS } from '../../shared/job-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { countText } from '../lists/count-text.ts';
import { GrowingList } from '../lists/growing-list.tsx';
import type { Near } from '../lists/near.ts';
import { NearFilter } from '../lists/near-filter.tsx';
import { useListSearch } from '../lists/use-list-search.ts';
import type { Page, PageContext } from '../page.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Figure } from '../ui/figure.tsx';
import { dancer } from '../ui/figures/dancer.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { type CandidateSearch, candidateSearchPath, isFiltered, readCandidateSearch } from './candidate-search.ts';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import { CompanyCandidates, CompanyCandidatesLink } from './company-candidates.tsx';
import { candidateListOptions } from './queries.ts';

const PATH = pagePath.candidates();
const searchOf = ({ url }: Pick<PageContext, 'url'>) => readCandidateSearch(url.searchParams);
const pathOf = (search: CandidateSearch) => candidateSearchPath(PATH, search);

function CandidatesPage() {
  const { search, go, form } = useListSearch(readCandidateSearch, pathOf);
  const list = useInfiniteQuery(candidateListOptions(search));
  const first = list.data?.pages[0];
  const changeNear = (near: Near | null) =>
    go({ ...search, near, sort: near === null && search.sort === 'distance' ? 'recent' : search.sort });
  return (
    <form
      className="container section stack"
      method="get"
      action={PATH}
      aria-label="Profili di chi cerca lavoro"
      {...form}
    >
      <div className="hero">
        <div className="stack-sm">
          <h1>Cerca profili</h1>
          <p className="text-lead measure">
            Chi cerca lavoro in valle e sul lago si presenta qui. Scrivi a chi fa per te: gratis e senza account.
          </p>
        </div>
        <Figure art={dancer} className="text-bosco hero-figure" />
      </div>
      <search className="grid gap-4 items-end md:grid-cols-[1fr_1fr_1fr_auto]">
        <TextInput
          type="search"
          label="Nome o professione"
          name="search"
          defaultValue={search.search}
          icon="search"
          placeholder="Cuoca, muratore, Rossi"
          autoComplete="off"
          enterKeyHint="search"
        />
        <TextInput
          type="search"
          label="Dove"
          name="location"
          defaultValue={search.location}
          icon="map-pin"
          placeholder="Comune o località"
          autoComplete="off"
          enterKeyHint="search"
        />
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
      {/* Search engines may list the page, and must not quote people from it: they heed this on sections, not on articles. */}
      <section className="stack min-w-0" aria-labelledby="risultati" data-nosnippet="">
        <div className="split items-end">
          <div>
            <h2 id="risultati" className="sr-only">
              Risultati
            </h2>
            <LiveRegion visible className="text-lead font-600">
              {first
                ? countText(first, { one: 'profilo', many: 'profili' })
                : list.isError
                  ? ''
                  : CANDIDATE_TEXTS.loading}
            </LiveRegion>
            <CompanyCandidatesLink search={search} />
          </div>
          <div className="list-tools">
            <NearFilter
              near={search.near}
              onChange={changeNear}
              label="Filtra per distanza"
              defaultRadius={RADIUS.default}
            />
            <Select label="Ordina per" name="sort" defaultValue={search.sort === 'recent' ? '' : search.sort}>
              <option value="">Più recenti</option>
              <option value="title">Professione</option>
              <option value="location">Località</option>
              {search.near !== null && <option value="distance">Distanza</option>}
            </Select>
          </div>
        </div>
        <GrowingList
          list={list}
          texts={CANDIDATE_TEXTS}
          empty={<NoCandidates near={search.near !== null} />}
          card={(candidate) => <CandidateCard candidate={candidate} origin={search.near} />}
          pathAfter={(cursor) => pathOf({ ...search, cursor })}
        />
      </section>
      <CompanyCandidates search={search} pathOf={pathOf} />
      <p>
        Cerchi lavoro? <Link to={pagePath.publishCandidate()}>Pubblica il tuo profilo</Link>
      </p>
    </form>
  );
}

function NoCandidates({ near }: { near: boolean }) {
  return (
    <EmptyState title="Nessun candidato trovato con i criteri selezionati." level={3}>
      <p>
        {near
          ? 'Prova ad ampliare il raggio di ricerca, oppure togli qualche parola.'
          : 'Prova con una parola più corta, un comune vicino o meno criteri. Con “Filtra per distanza” puoi ampliare il raggio attorno a te.'}
      </p>
      <p className="cluster">
        <Link className={buttonClass('secondary')} to={PATH}>
          Cancella filtri
        </Link>
        <Link className={buttonClass('quiet')} to={pagePath.publishJob()}>
          Pubblica un’offerta
        </Link>
      </p>
    </EmptyState>
  );
}

export const page: Page = {
  Component: CandidatesPage,
  load: (context) => context.client.prefetchInfiniteQuery(candidateListOptions(searchOf(context))),
  head: (context) => candidatesHead(isFiltered(searchOf(context))),
  sharedAddress: (url) => {
    const search = searchOf({ url });
    const { near, cursor } = search;
    const free = search.search !== '' || search.location !== '' || search.skills !== '';
    return free || near !== null || cursor !== null ? null : pathOf(search);
  },
};
