import { VALLEY } from '../../shared/valley/valley.ts';

/** A complete offer, as a form sends it. @param {string} mark part of its title */
export const sampleJob = (mark) => ({
  title: `Aiuto cucina ${mark}`,
  companyName: 'Trattoria del Ponte',
  location: VALLEY.examples.town.name,
  category: /** @type {const} */ ('Ristorazione'),
  type: /** @type {const} */ ('Full-time'),
  experience: /** @type {const} */ ('No esperienza'),
  contract: /** @type {const} */ ('Contratto determinato'),
  description: 'Preparazioni in cucina e riordino, due turni al giorno.',
});
