import { OFFICES, RETAIL } from './commerce.ts';
import { BUILDING, INDUSTRY, LAND, TRANSPORT } from './crafts.ts';
import type { Group } from './group.ts';
import { HOSPITALITY, MOUNTAIN } from './hospitality.ts';
import { CARE, HOME, TEACHING, WELLNESS } from './households.ts';

/** Groups of trades, of all fields. */
export const TRADES: readonly Group[] = [
  ...HOSPITALITY,
  ...MOUNTAIN,
  ...WELLNESS,
  ...TEACHING,
  ...CARE,
  ...BUILDING,
  ...INDUSTRY,
  ...LAND,
  ...TRANSPORT,
  ...RETAIL,
  ...HOME,
  ...OFFICES,
];
