import { Link } from 'react-router';

type CorrectedTextProps = {
  /** What was searched for; null where it is what was typed. */
  readonly corrected: string | null | undefined;
  readonly typed: string;
  /** Address of the same search, letter by letter. */
  readonly exact: string;
};

/** Says that another text was searched for than was typed, with the way back. */
export function CorrectedText({ corrected, typed, exact }: CorrectedTextProps) {
  if (!corrected) return null;
  return (
    <p>
      Risultati per <strong>"{corrected}"</strong>.{' '}
      <Link to={exact} preventScrollReset>
        Cerca invece "{typed.trim()}"
      </Link>
    </p>
  );
}

/** The same, for who does not see it: it stands before the number of results, which is announced. */
export const correctedPrefix = (corrected: string | null | undefined): string =>
  corrected ? `Risultati per "${corrected}": ` : '';
