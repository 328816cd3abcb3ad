export const TEXTS = {
  page: 'castelrovo',
  title: 'Lavoro a Castelrovo e dintorni: le offerte di oggi',
  description:
    'Offerte di lavoro a Castelrovo e nei paesi vicini: negozi, alberghi, officine, uffici. Cerchi e ti candidi gratis.',
  keywords: ['lavoro Castelrovo'],
  heroTitle: 'Lavoro a Castelrovo',
  heroDescription: 'Un paese inventato, con negozi e officine a pochi minuti l’uno dall’altro.',
  popularJobs: ['cucina', 'sala'],
  places: 'In paese ci sono negozi e uffici.',
  sectors: 'Ristorazione, commercio, artigianato.',
  transport: 'Si arriva in autobus.',
};
