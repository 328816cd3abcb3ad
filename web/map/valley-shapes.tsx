import { memo } from 'react';
import { Link } from 'react-router';
import { VALLEY } from '../../shared/valley/valley.ts';
import { type Ground, offersIn, type PlaceTotals } from './places.ts';

type ValleyShapesProps = {
  readonly places: Ground['places'];
  readonly totals: PlaceTotals | null;
  /** Called with the place under the pointer; null when it leaves. */
  readonly point: (slug: string | null) => void;
};

/** The municipalities, shaded by their offers, and the legend. Memoized: pointing renders nothing of it again. */
export const ValleyShapes = memo(function ValleyShapes({ places, totals, point }: ValleyShapesProps) {
  const ends = shadeEnds(Math.max(0, ...(totals?.byTown.values() ?? [])));
  return (
    <>
      {places.map(({ slug, name, path }) => (
        <Link
          key={slug}
          to={offersIn(name)}
          tabIndex={-1}
          onPointerEnter={() => point(slug)}
          onPointerLeave={() => point(null)}
        >
          <path className={`shade-${shadeOf(totals?.byTown.get(slug) ?? 0, ends)}`} d={path} />
        </Link>
      ))}
      {totals && <Legend labels={shadeLabels(ends)} />}
    </>
  );
});

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

/** Shades besides that of a place without offers. */
const SHADES = 4;

/**
 * The highest count of each shade, ascending. Each reaches as many times as far as the one before, so that a town with many
 * offers does not leave all villages one colour.
 * @param max the highest count on the map
 */
export function shadeEnds(max: number): readonly number[] {
  if (max < 1) return [];
  const ends = Array.from({ length: SHADES }, (_, index) => Math.round(max ** ((index + 1) / SHADES)));
  return [...new Set(ends)];
}

/** Shade of a count, from 0 for none. */
export const shadeOf = (count: number, ends: readonly number[]): number =>
  count < 1 ? 0 : ends.findIndex((end) => count <= end) + 1;

/** The counts of each shade as people read them: `0`, `1`, `2–4` … */
export const shadeLabels = (ends: readonly number[]): readonly string[] => [
  '0',
  ...ends.map((end, index) => {
    const start = (ends[index - 1] ?? 0) + 1;
    return start === end ? String(end) : `${start}–${end}`;
  }),
];
