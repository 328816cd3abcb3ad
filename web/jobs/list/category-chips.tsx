import { use } from 'react';
import {
  categoriesOf,
  categoryLabel,
  categorySlug,
  type JobCategory,
  resolveCategory,
} from '../../../shared/job-values.ts';
import { WordsContext } from '../../app/languages.tsx';
import { ChipLink } from '../../lists/chosen-chips.tsx';
import type { LinkTo } from '../../lists/use-list-search.ts';
import { Chip } from '../../ui/chip.tsx';
// With the build's files, which every device has: WebKit asks the network for others, and shows nothing without one.
import drawings from './categories.svg?url&no-inline';
import { CountedLabel, type FilterCounts, usefulCategories, withBusiest } from './filter-counts.tsx';
import type { JobSearch } from './job-search.ts';

function CategoryLabel({ category, label, counts }: { category: JobCategory; label: string; counts: FilterCounts }) {
  return (
    <>
      <svg className="category-figure" aria-hidden="true">
        <use href={`${drawings}#${categorySlug(category)}`} />
      </svg>
      <CountedLabel counts={counts} filter="category" value={category} label={label} />
    </>
  );
}

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

/** Submit buttons, so that they work by GET without JavaScript. Several, from a link, are taken off one by one. */
export function CategoryChips({ search, chips: own, counts }: CategoryChipsProps) {
  // In another language, without counts.
  const words = use(WordsContext)?.texts;
  const chips = withBusiest(own, counts);
  const { category: current } = search;
  const labelOf = (category: JobCategory) => words?.values.category[category] ?? categoryLabel(category);
  const useful = usefulCategories(categoriesOf(chips), current, counts);
  // Nothing to choose from: what comes below is on the first screen of a phone.
  if (useful.length === 0 && current.length === 0) return null;
  const without = (category: JobCategory): string => current.filter((other) => other !== category).join(',');
  return (
    <fieldset className="chip-row">
      <legend className="sr-only">{words?.list.category ?? 'Categoria'}</legend>
      <Chip name="category" value="" pressed={current.length === 0}>
        {words?.list.all ?? 'Tutte'}
      </Chip>
      {chips.map((chip) => {
        const category = resolveCategory(chip);
        if (!category || !useful.includes(category)) return null;
        const pressed = current.includes(category);
        return (
          <Chip key={chip} name="category" value={pressed ? without(category) : chip} pressed={pressed}>
            <CategoryLabel
              category={category}
              label={(!words && LABELS[chip]) || labelOf(category)}
              counts={words ? null : counts}
            />
          </Chip>
        );
      })}
      {/* Categories from a link that have no chip here: they stay visible and can be taken off. */}
      {current.map(
        (category) =>
          !useful.includes(category) && (
            <Chip key={category} name="category" value={without(category)} pressed>
              {labelOf(category)}
            </Chip>
          ),
      )}
      {/* Comes after the chips: the first value of a name counts, which is that of the pressed chip. */}
      {current.length > 0 && <input type="hidden" name="category" value={current.join(',')} />}
    </fieldset>
  );
}

type CategoryLinksProps = {
  readonly search: JobSearch;
  readonly chips: readonly string[];
  readonly linkTo: LinkTo<JobSearch>;
  readonly counts: FilterCounts;
};

/** Category chips of a page whose form has a field for the category: links, so that no two fields have one name. */
export function CategoryLinks({ search, chips, linkTo, counts }: CategoryLinksProps) {
  const useful = usefulCategories(categoriesOf(withBusiest(chips, counts)), search.category, counts);
  if (useful.length === 0) return null;
  return (
    <nav aria-label="Categorie più cercate">
      <ul className="chip-row list-plain">
        {[null, ...useful].map((category) => (
          <li key={category}>
            <ChipLink
              current={category === null ? search.category.length === 0 : search.category.includes(category)}
              {...linkTo((now) => ({ ...now, category: category === null ? [] : [category] }))}
            >
              {category === null ? (
                'Tutte'
              ) : (
                <CategoryLabel category={category} label={categoryLabel(category)} counts={counts} />
              )}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
