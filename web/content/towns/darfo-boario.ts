import type { TownTexts } from '../town-settings.ts';

export const TEXTS: TownTexts = {
  page: 'darfo-boario',
  title: 'Lavoro a Darfo Boario Terme: le offerte di oggi',
  description:
    'Offerte di lavoro a Darfo Boario Terme e nei comuni entro 15 km: negozi, alberghi e terme, officine, uffici. Cerchi e ti candidi gratis.',
  keywords: ['lavoro Darfo Boario Terme', 'offerte di lavoro Darfo', 'lavoro Boario', 'cerco lavoro Darfo'],
  heroDescription: 'Il comune più popoloso della valle: negozi, terme, officine e uffici.',
  popularJobs: ['vendita', 'magazzino', 'reception', 'pulizie', 'autista'],
  places:
    'Negozi e uffici stanno in centro, alberghi e ristoranti intorno alle terme di Boario, capannoni e grandi negozi lungo la strada di fondovalle. Guarda anche i comuni accanto: Piancogno, Esine, Gianico, Artogne, Pian Camuno e Rogno sono a pochi chilometri.',
  sectors:
    'Commercio, ristorazione e alberghi, meccanica, trasporti, edilizia, cura delle persone. Il turismo delle terme cerca soprattutto da primavera ad autunno; i negozi rinforzano i turni prima di Natale. A Esine, a due passi, c’è l’ospedale della valle.',
  transport:
    'Due fermate sulla linea ferroviaria Brescia–Iseo–Edolo, Darfo-Corna e Boario Terme. In auto passa di qui la SS42 del Tonale; da Brescia arrivi con la SS510 lungo il lago. Gli autobus di linea seguono il fondovalle.',
};
