import { BUILDING } from './building.ts';
import { CARE } from './care.ts';
import type { Group } from './group.ts';
import { HOME } from './home.ts';
import { HOSPITALITY } from './hospitality.ts';
import { INDUSTRY } from './industry.ts';
import { LAND } from './land.ts';
import { MOUNTAIN } from './mountain.ts';
import { OFFICES } from './offices.ts';
import { RETAIL } from './retail.ts';
import { TEACHING } from './teaching.ts';
import { TRANSPORT } from './transport.ts';
import { WELLNESS } from './wellness.ts';

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
