import { pagePath } from '../../shared/paths.ts';
import { inTown } from '../../shared/places/in-town.ts';
import { TOWNS, type Town } from '../../shared/places/towns.ts';

/**
 * Settings of a town's page (specification, section 2). Its `cityName`, `citySlug` and `location` are the name, page and
 * position of `town`, which the API knows too.
 */
export type TownSettings = {
  readonly town: Town;
  /** `a Breno`, `ad Angolo Terme`. */
  readonly inTown: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly heroTitle: string;
  readonly heroDescription: string;
  /** Words for the search box. */
  readonly popularJobs: readonly string[];
  readonly localInfo: readonly { readonly title: string; readonly text: string }[];
};

type Texts = Omit<TownSettings, 'town' | 'inTown' | 'localInfo'> & {
  readonly places: string;
  readonly sectors: string;
  readonly transport: string;
};

const TEXTS: Readonly<Record<string, Texts>> = {
  'darfo-boario': {
    title: 'Lavoro a Darfo Boario Terme: le offerte di oggi',
    description:
      'Offerte di lavoro a Darfo Boario Terme e nei comuni entro 15 km: negozi, alberghi e terme, officine, uffici. Cerchi e ti candidi gratis.',
    keywords: ['lavoro Darfo Boario Terme', 'offerte di lavoro Darfo', 'lavoro Boario', 'cerco lavoro Darfo'],
    heroTitle: 'Lavoro a Darfo Boario Terme',
    heroDescription:
      'Il comune più popoloso della valle: negozi, terme, officine e uffici a pochi minuti l’uno dall’altro.',
    popularJobs: ['vendita', 'magazzino', 'reception', 'pulizie', 'autista'],
    places:
      'Negozi e uffici stanno in centro, alberghi e ristoranti intorno alle terme di Boario, capannoni e grandi negozi lungo la strada di fondovalle. Guarda anche i comuni accanto: Piancogno, Esine, Gianico, Artogne, Pian Camuno e Rogno sono a pochi chilometri.',
    sectors:
      'Commercio, ristorazione e alberghi, meccanica, trasporti, edilizia, cura delle persone. Il turismo delle terme cerca soprattutto da primavera ad autunno; i negozi rinforzano i turni prima di Natale. A Esine, a due passi, c’è l’ospedale della valle.',
    transport:
      'Due fermate sulla linea ferroviaria Brescia–Iseo–Edolo, Darfo-Corna e Boario Terme. In auto passa di qui la SS42 del Tonale; da Brescia arrivi con la SS510 lungo il lago. Gli autobus di linea seguono il fondovalle.',
  },
  breno: {
    title: 'Lavoro a Breno e media valle: offerte aperte',
    description:
      'Offerte di lavoro a Breno e nella media Valle Camonica, entro 15 km: uffici, scuole, negozi, ristoranti, artigiani. Leggi e candidati gratis.',
    keywords: ['lavoro Breno', 'offerte di lavoro Breno', 'lavoro media Valle Camonica', 'cerco lavoro Breno'],
    heroTitle: 'Lavoro a Breno',
    heroDescription:
      'Il capoluogo storico della valle, al suo centro: servizi, scuole e uffici, e intorno officine e artigiani.',
    popularJobs: ['segreteria', 'contabilità', 'bar', 'assistenza', 'pulizie'],
    places:
      'Uffici pubblici, studi e scuole superiori sono in paese, sotto il castello. Le officine e i laboratori si trovano soprattutto sul fondovalle, verso Cividate Camuno, Esine e Niardo; alberghi e ristoranti salgono verso Bienno, Borno e la strada del Crocedomini.',
    sectors:
      'Uffici e amministrazione, scuola e assistenza, commercio, ristorazione, meccanica, edilizia e artigianato. Per i lavori negli enti pubblici si passa da un concorso: i bandi escono sui siti degli enti e sul portale inPA.',
    transport:
      'La stazione di Breno è sulla linea Brescia–Iseo–Edolo, ed è capolinea di alcune corse. In auto la SS42 del Tonale collega in pochi minuti Esine, Cividate Camuno e Capo di Ponte. Autobus di linea per il fondovalle e i paesi laterali.',
  },
  edolo: {
    title: 'Lavoro a Edolo e alta valle: offerte e stagioni',
    description:
      'Offerte di lavoro a Edolo e in alta Valle Camonica: alberghi, piste e rifugi, negozi, cantieri, assistenza. Stagionali e fisse, anche con alloggio.',
    keywords: ['lavoro Edolo', 'lavoro stagionale alta Valle Camonica', 'lavoro Ponte di Legno', 'offerte Edolo'],
    heroTitle: 'Lavoro a Edolo',
    heroDescription: 'La porta dell’alta valle: da qui si sale a Ponte di Legno, al Tonale e all’Aprica.',
    popularJobs: ['sala', 'cucina', 'neve', 'assistenza', 'muratore'],
    places:
      'A Edolo ci sono negozi, scuole, l’ospedale e una sede universitaria dedicata alla montagna. Molto lavoro del turismo è più in alto, a Ponte di Legno, Temù, Vezza d’Oglio e verso l’Aprica: sulla mappa vedi quante offerte ci sono in ogni comune.',
    sectors:
      'Alberghi, ristoranti, rifugi e impianti di sci, poi commercio, edilizia, bosco, sanità e assistenza, produzione di energia idroelettrica. La stagione d’inverno va più o meno da dicembre ad aprile, quella d’estate da giugno a settembre: chi assume cerca un paio di mesi prima.',
    transport:
      'Edolo è il capolinea della linea ferroviaria da Brescia e Iseo; da qui gli autobus salgono in alta valle. In auto si incontrano la SS42 del Tonale e la SS39 dell’Aprica. D’inverno servono gomme adatte: chiedi se nell’offerta è previsto l’alloggio.',
  },
  pisogne: {
    title: 'Lavoro a Pisogne, tra il lago e la Valle Camonica',
    description:
      'Offerte di lavoro a Pisogne e dintorni, entro 15 km: turismo sul lago, officine, negozi, trasporti, assistenza. Cerchi gratis e senza account.',
    keywords: ['lavoro Pisogne', 'offerte di lavoro Pisogne', 'lavoro lago d’Iseo', 'lavoro Costa Volpino'],
    heroTitle: 'Lavoro a Pisogne',
    heroDescription: 'Dove il lago finisce e comincia la valle: turismo sulla riva, officine e capannoni nella piana.',
    popularJobs: ['cameriera', 'operaio', 'bar', 'autista', 'assistenza'],
    places:
      'Bar, ristoranti e campeggi sono sul lungolago; officine, capannoni e depositi nella piana verso Costa Volpino, Rogno e Pian Camuno. In mezz’ora d’auto raggiungi anche Lovere, Marone e Darfo.',
    sectors:
      'Ristorazione e turismo del lago, meccanica e lavorazione dei metalli, trasporti, commercio, edilizia, assistenza agli anziani. La stagione sul lago va da Pasqua a settembre, con i fine settimana come momento di punta.',
    transport:
      'La stazione di Pisogne è sulla linea Brescia–Iseo–Edolo ed è capolinea di alcune corse. In auto la SS510 porta a Iseo e Brescia, e all’imbocco della valle incontra la SS42 del Tonale. Dal porto partono i battelli della Navigazione Lago d’Iseo, con più corse in estate.',
  },
  lovere: {
    title: 'Lavoro a Lovere e alto lago: offerte aperte',
    description:
      'Offerte di lavoro a Lovere e nell’alto lago d’Iseo: industria, ospitalità, negozi, scuola, sanità. Scegli tu quanto lontano cercare, da 5 a 50 km.',
    keywords: ['lavoro Lovere', 'offerte di lavoro Lovere', 'lavoro alto Sebino', 'lavoro Costa Volpino'],
    heroTitle: 'Lavoro a Lovere',
    heroDescription: 'Sulla riva bergamasca del lago: una lunga storia di industria, un borgo che vive di turismo.',
    popularJobs: ['operaio', 'cucina', 'sala', 'vendita', 'infermiera'],
    places:
      'Il borgo sul lago raccoglie negozi, bar, ristoranti, scuole e l’ospedale. Fabbriche e capannoni stanno sulla riva verso Castro e nella piana di Costa Volpino e Rogno; altri lavori sono sulla collina, a Sovere, Pianico e Bossico.',
    sectors:
      'Siderurgia e meccanica, alberghi e ristorazione, commercio, scuola, sanità e assistenza, nautica e servizi per il turismo. D’estate cercano i locali sul lago; nell’industria si lavora spesso a turni.',
    transport:
      'A Lovere non c’è la ferrovia: la stazione più comoda è Pisogne, sull’altra riva, in battello o in autobus. Gli autobus di linea vanno a Bergamo, Clusone e in Valle Camonica. In auto la SS42 collega Bergamo, Costa Volpino e Darfo.',
  },
  ango: {
    title: 'Lavoro ad Angolo Terme e dintorni: le offerte',
    description:
      'Offerte di lavoro ad Angolo Terme e vicino: alberghi, ristoranti, assistenza, edilizia, e i lavori di Darfo a pochi minuti. Da 5 a 50 km, gratis.',
    keywords: ['lavoro Angolo Terme', 'offerte di lavoro Angolo', 'lavoro Val di Scalve', 'lavoro Darfo'],
    heroTitle: 'Lavoro ad Angolo Terme',
    heroDescription: 'Un paese di acque e boschi all’inizio della Via Mala, con Boario dietro la curva.',
    popularJobs: ['cucina', 'sala', 'pulizie', 'assistenza', 'muratore'],
    places:
      'In paese e nelle frazioni lavorano alberghi, ristoranti, piccole imprese edili e chi assiste le persone a casa. La maggior parte dei lavori è però a Darfo Boario Terme, a pochi chilometri: con il raggio di 15 km li vedi tutti insieme.',
    sectors:
      'Turismo termale e del lago Moro, ristorazione, edilizia, bosco, assistenza familiare. Chi è disposto a scendere a valle trova anche commercio, officine e uffici.',
    transport:
      'La stazione più vicina è Boario Terme, sulla linea Brescia–Iseo–Edolo; il collegamento con il paese è in autobus. In auto si scende a Darfo, sulla SS42, e si sale per la Via Mala verso la Val di Scalve.',
  },
  'capo-di-ponte': {
    title: 'Lavoro a Capo di Ponte: offerte in paese e vicino',
    description:
      'Offerte di lavoro a Capo di Ponte e nella media valle: musei e parchi delle incisioni, ristoranti, officine, assistenza. Scegli il raggio, da 5 a 50 km.',
    keywords: [
      'lavoro Capo di Ponte',
      'offerte di lavoro Capo di Ponte',
      'lavoro turismo Valle Camonica',
      'lavoro Ceto',
    ],
    heroTitle: 'Lavoro a Capo di Ponte',
    heroDescription: 'Il paese delle incisioni rupestri, patrimonio Unesco: accoglienza, cultura e lavoro artigiano.',
    popularJobs: ['accoglienza', 'bar', 'cucina', 'operaio', 'pulizie'],
    places:
      'I parchi delle incisioni e i musei richiamano scuole e visitatori, e con loro bar, ristoranti e alloggi. Officine e cantieri sono sparsi sul fondovalle, da Ceto a Sellero e Cedegolo; Breno è a un quarto d’ora d’auto.',
    sectors:
      'Turismo culturale e ristorazione, metalmeccanica, edilizia e lavorazione della pietra e del legno, assistenza alle persone. Le gite scolastiche concentrano il lavoro in primavera, e in parte in autunno.',
    transport:
      'La stazione di Capo di Ponte è sulla linea Brescia–Iseo–Edolo. In auto la SS42 del Tonale porta a Breno da una parte e a Edolo dall’altra; gli autobus di linea seguono il fondovalle.',
  },
  iseo: {
    title: 'Lavoro a Iseo e basso lago: offerte vicino a te',
    description:
      'Offerte di lavoro a Iseo, sul lago e verso la Franciacorta: alberghi, campeggi, ristoranti, cantine, negozi. Scegli il raggio di ricerca, è gratis.',
    keywords: ['lavoro Iseo', 'offerte di lavoro Iseo', 'lavoro stagionale lago d’Iseo', 'lavoro Franciacorta'],
    heroTitle: 'Lavoro a Iseo',
    heroDescription: 'Il centro del turismo sul lago: camere, tavoli e barche d’estate, scuole e servizi tutto l’anno.',
    popularJobs: ['cameriera', 'reception', 'cucina', 'vendita', 'pulizie'],
    places:
      'Alberghi, campeggi, bar e ristoranti sono lungo la riva e nel centro storico. Subito a sud comincia la Franciacorta, con le sue cantine; a nord seguono Sulzano, Sale Marasino e Marone, e in mezzo al lago Monte Isola.',
    sectors:
      'Ospitalità e ristorazione, commercio, pulizie, manutenzione del verde, nautica, scuola e sanità. La stagione va da Pasqua a settembre; tra fine agosto e settembre le cantine cercano persone per la vendemmia.',
    transport:
      'La stazione di Iseo è tra le principali della linea Brescia–Iseo–Edolo, e il porto dei battelli è vicino. In auto la SS510 porta a Brescia e, lungo il lago, a Pisogne. Nei fine settimana d’estate il traffico è intenso: il treno aiuta.',
  },
  malegno: {
    title: 'Lavoro a Malegno e vicino: offerte aperte oggi',
    description:
      'Offerte di lavoro a Malegno e nella media Valle Camonica: officine, artigiani, negozi, assistenza. Scegli tu il raggio, da 5 a 50 km, e candidati.',
    keywords: ['lavoro Malegno', 'offerte di lavoro Malegno', 'lavoro Cividate Camuno', 'lavoro media valle'],
    heroTitle: 'Lavoro a Malegno',
    heroDescription: 'Al centro della valle, dove parte la strada per Borno: tutto il fondovalle è a portata di mano.',
    popularJobs: ['operaio', 'saldatore', 'magazzino', 'assistenza', 'bar'],
    places:
      'Malegno confina con Breno e Cividate Camuno, e chi abita qui lavora spesso nelle officine e nei negozi del fondovalle, fino a Esine e Piancogno. Salendo verso Ossimo e Borno si trovano alberghi e ristoranti dell’altopiano.',
    sectors:
      'Meccanica e carpenteria, edilizia, commercio, assistenza alle persone, turismo sull’altopiano d’inverno e d’estate. Le piccole imprese cercano spesso con il passaparola: qui le trovi anche se non conosci nessuno.',
    transport:
      'La stazione è Cividate-Malegno, sulla linea Brescia–Iseo–Edolo. In auto la SS42 del Tonale passa accanto al paese, e da qui parte la strada provinciale per Ossimo e Borno. Autobus di linea sul fondovalle e verso l’altopiano.',
  },
  niardo: {
    title: 'Lavoro a Niardo e dintorni: trova l’offerta',
    description:
      'Offerte di lavoro a Niardo e nei paesi vicini, da Breno a Capo di Ponte: cantieri, officine, negozi, assistenza, ristoranti. Cerca da 5 a 50 km.',
    keywords: ['lavoro Niardo', 'offerte di lavoro Niardo', 'lavoro Breno', 'lavoro Braone Losine Ceto'],
    heroTitle: 'Lavoro a Niardo',
    heroDescription: 'Un paese artigiano a due passi da Breno, con la media valle tutta intorno.',
    popularJobs: ['muratore', 'elettricista', 'operaio', 'assistenza', 'vendita'],
    places:
      'In paese lavorano imprese edili, artigiani e piccole officine. Per uffici, scuole e negozi si va a Breno, a pochi minuti; Braone, Losine, Ceto e Cerveno sono altrettanto vicini.',
    sectors:
      'Edilizia e impianti, carpenteria, lavorazione del legno, commercio, assistenza familiare, ristorazione. Nei cantieri il lavoro cresce con la bella stagione, quando in quota si può costruire.',
    transport:
      'In paese non c’è una fermata del treno: le stazioni più vicine sono Breno e Ceto-Cerveno, sulla linea Brescia–Iseo–Edolo. In auto la SS42 del Tonale passa sul fondovalle; gli autobus di linea fermano lungo la statale.',
  },
};

/**
 * Settings of the town whose page is at a path such as `/lavoro-breno`.
 * @throws Error where no town has its page
 */
export function townSettings(path: string): TownSettings {
  const town = TOWNS.find(({ page }) => pagePath.town(page) === path);
  const texts = TEXTS[town?.page ?? ''];
  if (!town || !texts) throw new Error(`townSettings: no town at ${path}`);
  const { places, sectors, transport, ...settings } = texts;
  return {
    town,
    inTown: inTown(town.name),
    ...settings,
    localInfo: [
      { title: 'Dove si lavora', text: places },
      { title: 'Che lavori si trovano', text: sectors },
      { title: 'Come ci si arriva', text: transport },
    ],
  };
}
