import { memo, type SyntheticEvent, useRef, useState } from 'react';
import { VALLEY } from '../../shared/valley/valley.ts';
import { type Ground, offersIn, offersText, type PlaceTotals, placeAt, useGround, useLinksInside } from './places.ts';
import { shadeEnds, shadeLabels, shadeOf } from './shades.ts';

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

type PartProps = {
  readonly places: Ground['places'];
  readonly totals: PlaceTotals | null;
  readonly point: (slug: string | null) => void;
};

/** A finger names a place first and opens it by the next tap. Memoized: pointing renders nothing of it again. */
const ValleyShapes = memo(function ValleyShapes({ places, totals, point }: PartProps) {
  const open = useLinksInside();
  const named = useRef<string | null>(null);
  const ends = shadeEnds(Math.max(0, ...(totals?.byTown.values() ?? [])));
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are pressed; the list has them for keyboards. */}
      <g
        onPointerOver={(event) => !isTouch(event) && point(placeAt(places, event))}
        onPointerLeave={(event) => !isTouch(event) && point(null)}
        onClick={(event) => {
          const slug = placeAt(places, event);
          if (!isTouch(event) || named.current === slug) return open(event);
          event.preventDefault();
          named.current = slug;
          point(slug);
        }}
      >
        {places.map(({ slug, name, path }) => (
          <a key={slug} href={offersIn(name)} tabIndex={-1}>
            <path className={`shade-${shadeOf(totals?.byTown.get(slug) ?? 0, ends)}`} d={path} />
          </a>
        ))}
      </g>
      {totals && <Legend labels={shadeLabels(ends)} />}
    </>
  );
});

const isTouch = ({ nativeEvent }: SyntheticEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

/** The legend in the map's own units: its place, the height of a row, the side of a coloured box. */
const LEGEND = { ...VALLEY.map.legend, row: 38, box: 26 };

function Legend({ labels }: { labels: readonly string[] }) {
  const top = LEGEND.bottom - labels.length * LEGEND.row;
  return (
    <g>
      <text x={LEGEND.x} y={top - 12}>
        Offerte aperte
      </text>
      {labels.map((label, shade) => {
        const y = top + shade * LEGEND.row;
        return (
          <g key={label}>
            <rect className={`shade-${shade}`} x={LEGEND.x} y={y} width={LEGEND.box} height={LEGEND.box} />
            <text x={LEGEND.x + LEGEND.box + 12} y={y + 21}>
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function PlaceList({ places, totals, folded, point }: PartProps & { readonly folded: boolean }) {
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
