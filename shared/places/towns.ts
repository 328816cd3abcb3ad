import { TOWN_PAGES } from '../valley/towns.ts';
import type { Point } from './distance.ts';

/**
 * A town with a page of its own. `page` is the end of its address (`/lavoro-reggio`), `slug` the municipality, `chips` which
 * list of category chips the page shows. The position is the centre of its radius.
 */
export type Town = Point & {
  readonly page: string;
  readonly slug: string;
  readonly name: string;
  readonly chips: 'short' | 'long';
};

/** Radius in km of a town page before its slider is moved. */
export const TOWN_RADIUS_KM = 15;

export const TOWNS: readonly Town[] = TOWN_PAGES;

export const townBySlug = (slug: string): Town | undefined => TOWNS.find((town) => town.slug === slug);

/** `a Roma`, `ad Ancona`. */
export const inTown = (name: string): string => `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`;
