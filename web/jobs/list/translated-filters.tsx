import { type JobFilterName, jobFilter } from '../../../shared/job-filters.ts';
import { fill } from '../../../shared/language-words.ts';
import { useWords, type Words } from '../../languages/words.tsx';
import { FilterPanel } from '../../lists/filter-panel.tsx';
import { FIRST_FILTERS, MORE_FILTERS } from './chosen-filters.ts';
import type { FoundJobs } from './filter-counts.tsx';
import { FilterControl, type FilterWords } from './job-filter-panel.tsx';
import { chosenValues, jobSearchPath, withoutFilter } from './job-search.ts';

/** The label of a value of a filter. */
function valueLabel({ texts: { offer, filters, values }, money }: Words, name: JobFilterName, value: string): string {
  if (jobFilter(name).kind === 'tick') return filters[name];
  if (name === 'minPay') return fill(offer.aMonth, { amount: money(Number(value)) });
  if (jobFilter(name).kind === 'month') return value.split('-').reverse().join('/');
  const labels: Readonly<Record<string, string>> = name in values ? values[name as keyof typeof values] : {};
  return labels[value] ?? value;
}

export function TranslatedFilters({ found }: { found: FoundJobs }) {
  const words = useWords();
  const { list, filters } = words.texts;
  const { search, path } = found;
  const filterWords: FilterWords = {
    nameOf: (name) => filters[name],
    labelOf: (name, value) => valueLabel(words, name, value),
    any: list.any,
  };
  const names = [...FIRST_FILTERS, ...MORE_FILTERS];
  const none = names.reduce((left, name) => withoutFilter(left, name), search);
  return (
    <FilterPanel
      on={names.filter((name) => chosenValues(search, name).length > 0).length}
      show={list.showResults}
      clear={jobSearchPath(path, { ...none, cursor: null })}
      texts={list}
      aside
    >
      {names.map((name) => (
        <FilterControl key={name} name={name} search={search} counts={found.counts} words={filterWords} />
      ))}
    </FilterPanel>
  );
}
