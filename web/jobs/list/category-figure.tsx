import { categorySlug, type JobCategory } from '../../../shared/job-values.ts';

/** Drawing of a category, in the colour and nearly the size of the text beside it, which says the same. */
export function CategoryFigure({ category }: { category: JobCategory }) {
  return (
    <svg className="category-figure" aria-hidden="true">
      <use href={`/icons/categories.svg#${categorySlug(category)}`} />
    </svg>
  );
}
