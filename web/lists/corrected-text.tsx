import { Link } from '../app/link.tsx';

type CorrectedTextProps = {
  readonly corrected: string | null | undefined;
  readonly typed: string;
  readonly exact: string;
};

export function CorrectedText({ corrected, typed, exact }: CorrectedTextProps) {
  if (!corrected) return null;
  return (
    <p>
      Risultati per <strong>{`"${corrected}"`}</strong>.{' '}
      <Link to={exact} preventScrollReset>{`Cerca invece "${typed.trim()}"`}</Link>
    </p>
  );
}

/** Correction for screen readers: it precedes the number of results, which is announced. */
export const correctedPrefix = (corrected: string | null | undefined): string =>
  corrected ? `Risultati per "${corrected}": ` : '';
