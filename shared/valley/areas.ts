import municipalities from './municipalities.json' with { type: 'json' };

// Pisogne is a town of the valley, and lies on the lake.
const LAKE = municipalities
  .filter(({ area, slug }) => area === 'sebino' || slug === 'pisogne')
  .map(({ slug }) => slug)
  .join(' ');

/** Parts of the valley that people speak of: the words for each, with commas between, and the slugs of its municipalities. */
export const AREAS: readonly { readonly terms: string; readonly towns: string }[] = [
  {
    terms: 'alta valle, alta val camonica, alta valle camonica, alta vallecamonica, alta valcamonica',
    towns:
      'ponte-di-legno temu vione vezza-d-oglio incudine monno corteno-golgi edolo sonico malonno berzo-demo cedegolo cevo saviore-dell-adamello sellero paisco-loveno',
  },
  {
    terms: 'media valle, media val camonica, media valle camonica, media vallecamonica, media valcamonica',
    towns:
      'breno capo-di-ponte cerveno ceto cimbergo losine niardo braone ono-san-pietro paspardo cividate-camuno malegno bienno berzo-inferiore lozio ossimo borno esine',
  },
  {
    terms: 'bassa valle, bassa val camonica, bassa valle camonica, bassa vallecamonica, bassa valcamonica',
    towns: 'darfo-boario-terme angolo-terme artogne gianico pian-camuno piancogno esine rogno costa-volpino',
  },
  {
    terms: 'montagna, alta montagna',
    towns:
      'ponte-di-legno temu vione vezza-d-oglio incudine monno corteno-golgi saviore-dell-adamello cevo paspardo cimbergo paisco-loveno lozio ossimo borno ceto',
  },
  { terms: 'altopiano del sole, altopiano', towns: 'borno ossimo lozio' },
  { terms: 'berzo, due berzo', towns: 'berzo-demo berzo-inferiore' },
  {
    terms: 'sponda bergamasca, lato bergamasco, riva bergamasca, bergamasca, bergamasco',
    towns: 'rogno costa-volpino lovere castro sovere pianico bossico riva-di-solto solto-collina',
  },
  {
    terms: 'sponda bresciana, lato bresciano, riva bresciana',
    towns: 'pisogne zone marone sale-marasino sulzano iseo monte-isola',
  },
  { terms: 'alto lago, parte alta del lago', towns: 'pisogne costa-volpino lovere castro' },
  { terms: 'basso lago, basso sebino', towns: 'iseo sulzano sale-marasino monte-isola' },
  // A pass and a town beyond the border, and the way to them.
  { terms: 'mortirolo, passo del mortirolo', towns: 'monno incudine edolo' },
  { terms: 'aprica, passo aprica', towns: 'corteno-golgi edolo' },
  // The way into it from the valley.
  { terms: 'val di scalve, valle di scalve, scalve, schilpario, colere, vilminore', towns: 'angolo-terme borno' },
  { terms: 'valsaviore, val saviore', towns: 'cevo saviore-dell-adamello cedegolo berzo-demo' },
  { terms: 'valgrigna, val grigna', towns: 'bienno berzo-inferiore esine' },
  { terms: 'lago d’Iseo, lago iseo, sebino, alto sebino, (lago)', towns: LAKE },
];
