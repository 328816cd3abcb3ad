export const TEXTS = {
  page: 'montelume',
  title: 'Lavoro a Montelume e dintorni: le offerte di oggi',
  description:
    'Offerte di lavoro a Montelume e nei paesi vicini: negozi, alberghi, officine, uffici. Cerchi e ti candidi gratis.',
  keywords: ['lavoro Montelume'],
  heroTitle: 'Lavoro a Montelume',
  heroDescription: 'Un paese inventato, con negozi e officine a pochi minuti l’uno dall’altro.',
  popularJobs: ['cucina', 'sala'],
  places: 'In paese ci sono negozi e uffici.',
  sectors: 'Ristorazione, commercio, artigianato.',
  transport: 'Si arriva in autobus.',
};
