// Draws shared/valley/map.json from the boundaries: run it when they change.
import { readFileSync, writeFileSync } from 'node:fs';
import { MUNICIPALITIES } from '../shared/places/municipalities.ts';
import { drawMap, mapFile } from './map/draw-map.ts';

const boundaries = readFileSync(new URL('../shared/valley/boundaries.geojson', import.meta.url), 'utf8');
writeFileSync(
  new URL('../shared/valley/map.json', import.meta.url),
  mapFile(drawMap(JSON.parse(boundaries), MUNICIPALITIES)),
);
