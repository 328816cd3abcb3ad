import type { TownTexts } from '../town-settings.ts';

export const TEXTS: TownTexts = {
  page: 'lovere',
  title: 'Lavoro a Lovere e alto lago: offerte aperte',
  description:
    'Offerte di lavoro a Lovere e nell’alto lago d’Iseo: industria, ospitalità, negozi, scuola, sanità. Scegli tu quanto lontano cercare, da 5 a 50 km.',
  keywords: ['lavoro Lovere', 'offerte di lavoro Lovere', 'lavoro alto Sebino', 'lavoro Costa Volpino'],
  heroDescription: 'Sulla riva bergamasca del lago: una lunga storia di industria e turismo.',
  popularJobs: ['operaio', 'cucina', 'sala', 'vendita', 'infermiera'],
  places:
    'Il borgo sul lago raccoglie negozi, bar, ristoranti, scuole e l’ospedale. Fabbriche e capannoni stanno sulla riva verso Castro e nella piana di Costa Volpino e Rogno; altri lavori sono sulla collina, a Sovere, Pianico e Bossico.',
  sectors:
    'Siderurgia e meccanica, alberghi e ristorazione, commercio, scuola, sanità e assistenza, nautica e servizi per il turismo. D’estate cercano i locali sul lago; nell’industria si lavora spesso a turni.',
  transport:
    'A Lovere non c’è la ferrovia: la stazione più comoda è Pisogne, sull’altra riva, in battello o in autobus. Gli autobus di linea vanno a Bergamo, Clusone e in Valle Camonica. In auto la SS42 collega Bergamo, Costa Volpino e Darfo.',
};
