import type { TownTexts } from '../town-settings.ts';

export const TEXTS: TownTexts = {
  page: 'breno',
  title: 'Lavoro a Breno e media valle: offerte aperte',
  description:
    'Offerte di lavoro a Breno e nella media Valle Camonica, entro 15 km: uffici, scuole, negozi, ristoranti, artigiani. Leggi e candidati gratis.',
  keywords: ['lavoro Breno', 'offerte di lavoro Breno', 'lavoro media Valle Camonica', 'cerco lavoro Breno'],
  heroDescription: 'Il capoluogo storico, al centro della valle: servizi, scuole e officine.',
  popularJobs: ['segreteria', 'contabilità', 'bar', 'assistenza', 'pulizie'],
  places:
    'Uffici pubblici, studi e scuole superiori sono in paese, sotto il castello. Le officine e i laboratori si trovano soprattutto sul fondovalle, verso Cividate Camuno, Esine e Niardo; alberghi e ristoranti salgono verso Bienno, Borno e la strada del Crocedomini.',
  sectors:
    'Uffici e amministrazione, scuola e assistenza, commercio, ristorazione, meccanica, edilizia e artigianato. Per i lavori negli enti pubblici si passa da un concorso: i bandi escono sui siti degli enti e sul portale inPA.',
  transport:
    'La stazione di Breno è sulla linea Brescia–Iseo–Edolo, ed è capolinea di alcune corse. In auto la SS42 del Tonale collega in pochi minuti Esine, Cividate Camuno e Capo di Ponte. Autobus di linea per il fondovalle e i paesi laterali.',
};
