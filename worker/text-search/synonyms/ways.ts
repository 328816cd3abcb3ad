import { facet } from '../../search/facets.ts';
import type { FacetGroup } from './group.ts';

const CONTRACT_SEASON = facet('contract', 'Contratto stagionale');
const STAGE = facet('contract', 'Stage/Tirocinio');
const NOVICE = facet('experience', 'No esperienza');

/** How people want to work. An offer says so of itself, whatever its text. */
export const WAYS: readonly FacetGroup[] = [
  {
    terms: 'part time, parttime, p t, tempo parziale, mezza giornata, poche ore, mezzo tempo, orario ridotto, (ore)',
    facets: [facet('type', 'Part-time')],
  },
  { terms: 'full time, fulltime, f t, tempo pieno, giornata intera, 40 ore', facets: [facet('type', 'Full-time')] },
  {
    terms: 'stagione, stagionale, stagionali, lavoro stagionale, contratto stagionale, stagioni',
    facets: [facet('type', 'Stagionale'), CONTRACT_SEASON],
  },
  {
    terms:
      'stagione invernale, invernale, inverno, stagione sciistica, stagione neve, natale, natalizio, periodo natalizio, feste natalizie',
    facets: [],
  },
  { terms: 'stagione estiva, estivo, estiva, estate, luglio agosto, giugno settembre', facets: [] },
  {
    terms: 'weekend, week end, fine settimana, finesettimana, sabato e domenica',
    facets: [facet('type', 'Weekend'), facet('shift', 'fine settimana')],
  },
  { terms: 'serale, sera, serali, turno serale, orario serale', facets: [facet('shift', 'sera')] },
  {
    terms: 'notte, notturno, notturna, turno di notte, turno notturno, lavoro notturno, notti',
    facets: [facet('shift', 'notte')],
  },
  { terms: 'turni, tre turni, turnista, turnisti, ciclo continuo, lavoro a turni', facets: [] },
  { terms: 'mattina, mattino, mattutino, mattutina, mattine', facets: [facet('shift', 'mattina')] },
  { terms: 'pomeriggio, pomeridiano, pomeridiana, pomeriggi', facets: [facet('shift', 'pomeriggio')] },
  {
    terms: 'tirocinio, stage, stagista, tirocinante, tirocini, internship, alternanza scuola lavoro, stagisti',
    facets: [STAGE],
  },
  { terms: 'apprendista, apprendistato, apprendisti, contratto di apprendistato, (aiuto)', facets: [] },
  {
    terms: 'indeterminato, tempo indeterminato, contratto indeterminato, posto fisso',
    facets: [facet('contract', 'Contratto indeterminato')],
  },
  {
    terms: 'determinato, tempo determinato, contratto determinato, contratto a termine',
    facets: [facet('contract', 'Contratto determinato')],
  },
  {
    terms:
      'collaborazione, partita iva, libero professionista, libera professionista, freelance, prestazione occasionale',
    facets: [facet('contract', 'Collaborazione')],
  },
  {
    terms: 'senza esperienza, prima esperienza, primo impiego, primo lavoro, anche prima esperienza, alle prime armi',
    facets: [NOVICE],
  },
  {
    terms: 'alloggio, alloggio incluso, posto letto, camera inclusa, vitto e alloggio',
    facets: [facet('housing', 'true')],
  },
  { terms: 'vitto, vitto incluso, pasti inclusi, pasti', facets: [facet('meals', 'true')] },
  {
    terms: 'lavoro a chiamata, contratto a chiamata, extra, giornaliero, giornaliera, intermittente, (chiamata)',
    facets: [],
  },
  {
    terms: 'smart working, smartworking, lavoro da casa, lavorare da casa, telelavoro, remoto, lavoro agile',
    facets: [],
  },
  { terms: 'categorie protette, categoria protetta, legge 68, invalidi civili, collocamento mirato', facets: [] },
  { terms: 'studenti, studente, studentessa, studentesse, studenti universitari', facets: [] },
];

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
  {
    terms:
      'industria, artigianato, metalmeccanica, metalmeccanico, settore metalmeccanico, officina meccanica, fabbrica, manifattura',
    facets: [facet('category', 'Industria e artigianato')],
  },
  { terms: 'trasporti, trasporto, autotrasporti', facets: [facet('category', 'Trasporti')] },
  {
    terms: 'agricoltura, agricolo, agricola, allevamento, bosco, boschi, forestale, selvicoltura',
    facets: [facet('category', 'Agricoltura e bosco')],
  },
  {
    terms: 'assistenza in famiglia, lavoro domestico, assistenza domestica, aiuto in casa, lavoro in famiglia',
    facets: [facet('category', 'Assistenza in famiglia')],
  },
  { terms: 'bellezza, estetica, benessere, settore estetico', facets: [facet('category', 'Bellezza')] },
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
