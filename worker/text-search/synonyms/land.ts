import type { Group } from './group.ts';

/** Wood, forests, farms, cheese, food, crafts. */
export const LAND: readonly Group[] = [
  // Wood and forests
  'falegname, falegnameria, lavorazione del legno, lavorazione legno, ebanista, mobiliere, mobiliera, addetto falegnameria, addetta falegnameria, (legno)',
  'montatore mobili, montatrice mobili, montaggio mobili, montatore arredamenti, montatrice arredamenti, montatore cucine, montatrice cucine, arredatore, arredatrice, (mobili)',
  'carpentiere in legno, carpentiera in legno, tetti in legno, case in legno, carpenteria in legno, bioedilizia',
  'segheria, segantino, segantina, addetto segheria, addetta segheria, tronchi, pallet, imballaggi in legno',
  'boscaiolo, boscaiola, taglialegna, operaio forestale, operaia forestale, operatore forestale, operatrice forestale, forestale, motoseghista, motosega, (boschi, bosco, legna)',
  'teleferica, esbosco, gru a cavo, trattorista forestale, addetto esbosco, addetta esbosco',
  'guardaboschi, guardaparco, guardia parco, guardie ecologiche, agente forestale, guardiacaccia',
  'dottore forestale, dottoressa forestale, agronomo, agronoma, perito agrario, perita agraria, agrotecnico, agrotecnica',
  'giardiniere, giardiniera, manutenzione del verde, manutentore del verde, manutentrice del verde, giardinaggio, operaio del verde, operaia del verde, verde pubblico, potatore, potatrice, potature, (giardino, giardini)',
  'tree climber, treeclimber, tree climbing, arboricoltore, arboricoltrice, abbattimento piante, potature in quota',
  'vivaista, vivaio, vivai, serra, floricoltore, floricoltrice, floricoltura, orticoltura, ortolano, ortolana',
  'fiorista, fioraio, fioraia, negozio di fiori, composizioni floreali, (fiori)',
  // Farms
  'bracciante, bracciante agricolo, bracciante agricola, operaio agricolo, operaia agricola, agricoltore, agricoltrice, contadino, contadina, coltivatore, coltivatrice, (agricoltura, campagna, agricolo, agricola)',
  'mungitore, mungitrice, mungitura, addetto alla stalla, addetta alla stalla, stalla, allevatore, allevatrice, allevamento, bovaro, bovara, zootecnia, vaccaro, vaccara, (mucche, bestiame, animali)',
  'malga, alpeggio, malgaro, malgara, malghese, bergamino, aiuto malga',
  'pastore, pastora, pecoraio, pecoraia, capraio, capraia, transumanza, pastorizia, ovini, (capre, pecore)',
  'casaro, casara, caseificio, formaggi, aiuto casaro, aiuto casara, addetto caseificio, addetta caseificio, latteria, lavorazione latte, produzione formaggi, (formaggio, latte)',
  'stagionatura formaggi, addetto stagionatura, addetta stagionatura, confezionamento formaggi',
  'trattorista, conducente trattore, trattore, mezzi agricoli, contoterzista, contoterzi, macchine agricole',
  'raccolta frutta, raccoglitore, raccoglitrice, raccolta mele, raccolta castagne, raccolta piccoli frutti, raccolta olive, piccoli frutti, frutteto, castagneto, (frutta, raccolta)',
  'vendemmia, vendemmiatore, vendemmiatrice, vigneto, vigna, viticoltore, viticoltrice, viticoltura, potatura vigneti, raccolta uva, (uva)',
  'cantiniere, cantiniera, cantina, enologo, enologa, aiuto cantina, vinificazione, (vino)',
  'apicoltore, apicoltrice, apicoltura, miele, apiario, (api)',
  'birraio, birraia, birrificio, mastro birraio, mastra birraia, birreria artigianale, (birra)',
  'piscicoltura, troticoltura, itticoltore, itticoltrice, trote, allevamento pesci, (pesci)',
  // Food
  'panettiere, panettiera, fornaio, fornaia, panificatore, panificatrice, forno pane, addetto al forno, addetta al forno, panificazione, (pane) [commesso panetteria, commesso panificio, vendita pane]',
  'commesso panetteria, commessa panetteria, addetto vendita pane, addetta vendita pane, banco pane, banconiere pane, banconiera pane',
  'macellaio, macellaia, macelleria, addetto macelleria, addetta macelleria, banconista macelleria, disossatore, disossatrice, norcino, norcina, (carne)',
  'salumificio, salumiere, salumiera, salumi, insaccatore, insaccatrice, addetto salumificio, addetta salumificio, macello, macellatore, macellatrice',
  'pastificio, pasta fresca, addetto pasta fresca, addetta pasta fresca, casoncelli, gastronomia artigianale',
  'industria alimentare, operaio alimentare, operaia alimentare, addetto produzione alimentare, addetta produzione alimentare, alimentare, alimentarista, produzione alimentare, (alimentari)',
  // Crafts
  'sarto, sarta, sartoria, cucitore, cucitrice, cucito, riparazioni sartoriali, modellista, confezioni abbigliamento, macchinista tessile, aggiustare vestiti',
  'calzolaio, calzolaia, calzature, pellettiere, pellettiera, pelletteria, scarpe su misura, (scarpe)',
  'tappezziere, tappezziera, tappezzeria, materassaio, materassaia, imbottitore, imbottitrice, divani',
  'orafo, orafa, orologiaio, orologiaia, oreficeria, gioielleria, gioielliere, gioielliera',
  'ceramista, ceramica, vasaio, vasaia, artigiano, artigiana, artigianato, intagliatore, intagliatrice, scultore, scultrice',
  'fotografo, fotografa, videomaker, operatore video, operatrice video, riprese video, studio fotografico',
  'tecnico audio, tecnica audio, fonico, fonica, tecnico luci, tecnica luci, palchi, allestitore, allestitrice, allestimento fiere, allestimento eventi, montaggio palchi, service audio',
];
