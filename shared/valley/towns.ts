/**
 * The ten towns with a page (`Town` of `shared/places/towns.ts`), in the order of their pages. The first four have the
 * position of their municipality; those of the last six are promised by docs/product.md#town-pages, though some of them
 * are a few km off the town.
 */
export const TOWN_PAGES = [
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
] as const;
