import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUNICIPALITIES } from '../shared/places/municipalities.ts';
import { type Boundaries, drawMap, mapFile } from './draw-map.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const BOUNDARIES: Boundaries = JSON.parse(read('../shared/valley/boundaries.geojson'));
const MAP = drawMap(BOUNDARIES, MUNICIPALITIES);

test('shared/valley/map.json is drawn from the boundaries: else run node scripts/draw-map.ts', () => {
  expect(read('../shared/valley/map.json')).toBe(mapFile(MAP));
});

test('the map has the 56 municipalities, each with an outline of its own', () => {
  expect(MAP.places.map(({ slug }) => slug)).toEqual(MUNICIPALITIES.map(({ slug }) => slug));
  expect(new Set(MAP.places.map(({ path }) => path)).size).toBe(56);
});

test.each(MAP.places)('$name: an outline of rings, its town on the ground', ({ path, x, y }) => {
  expect(path).toMatch(/^(M\d+ \d+l-?\d+([ -]\d+| -?\d+)*z)+$/);
  expect([x > 0, x < MAP.width, y > 0, y < MAP.height]).toEqual([true, true, true, true]);
});

test('north is up, and west is left', () => {
  const at = (slug: string) => MAP.places.find((place) => place.slug === slug);
  expect(at('edolo')?.y).toBeLessThan(at('iseo')?.y ?? 0);
  expect(at('lovere')?.x).toBeLessThan(at('breno')?.x ?? 0);
});

test('a municipality without a boundary, or a boundary without its municipality, is refused', () => {
  const { features } = BOUNDARIES;
  expect(() => drawMap({ features: features.slice(1) }, MUNICIPALITIES)).toThrow('no polygon for angolo-terme');
  expect(() => drawMap({ features }, MUNICIPALITIES.slice(1))).toThrow('belongs to no municipality');
});
