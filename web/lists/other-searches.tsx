import type { ReactNode } from 'react';
import { ButtonLink } from '../app/link.tsx';

export type OtherSearch = {
  readonly label: string;
  readonly to: string;
  readonly found: string;
};

export function OtherSearchLinks({ searches }: { searches: readonly OtherSearch[] }) {
  if (searches.length === 0) return null;
  return (
    <>
      <p className="font-600">Qualcosa però c’è:</p>
      <ul className="cluster list-plain" aria-label="Ricerche che trovano qualcosa">
        {searches.map((search) => (
          <li key={search.label}>
            <OtherSearchLink {...search} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** More such searches, folded; `children` are items after them. */
export const OtherIdeas = ({ searches, children }: { searches: readonly OtherSearch[]; children?: ReactNode }) => (
  <details className="no-print">
    <summary>Altre idee</summary>
    <ul className="cluster list-plain pt-3" aria-label="Altre idee">
      {searches.map((search) => (
        <li key={search.label}>
          <OtherSearchLink {...search} />
        </li>
      ))}
      {children}
    </ul>
  </details>
);

const OtherSearchLink = ({ label, to, found }: OtherSearch) => (
  <ButtonLink to={to} preventScrollReset>
    {`${label}: ${found}`}
  </ButtonLink>
);

export const EVERYWHERE = 'In tutta la valle';

export const tradeLabel = (trade: string): string => `Cerca “${trade}”`;

export const widerLabel = (radius: number): string => `Entro ${radius} km`;

/** `label` is that of the filter's chip, `isNear` is true if it measures from the visitor. */
export function droppedLabel(filter: string, label: string, isNear: boolean): string {
  if (filter === 'location' && !isNear) return EVERYWHERE;
  return filter === 'near' ? 'Senza limite di distanza' : `Senza “${label.replace(/^“|”$/g, '')}”`;
}
