import { facet } from '../../db/lists/facets.ts';
import type { FacetGroup } from './group.ts';

const HEALTH = facet('category', 'Sanità');

/** Words for a whole sector, which may be a category of offers, or for a place of work. They name no trade. */
export const SECTORS: readonly FacetGroup[] = [
  { terms: 'edilizia, settore edile, costruzioni, cantieri, cantiere', facets: [facet('category', 'Edilizia')] },
  {
    terms: 'ristorazione, ristorante, ristoranti, trattoria, osteria, gastronomia, cibo',
    facets: [facet('category', 'Ristorazione')],
  },
  {
    terms: 'sanità, sanitario, sanitaria, settore sanitario, ospedale, ospedali, clinica, assistenza',
    facets: [HEALTH],
  },
  { terms: 'turismo, turistico, turistica, alberghiero, alberghiera', facets: [facet('category', 'Turismo')] },
  { terms: 'ufficio, uffici, amministrazione, amministrativo, amministrativa', facets: [facet('category', 'Ufficio')] },
  { terms: 'commercio, negozio, negozi, vendita, vendite', facets: [facet('category', 'Commercio')] },
  { terms: 'pulizia, settore pulizie', facets: [facet('category', 'Pulizie')] },
  { terms: 'sport, sportivo, sportiva, tempo libero', facets: [facet('category', 'Sport')] },
  { terms: 'albergo, hotel, struttura ricettiva, garni', facets: [] },
  { terms: 'bed and breakfast, affittacamere, case vacanza, appartamenti per turisti, residence', facets: [] },
  { terms: 'rifugio, baita, malga ristoro, chalet', facets: [] },
  { terms: 'agriturismo, azienda agrituristica, fattoria con ristoro', facets: [] },
  { terms: 'campeggio, camping, villaggio turistico, area camper', facets: [] },
  {
    terms: 'supermercato, discount, ipermercato, gdo, grande distribuzione, minimarket, centro commerciale',
    facets: [],
  },
  {
    terms: 'casa di riposo, rsa, residenza per anziani, residenza sanitaria, centro diurno, ricovero anziani',
    facets: [],
  },
  { terms: 'panetteria, panificio, panettiere, panettiera, fornaio, fornaia', facets: [] },
  { terms: 'cooperativa, coop, cooperativa sociale', facets: [] },
  { terms: 'automotive, automobili, settore auto, officine', facets: [facet('category', 'Automotive')] },
];
