import type { ListPage } from '../api/list-page.ts';
import { Link } from '../app/link.tsx';
import { ChosenChips } from './chosen-chips.tsx';

type SearchReadingProps = {
  readonly page: Pick<ListPage<unknown>, 'corrected' | 'pieces'> | undefined;
  readonly typed: string;
  /** Address of the list with another text, or with this one as it is typed. */
  readonly pathWith: (change: { readonly search: string } | { readonly exact: true }) => string;
};

/** A text as it was read: corrected, or in parts that can be taken off. */
export function SearchReading({ page, typed, pathWith }: SearchReadingProps) {
  if (!page) return null;
  const { corrected, pieces } = page;
  const parts = pieces.flatMap(({ name, rest }) =>
    rest === null ? [] : [{ label: name, without: pathWith({ search: rest }) }],
  );
  return (
    <>
      {corrected && (
        <p>
          Risultati per <strong>{`"${corrected}"`}</strong>.{' '}
          <Link to={pathWith({ exact: true })} preventScrollReset>{`Cerca invece "${typed.trim()}"`}</Link>
        </p>
      )}
      {parts.length > 1 && <ChosenChips title="Risultati per" filters={parts} clear={null} />}
    </>
  );
}

/** Correction for screen readers: it precedes the number of results, which is announced. */
export const correctedPrefix = (corrected: string | null | undefined): string =>
  corrected ? `Risultati per "${corrected}": ` : '';
