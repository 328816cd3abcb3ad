import type { ListPage } from '../api/list-page.ts';
import { Link } from '../app/link.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import type { ListSearch } from './search-address.ts';
import type { LinkTo } from './use-list-search.ts';

type SearchReadingProps<Search> = {
  readonly page: Pick<ListPage<unknown>, 'corrected' | 'pieces'> | undefined;
  readonly typed: string;
  readonly linkTo: LinkTo<Search>;
};

/** A text as it was read: corrected, or in parts that can be taken off. */
export function SearchReading<Search extends ListSearch>({ page, typed, linkTo }: SearchReadingProps<Search>) {
  if (!page) return null;
  const { corrected, pieces } = page;
  const parts = pieces.flatMap(({ name, rest }) =>
    rest === null ? [] : [{ label: name, link: linkTo((now) => ({ ...now, search: rest })) }],
  );
  return (
    <>
      {corrected && (
        <p>
          Risultati per <strong>{`"${corrected}"`}</strong>.{' '}
          <Link {...linkTo((now) => ({ ...now, exact: true }))}>{`Cerca invece "${typed.trim()}"`}</Link>
        </p>
      )}
      {parts.length > 1 && <ChosenChips title="Risultati per" filters={parts} clear={null} />}
    </>
  );
}

/** Correction for screen readers: it precedes the number of results, which is announced. */
export const correctedPrefix = (corrected: string | null | undefined): string =>
  corrected ? `Risultati per "${corrected}": ` : '';
