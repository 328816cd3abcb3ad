import { useQuery } from '@tanstack/react-query';
import type { ListCount } from '../api/list-page.ts';
import { countText } from '../lists/list-texts.ts';
import { droppedLabel, OtherSearchLinks, widerLabel } from '../lists/other-searches.tsx';
import { type CandidateSearch, chosenFilters } from './candidate-search.ts';
import { candidateFiltersOptions } from './queries.ts';

type OtherCandidatesProps = {
  readonly search: CandidateSearch;
  readonly pathOf: (search: CandidateSearch) => string;
};

/** Ways out of a search that finds nobody: each wider radius and each dropped filter that would find somebody. */
export function OtherCandidates({ search, pathOf }: OtherCandidatesProps) {
  const { data } = useQuery(candidateFiltersOptions(search));
  const { near } = search;
  const chosen = chosenFilters(search);
  const wider = (radius: number): CandidateSearch => ({
    ...search,
    cursor: null,
    ...(near ? { near: { ...near, radius } } : { radius }),
  });
  if (!data) return null;
  return (
    <div className="stack no-print">
      <OtherSearchLinks
        searches={[
          ...data.wider.map(({ radius, ...count }) => ({
            label: widerLabel(radius),
            to: pathOf(wider(radius)),
            found: foundText(count),
          })),
          ...data.dropped.flatMap(({ filter, ...count }) =>
            chosen
              .filter((one) => one.filter === filter)
              .map(({ label, without }) => ({
                label: droppedLabel(filter, label, near !== null),
                to: pathOf(without),
                found: foundText(count),
              })),
          ),
        ]}
      />
    </div>
  );
}

const foundText = (count: ListCount): string => countText(count, { one: 'profilo', many: 'profili' });
