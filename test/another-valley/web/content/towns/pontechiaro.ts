export const TEXTS = {
  page: 'pontechiaro',
  title: 'Lavoro a Pontechiaro e dintorni: le offerte di oggi',
  description:
    'Offerte di lavoro a Pontechiaro e nei paesi vicini: negozi, alberghi, officine, uffici. Cerchi e ti candidi gratis.',
  keywords: ['lavoro Pontechiaro'],
  heroTitle: 'Lavoro a Pontechiaro',
  heroDescription: 'Un paese inventato, con negozi e officine a pochi minuti l’uno dall’altro.',
  popularJobs: ['cucina', 'sala'],
  places: 'In paese ci sono negozi e uffici.',
  sectors: 'Ristorazione, commercio, artigianato.',
  transport: 'Si arriva in autobus.',
};
