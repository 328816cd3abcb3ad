import type { Group } from './group.ts';

/** Shops, supermarkets, selling. */
export const RETAIL: readonly Group[] = [
  'commesso, commessa, addetto vendite, addetta vendite, addetto alla vendita, addetta alla vendita, assistente alla vendita, assistente vendite, venditore al dettaglio, venditrice al dettaglio, sales assistant, shop assistant, (negozio, negozi, boutique)',
  'cassiere, cassiera, cassa, addetto cassa, addetta cassa, operatore di cassa, operatrice di cassa, addetto alle casse, addetta alle casse, casse',
  'scaffalista, addetto scaffali, addetta scaffali, addetto al rifornimento, addetta al rifornimento, rifornimento scaffali, caricamento scaffali, scaffali, repartista, addetto reparto, addetta reparto, allestitore scaffali, allestitrice scaffali',
  'banconiere, banconiera, banconista, addetto banco, addetta banco, banco gastronomia, addetto gastronomia, addetta gastronomia, banco salumi, gastronomo, gastronoma',
  'pescheria, pescivendolo, pescivendola, banco pesce, addetto pescheria, addetta pescheria, (pesce)',
  'ortofrutta, fruttivendolo, fruttivendola, addetto ortofrutta, addetta ortofrutta, frutta e verdura, banco frutta',
  'ambulante, banco mercato, banco al mercato, venditore ambulante, venditrice ambulante, bancarella, (mercato)',
  'tabaccheria, tabaccaio, tabaccaia, edicola, edicolante, giornalaio, giornalaia, ricevitoria',
  'ferramenta, addetto ferramenta, addetta ferramenta, colorificio, utensileria, bricolage, materiali edili, banconista materiali edili',
  'negozio di abbigliamento, abbigliamento, addetto abbigliamento, addetta abbigliamento, commesso abbigliamento, commessa abbigliamento, moda, intimo, negozio di scarpe, calzature negozio, (vestiti)',
  'negozio sportivo, articoli sportivi, negozio di sport, commesso articoli sportivi, commessa articoli sportivi, attrezzatura sportiva',
  'profumeria, addetto profumeria, addetta profumeria, beauty consultant, consulente di bellezza, erboristeria, erborista',
  'direttore negozio, direttrice negozio, responsabile negozio, responsabile punto vendita, store manager, capo negozio, vice responsabile negozio, direttore punto vendita, direttrice punto vendita',
  'vetrinista, visual merchandiser, allestimento vetrine, vetrine, merchandiser',
  'promoter, hostess, steward, promoter supermercato, dimostratore, dimostratrice, degustazioni, volantinaggio, volantinatore, volantinatrice, distribuzione volantini, (volantini)',
  'agente di commercio, rappresentante, agente di vendita, venditore, venditrice, commerciale, agente commerciale, procacciatore, procacciatrice, enasarco, consulente commerciale, sales account',
  'agente immobiliare, agenzia immobiliare, consulente immobiliare, mediatore immobiliare, mediatrice immobiliare, immobiliare, (case)',
  'assicuratore, assicuratrice, agenzia assicurazioni, consulente assicurativo, consulente assicurativa, assicurazioni, subagente, impiegato assicurativo, impiegata assicurativa',
  'centralino, call center, callcenter, operatore call center, operatrice call center, telefonista, centralinista, operatore telefonico, operatrice telefonica, teleselling, telemarketing, customer care, assistenza clienti',
  'telefonia, negozio telefonia, elettrodomestici, elettronica di consumo, addetto telefonia, addetta telefonia, riparazione telefoni, riparazione elettrodomestici, tecnico elettrodomestici, tecnica elettrodomestici',
  'libraio, libraia, libreria, cartoleria, cartolaio, cartolaia, giocattoli',
];
