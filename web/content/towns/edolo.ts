import type { TownTexts } from '../town-settings.ts';

export const TEXTS: TownTexts = {
  page: 'edolo',
  title: 'Lavoro a Edolo e alta valle: offerte e stagioni',
  description:
    'Offerte di lavoro a Edolo e in alta Valle Camonica: alberghi, piste e rifugi, negozi, cantieri, assistenza. Stagionali e fisse, anche con alloggio.',
  keywords: ['lavoro Edolo', 'lavoro stagionale alta Valle Camonica', 'lavoro Ponte di Legno', 'offerte Edolo'],
  heroDescription: 'La porta dell’alta valle: da qui si sale a Ponte di Legno, al Tonale e all’Aprica.',
  popularJobs: ['sala', 'cucina', 'neve', 'assistenza', 'muratore'],
  places:
    'A Edolo ci sono negozi, scuole, l’ospedale e una sede universitaria dedicata alla montagna. Molto lavoro del turismo è più in alto, a Ponte di Legno, Temù, Vezza d’Oglio e verso l’Aprica: sulla mappa vedi quante offerte ci sono in ogni comune.',
  sectors:
    'Alberghi, ristoranti, rifugi e impianti di sci, poi commercio, edilizia, bosco, sanità e assistenza, produzione di energia idroelettrica. La stagione d’inverno va più o meno da dicembre ad aprile, quella d’estate da giugno a settembre: chi assume cerca un paio di mesi prima.',
  transport:
    'Edolo è il capolinea della linea ferroviaria da Brescia e Iseo; da qui gli autobus salgono in alta valle. In auto si incontrano la SS42 del Tonale e la SS39 dell’Aprica. D’inverno servono gomme adatte: chiedi se nell’offerta è previsto l’alloggio.',
};
