import type { TownTexts } from '../town-settings.ts';

export const TEXTS: TownTexts = {
  page: 'iseo',
  title: 'Lavoro a Iseo e basso lago: offerte vicino a te',
  description:
    'Offerte di lavoro a Iseo, sul lago e verso la Franciacorta: alberghi, campeggi, ristoranti, cantine, negozi. Scegli il raggio di ricerca, è gratis.',
  keywords: ['lavoro Iseo', 'offerte di lavoro Iseo', 'lavoro stagionale lago d’Iseo', 'lavoro Franciacorta'],
  heroDescription: 'Il centro del turismo sul lago: camere, tavoli, barche, scuole e servizi.',
  popularJobs: ['cameriera', 'reception', 'cucina', 'vendita', 'pulizie'],
  places:
    'Alberghi, campeggi, bar e ristoranti sono lungo la riva e nel centro storico. Subito a sud comincia la Franciacorta, con le sue cantine; a nord seguono Sulzano, Sale Marasino e Marone, e in mezzo al lago Monte Isola.',
  sectors:
    'Ospitalità e ristorazione, commercio, pulizie, manutenzione del verde, nautica, scuola e sanità. La stagione va da Pasqua a settembre; tra fine agosto e settembre le cantine cercano persone per la vendemmia.',
  transport:
    'La stazione di Iseo è tra le principali della linea Brescia–Iseo–Edolo, e il porto dei battelli è vicino. In auto la SS510 porta a Brescia e, lungo il lago, a Pisogne. Nei fine settimana d’estate il traffico è intenso: il treno aiuta.',
};
