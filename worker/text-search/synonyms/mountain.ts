import type { Group } from './group.ts';

/** Ski lifts, snow, guides, tourists. */
export const MOUNTAIN: readonly Group[] = [
  'impianti di risalita, addetto impianti di risalita, addetta impianti di risalita, addetto impianti, addetta impianti, impiantista funiviario, addetto seggiovia, addetta seggiovia, seggiovia, skilift, sciovia, funivia, cabinovia, telecabina, agente di stazione, (impianti)',
  'caposervizio funivia, capo servizio funivia, macchinista funivia, macchinista funiviario, vetturino funivia, agente di vettura',
  'gattista, battipista, gatto delle nevi, battitore di piste, battitrice di piste, operatore battipista, operatrice battipista, preparazione piste',
  'innevamento, innevamento programmato, nivologo, nivologa, cannoni da neve, addetto innevamento, addetta innevamento, sparaneve',
  'soccorso piste, pattugliatore, pattugliatrice, soccorritore piste, soccorritrice piste, ski patrol, soccorso alpino',
  'maestro di sci, maestra di sci, istruttore di sci, istruttrice di sci, scuola sci, scuola di sci, maestro di snowboard, maestra di snowboard, (sci)',
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
