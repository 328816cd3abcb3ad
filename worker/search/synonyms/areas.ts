import { MUNICIPALITIES } from '../../../shared/places/municipalities.ts';
import { facet } from '../../db/lists/facets.ts';
import type { FacetGroup } from './group.ts';

const towns = (slugs: readonly string[]): string[] => slugs.map((slug) => facet('town', slug));
const of = (text: string): string[] => towns(text.split(' '));

const LAKE = towns(MUNICIPALITIES.filter(({ area }) => area === 'sebino').map(({ slug }) => slug));

/** Parts of the valley that people speak of, by their municipalities. */
export const AREAS: readonly FacetGroup[] = [
  {
    terms: 'alta valle, alta val camonica, alta valle camonica, alta vallecamonica, alta valcamonica',
    facets: of(
      'ponte-di-legno temu vione vezza-d-oglio incudine monno corteno-golgi edolo sonico malonno berzo-demo cedegolo cevo saviore-dell-adamello sellero paisco-loveno',
    ),
  },
  {
    terms: 'media valle, media val camonica, media valle camonica, media vallecamonica, media valcamonica',
    facets: of(
      'breno capo-di-ponte cerveno ceto cimbergo losine niardo braone ono-san-pietro paspardo cividate-camuno malegno bienno berzo-inferiore lozio ossimo borno esine',
    ),
  },
  {
    terms: 'bassa valle, bassa val camonica, bassa valle camonica, bassa vallecamonica, bassa valcamonica',
    facets: of('darfo-boario-terme angolo-terme artogne gianico pian-camuno piancogno esine rogno costa-volpino'),
  },
  { terms: 'altopiano del sole, altopiano', facets: of('borno ossimo lozio') },
  { terms: 'valsaviore, val saviore', facets: of('cevo saviore-dell-adamello cedegolo berzo-demo') },
  { terms: 'valgrigna, val grigna', facets: of('bienno berzo-inferiore esine') },
  { terms: 'lago d’Iseo, lago iseo, sebino, alto sebino, (lago)', facets: LAKE },
];
