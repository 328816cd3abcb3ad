import type { TownTexts } from '../town-settings.ts';

export const TEXTS: TownTexts = {
  page: 'capo-di-ponte',
  title: 'Lavoro a Capo di Ponte: offerte in paese e vicino',
  description:
    'Offerte di lavoro a Capo di Ponte e nella media valle: musei e parchi delle incisioni, ristoranti, officine, assistenza. Scegli il raggio, da 5 a 50 km.',
  keywords: ['lavoro Capo di Ponte', 'offerte di lavoro Capo di Ponte', 'lavoro turismo Valle Camonica', 'lavoro Ceto'],
  heroDescription: 'Il paese delle incisioni rupestri: accoglienza, cultura, botteghe.',
  popularJobs: ['accoglienza', 'bar', 'cucina', 'operaio', 'pulizie'],
  places:
    'I parchi delle incisioni e i musei richiamano scuole e visitatori, e con loro bar, ristoranti e alloggi. Officine e cantieri sono sparsi sul fondovalle, da Ceto a Sellero e Cedegolo; Breno è a un quarto d’ora d’auto.',
  sectors:
    'Turismo culturale e ristorazione, metalmeccanica, edilizia e lavorazione della pietra e del legno, assistenza alle persone. Le gite scolastiche concentrano il lavoro in primavera, e in parte in autunno.',
  transport:
    'La stazione di Capo di Ponte è sulla linea Brescia–Iseo–Edolo. In auto la SS42 del Tonale porta a Breno da una parte e a Edolo dall’altra; gli autobus di linea seguono il fondovalle.',
};
