
const CHILDREN = '(?:bimb[ioa]|bambin[ioa]|figli[oa]?|piccol[ioa]|ragazzi)';
const NEGATED = '(?:non (?:ho|abbiamo|serve|occorre|ci vuole|richiesta|necessaria)|senza|no|nessuna|without|no need of|fara|sans|sin|pa|bez|без)';

/**
 * Ways of speaking of one's life that say how somebody can work: the terms that each means, and patterns of folded words. A term with a
 * minus keeps out what it finds; one with a caret only brings it forward, so that no age or phase of life excludes anything.
 */
export const LIFE: readonly (readonly [terms: string, patterns: readonly string[]])[] = [
  [
    'mattina',
    [
      `(?:quando|mentre|finche|intanto che|con) (?:i |il |la |le )?(?:miei |mio |mia )?${CHILDREN} (?:(?:sono|e|vanno|va|stanno) )?(?:a scuola|all asilo|al nido)`,
      '(?:in )?orari[oi] (?:scolastic[oi]|di scuola|della scuola)',
      '(?:devo )?(?:portare|prendere|ritirare|andare a prendere) (?:i |il |la )?(?:bimb[ioa]|bambin[ioa]|figli[oa]?) (?:a|all|da|dall) (?:scuola|asilo)',
      'while (?:the |my )?(?:kids|children) are at school',
      'solo (?:di |la |al )?mattin[aoe]',
      '(?:a|prima di) mezzogiorno',
    ],
  ],
  ['serale', ['dopo (?:il )?lavoro', 'dopo cena', 'tardo pomeriggio', 'fine giornata']],
  ['weekend', ['(?:solo |soltanto )?(?:il |di |la )?(?:sabato|domenica)(?: (?:e|o) (?:la |il |di )?(?:sabato|domenica))?', 'saturday(?: and sunday)?', 'nei festivi', 'giorni festivi']],
  ['part time', ['mezz[ao] giornat[ae]', 'mezze giornate', '(?:qualche|poche|un paio di) or[ae](?: al giorno| alla settimana)?', 'lavoretto', 'half day']],
  [
    'senza esperienza',
    [
      `${NEGATED} (?:alcuna |nessuna |molta |tanta )?(?:esperienz[ae]|experience|experiencia|experienta|pervoje|досвіду)`,
      'mai lavorato(?: prima)?',
      '(?:la )?mia prima esperienza',
      '(?:si|vi|ti) insegnano?(?: (?:tutto|il mestiere|loro))?',
      '(?:alla )?prima esperienza',
      'senza sapere (?:niente|nulla)',
    ],
  ],
  [
    'senza esperienza, ^giovani',
    [
      '(?:(?:da |per )?imparare (?:un|il) (?:mestiere|lavoro))(?: da zero)?',
      '(?:partire |iniziare |cominciare )?da zero',
    ],
  ],
  ['^senza esperienza, ^poca lingua', ['(?:non ho |senza )?(?:nessun |alcun |un |il )?(?:titolo di studio|diploma|titoli|qualifica)']],
  [
    '^auto',
    [
      'automunit[oaie]',
      '(?:(?:ho|con|possiedo) (?:la |l |una |un )?)(?:macchina|auto propria|auto|mezzo proprio|patente b|patente)',
    ],
  ],
  ['indeterminato', ['posto (?:fisso|sicuro|stabile)', 'lavoro (?:fisso|sicuro|stabile)', 'contratto (?:fisso|vero|stabile)', 'permanent (?:job|contract)', '(?:per )?tutto l anno']],
  [
    'alloggio',
    [
      '(?:con |anche )?(?:da|dove) (?:dormire|alloggiare|abitare)(?: (?:li|sul posto|in loco|compreso))?',
      '(?:dormire|alloggiare|vivere) (?:li|sul posto|in loco|in struttura)',
      '(?:con )?(?:la |una )?(?:stanza|camera|casa|appartamento|monolocale)(?: (?:inclus[ao]|compres[ao]|gratis|per (?:due|dormire)|offert[ao]))',
      '(?:per|siamo) una coppia',
      'coppia (?:con|cerca) alloggio',
      'alloggio per (?:due|coppia|2)',
      '(?:con )?posto letto',
      'accommodation(?: (?:included|provided))?',
      'housing',
      'cazare(?: (?:inclusa|asigurata))?',
      'con alojamiento|alojamiento',
      'avec logement|loge|logement',
      'me fjetje|akomodim',
      'житло|з житлом|проживання|з проживанням',
      'سكن|مع سكن',
    ],
  ],
  ['vitto', ['(?:pranzo|pasto|pasti|mangiare|cena) (?:compres[oi]|inclus[oi]|gratis)']],
  ['più posti', ['(?:per|siamo) (?:due|in due) amic[ihe]+', 'assumono in tanti', 'piu (?:persone|posti)']],
  ['^paga alta', ['ben (?:pagat[oi]|retribuit[oi])', 'pagat[oi] bene', 'buon[ao] (?:paga|stipendio)', '(?:che )?paga(?:no|ta)? (?:bene|di piu|tanto)', 'well paid', '(?:good|high) (?:pay|salary|wages)', '(?:platit|salariu) (?:bine|bun)', 'bine platit', 'ben payat', 'bien pagado', 'bien pay[ei]', 'bon salaire', 'buen (?:sueldo|salario)', '(?:paguar mire|mire paguar|rroge e mire)', '(?:добре оплачуван[аоу]|висок[аоу] зарплат[аоу]|хорошая зарплата)', '(?:راتب|اجر) (?:جيد|عالي)', '(?:changi|vadhia) (?:tankhah|tankha|pagar)', 'ਚੰਗੀ ਤਨਖਾਹ']],
  ['-patente', [`${NEGATED} (?:la |avere la |il |di )?patente`, 'non guido', 'without (?:a )?driving licen[cs]e', 'fara permis', 'без прав']],
  [
    '-auto propria',
    [
      `${NEGATED} (?:la |l |avere la |avere l |una |un )?(?:macchina|auto|automobile|mezzo(?: proprio)?|car|masina|voiture|coche)`,
      '(?:sono )?a piedi',
      '(?:raggiungibile |che si raggiunge )?(?:in|con il|col|con la) (?:treno|pullman|autobus|corriera|bus|bici)',
    ],
  ],
  [
    '^poca lingua',
    [
      '(?:non|poco|senza|parlo poco|no|not|nu|without|non so|non parlo|non conosco)(?: (?:so|parlo|conosco|sapere|speak|vorbesc|bene|molto|ancora|bisogno di))* (?:l |il |lo |la |the )?(?:italiano|italian|italiana|lingua|language)',
      '(?:appena )?arrivat[oaie] in italia',
      'sono stranier[oa]',
      '(?:i )?(?:don t|do not|cannot|can t) speak (?:any |much )?italian',
      'no italian(?: needed| required)?',
      'sin (?:saber |hablar )?(?:el )?italiano|no hablo (?:bien )?italiano',
      'sans (?:parler )?(?:l )?italien|(?:je )?ne parle pas (?:bien )?(?:l )?italien',
      'fara (?:limba )?italiana|nu (?:stiu|vorbesc) (?:bine )?italian[ae]',
      'pa (?:ditur )?italisht|nuk (?:di|flas) (?:mire )?italisht',
      'без (?:знання )?(?:італійської|мови)(?: мови)?|не (?:знаю|розмовляю) італійськ(?:ої|ою)',
      'بدون (?:لغة )?(?:ايطالية|الايطالية)|بدون لغة',
      'bla (?:talyan|talyaniya|logha)',
      'italian (?:nahi|ni) aundi|ਇਟਾਲੀਅਨ ਨਹੀਂ ਆਉਂਦੀ',
    ],
  ],
  [
    '^giovani',
    [
      'dopo (?:la |il |le )?(?:maturita|diploma|superiori|scuola|terza media)',
      '(?:ho )?(?:appena )?(?:finit[oa]|preso|fatt[oa]) (?:la |il |le )?(?:maturita|diploma|superiori|scuola)',
      '(?:neo ?)?diplomat[oaie]',
      'appena (?:finit[oa] (?:la |le )?(?:scuola|superiori)|diplomat[oa]|maggiorenne)',
      '(?:ho )?(?:1[6-9]|2[0-4]) anni',
      'student(?:e|i|essa|esse)(?: universitari[oae]?)?',
      'universitari[oae]?',
      'giovan[ei]',
      'ragazz[oaie] giovan[ei]',
      'under (?:25|30|29)',
      'primo (?:impiego|lavoro)',
    ],
  ],
  [
    '^maturi',
    [
      'over (?:40|45|50|55|60)',
      '(?:ho )?(?:4[5-9]|5\\d|6\\d|7\\d) anni',
      '(?:in |da )?pension(?:e|at[oai])',
      '(?:un )?pensionati',
      'cinquantenn[ei]|sessantenn[ei]',
      'passati i (?:40|50|60)',
      'non piu giovan[ei]',
      'retired|jubilado|(?<!maisons?(?: de)? )retraite|pensionar|пенсіонер',
    ],
  ],
];

/** Ways that nobody names, written as in `ways.ts`, the name that `LIFE` calls them by in brackets. */
export const LIFE_WAYS = `
(più posti) | openings=true
auto propria, automunito, automuniti, patente b, patente (auto) | requirement=Auto propria | licence=B
(paga alta) | minPay=1800
patente, automunito, automuniti, auto propria (patente) | licence=B | licence=C | licence=CE | licence=D | requirement=Auto propria
auto propria, automunito, automuniti, mezzo proprio, auto indispensabile, munito di auto (auto propria) | requirement=Auto propria
lavapiatti, cameriera ai piani, pulizie, raccolta, bracciante, manovale, facchino, confezionamento, lavanderia, operaio (poca lingua) | category=Pulizie
apprendista, tirocinio, stage, stagista, primo impiego, animatore, anche prima esperienza, corso interno (giovani) | experience=No esperienza | contract=Stage/Tirocinio
custode, portiere, accompagnatore, scuolabus, badante, guardiano, compagnia, poche ore (maturi) | type=Part-time | type=Weekend | contract=Collaborazione
`;
