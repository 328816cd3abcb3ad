import { categorySlug, type JobCategory } from '../../../shared/job-values.ts';
// With the build's files, which every device has: WebKit asks the network for others, and shows nothing without one.
import drawings from './categories.svg?url&no-inline';

/** Drawing of a category, in the colour and nearly the size of the text beside it, which says the same. */
export function CategoryFigure({ category }: { category: JobCategory }) {
  return (
    <svg className="category-figure" aria-hidden="true">
      <use href={`${drawings}#${categorySlug(category)}`} />
    </svg>
  );
}
