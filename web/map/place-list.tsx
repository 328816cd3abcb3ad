import type { SyntheticEvent } from 'react';
import { type Ground, offersIn, type PlaceTotals, placeAt, useLinksInside } from './places.ts';

type PlaceListProps = {
  readonly places: Ground['places'];
  readonly totals: PlaceTotals | null;
  readonly folded: boolean;
  readonly point: (slug: string | null) => void;
};

export function PlaceList({ places, totals, folded, point }: PlaceListProps) {
  const open = useLinksInside();
  const shown = totals ? places.filter(({ slug }) => totals.byTown.has(slug)) : places;
  const pointAt = (event: SyntheticEvent) => point(placeAt(places, event));
  const leave = () => point(null);
  const title = 'Offerte aperte, comune per comune';
  const list = (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links are inside, which a key clicks as well. */}
      <ul
        className="list-plain map-places"
        onClick={open}
        onPointerOver={pointAt}
        onPointerLeave={leave}
        onFocus={pointAt}
        onBlur={leave}
      >
        {shown.map(({ slug, name }) => (
          <li key={slug}>
            <a href={offersIn(name)}>{name}</a>
            {totals && (
              <span className="muted">
                {' '}
                <span>{totals.byTown.get(slug) ?? 0}</span>
                <span className="sr-only">{totals.byTown.get(slug) === 1 ? ' offerta' : ' offerte'}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {totals && <Rest totals={totals} without={places.length - shown.length} />}
    </>
  );
  if (!folded)
    return (
      <section id="comuni" className="stack scroll-mt-6 lg:scroll-mt-104 no-print" aria-labelledby="comuni-titolo">
        <h2 id="comuni-titolo">{title}</h2>
        {list}
      </section>
    );
  return (
    <details className="no-print">
      <summary>{title}</summary>
      {/* Inside: a link to it opens the disclosure. */}
      <div id="comuni" className="stack py-2 lg:scroll-mt-104">
        {list}
      </div>
    </details>
  );
}

/** The places that the list leaves out, and the offers that are in no place of it. */
function Rest({ totals: { total, byTown }, without }: { totals: PlaceTotals; without: number }) {
  const elsewhere = total - [...byTown.values()].reduce((sum, count) => sum + count, 0);
  return (
    <p className="muted">
      <span>
        {without > 0 &&
          (without === 1
            ? 'In un altro comune della mappa oggi non ci sono offerte aperte.'
            : `Negli altri ${without} comuni della mappa oggi non ci sono offerte aperte.`)}
      </span>{' '}
      <span>
        {elsewhere > 0 &&
          (elsewhere === 1
            ? '1 offerta non indica un comune preciso.'
            : `${elsewhere} offerte non indicano un comune preciso.`)}
      </span>
    </p>
  );
}
