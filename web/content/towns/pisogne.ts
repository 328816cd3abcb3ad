import type { TownTexts } from '../town-settings.ts';

export const TEXTS: TownTexts = {
  page: 'pisogne',
  title: 'Lavoro a Pisogne, tra il lago e la Valle Camonica',
  description:
    'Offerte di lavoro a Pisogne e dintorni, entro 15 km: turismo sul lago, officine, negozi, trasporti, assistenza. Cerchi gratis e senza account.',
  keywords: ['lavoro Pisogne', 'offerte di lavoro Pisogne', 'lavoro lago d’Iseo', 'lavoro Costa Volpino'],
  heroDescription: 'Dove il lago diventa valle: turismo sulla riva, officine nella piana.',
  popularJobs: ['cameriera', 'operaio', 'bar', 'autista', 'assistenza'],
  places:
    'Bar, ristoranti e campeggi sono sul lungolago; officine, capannoni e depositi nella piana verso Costa Volpino, Rogno e Pian Camuno. In mezz’ora d’auto raggiungi anche Lovere, Marone e Darfo.',
  sectors:
    'Ristorazione e turismo del lago, meccanica e lavorazione dei metalli, trasporti, commercio, edilizia, assistenza agli anziani. La stagione sul lago va da Pasqua a settembre, con i fine settimana come momento di punta.',
  transport:
    'La stazione di Pisogne è sulla linea Brescia–Iseo–Edolo ed è capolinea di alcune corse. In auto la SS510 porta a Iseo e Brescia, e all’imbocco della valle incontra la SS42 del Tonale. Dal porto partono i battelli della Navigazione Lago d’Iseo, con più corse in estate.',
};
