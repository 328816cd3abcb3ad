import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { type Boundaries, drawMap, mapFile } from './draw-map.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const BOUNDARIES: Boundaries = JSON.parse(read('../../shared/valley/boundaries.geojson'));
const MAP = drawMap(BOUNDARIES, MUNICIPALITIES);

/** Corners of a path's first ring. */
function cornersOf(path: string): [x: number, y: number][] {
  const [first = ''] = path.split('z');
  const numbers = [...first.matchAll(/-?\d+/g)].map(([number]) => Number(number));
  const corners: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    corners.push([x, y]);
  }
  return corners;
}

/** True if a point is inside a ring: counts how often a line to the right of it crosses the ring. */
const isInside = (px: number, py: number, ring: readonly (readonly [number, number])[]): boolean =>
  ring.filter(([x, y], index) => {
    const [toX, toY] = ring.at(index - 1) ?? [0, 0];
    return y > py !== toY > py && px < x + ((py - y) / (toY - y)) * (toX - x);
  }).length %
    2 ===
  1;

test('shared/valley/map.json is drawn from the boundaries: else run node scripts/draw-map.ts', () => {
  expect(read('../../shared/valley/map.json')).toBe(mapFile(MAP));
});

test('the map has the 56 municipalities, each with an outline of its own', () => {
  expect(MAP.places.map(({ slug }) => slug)).toEqual(MUNICIPALITIES.map(({ slug }) => slug));
  expect(new Set(MAP.places.map(({ path }) => path)).size).toBe(56);
});

test.each(MAP.places)('$name: outlined within the ground, its town within the outline', ({ path, x, y }) => {
  expect(path).toMatch(/^(M\d+ \d+l-?\d+([ -]\d+| -?\d+)*z)+$/);
  const corners = cornersOf(path);
  expect(corners.length).toBeGreaterThan(5);
  for (const [cornerX, cornerY] of corners) {
    expect(cornerX).toBeGreaterThanOrEqual(0);
    expect(cornerX).toBeLessThanOrEqual(MAP.width);
    expect(cornerY).toBeGreaterThanOrEqual(0);
    expect(cornerY).toBeLessThanOrEqual(MAP.height);
  }
  expect(isInside(x, y, corners)).toBe(true);
});

test('north is up, and neighbours share their corners', () => {
  const at = (slug: string) => MAP.places.find((place) => place.slug === slug);
  expect(at('ponte-di-legno')?.y).toBeLessThan(at('edolo')?.y ?? 0);
  expect(at('edolo')?.y).toBeLessThan(at('iseo')?.y ?? 0);
  expect(at('lovere')?.x).toBeLessThan(at('breno')?.x ?? 0);
  const corners = (slug: string) => cornersOf(at(slug)?.path ?? '').map(String);
  const niardo = new Set(corners('niardo'));
  expect(corners('breno').filter((corner) => niardo.has(corner)).length).toBeGreaterThan(3);
});

test('a municipality without a boundary, or a boundary without its municipality, is refused', () => {
  const { features } = BOUNDARIES;
  expect(() => drawMap({ features: features.slice(1) }, MUNICIPALITIES)).toThrow('no polygon for angolo-terme');
  expect(() => drawMap({ features }, MUNICIPALITIES.slice(1))).toThrow('belongs to no municipality');
});
