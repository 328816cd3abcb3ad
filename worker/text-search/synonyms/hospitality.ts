import type { Group } from './group.ts';

/** Dining rooms, bars, kitchens, hotels and refuges. */
export const HOSPITALITY: readonly Group[] = [
  // Dining room and bar
  'cameriere, cameriera, sala, addetto sala, addetta sala, personale di sala, servizio ai tavoli, servizio in sala, servire ai tavoli, (chef de rang) [cameriere ai piani, !sala operatoria, !sala pesi, sala macchine]',
  'capo sala, caposala, capo cameriere, capo cameriera, capocameriere, capocameriera, responsabile di sala, maître, primo cameriere, prima cameriera, chef de rang',
  'commis di sala, aiuto cameriere, aiuto cameriera, runner',
  'sommelier, addetto ai vini, addetta ai vini, wine bar',
  'barista, bar, banconista bar, banconiere bar, banconiera bar, addetto al bar, addetta al bar, caffetteria, colazioni al bar',
  'barman, bartender, barlady, barwoman, cocktail bar, aperitivi',
  'colazioni, addetto colazioni, addetta colazioni, servizio colazioni, sala colazioni, buffet colazioni',
  'banchetti, catering, matrimoni, cerimonie, servizio banchetti, cameriere a chiamata, cameriera a chiamata, extra sala',
  // Kitchen
  'cuoco, cuoca, chef, addetto cucina, addetta cucina, addetto di cucina, addetta di cucina, personale di cucina, (cucina) [aiuto cuoco, !montatore cucine, chef de rang]',
  'capo cuoco, capo cuoca, executive chef, primo cuoco, responsabile di cucina, capocuoco, capocuoca',
  'capo partita, capopartita, chef de partie, cuoco ai primi, cuoca ai primi, cuoco ai secondi, cuoca ai secondi',
  'aiuto cuoco, aiuto cuoca, aiutocuoco, aiutocuoca, commis di cucina, aiuto in cucina, aiutante in cucina, (cucina)',
  'lavapiatti, lava piatti, plongeur, tuttofare di cucina, addetto lavaggio stoviglie, addetta lavaggio stoviglie, sguattero, sguattera, (cucina)',
  'pizzaiolo, pizzaiola, pizzaiuolo, addetto alle pizze, addetta alle pizze, aiuto pizzaiolo, aiuto pizzaiola, pizzeria, pizza al taglio, (pizza) [cameriere pizzeria]',
  'pasticcere, pasticcera, pasticciere, pasticciera, pasticceria, pastry chef, (dolci)',
  'gelataio, gelataia, gelatiere, gelatiera, gelateria, (gelato)',
  'mensa, addetto mensa, addetta mensa, refezione, refezione scolastica, scodellamento, ristorazione collettiva, cuoco mensa, cuoca mensa',
  'fast food, paninoteca, hamburgeria, kebab, friggitoria, crew',
  'griglia, grigliatore, grigliatrice, addetto alla griglia, addetta alla griglia, (carne alla griglia)',
  // Hotel
  'receptionist, reception, portineria hotel, front office hotel, addetto reception, addetta reception, addetto ricevimento, addetta ricevimento, segretario di ricevimento, segretaria di ricevimento',
  'portiere di notte, portiera di notte, portiere notturno, portiera notturna, night auditor, turno di notte hotel',
  'cameriera ai piani, cameriere ai piani, addetto ai piani, addetta ai piani, piani hotel, rifacimento camere, pulizia camere, housekeeping, (camere, housekeeper)',
  'governante, governante ai piani, responsabile dei piani, housekeeper',
  'facchino, facchina, facchino ai piani, facchino hotel, bagagli, portabagagli',
  'direttore hotel, direttrice hotel, direttore albergo, direttrice albergo, hotel manager, direzione albergo',
  'tuttofare albergo, tuttofare hotel, manutentore hotel, manutentore albergo, manutentrice hotel',
  'lavanderia, stireria, lavandaia, lavandaio, stiratrice, stiratore, addetto lavanderia, addetta lavanderia, guardarobiera, guardarobiere, (stirare)',
  // Refuges and mountain inns
  'rifugista, gestore rifugio, gestrice rifugio, aiuto rifugio, (rifugio, baita)',
  'gestore locale, gestrice locale, gestione bar, gestione ristorante, gerente, restaurant manager, responsabile locale',
];

/** Ski lifts, snow, guides, tourists. */
export const MOUNTAIN: readonly Group[] = [
  'impianti di risalita, addetto impianti di risalita, addetta impianti di risalita, addetto impianti, addetta impianti, impiantista funiviario, addetto seggiovia, addetta seggiovia, seggiovia, skilift, sciovia, funivia, cabinovia, telecabina, agente di stazione, (impianti)',
  'caposervizio funivia, capo servizio funivia, macchinista funivia, macchinista funiviario, vetturino funivia, agente di vettura',
  'gattista, battipista, gatto delle nevi, battitore di piste, battitrice di piste, operatore battipista, operatrice battipista, preparazione piste',
  'innevamento, innevamento programmato, nivologo, nivologa, cannoni da neve, addetto innevamento, addetta innevamento, sparaneve',
  'soccorso piste, pattugliatore, pattugliatrice, soccorritore piste, soccorritrice piste, ski patrol, soccorso alpino',
  'maestro di sci, maestra di sci, istruttore di sci, istruttrice di sci, maestro di snowboard, maestra di snowboard, (sci, scuola sci, scuola di sci)',
  'noleggio sci, ski rent, skirent, noleggio attrezzature, addetto noleggio, addetta noleggio, noleggio bici, noleggio ebike',
  'skiman, ski man, laboratorio sci, tecnico sci, tecnica sci, preparazione sci, sciolinatura',
  'biglietteria, addetto biglietteria, addetta biglietteria, cassa skipass, skipass, bigliettaio, bigliettaia',
  'guida alpina, guida di montagna, guide alpine, accompagnatore di media montagna, accompagnatrice di media montagna',
  'guida turistica, accompagnatore turistico, accompagnatrice turistica, guida naturalistica, guida escursionistica, guida museale, incisioni rupestri',
  'ufficio turistico, infopoint, info point, informazioni turistiche, promozione turistica, pro loco, addetto informazioni turistiche, addetta informazioni turistiche',
  'agenzia viaggi, agente di viaggio, agente viaggi, tour operator, banconista viaggi',
  'animatore, animatrice, animazione, mini club, miniclub, animatore turistico, animatrice turistica, intrattenimento',
  'parco avventura, istruttore parco avventura, istruttrice parco avventura, ponti tibetani, bike park, adventure park',
  'spalatore, spalatrice, spalaneve, sgombero neve, spazzaneve, spartineve, spargisale, (neve)',
  'custode diga, guardiano diga, guardiana diga, sorvegliante diga, custode rifugio, custode',
];
