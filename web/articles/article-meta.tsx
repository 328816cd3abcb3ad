import type { ArticleSummary } from '../../shared/articles.ts';
import { longDate } from '../../shared/dates.ts';

/** Date and reading time, on a card and above the text. */
export function ArticleMeta({ article }: { article: ArticleSummary }) {
  // Noon: the same calendar day everywhere.
  const day = longDate(new Date(`${article.date}T12:00:00Z`));
  return (
    <>
      <time dateTime={article.date}>{day}</time> <span>{`· ${article.minutes} min lettura`}</span>
    </>
  );
}
