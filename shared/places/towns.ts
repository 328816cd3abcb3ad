import type { Point } from './distance.ts';

/**
 * A town with a page of its own. `page` is the end of its address (`/lavoro-ango`), `slug` the municipality, `chips` which
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

/**
 * The ten towns in the order of the specification. The positions of the last six are those of its section 9 as they stand
 * there, some of them a few km off the town; the first four are those of the municipality.
 */
export const TOWNS: readonly Town[] = [
  {
    page: 'darfo-boario',
    slug: 'darfo-boario-terme',
    name: 'Darfo Boario',
    lat: 45.8835,
    lon: 10.1807,
    chips: 'short',
  },
  { page: 'breno', slug: 'breno', name: 'Breno', lat: 45.9563, lon: 10.304, chips: 'short' },
  { page: 'edolo', slug: 'edolo', name: 'Edolo', lat: 46.1794, lon: 10.3308, chips: 'short' },
  { page: 'pisogne', slug: 'pisogne', name: 'Pisogne', lat: 45.8057, lon: 10.1082, chips: 'short' },
  { page: 'lovere', slug: 'lovere', name: 'Lovere', lat: 45.8139, lon: 9.9897, chips: 'long' },
  { page: 'ango', slug: 'angolo-terme', name: 'Angolo Terme', lat: 45.8775, lon: 10.1394, chips: 'long' },
  { page: 'capo-di-ponte', slug: 'capo-di-ponte', name: 'Capo di Ponte', lat: 45.9247, lon: 10.3442, chips: 'long' },
  { page: 'iseo', slug: 'iseo', name: 'Iseo', lat: 45.6561, lon: 10.0528, chips: 'long' },
  { page: 'malegno', slug: 'malegno', name: 'Malegno', lat: 45.9519, lon: 10.2369, chips: 'long' },
  { page: 'niardo', slug: 'niardo', name: 'Niardo', lat: 45.9897, lon: 10.2897, chips: 'long' },
];

/** The town of a municipality's slug such as `angolo-terme`. */
export const townBySlug = (slug: string): Town | undefined => TOWNS.find((town) => town.slug === slug);
