import { memo, type SyntheticEvent, useRef } from 'react';
import { VALLEY } from '../../shared/valley/valley.ts';
import { type Ground, offersIn, type PlaceTotals, placeAt, useLinksInside } from './places.ts';
import { shadeEnds, shadeLabels, shadeOf } from './shades.ts';

type ValleyShapesProps = {
  readonly places: Ground['places'];
  readonly totals: PlaceTotals | null;
  readonly point: (slug: string | null) => void;
};

/** A finger names a place first and opens it by the next tap. Memoized: pointing renders nothing of it again. */
export const ValleyShapes = memo(function ValleyShapes({ places, totals, point }: ValleyShapesProps) {
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
