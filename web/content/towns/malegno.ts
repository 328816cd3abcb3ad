import type { TownTexts } from '../town-settings.ts';

export const TEXTS: TownTexts = {
  page: 'malegno',
  title: 'Lavoro a Malegno e vicino: offerte aperte oggi',
  description:
    'Offerte di lavoro a Malegno e nella media Valle Camonica: officine, artigiani, negozi, assistenza. Scegli tu il raggio, da 5 a 50 km, e candidati.',
  keywords: ['lavoro Malegno', 'offerte di lavoro Malegno', 'lavoro Cividate Camuno', 'lavoro media valle'],
  heroDescription: 'Al centro della valle, dove parte la strada per Borno: tutto è vicino.',
  popularJobs: ['operaio', 'saldatore', 'magazzino', 'assistenza', 'bar'],
  places:
    'Malegno confina con Breno e Cividate Camuno, e chi abita qui lavora spesso nelle officine e nei negozi del fondovalle, fino a Esine e Piancogno. Salendo verso Ossimo e Borno si trovano alberghi e ristoranti dell’altopiano.',
  sectors:
    'Meccanica e carpenteria, edilizia, commercio, assistenza alle persone, turismo sull’altopiano d’inverno e d’estate. Le piccole imprese cercano spesso con il passaparola: qui le trovi anche se non conosci nessuno.',
  transport:
    'La stazione è Cividate-Malegno, sulla linea Brescia–Iseo–Edolo. In auto la SS42 del Tonale passa accanto al paese, e da qui parte la strada provinciale per Ossimo e Borno. Autobus di linea sul fondovalle e verso l’altopiano.',
};
