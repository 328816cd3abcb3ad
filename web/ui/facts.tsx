import type { ReactNode } from 'react';

type FactsProps = { readonly rows: readonly (readonly [term: string, text: ReactNode])[] };

/** Terms with their texts; one that has none is left out. */
export const Facts = ({ rows }: FactsProps) => (
  <dl className="facts">
    {rows.map(
      ([term, text]) =>
        (text || text === 0) && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ),
    )}
  </dl>
);
