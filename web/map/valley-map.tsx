import { type ReactNode, useState } from 'react';
import { type Ground, useGround } from './ground.ts';
import { offersText, type PlaceTotals } from './place-link.ts';
import { PlaceList } from './place-list.tsx';
import { ValleyShapes } from './valley-shapes.tsx';

/** Names that are always written, to find one's way. */
const LANDMARKS = ['ponte-di-legno', 'edolo', 'breno', 'darfo-boario-terme', 'lovere', 'iseo'];
/** Nearer than this to the page's own town, a name would stand on that town's. */
const APART = 40;

type ValleyMapProps = {
  /** Null while nobody knows them. */
  readonly totals: PlaceTotals | null;
  /** Slug of the municipality that the page is about. */
  readonly here?: string;
  /** Whether the list below the map is closed at first. */
  readonly folded?: boolean;
};

/**
 * The map, for the pointer, and below it the same as a list, for everybody: whoever points at a place or comes to it by
 * keyboard in either sees its name, its offers and its outline on the map. Two cells of the grid `with-map`.
 */
export function ValleyMap(props: ValleyMapProps) {
  const ground = useGround();
  if (ground) return <DrawnMap {...props} ground={ground} />;
  return (
    <>
      <figure id="mappa" className="map no-print" aria-busy="true" />
      <div id="comuni" />
    </>
  );
}

function DrawnMap({ totals, here, folded = false, ground }: ValleyMapProps & { readonly ground: Ground }) {
  const placeBySlug = (slug: string | null) => ground.places.find((place) => place.slug === slug);
  const [pointed, point] = useState<string | null>(null);
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
          <MapTitle name={shown?.name ?? 'Valle Camonica e alto Sebino'}>
            {totals && offersText(shown ? (totals.byTown.get(shown.slug) ?? 0) : totals.total)}
          </MapTitle>
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

/** What the map says of the place that is pointed at, in its empty corner. */
function MapTitle({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="map-title" aria-hidden="true">
      <strong>{name}</strong>
      <br />
      <span>{children}</span>
    </p>
  );
}
