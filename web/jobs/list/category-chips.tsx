import { categoriesOf, type JobCategory, resolveCategory } from '../../../shared/job-values.ts';
import { Chip } from '../../ui/chip.tsx';
import { CategoryFigure } from './category-figure.tsx';
import { CountedLabel, type FilterCounts, usefulCategories, withBusiest } from './filter-counts.tsx';
import type { JobSearch } from './job-search.ts';

const LABELS: Readonly<Record<string, string>> = {
  ristorazione: 'Ristorazione',
  pulizie: 'Pulizie',
  commercio: 'Commercio',
  turismo: 'Turismo',
  sanitario: 'Sanitario',
  edilizia: 'Edilizia',
};

type CategoryChipsProps = {
  readonly search: JobSearch;
  readonly chips: readonly string[];
  readonly counts: FilterCounts;
};

/**
 * Category chips of a search form, of which a press chooses one: submit buttons, so that they work by GET without JavaScript. Several,
 * from a link, are taken off one by one.
 */
export function CategoryChips({ search, chips: own, counts }: CategoryChipsProps) {
  const chips = withBusiest(own, counts);
  const { category: current } = search;
  const useful = usefulCategories(categoriesOf(chips), current, counts);
  // Nothing to choose from: what comes below is on the first screen of a phone.
  if (useful.length === 0 && current.length === 0) return null;
  /** Without a category that is on: the others go on to be asked for. */
  const without = (category: JobCategory): string => current.filter((other) => other !== category).join(',');
  return (
    <fieldset className="chip-row">
      <legend className="sr-only">Categoria</legend>
      <Chip type="submit" name="category" value="" pressed={current.length === 0}>
        Tutte
      </Chip>
      {chips.map((chip) => {
        const category = resolveCategory(chip);
        if (!category || !useful.includes(category)) return null;
        const pressed = current.includes(category);
        return (
          <Chip key={chip} type="submit" name="category" value={pressed ? without(category) : chip} pressed={pressed}>
            <CategoryFigure category={category} />
            <CountedLabel counts={counts} filter="category" value={category} label={LABELS[chip] ?? chip} />
          </Chip>
        );
      })}
      {/* Categories from a link that have no chip here: they stay visible and can be taken off. */}
      {current.map(
        (category) =>
          !useful.includes(category) && (
            <Chip key={category} type="submit" name="category" value={without(category)} pressed>
              {category}
            </Chip>
          ),
      )}
      {/* Comes after the chips: the first value of a name counts, which is that of the pressed chip. */}
      {current.length > 0 && <input type="hidden" name="category" value={current.join(',')} />}
    </fieldset>
  );
}
