import type { TownTexts } from '../town-settings.ts';

export const TEXTS: TownTexts = {
  page: 'ango',
  title: 'Lavoro ad Angolo Terme e dintorni: le offerte',
  description:
    'Offerte di lavoro ad Angolo Terme e vicino: alberghi, ristoranti, assistenza, edilizia, e i lavori di Darfo a pochi minuti. Da 5 a 50 km, gratis.',
  keywords: ['lavoro Angolo Terme', 'offerte di lavoro Angolo', 'lavoro Val di Scalve', 'lavoro Darfo'],
  heroDescription: 'Un paese di acque e boschi all’inizio della Via Mala, con Boario dietro la curva.',
  popularJobs: ['cucina', 'sala', 'pulizie', 'assistenza', 'muratore'],
  places:
    'In paese e nelle frazioni lavorano alberghi, ristoranti, piccole imprese edili e chi assiste le persone a casa. La maggior parte dei lavori è però a Darfo Boario Terme, a pochi chilometri: con il raggio di 15 km li vedi tutti insieme.',
  sectors:
    'Turismo termale e del lago Moro, ristorazione, edilizia, bosco, assistenza familiare. Chi è disposto a scendere a valle trova anche commercio, officine e uffici.',
  transport:
    'La stazione più vicina è Boario Terme, sulla linea Brescia–Iseo–Edolo; il collegamento con il paese è in autobus. In auto si scende a Darfo, sulla SS42, e si sale per la Via Mala verso la Val di Scalve.',
};
