import type { TownTexts } from '../town-settings.ts';

export const TEXTS: TownTexts = {
  page: 'niardo',
  title: 'Lavoro a Niardo e dintorni: trova l’offerta',
  description:
    'Offerte di lavoro a Niardo e nei paesi vicini, da Breno a Capo di Ponte: cantieri, officine, negozi, assistenza, ristoranti. Cerca da 5 a 50 km.',
  keywords: ['lavoro Niardo', 'offerte di lavoro Niardo', 'lavoro Breno', 'lavoro Braone Losine Ceto'],
  heroDescription: 'Un paese artigiano a due passi da Breno, con la media valle tutta intorno.',
  popularJobs: ['muratore', 'elettricista', 'operaio', 'assistenza', 'vendita'],
  places:
    'In paese lavorano imprese edili, artigiani e piccole officine. Per uffici, scuole e negozi si va a Breno, a pochi minuti; Braone, Losine, Ceto e Cerveno sono altrettanto vicini.',
  sectors:
    'Edilizia e impianti, carpenteria, lavorazione del legno, commercio, assistenza familiare, ristorazione. Nei cantieri il lavoro cresce con la bella stagione, quando in quota si può costruire.',
  transport:
    'In paese non c’è una fermata del treno: le stazioni più vicine sono Breno e Ceto-Cerveno, sulla linea Brescia–Iseo–Edolo. In auto la SS42 del Tonale passa sul fondovalle; gli autobus di linea fermano lungo la statale.',
};
