/** One town with a slider for its radius, two without. */
export const TOWN_PAGES = [
  { page: 'montelume', slug: 'montelume', name: 'Montelume', lat: 44.21, lon: 7.61, chips: 'short' },
  { page: 'castelrovo', slug: 'castelrovo', name: 'Castelrovo', lat: 44.16, lon: 7.58, chips: 'short' },
  { page: 'pontechiaro', slug: 'pontechiaro', name: 'Pontechiaro', lat: 44.26, lon: 7.64, chips: 'long' },
] as const;
