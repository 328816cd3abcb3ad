/** Other names of municipalities, by slug: short and old names, hamlets, well-known localities. */
export const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'angolo-terme': ['Anfurro', 'Mazzunno', 'Terzano'],
  artogne: ['Acquebone', 'Montecampione'],
  'berzo-demo': ["Forno d'Allione", 'Forno Allione'],
  'berzo-inferiore': ['Berzo Inf'],
  bienno: ['Prestine'],
  breno: ['Astrio', 'Mezzarro'],
  'capo-di-ponte': ['Cemmo', 'Naquane'],
  cedegolo: ['Grevo'],
  ceto: ['Badetto', 'Nadro'],
  cevo: ['Andrista'],
  'cividate-camuno': ['Cividate'],
  'corteno-golgi': ['Corteno', 'Doverio', 'Galleno', 'Lombro', 'Megno', 'Pisogneto', 'Santicolo'],
  'costa-volpino': ['Branico', 'Ceratello', 'Flaccanico', 'Qualino', 'Volpino'],
  'darfo-boario-terme': [
    'Darfo',
    'Darfo Boario',
    'Boario',
    'Boario Terme',
    'Angone',
    'Capo di Lago',
    'Erbanno',
    'Gorzone',
    'Pellalepre',
  ],
  edolo: ['Cortenedolo', 'Mù'],
  esine: ['Plemo'],
  iseo: ['Clusane', 'Cremignane', 'Pilzone'],
  lozio: ['Sommaprada', 'Sucinva'],
  malonno: ['Loritto', 'Odecla', 'Zazza'],
  marone: ['Collepiano', 'Pregasso', 'Vello'],
  'monte-isola': ['Montisola', 'Carzano', 'Peschiera Maraglio', 'Sensole', 'Siviano'],
  'ono-san-pietro': ['Ono', 'Ono S. Pietro'],
  'paisco-loveno': ['Paisco', 'Loveno'],
  'pian-camuno': ['Solato', 'Vissone'],
  piancogno: ['Pian Cogno', 'Cogno', 'Pian di Borno', 'Pian Borno', 'Piamborno'],
  pisogne: [
    'Fraine',
    'Govine',
    'Gratacasolo',
    'Grignaghe',
    'Passabocche',
    'Pontasio',
    'Siniga',
    'Sonvico',
    'Toline',
    'Val Palot',
  ],
  'ponte-di-legno': ['P. di Legno', 'Passo del Tonale', 'Passo Tonale', 'Tonale', 'Poia', 'Precasaglio', 'Zoanno'],
  'riva-di-solto': ['Gargarino', 'Zorzino'],
  rogno: ['Rondinera'],
  'sale-marasino': ['Marasino'],
  'saviore-dell-adamello': ['Saviore', 'Fabrezza'],
  'solto-collina': ['Solto', 'Esmate'],
  temu: ['Lecanù', 'Pontagna', 'Villa Dalegno', "Villa d'Allegno"],
  'vezza-d-oglio': ['Vezza', 'Davena'],
  vione: ['Stadolina'],
  zone: ['Cislano', 'Cusato'],
};

/**
 * Places, by slug, whose name is also a common word or surname ("zone limitrofe", "angolo via Roma", "Bar da Rino"): they
 * count only if they are alone between the commas and no other place is named.
 */
export const COMMON_WORD_PLACES: Readonly<Record<string, readonly string[]>> = {
  'angolo-terme': ['Angolo'],
  'berzo-demo': ['Demo'],
  'costa-volpino': ['Corti'],
  'darfo-boario-terme': ['Corna', 'Fucine', 'Montecchio'],
  esine: ['Sacca'],
  malonno: ['Lava'],
  'pian-camuno': ['Beata'],
  'ponte-di-legno': ['Pezzo'],
  sellero: ['Novelle'],
  sonico: ['Rino'],
  vione: ['Canè'],
  zone: ['Zone'],
};

/** Phrases that contain one of the names above and mean something else: the lake, roads, other towns. */
export const OTHER_MEANINGS: readonly string[] = [
  "Lago d'Iseo",
  'Lago di Iseo',
  'Lago Iseo',
  "Provaglio d'Iseo",
  'Provaglio di Iseo',
  'Cividate al Piano',
  "Vezza d'Alba",
  'Val Saviore',
  'Statale del Tonale',
  'Nazionale del Tonale',
  '42 del Tonale',
  'SS42 del Tonale',
  'Tonale e della Mendola',
];

/** The provinces, as an address names them beside a municipality. */
export const PROVINCES: readonly string[] = ['BS', 'BG', 'Brescia', 'Bergamo'];
