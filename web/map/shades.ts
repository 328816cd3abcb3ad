/** Shades besides that of a place without offers. */
const SHADES = 4;

/** The highest count of each shade, ascending, each as many times as far as the one before: villages differ beside a town. */
export function shadeEnds(max: number): readonly number[] {
  if (max < 1) return [];
  const ends = Array.from({ length: SHADES }, (_, index) => Math.round(max ** ((index + 1) / SHADES)));
  return [...new Set(ends)];
}

export const shadeOf = (count: number, ends: readonly number[]): number =>
  count < 1 ? 0 : ends.findIndex((end) => count <= end) + 1;

export const shadeLabels = (ends: readonly number[]): readonly string[] => [
  '0',
  ...ends.map((end, index) => {
    const start = (ends[index - 1] ?? 0) + 1;
    return start === end ? String(end) : `${start}–${end}`;
  }),
];
