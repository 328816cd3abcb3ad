import type { Group } from './group.ts';

/** Dining rooms, bars, kitchens, hotels and refuges. */
export const HOSPITALITY: readonly Group[] = [
  // Dining room and bar
  'cameriere, cameriera, sala, addetto sala, addetta sala, personale di sala, servizio ai tavoli, servizio in sala, servire ai tavoli [cameriere ai piani, sala operatoria, sala pesi, sala macchine]',
  'capo sala, caposala, responsabile di sala, maître, primo cameriere, prima cameriera, chef de rang',
  'commis di sala, aiuto cameriere, aiuto cameriera, runner',
  'sommelier, addetto ai vini, addetta ai vini, wine bar',
  'barista, bar, banconista bar, banconiere bar, banconiera bar, addetto al bar, addetta al bar, caffetteria, colazioni al bar',
  'barman, bartender, barlady, barwoman, cocktail bar, aperitivi',
  'colazioni, addetto colazioni, addetta colazioni, servizio colazioni, sala colazioni, buffet colazioni',
  'banchetti, catering, matrimoni, cerimonie, servizio banchetti, cameriere a chiamata, cameriera a chiamata, extra sala',
  // Kitchen
  'cuoco, cuoca, chef, addetto cucina, addetta cucina, addetto di cucina, addetta di cucina, personale di cucina, (cucina) [aiuto cuoco, montatore cucine]',
  'capo cuoco, capo cuoca, executive chef, primo cuoco, responsabile di cucina, capocuoco, capocuoca',
  'capo partita, capopartita, chef de partie, cuoco ai primi, cuoca ai primi, cuoco ai secondi, cuoca ai secondi',
  'aiuto cuoco, aiuto cuoca, aiutocuoco, aiutocuoca, commis di cucina, aiuto in cucina, aiutante in cucina, (cucina)',
  'lavapiatti, lava piatti, plongeur, tuttofare di cucina, addetto lavaggio stoviglie, addetta lavaggio stoviglie, sguattero, sguattera, (cucina)',
  'pizzaiolo, pizzaiola, pizzaiuolo, addetto alle pizze, addetta alle pizze, aiuto pizzaiolo, aiuto pizzaiola, pizzeria, pizza al taglio, (pizza) [cameriere pizzeria]',
  'pasticcere, pasticcera, pasticciere, pasticciera, pasticceria, pastry chef, dolci',
  'gelataio, gelataia, gelatiere, gelatiera, gelateria, (gelato)',
  'mensa, addetto mensa, addetta mensa, refezione, refezione scolastica, scodellamento, ristorazione collettiva, cuoco mensa, cuoca mensa',
  'fast food, paninoteca, hamburgeria, kebab, friggitoria, crew',
  'griglia, grigliatore, grigliatrice, addetto alla griglia, addetta alla griglia, (carne alla griglia)',
  // Hotel
  'receptionist, reception, portineria hotel, front office hotel, addetto reception, addetta reception, addetto ricevimento, addetta ricevimento, segretario di ricevimento, segretaria di ricevimento',
  'portiere di notte, portiera di notte, portiere notturno, portiera notturna, night auditor, turno di notte hotel',
  'cameriera ai piani, cameriere ai piani, addetto ai piani, addetta ai piani, piani hotel, rifacimento camere, pulizia camere, housekeeping, (camere)',
  'governante, governante ai piani, responsabile dei piani, housekeeper',
  'facchino, facchina, facchino ai piani, facchino hotel, bagagli, portabagagli',
  'direttore hotel, direttrice hotel, direttore albergo, direttrice albergo, hotel manager, direzione albergo',
  'tuttofare albergo, tuttofare hotel, manutentore hotel, manutentore albergo, manutentrice hotel',
  'lavanderia, stireria, lavandaia, lavandaio, stiratrice, stiratore, addetto lavanderia, addetta lavanderia, guardarobiera, guardarobiere',
  // Refuges and mountain inns
  'rifugista, gestore rifugio, gestrice rifugio, aiuto rifugio, (rifugio, baita)',
  'gestore locale, gestrice locale, gestione bar, gestione ristorante, gerente, restaurant manager, responsabile locale',
];
