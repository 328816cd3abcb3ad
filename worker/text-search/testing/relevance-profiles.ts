/** Invented profiles that `worker/text-search/testing/relevance.md` speaks of by their short names, the oldest first. */
export const RELEVANCE_PROFILES: readonly {
  readonly profile: string;
  readonly name: string;
  readonly title: string;
  readonly location: string;
  readonly skills: string[];
}[] = [
  {
    profile: 'cuoca',
    name: 'Anna Verdi',
    title: 'Cuoca',
    location: 'Edolo',
    skills: ['cucina tipica', 'pasta fresca'],
  },
  {
    profile: 'cameriere',
    name: 'Luca Neri',
    title: 'Cameriere',
    location: 'Ponte di Legno',
    skills: ['inglese', 'vini'],
  },
  { profile: 'sala', name: 'Sara Fabbri', title: 'Addetta sala e bar', location: 'Breno', skills: ['caffetteria'] },
  {
    profile: 'muratore',
    name: 'Paolo Bianchi',
    title: 'Muratore',
    location: 'Esine',
    skills: ['ponteggi', 'intonaco'],
  },
  { profile: 'oss', name: 'Marta Gialli', title: 'OSS', location: 'Darfo Boario Terme', skills: ['turni di notte'] },
  {
    profile: 'badante',
    name: 'Elena Rossi',
    title: 'Assistente familiare',
    location: 'Cemmo',
    skills: ['cucina', 'guida'],
  },
  {
    profile: 'autista',
    name: 'Ivan Grandi',
    title: 'Autista patente C',
    location: 'Pisogne',
    skills: ['muletto', 'adr'],
  },
  {
    profile: 'magazzino',
    name: 'Omar Conti',
    title: 'Magazziniere',
    location: 'Rogno',
    skills: ['muletto', 'picking'],
  },
  {
    profile: 'impiegata',
    name: 'Giulia Sarti',
    title: 'Impiegata contabile',
    location: 'Breno',
    skills: ['excel', 'bilanci'],
  },
  {
    profile: 'saldatore',
    name: 'Marco Fabbri',
    title: 'Saldatore',
    location: 'Cividate',
    skills: ['tig', 'disegno meccanico'],
  },
  {
    profile: 'pulizie',
    name: 'Rosa Villa',
    title: 'Addetta alle pulizie',
    location: 'Boario',
    skills: ['stiro', 'bambini'],
  },
  {
    profile: 'estate',
    name: 'Nina Costa',
    title: 'Studentessa',
    location: 'Temù',
    skills: ['tedesco', 'stagione estiva'],
  },
];
