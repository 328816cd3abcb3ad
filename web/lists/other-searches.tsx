import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../app/link.tsx';

export type OtherSearch = {
  readonly label: string;
  readonly to: string;
  readonly found: string;
};

type SearchesProps = { readonly searches: readonly OtherSearch[]; readonly children?: ReactNode };

export const OtherSearchLinks = ({ searches }: SearchesProps) => (
  <>
    <p className="font-600">Qualcosa però c’è:</p>
    <Links className="cluster list-plain" aria-label="Ricerche che trovano qualcosa" searches={searches} />
  </>
);

export const OtherIdeas = (ideas: SearchesProps) => (
  <details className="no-print">
    <summary>Altre idee</summary>
    <Links className="cluster list-plain pt-3" aria-label="Altre idee" {...ideas} />
  </details>
);

const Links = ({ searches, children, ...list }: SearchesProps & Omit<ComponentProps<'ul'>, 'children'>) => (
  <ul {...list}>
    {searches.map(({ label, to, found }) => (
      <li key={label}>
        <ButtonLink to={to} preventScrollReset>
          {`${label}: ${found}`}
        </ButtonLink>
      </li>
    ))}
    {children}
  </ul>
);

export const EVERYWHERE = 'In tutta la valle';

export const tradeLabel = (trade: string): string => `Cerca “${trade}”`;

export const widerLabel = (radius: number): string => `Entro ${radius} km`;

/** `label` is that of the filter's chip, `isNear` is true if it measures from the visitor. */
export function droppedLabel(filter: string, label: string, isNear: boolean): string {
  if (filter === 'location' && !isNear) return EVERYWHERE;
  return filter === 'near' ? 'Senza limite di distanza' : `Senza “${label.replace(/^“|”$/g, '')}”`;
}
