import { useQuery } from '@tanstack/react-query';
import type { CandidateFilters } from '../../shared/candidates.ts';
import { pagePath } from '../../shared/paths.ts';
import { searchPath } from '../../shared/search-version.ts';
import type { ListCount } from '../api/list-page.ts';
import { ButtonLink } from '../app/link.tsx';
import { useExactPosition } from '../app/position.ts';
import { countText } from '../lists/list-texts.ts';
import {
  droppedLabel,
  OtherIdeas,
  type OtherSearch,
  OtherSearchLinks,
  tradeLabel,
  widerLabel,
} from '../lists/other-searches.tsx';
import { usePlace } from '../lists/place-query.ts';
import { CardList } from '../lists/search-steps.tsx';
import { useList } from '../lists/use-list.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { type CandidateSearch, chosenFilters, NEAREST, nearestSearch, within } from './candidate-search.ts';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import { candidateFiltersOptions, candidateListOptions } from './queries.ts';

type NoCandidatesProps = {
  readonly search: CandidateSearch;
  readonly pathOf: (search: CandidateSearch) => string;
  readonly all: string;
};

export function NoCandidates({ search, pathOf, all }: NoCandidatesProps) {
  const { data } = useQuery(candidateFiltersOptions(search));
  const best = data && bestOf(data, search);
  const own = best ? [{ label: best.label, to: pathOf(best.search), count: best.count }] : [];
  const trades = tradesOf(data);
  // Another trade is nearer to what somebody looks for than all profiles.
  const [first, ...others] = (best?.isAnyone ? [...trades, ...own] : [...own, ...trades]).map(toLink);
  const near = nearestSearch(search, data);
  return (
    <>
      <EmptyState
        title={CANDIDATE_TEXTS.none}
        level={3}
        ways={
          first && (
            <>
              <OtherSearchLinks searches={[first]} />
              {others.length > 0 && <OtherIdeas searches={others} />}
            </>
          )
        }
      >
        <p>
          {search.near
            ? 'Prova ad ampliare il raggio di ricerca, oppure togli qualche parola.'
            : 'Prova con una parola più corta, un comune vicino o meno criteri. Con “Filtra per distanza” puoi ampliare il raggio attorno a te.'}
        </p>
        <p className="cluster">
          <ButtonLink to={all}>Cancella filtri</ButtonLink>
          {data && !first && (
            <ButtonLink variant="quiet" to={pagePath.publishJob()}>
              Pubblica un’offerta
            </ButtonLink>
          )}
        </p>
      </EmptyState>
      {near && <Nearest search={near} />}
    </>
  );
}

const toLink = ({ count, ...way }: { label: string; to: string; count: ListCount }): OtherSearch => ({
  ...way,
  found: countText(count, { one: 'profilo', many: 'profili' }),
});

const tradesOf = (data: CandidateFilters | undefined) =>
  (data?.similar ?? []).map(({ text, ...count }) => ({
    label: tradeLabel(text),
    to: searchPath(pagePath.candidates(), { search: text }),
    count,
  }));

/** The nearest radius that finds somebody, else the one filter less that finds the most. */
function bestOf({ wider, dropped }: CandidateFilters, search: CandidateSearch) {
  const [first] = wider;
  if (first)
    return { label: widerLabel(first.radius), search: within(search, first.radius), count: first, isAnyone: false };
  const [most] = [...dropped].sort((a, b) => b.total - a.total);
  const chosen = chosenFilters(search).find(({ filter }) => filter === most?.filter);
  if (!most || !chosen) return null;
  return {
    label: droppedLabel(most.filter, chosen.label, search.near !== null),
    search: chosen.off(search),
    count: most,
    isAnyone: most.filter === 'search',
  };
}

function Nearest({ search }: { search: CandidateSearch }) {
  const { data } = useList(candidateListOptions(search, NEAREST));
  const here = useExactPosition(search.near);
  const place = usePlace(search.location);
  const items = data?.pages[0]?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="vicini">
      <h3 id="vicini">I più vicini</h3>
      <CardList items={items} card={(candidate) => <CandidateCard candidate={candidate} origin={here ?? place} />} />
    </section>
  );
}
