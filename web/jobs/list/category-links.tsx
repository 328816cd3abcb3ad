import { categoriesOf } from '../../../shared/job-values.ts';
import { Link } from '../../app/link.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { CategoryFigure } from './category-figure.tsx';
import { CountedLabel, type FilterCounts, usefulCategories, withBusiest } from './filter-counts.tsx';
import { type JobSearch, jobSearchPath } from './job-search.ts';

type CategoryLinksProps = {
  readonly search: JobSearch;
  readonly chips: readonly string[];
  /** Path of the page that they filter. */
  readonly path: string;
  readonly counts: FilterCounts;
};

/** Category chips of a page whose form has a field for the category: links, so that no two fields have one name. */
export function CategoryLinks({ search, chips, path, counts }: CategoryLinksProps) {
  const useful = usefulCategories(categoriesOf(withBusiest(chips, counts)), search.category, counts);
  if (useful.length === 0) return null;
  const categories = [null, ...useful];
  return (
    <nav aria-label="Categorie più cercate">
      <ul className="chip-row list-plain">
        {categories.map((category) => {
          const current = category === null ? search.category.length === 0 : search.category.includes(category);
          const asked = category === null ? [] : [category];
          return (
            <li key={category}>
              <Link
                className={chipClass(current)}
                aria-current={current ? 'true' : undefined}
                to={jobSearchPath(path, { ...search, category: asked, cursor: null })}
                preventScrollReset
              >
                {category === null ? (
                  'Tutte'
                ) : (
                  <>
                    <CategoryFigure category={category} />
                    <CountedLabel counts={counts} filter="category" value={category} label={category} />
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
