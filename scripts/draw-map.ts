// Draws shared/valley/map.json from the boundaries: run it when they change.
import { readFileSync, writeFileSync } from 'node:fs';
import { MUNICIPALITIES, type Municipality } from '../shared/places/municipalities.ts';
import { inRoot, isCommand } from './lib/run.mjs';

type Position = readonly number[];
type Ring = readonly Position[];

/** Boundaries as GeoJSON (RFC 7946), as far as they are read here: one polygon per municipality, WGS84. */
export type Boundaries = {
  readonly features: readonly {
    readonly geometry: { readonly type: string; readonly coordinates: readonly Ring[] };
    readonly properties: { readonly slug: string };
  }[];
};

/** A municipality on the map: its outline as an SVG path, and where the town itself lies. */
type DrawnPlace = {
  readonly slug: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly path: string;
};

export type DrawnMap = { readonly width: number; readonly height: number; readonly places: readonly DrawnPlace[] };

/** Height of the ground in its own units: twice as fine as the pixels it is shown in. */
const HEIGHT = 1000;
const MARGIN = 4;

/**
 * Draws the boundaries on a grid of whole numbers: north is up, and a degree of longitude is as long as it is at the
 * middle of the valley. Neighbours share their points, so they still meet after rounding.
 * @throws Error where a boundary and its municipality do not find each other
 */
export function drawMap({ features }: Boundaries, municipalities: readonly Municipality[]): DrawnMap {
  const points = features.flatMap(({ geometry }) => geometry.coordinates.flat());
  const lons = points.map(([lon = 0]) => lon);
  const lats = points.map(([, lat = 0]) => lat);
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  const scale = (HEIGHT - 2 * MARGIN) / (north - south);
  const narrow = Math.cos(((north + south) * Math.PI) / 360);
  const toGrid = ([lon = 0, lat = 0]: Position): [x: number, y: number] => [
    MARGIN + Math.round((lon - west) * narrow * scale),
    MARGIN + Math.round((north - lat) * scale),
  ];
  const places = municipalities.map(({ slug, name, lat, lon }): DrawnPlace => {
    const feature = features.find(({ properties }) => properties.slug === slug);
    if (feature?.geometry.type !== 'Polygon') throw new Error(`drawMap: no polygon for ${slug}`);
    const [x, y] = toGrid([lon, lat]);
    return { slug, name, x, y, path: feature.geometry.coordinates.map((ring) => ringPath(ring.map(toGrid))).join('') };
  });
  if (places.length !== features.length) throw new Error('drawMap: a boundary belongs to no municipality');
  return { width: 2 * MARGIN + Math.round((east - west) * narrow * scale), height: HEIGHT, places };
}

/** A closed ring in steps from point to point, which are shorter to write than the points. */
function ringPath(points: readonly (readonly [x: number, y: number])[]): string {
  const [[startX, startY] = [0, 0], ...rest] = points;
  let [x, y] = [startX, startY];
  const steps: number[] = [];
  // The last point is the first again: `z` leads there.
  for (const [nextX, nextY] of rest.slice(0, -1)) {
    if (nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  // A minus sign parts two numbers as well as a space does.
  return `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

export const mapFile = ({ width, height, places }: DrawnMap): string =>
  `{\n  "width": ${width},\n  "height": ${height},\n  "places": [\n${places
    .map((place) => `    ${JSON.stringify(place)}`)
    .join(',\n')}\n  ]\n}\n`;

if (isCommand(import.meta.url)) {
  const boundaries: Boundaries = JSON.parse(readFileSync(inRoot('shared', 'valley', 'boundaries.geojson'), 'utf8'));
  writeFileSync(inRoot('shared', 'valley', 'map.json'), mapFile(drawMap(boundaries, MUNICIPALITIES)));
}
