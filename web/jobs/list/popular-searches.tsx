import { Link } from '../../app/link.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { type JobSearch, jobSearchPath } from './job-search.ts';

type PopularSearchesProps = {
  readonly words: readonly string[];
  readonly search: JobSearch;
  /** Path of the page whose search box they fill. */
  readonly path: string;
};

/** Words that people here search for. Links: they fill the search box by way of the address, with script and without. */
export function PopularSearches({ words, search, path }: PopularSearchesProps) {
  return (
    <nav aria-label="Ricerche frequenti" className="chip-scroll">
      <p className="muted" aria-hidden="true">
        Ricerche frequenti:
      </p>
      <ul className="chip-row list-plain">
        {words.map((word) => {
          const current = search.search === word;
          return (
            <li key={word}>
              <Link
                className={chipClass(current)}
                aria-current={current ? 'true' : undefined}
                to={jobSearchPath(path, { ...search, search: word, cursor: null })}
                preventScrollReset
              >
                {word.charAt(0).toUpperCase() + word.slice(1)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
