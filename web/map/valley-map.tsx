import { useState } from 'react';
import { VALLEY } from '../../shared/valley/valley.ts';
import { PlaceList } from './place-list.tsx';
import { offersText, type PlaceTotals, useGround } from './places.ts';
import { ValleyShapes } from './valley-shapes.tsx';

const LANDMARKS: readonly string[] = VALLEY.map.landmarks;
/** Distance below which a name would overlap that of the page's own town. */
const APART = 40;

type ValleyMapProps = {
  readonly totals: PlaceTotals | null;
  readonly here?: string;
  readonly folded?: boolean;
};

/** The map, for the pointer, and below it the same content as a list. Two cells of the grid `with-map`. */
export function ValleyMap({ totals, here, folded = false }: ValleyMapProps) {
  const ground = useGround();
  const [pointed, point] = useState<string | null>(null);
  if (!ground)
    return (
      <>
        <figure id="mappa" className="map no-print" aria-busy="true" />
        <div id="comuni" />
      </>
    );
  const placeBySlug = (slug: string | null) => ground.places.find((place) => place.slug === slug);
  const own = placeBySlug(here ?? null);
  const shown = placeBySlug(pointed) ?? own;
  const landmarks = ground.places.filter(
    ({ slug, y }) => LANDMARKS.includes(slug) && (!own || Math.abs(own.y - y) > APART),
  );
  return (
    <>
      <figure id="mappa" className="map no-print">
        <div className="map-ground">
          <svg
            viewBox={`0 0 ${ground.width} ${ground.height}`}
            width={ground.width}
            height={ground.height}
            aria-hidden="true"
          >
            <ValleyShapes places={ground.places} totals={totals} point={point} />
            {own && <path className="map-here" d={own.path} />}
            {shown && shown !== own && <path className="map-pointed" d={shown.path} />}
            {[...landmarks, ...(own ? [own] : [])].map(({ slug, name, x, y }) => (
              <g key={slug} className={slug === here ? 'map-name font-600' : 'map-name'}>
                <circle cx={x} cy={y} r="5" />
                <text x={x} y={y - 12}>
                  {name.replace(' Terme', '')}
                </text>
              </g>
            ))}
          </svg>
          <p className="map-title" aria-hidden="true">
            <strong>{shown?.name ?? VALLEY.map.title}</strong>
            <br />
            <span>{totals && offersText(shown ? (totals.byTown.get(shown.slug) ?? 0) : totals.total)}</span>
            {pointed !== null && <small className="map-hint">Tocca di nuovo per aprire</small>}
          </p>
        </div>
        <figcaption className="muted mt-2">
          Confini: ISTAT ·{' '}
          <a className="text-inherit" href="https://www.openstreetmap.org/copyright">
            © OpenStreetMap contributors
          </a>
        </figcaption>
      </figure>
      <PlaceList places={ground.places} totals={totals} folded={folded} point={point} />
    </>
  );
}
