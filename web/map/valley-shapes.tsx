import { memo, useRef } from 'react';
import { VALLEY } from '../../shared/valley/valley.ts';
import { Link } from '../app/link.tsx';
import { type Ground, offersIn, type PlaceTotals } from './places.ts';
import { shadeEnds, shadeLabels, shadeOf } from './shades.ts';

type ValleyShapesProps = {
  readonly places: Ground['places'];
  readonly totals: PlaceTotals | null;
  /** Called with the place under the pointer; null when it leaves. */
  readonly point: (slug: string | null) => void;
};

/**
 * The municipalities, shaded by their offers, and the legend. A finger, which points at nothing before it presses, names a place
 * first and opens it by the next tap. Memoized: pointing renders nothing of it again.
 */
export const ValleyShapes = memo(function ValleyShapes({ places, totals, point }: ValleyShapesProps) {
  const named = useRef<string | null>(null);
  const ends = shadeEnds(Math.max(0, ...(totals?.byTown.values() ?? [])));
  return (
    <>
      {places.map(({ slug, name, path }) => (
        <Link
          key={slug}
          to={offersIn(name)}
          tabIndex={-1}
          onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point(slug)}
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && point(null)}
          onClick={(event) => {
            if (!isTouch(event.nativeEvent) || named.current === slug) return;
            event.preventDefault();
            named.current = slug;
            point(slug);
          }}
        >
          <path className={`shade-${shadeOf(totals?.byTown.get(slug) ?? 0, ends)}`} d={path} />
        </Link>
      ))}
      {totals && <Legend labels={shadeLabels(ends)} />}
    </>
  );
});

const isTouch = (click: MouseEvent): boolean => 'pointerType' in click && click.pointerType === 'touch';

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
