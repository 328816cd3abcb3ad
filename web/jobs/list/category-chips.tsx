import { categoriesOf, resolveCategory } from '../../../shared/job-values.ts';
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

/** Category chips of a search form: submit buttons, so that they work by GET without JavaScript. */
export function CategoryChips({ search, chips: own, counts }: CategoryChipsProps) {
  const chips = withBusiest(own, counts);
  const current = search.category;
  const useful = usefulCategories(categoriesOf(chips), current, counts);
  const shown = chips.find((chip) => resolveCategory(chip) === current && useful.some((one) => one === current));
  // Nothing to choose from: what comes below is on the first screen of a phone.
  if (useful.length === 0 && current === null) return null;
  return (
    <fieldset className="chip-row">
      <legend className="sr-only">Categoria</legend>
      <Chip type="submit" name="category" value="" pressed={current === null}>
        Tutte
      </Chip>
      {chips.map((chip) => {
        const category = resolveCategory(chip);
        if (!category || !useful.includes(category)) return null;
        return (
          <Chip key={chip} type="submit" name="category" value={chip === shown ? '' : chip} pressed={chip === shown}>
            <CategoryFigure category={category} />
            <CountedLabel counts={counts} filter="category" value={category} label={LABELS[chip] ?? chip} />
          </Chip>
        );
      })}
      {/* A category from a link that has no chip here: it stays visible and can be taken off. */}
      {current !== null && shown === undefined && (
        <Chip type="submit" name="category" value="" pressed>
          {current}
        </Chip>
      )}
      {current !== null && <input type="hidden" name="category" value={current} />}
    </fieldset>
  );
}
