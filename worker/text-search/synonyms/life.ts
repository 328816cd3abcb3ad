const CHILDREN = '(?:bimb[ioae]|bambin[ioae]|figli[oae]?|piccol[ioa]|ragazzi|gemelli)';
const COUNT = '(?:un|una|uno|due|tre|quattro|cinque|[1-5])';
const SCHOOL = '(?:a scuola|all asilo|al nido|alla materna|dai nonni|dalla nonna)';
/** What says that something is not liked, or cannot be done. */
const DISLIKED =
  '(?:non (?:mi (?:piace|piacciono|va|vanno)|voglio|vorrei|amo|sopporto|reggo|fa per me|sono (?:portat|tagliat)[oa])|odio|detesto|niente|stanc[oa]|stuf[oa]|mi (?:annoio|stufo)|evitare|evito)';
/** Small words that may stand after it. */
const LITTLE =
  '(?: (?:a|al|con|col|di|del|dei|della|dell|in|il|la|le|l|i|nel|nella|per|piu|sempre|solo|tutto|giorno|tutta|giornata|troppo|avere|stare|lavorare|fare|parlare|passare|contatto|essere))*';
/** What says that somebody has studied something; before its name. */
const STUDIED =
  '(?:(?:laureat|diplomat|laureand|neolaureat)[oaie](?: (?:in|all|al|con))?|(?<!non )ho (?:fatto|studiato|frequentato|finito)|(?<!non )ho (?:il diploma|un diploma|la laurea|una laurea|la maturita|una qualifica|la qualifica)(?: (?:in|di|da))?|(?:sto )?studiando|studiato|faccio)(?: (?:il|la|l|lo|le|un|una|istituto|scuola|liceo|facolta|corso|universita|tecnic[oa]|professionale|di|in|del))*';
const LANGUAGE = '(?:inglese|tedesco|francese|spagnolo|russo|arabo|rumeno|albanese|ucraino)';
const SPEAKING =
  '(?<!non )(?:so|parlo|conosco|parliamo|mastico|me la cavo|mi arrangio)(?: (?:con|in|bene|benissimo|un po|abbastanza|molto|di|anche|solo|parlare|il|l|lo|la lingua|lingua))*';
const NEGATED =
  '(?:non (?:ho|ha|hanno|avendo|abbiamo|serve|occorre|ci vuole|richiesta|necessaria)|senza|no|nessuna|without|no need of|fara|sans|sin|pa|bez|без)';

/**
 * Ways of speaking of one's life that say how somebody can work: the terms that each means, and patterns of folded words. A term with a
 * minus keeps out what it finds; one with a caret only brings it forward, so that no age or phase of life excludes anything.
 */
export const LIFE: readonly (readonly [terms: string, patterns: readonly string[]])[] = [
  // Dislikes and what cannot be done come first: what is liked and had is part of them.
  [
    '^senza pubblico',
    [
      `(?:${DISLIKED}|senza|no)${LITTLE} (?:pubblico|gente|clienti|clientela)`,
      '(?:sono |persona |ragazz[oa] )(?:una? )?(?:persona )?(?:molto |un po |piuttosto )?(?:timid[oa]|riservat[oa]|introvers[oa])',
      '(?:dietro le quinte|senza (?:avere )?(?:contatto|contatti|rapporti|rapporto) (?:con|col) (?:il |la |i |le )?(?:pubblico|gente|clienti|persone))',
    ],
  ],
  [
    '^movimento, ^aria aperta',
    [
      `(?:odio|detesto|stanc[oa]|stuf[oa]|mi (?:annoio|stufo)|non ne posso piu|basta)${LITTLE} (?:ufficio|scrivania|computer|pc|monitor|quattro mura|chius[oa])`,
    ],
  ],
  [
    '^movimento',
    [
      `(?:${DISLIKED}|non (?:riesco a|so|posso))${LITTLE} (?:ferm[oa]|sedut[oa])(?: (?:tutto il giorno|tutta la giornata|su una sedia|in ufficio|alla scrivania))?`,
      '(?:stare |lavoro |sempre |essere )(?:sempre )?in (?:movimento|giro)',
      '(?:lavoro|attivita|ambiente) (?:movimentat[oa]|dinamic[oa]|attiv[oa])',
      'mi piace (?:muovermi|camminare|girare)',
    ],
  ],
  [
    '-fabbrica',
    ['(?:stuf[oa]|stanc[oa]) (?:di |del |della |dell )*(?:lavorare |stare |vita |lavoro |in )*(?:fabbrica)'],
  ],
  [
    '-turni',
    [
      'turni no(?= *$| +(?:e|ma|grazie|perche|pero|cerco|per|a|in|solo|xfactx\\d+)(?!\\p{L}))',
      '(?:stuf[oa]|stanc[oa]) (?:di |dei |fare |i )*turni',
      'orario (?:a giornata|centrale)',
    ],
  ],
  [
    '-notte',
    [
      '(?:(?:le |la |turno di |turni di )?(?:notte|notti)|notturn[oi]) no(?= *$| +(?:e|ma|grazie|perche|pero|cerco|per|a|in|solo|xfactx\\d+)(?!\\p{L}))',
      '(?:stuf[oa]|stanc[oa]) (?:di |delle |fare |le |lavorare )*(?:notti|notte)',
      'non (?:guido|posso guidare|riesco a guidare|voglio guidare|me la sento di guidare|mi fido a guidare|vedo bene) (?:di |la )?(?:notte|(?:col|al) buio)',
      '(?:solo |soltanto |lavoro |turni |turno |orari |orario )+(?:di giorno|diurn[oi])',
    ],
  ],
  [
    '-ristorazione',
    [
      '(?:stuf[oa]|stanc[oa]) (?:di |del |della |dei |lavorare |nel |nella |nei )*(?:ristoranti|ristorante|ristorazione|bar)',
    ],
  ],
  [
    '-patente',
    [
      `${NEGATED} (?:la |avere la |il |di )?patente(?: b)?`,
      'non guido',
      'patente (?:scaduta|sospesa|ritirata)|(?:foglio rosa)|(?:sto (?:facendo|prendendo)|devo (?:fare|prendere)|prendero) la patente',
      'without (?:a )?driving licen[cs]e',
      'fara permis',
      'без прав',
    ],
  ],
  [
    '-auto propria',
    [
      `${NEGATED} (?:ancora )?(?:la |l |avere la |avere l |una |un |il |mia |mio )*(?:macchina|auto|automobile|mezzo(?: proprio)?|car|masina|voiture|coche)`,
      '(?:non (?:sono )?automunit[oa]|appiedat[oa]|senza mezz[oi] propri[oi])',
      '(?:sono |solo |vado |mi muovo |muovendomi )*a piedi',
      '(?:ho |uso |con )solo (?:con )?(?:la |una |il )?(?:bici|bicicletta|monopattino|motorino)',
      '(?:raggiungibil[ei] |che si raggiunge |che si puo raggiungere |mi muovo |muovendomi |ci vado |arrivo |dipendo |solo )*(?:(?:in|con il|col|con la|dal|coi) (?:treno|pullman|autobus|corriera|bus|bici|bicicletta)|(?:con i|coi|dai) mezzi(?: pubblici)?(?! (?:pesanti|agricoli|meccanici|d opera|movimento)))(?: o (?:in |a |il |col )?(?:treno|pullman|autobus|corriera|bus|bici|piedi))?',
      '(?:raggiungibil[ei] (?:in |a |con (?:i )?|col )?)(?:mezzi(?: pubblici)?|treno|pullman|piedi)',
      '(?:vicino|comod[oa]|attaccato|accanto) (?:a |al |alla |all )(?:la |una )?(?:stazione(?! (?:di servizio|sciistica|ecologica))|fermata|treno|pullman)(?: (?:del treno|del pullman|dei treni|dell autobus))?',
    ],
  ],
  [
    '^leggero',
    [
      '(?:(?:un )?lavoro )?(?:da |dove si sta |in cui si sta )?sedut[oaie]',
      'non (?:posso |riesco |ce la faccio |devo |voglio )(?:piu )?(?:a )?(?:stare|lavorare|restare) (?:piu |tanto |sempre |troppo |a lungo |tante ore |molte ore |tutto il giorno |(?:8|otto) ore )*in piedi',
      '(?:senza|niente|no|evitare di) (?:dover )?(?:stare |troppe ore |tante ore |sempre )*in piedi',
      '(?:lavoro )?(?:non (?:troppo )?(?:pesante|faticoso)|legger[oi]|tranquill[oa])',
      '(?:ho |avendo |con |soffro di |per )*(?:il |un |una |dei |la )?(?:mal|male|problem[ai]|dolor[ei]|ernia|operat[oa]|intervento|guai|acciacchi) (?:di|alla|al|alle|ai|a) (?:una |un )?(?:schiena|ginocchi[oa]?|spall[ae]|braccio|gamb[ae]|anca|piedi|mani)',
      '(?:ho |con )?(?:l |un |una )?ernia(?: al| del)?(?: disco)?',
      '(?:la |con la |ho la )?schiena (?:a pezzi|rotta|che fa male|malandata|delicata|mi fa male|non regge)',
      '(?:non (?:posso |riesco a |devo |voglio )?(?:fare |alzare |sollevare |portare |tirare su )?|senza (?:fare |alzare |sollevare |portare )?|niente |no )(?:grandi |grossi |troppi )?(?:pesi|sforzi|carichi pesanti|lavori pesanti|cose pesanti|fatiche)',
      'non (?:posso|riesco a) (?:piegarmi|chinarmi|fare fatica)',
    ],
  ],
  [
    '^categorie protette, ^leggero',
    ['(?:sono |ho )(?:un |una |l )?(?:invalid[oa]|invalidita)(?: civile)?(?: (?:al|del) \\d+)?'],
  ],
  [
    '-weekend',
    [
      '(?:i |la |il |le |nei |di )?(?:festivi|feste|domenic[ah]e?|sabat[oi]|weekend|week end|fine settimana)(?: e (?:i |la |il |le )?(?:festivi|feste|domenic[ah]e?|sabato))? (?:no(?= *$| +(?:e|ma|grazie|perche|pero|cerco|per|a|in|solo|xfactx\\d+)(?!\\p{L}))|esclus[oiae])',
      '(?:solo |soltanto |nei |giorni |lavoro )+(?:feriali|infrasettimanal[ei])',
      '(?:weekend|week end|fine settimana|domenic[ah]e?|sabato) (?:(?:per me|con la (?:mia )?famiglia|con i (?:bambini|bimbi|figli|miei)|in famiglia))',
    ],
  ],
  [
    '-serale',
    [
      '(?:la |le |di )?(?:sera|sere|serate) (?:no(?= *$| +(?:e|ma|grazie|perche|pero|cerco|per|a|in|solo|xfactx\\d+)(?!\\p{L}))|esclus[ae])',
    ],
  ],
  [
    '^orario continuato',
    [
      '(?:niente |no |non |senza )?(?:turno |turni |orario |orari |lo |l )*spezzat[oi](?: no)?',
      'orario (?:continuato|unico)',
    ],
  ],
  // Hours of families and of those who have other work.
  [
    'mattina',
    [
      `(?:quando|mentre|finche|intanto che|fino a che|fino a quando) (?:(?:i |il |la |le )?(?:miei |mio |mia )?(?:due |tre )?${CHILDREN} )?(?:sono|e|vanno|va|sta|stanno) ${SCHOOL}`,
      '(?:durante|nelle ore di|nell orario di|in orario di|mentre c e) (?:la |l )?(?:scuola|asilo|orario scolastico)',
      '(?:la )?mattina presto|presto (?:la|di|al) mattin[ao]|(?:nella |di |in )?(?:prima |tarda )?mattinata|le prime ore del mattino|all alba',
      '(?:compatibil[ei]|conciliabil[ei]) con (?:la scuola|l asilo|il nido|gli orari (?:di |della |dell |scolastici )*(?:scuola|asilo|nido)?)(?: (?:dei|del|della) (?:miei |mio |mia )?(?:bambin[ioa]|figli[oa]?|bimb[ioa]))?',
    ],
  ],
  [
    '^mamme, ^orari flessibili',
    [
      '(?:(?:turni|turno|orari|orario|lavoro|impegno|qualcosa) (?:di )?)*(?:compatibil[ei]|conciliabil[ei]|conciliare|si concili[ano]*|che (?:vada|vadano|vanno) d accordo|adatt[oi]) (?:il lavoro )?(?:e |con |per )*(?:la |una |gli |le |i |chi ha )*(?:mia |miei |mie )?(?:famiglia|figli|bambini|bimbi|esigenze familiari|esigenze della famiglia|impegni familiari|impegni)(?! (?:disabil|autistic|piccoli d))',
      'chi ha (?:figli|bambini|bimbi|famiglia)(?: piccoli)?',
    ],
  ],
  [
    '^orari flessibili',
    [
      '(?:orari[oi]?|turni) (?:molto )?(?:flessibil[ei]|comod[oi]|elastic[oi]|liber[oi]|uman[oi]|decenti|normali)|flessibilita (?:oraria|di orario|negli orari)|gestir(?:mi|e) (?:il tempo|gli orari|l orario)',
    ],
  ],
  [
    'serale',
    [
      '(?:dopo che|quando) (?:stacco|esco|finisco|ho finito|smonto)(?: (?:dal (?:mio )?lavoro|dalla fabbrica|dall ufficio|il turno|di lavorare|il lavoro))?(?: (?:alle|verso le) (?:ore )?(?:1[6-9]|2\\d)(?: \\d\\d| e mezza)?)?',
      '(?:in |di |nelle |la )?serat[ae]',
    ],
  ],
  [
    'serale, ^part time',
    [`(?:solo |soltanto |per )?(?:qualche|alcune|poche|(?:un )?paio di|${COUNT}(?: o ${COUNT})?) ser[ae]`],
  ],
  [
    'stagione estiva, ^part time, ^giovani',
    ['lavorett[oi] (?:estiv[oi]|(?:per |d |in |durante )(?:l )?estate|per le vacanze)'],
  ],
  [
    'tirocinio',
    [
      '(?:stage|tirocinio|alternanza|pcto)(?: (?:per|con|della|dell|da|a|la|l))* (?:scuola(?! lavoro)|universita)',
      'pcto',
    ],
  ],
  [
    '^più posti',
    [
      '(?:io e )(?:mio marito|mia moglie|mia sorella|mio fratello|il mio (?:ragazzo|compagno|amico)|la mia (?:ragazza|compagna|amica)|un amic[oa])',
    ],
  ],
  ['stagione estiva', ['(?:durante |per |nelle )?(?:le )?vacanze estive', 'mesi (?:estivi|caldi)']],
  [
    'stagione invernale',
    ['(?:durante |per |nelle |le )*(?:vacanze|feste|ferie) (?:di natale|natalizie)', 'mesi (?:invernali|freddi)'],
  ],
  [
    'part time',
    [
      `(?:solo |soltanto |per )?(?:(?:qualche|pochi|alcuni|un paio di|${COUNT}(?: o ${COUNT})?) (?:giorn[oi]|giornat[ae]|mattin[ae]|pomeriggi)(?: (?:fiss[oiae]|alla volta|in settimana|soltanto))|qualche (?:mattina|pomeriggio)|pochi giorni|un paio di giorni|giorni alterni)`,
      '(?:un )?paio d ore',
    ],
  ],
  [
    '^serale, ^weekend, ^part time, ^extra',
    [
      '(?:un |il |come |fare |trovare )*(?:secondo|doppio) (?:lavoro|impiego)(?: oltre al (?:mio|principale))?',
      '(?:ho|avendo) gia un (?:altro )?(?:lavoro|impiego|part time|posto)(?: (?:fisso|full time|di giorno|la mattina))?',
      'lavoro gia (?:di giorno|tutto il giorno|full time|mezza giornata)',
      'oltre (?:al|a quello|il) (?:mio )?(?:lavoro|che faccio|che ho)',
    ],
  ],
  [
    '^arrotondare',
    [
      '(?:arrotondare|arrotondo|integrare|integro)(?: (?:un po|lo|la|il|mio|mia|a|fine|mese|stipendio|pensione|reddito|entrate|le|paga|naspi|disoccupazione))*',
      '(?:guadagnare |prendere |fare |mettere via |mettere da parte |tirare su |avere |per )*(?:qualche|due|un po di|quattro|dei) (?:sold[oi]|soldini|spiccioli|euro|eurino)(?: (?:in piu|extra|via|da parte))?',
      '(?:secondo|piccolo) (?:stipendio|reddito|guadagno)|(?:piccola|un) entrata(?: (?:in piu|extra))?',
    ],
  ],
  // Phases of life.
  [
    '^mamme',
    [
      `(?:sono (?:una )?(?:giovane )?(?:neo ?)?mamma|neo ?mamm[ae]|per (?:le |una )?mamm[ae]|da mamma|mamma (?:single|sola|lavoratrice))(?: (?:single|sola))?(?: (?:di|con) ${COUNT} (?:\\w+ )?${CHILDREN}(?: (?:piccol[iao]|a scuola|all asilo))?)?`,
      `mamma (?:di|con) ${COUNT} (?:\\w+ )?${CHILDREN}`,
      `(?:sono |da |rimast[ao] )*sol[ao] con (?:i |il |la |le |${COUNT} )?(?:mi[eo]i? |mia )?(?:${COUNT} )?${CHILDREN}(?: piccol[iao])?(?: a carico)?`,
      `ho ${COUNT} ${CHILDREN}(?: (?:piccol[iao]|a carico|a casa|da crescere|a scuola|all asilo|di \\d+ (?:anni|mesi)))*(?! (?:da (?:guardare|tenere|seguire|curare|accudire)|e cerco (?:una )?(?:baby|tata)))`,
      `(?:dopo|cresciuti|avuto) (?:aver (?:avuto|cresciuto) )?(?:i |il |la |un |due |tre )?(?:miei |mio |mia )?(?:figli[oae]?|bambin[ioae]|bimb[ioae])(?! (?:a scuola|disabil))`,
      '(?:i |miei |mie )*(?:figli|bambini|figlie) (?:ormai |adesso |ora |gia )*(?:sono )?(?:ormai |adesso |gia )?(?:grandi|cresciuti)',
      '(?:sono |ex |per |da sempre )*(?:una )?casaling[ah]e?',
      '(?:(?:rientr|torn|riprend)\\w+ (?:a lavorare )?|appena finit[ao] |finit[ao] )(?:dalla|dopo la|la|dopo|di) maternita|dopo (?:la |una )?(?:maternita|gravidanza)',
    ],
  ],
  [
    '^ripartenza',
    [
      '(?:(?:sono |in |ero |ora )*(?:cassa integrazione|cassaintegrat[oa]|cassintegrat[oa])|(?:sono )?in mobilita|prendo la (?:cassa|disoccupazione|naspi)|(?:percepisco|ho|finit[ao]|finisce|con|in|prendo)?(?: (?:la|sta per finire la))? ?naspi)',
      '(?:mi hanno (?:licenziat[oa]|lasciat[oa] a casa|mandat[oa] via)|(?:sono stat[oa] |appena |stat[oa] )?licenziat[oai]|ho perso il (?:lavoro|posto)|rimast[oa] (?:a casa|senza (?:lavoro|un lavoro))|senza lavoro(?: da \\w+(?: \\w+)?)?|disoccupat[oai](?: da \\w+(?: \\w+)?)?|inoccupat[oai])',
      '(?:la |il |l |mia |mio )*(?:ditta|fabbrica|azienda|negozio|albergo|impresa|locale)(?: (?:dove|in cui) (?:lavoravo|ero))? (?:ha chiuso|chiude|e fallita|fallita|e fallito|fallito|sta chiudendo)',
      '(?:cambio|cambiare|ricambiare|cambiar)(?: (?:completamente|proprio|totalmente|un po))? (?:di )?(?:vita|aria|lavoro|mestiere|settore|strada|tutto)',
      '(?:rimetter(?:mi|si) in (?:gioco|pista)|(?:ri)?partire da capo|ricominciare(?: (?:a lavorare|da capo|da zero))?|nuova vita|reinserir(?:mi|si)|rientrare nel mondo del lavoro|tornare a lavorare(?: dopo (?:\\w+ )?(?:\\w+ )?(?:anni|pausa))?|(?:sono )?ferm[oa] da (?:\\w+ )?anni)',
    ],
  ],
  [
    '^studenti',
    [
      '(?:(?:sono|vado|frequento|iscritt[oa]|faccio|studio|student\\w+) )*(?:a|all|l|dell) universita',
      '(?:mentre|intanto che) studio',
      '(?:compatibil[ei]|conciliabil[ei]|conciliare) con (?:lo |gli |l )(?:studi[o]?|universita)',
      'per pagar(?:mi|si|e) (?:gli studi|l universita|la patente|le vacanze|l affitto)',
      'student[ei] universitari[oae]?|studentess[ae] universitari[ae]',
      'tra una lezione e l altra|fuori dall orario scolastico',
    ],
  ],
  [
    '^giovani',
    [
      '(?:sono |al |all |l )*ultimo anno(?: (?:di|del|delle|della) (?:scuola|superiori|liceo|istituto))?|(?:vado|studio|sono|frequento)(?: ancora)? (?:a scuola|alle superiori|le superiori|la scuola|il liceo|al liceo)|faccio (?:la )?(?:terza|quarta|quinta)(?: superiore)?',
      'minorenn[ei]|non (?:ho )?ancora (?:18 anni|maggiorenne)',
      '(?:finita|finisco|finite|appena finita|ho finito) (?:la |le |il |l )?(?:scuola|scuole|superiori|liceo|istituto|studi|cfp|quinta)(?! (?:alberghier[oa]|di|per|da|in|professionale)(?!\\p{L}))',
      'dopo la (?:quinta|scuola)|dopo (?:gli )?(?:studi|esami|l esame di (?:stato|maturita))|quest anno ho (?:la maturita|gli esami)',
      '(?:ho )?(?:appena )?(?:compiuto|fatto|fatti|compiuti) (?:i )?(?:diciotto|18) anni|appena 18 anni|diciottenn[ei]|ventenn[ei]|diciannovenn[ei]|neolaureat[oaie](?! in)',
      '(?:il |un |del )?(?:mio )?primo (?:vero )?(?:impiego|lavoro)',
    ],
  ],
  // Studies, certificates and skills.
  [
    '^insegnante, ^doposcuola, ^educatore, ^bibliotecario',
    [`${STUDIED} (?:lettere|filosofia|storia|beni culturali|classico|storia dell arte)`],
  ],
  [
    '^educatore, ^asilo nido, ^insegnante di sostegno, ^babysitter',
    [
      `${STUDIED} (?:scienze (?:umane|dell educazione|della formazione(?: primaria)?|sociali)|pedagogia|psicologia|magistral[ei]|psicopedagogico|socio ?pedagogico)`,
    ],
  ],
  [
    '^receptionist, ^ufficio turistico, ^traduttore, ^insegnante di inglese',
    [`${STUDIED} (?:lingue(?: straniere)?|linguistico|mediazione linguistica)`],
  ],
  [
    '^contabile, ^impiegato, ^commercialista, ^banca',
    [
      `${STUDIED} (?:economia(?: e commercio| aziendale)?|amministrazione(?: finanza e marketing)?|scienze bancarie|afm|igea)`,
    ],
  ],
  ['^programmatore, ^informatico', [`${STUDIED} (?:informatica|programmazione)`]],
  ['^avvocato, ^impiegato, ^notaio', [`${STUDIED} (?:giurisprudenza|legge|diritto)`]],
  ['^ingegnere, ^ingegnere meccanico, ^perito meccanico', [`${STUDIED} ingegneria(?: \\w+)?`]],
  ['^geometra, ^architetto', [`${STUDIED} (?:architettura|costruzioni)`]],
  ['^istruttore fitness, ^allenatore, ^bagnino, ^maestro di sci', [`${STUDIED} (?:scienze motorie|isef|sportivo)`]],
  [
    '^tecnico di laboratorio, ^chimico, ^controllo qualità',
    [`${STUDIED} (?:biologia|chimica|biotecnologie|scienze biologiche)`],
  ],
  [
    '^ufficio turistico, ^receptionist, ^guida turistica, ^agenzia viaggi',
    [`${STUDIED} (?:turismo|turistico|scienze turistiche)`],
  ],
  [
    '^giardiniere, ^bracciante, ^dottore forestale, ^vivaista',
    [`${STUDIED} (?:agraria|scienze (?:agrarie|forestali))`],
  ],
  [
    '^meccanico, ^manutentore, ^operatore cnc, ^perito meccanico',
    [
      `${STUDIED} (?:meccanica|meccatronica)(?: al (?:cfp|professionale))?`,
      `${STUDIED} (?:itis|iti|ipsia|cfp|enaip)`,
      '(?<!non )ho (?:fatto|finito|frequentato) (?:l |la |le |un )?(?:istituto tecnico|istituto professionale|scuola professionale|scuole professionali)',
    ],
  ],
  ['^elettricista, ^quadrista, ^manutentore, ^automazione', [`${STUDIED} (?:elettrotecnica|elettronica|automazione)`]],
  [
    '^grafico, ^vetrinista, ^fotografo, ^social media manager',
    [`${STUDIED} (?:artistico|belle arti|moda|accademia|arte(?! bianca)|marketing|comunicazione)`],
  ],
  ['^asa, ^oss, ^asilo nido, ^educatore', [`${STUDIED} (?:socio ?sanitari[oa]|servizi sociali|sociale)`]],
  [
    '^impiegato, ^segretario, ^commesso, ^doposcuola',
    [
      '(?:ho|con) (?:la )?maturita (?:scientifica|classica|tecnica|magistrale)',
      '(?<!non )ho (?:la maturita|il diploma|un diploma|la laurea|una laurea)(?= *$| (?:e|ma|cerco) )',
      `${STUDIED} scientifico`,
      '(?<!non )(?:ho fatto|ho finito|ho il diploma di|diplomat[oa] al|maturita al) (?:il |un )?liceo',
    ],
  ],
  [
    '^studi alberghieri',
    [
      '(?:(?<!non )ho (?:fatto|frequentato|finito|studiato)|faccio|studio|frequento|diplomat[oaie](?: all| in)?|uscit[oa] dall|vengo dall)(?: (?:il|la|l|all|scuola|istituto|alla))* alberghier[oa]',
      'ho appena finito (?:l |la |il )?(?:scuola |istituto )?alberghier[oa]',
    ],
  ],
  [
    '^haccp',
    [
      '(?:ho |con |possiedo |in possesso (?:di|dell) )*(?:l |il |la |un )?(?:attestato |corso |certificato |certificazione |patentino |libretto )*haccp',
      '(?:ho |con )?(?:il )?libretto sanitario',
    ],
  ],
  [
    '^attestati',
    [
      '(?:ho |con |fatto |possiedo |in possesso di |preso )+(?:il |l |i |un |gli |anche )*(?:cors[oi]|attestat[oi]|certificat[oi])(?: (?:di|della|sulla|per la|su))? (?:sicurezza|antincendio|primo soccorso|pronto soccorso|blsd|lavori in quota|preposto)(?: (?:sul lavoro|lavoratori|e (?:antincendio|primo soccorso|sicurezza)))*',
    ],
  ],
  [
    '^partita iva',
    [
      '(?:(?<!non )ho (?:gia )?(?:la |una )?(?:mia )?|sono (?:a|in|con) |(?:aprire|apro|aprirei) (?:la )?|titolare di )(?:partita iva|p iva|partita i v a)',
    ],
  ],
  [
    '^lingue',
    [
      `${SPEAKING} ${LANGUAGE}(?: (?:e|ed|un po di|anche|il|l|pure|bene)*(?: (?:il |l |un po di |anche )*)?${LANGUAGE})+`,
      '(?:parlo|so|conosco) (?:le |piu |tre |due |quattro |bene )+lingue(?: straniere)?',
    ],
  ],
  ['^lingue', [`${SPEAKING} (?:russo|arabo|rumeno|albanese|ucraino)`]],
  [
    '',
    [
      '(?<!non )(?:parlo|capisco|so)(?: (?:bene|benissimo|perfettamente|abbastanza|l|anche))* italiano(?: (?:bene|benissimo|perfettamente))?',
    ],
  ],
  ['^tedesco', [`${SPEAKING} tedesco`]],
  [
    '^inglese',
    [`${SPEAKING} inglese`, 'inglese (?:fluente|scolastico|di base|base|buono|discreto)|(?:buon|discreto) inglese'],
  ],
  ['^francese', [`${SPEAKING} francese`]],
  ['^spagnolo', [`${SPEAKING} spagnolo`]],
  [
    '^numeri',
    [
      '(?:mi piacciono|amo|adoro|brav[oaie]|portat[oa]|appassionat[oa]|lavorare|lavoro|me la cavo|so far|a contatto)(?: (?:i|di|per|con|coi|in|molto|la|la))* (?:numeri|matematica)',
    ],
  ],
  [
    '^computer',
    [
      '(?:me la cavo|brav[oa]|pratic[oa]|capace|buona conoscenza|conosco|conoscenza|dimestichezza)(?: (?:bene|con|ad|a|usare|il|l|i|del|al|uso|di|molto|abbastanza))* (?:computer|pc|office|pacchetto office|internet)',
    ],
  ],
  [
    '^creativo',
    [
      '(?:mi piace|amo|adoro|so|passione per il) (?:disegnare|disegno|decorare|creare|dipingere)(?! (?:i |le |mur|paret|cas))(?: (?:cose|con le mani))?',
      '(?:sono (?:una persona |molto )?|lavoro )creativ[oa]',
    ],
  ],
  [
    '^montagna',
    [
      '(?:amo|adoro|mi piace|mi piacciono|appassionat[oa]|innamorat[oa]|passione|vivere|trasferir(?:mi|ci)|andare a vivere|stare)(?: (?:tanto|molto|la|le|l|lo|gli|in|su|vivere|stare|andare|sulla|di|della|delle|dello|per))* (?:montagn[ae]|neve|sciare|sci|snowboard|quota)',
      '(?<!(?:lavor\\w+|guid\\w+|accompagn\\w+|gente|gruppi) )in montagna',
      '(?:lavorare|lavoro|stare) (?:sulla|nella|con la) neve',
    ],
  ],
  [
    '^squadra',
    [
      '(?:lavor\\w+ |stare |essere |bene |mi piace )*in (?:squadra|team|gruppo|compagnia)',
      '(?:spirito|gioco|lavoro) di (?:squadra|gruppo)',
      'team ?work',
    ],
  ],
  [
    '^autonomia',
    [
      '(?:lavor\\w+ |stare |fare tutto )+(?:da sol[oa]|per conto mio)',
      'in (?:autonomia|modo autonomo)',
      'senza (?:capi|padroni|colleghi|nessuno (?:che mi comanda|sopra|intorno))',
    ],
  ],
  [
    '^pubblico',
    [
      '(?:sono (?:una )?(?:persona |ragazz[oa] )?(?:molto )?(?:e )?)(?:socievole|solare|espansiv[oa]|chiacchieron[ea]|estrovers[oa]|comunicativ[oa])',
      '(?:mi piace|amo|adoro) (?:la gente|stare (?:in mezzo alla|con la|tra la) gente|parlare|chiacchierare|il contatto umano|conoscere (?:gente|persone)(?: nuove)?)',
    ],
  ],
  [
    '-weekend',
    [
      '(?:dal )?lun(?:edi)? (?:al? )?ven(?:erdi)?',
      '(?:il |la |le |i )?(?:sabato e (?:la )?domenica|weekend|week end|domenica|domeniche|fine settimana|festivi) (?:sempre )?(?:liber[oaie]|a casa)',
      'monday to friday',
      'de luni pana vineri',
    ],
  ],
  [
    '-serale',
    [
      '(?:la sera|le sere|sera|sere) (?:sempre )?(?:liber[ae]|a casa)',
      '(?:essere|tornare|rientrare) a casa (?:la|per la|di) sera',
    ],
  ],
  ['-notte', ['(?:la notte|le notti|notti|notte) liber[ae]', 'dormire (?:a casa|nel mio letto)']],
  ['-alloggio', ['senza (?:convivenza|conviv\\w+)', 'non (?:convivente|fissa)']],
  [
    'mattina',
    [
      `(?:quando|mentre|finche|intanto che|con) (?:i |il |la |le )?(?:miei |mio |mia )?${CHILDREN} (?:(?:sono|e|vanno|va|stanno) )?(?:a scuola|all asilo|al nido)`,
      '(?:in )?orari[oi] (?:scolastic[oi]|di scuola|della scuola)',
      '(?:devo )?(?:portare|prendere|ritirare|andare a prendere) (?:i |il |la )?(?:bimb[ioa]|bambin[ioa]|figli[oa]?) (?:a|all|da|dall) (?:scuola|asilo)',
      `(?:porto|accompagno|lascio) (?:i |il |la )?(?:miei |mio |mia )?${CHILDREN} (?:a|all|al) (?:scuola|asilo|nido)(?: e posso)?(?: dalle (?:nove|otto|9|8))?`,
      'while (?:the |my )?(?:kids|children) are at school',
      'solo (?:di |la |al )?mattin[aoe]',
      '(?:a|prima di) mezzogiorno',
    ],
  ],
  ['serale', ['dopo (?:il )?lavoro', 'dopo cena', 'tardo pomeriggio', 'fine giornata']],
  [
    'weekend',
    [
      '(?:solo |soltanto )?(?:il |di |la |le |i )?(?:sabat[oi]|domenic(?:a|he))(?: (?:e|o) (?:la |il |di |le |i )?(?:sabat[oi]|domenic(?:a|he)))?',
      'saturday(?: and sunday)?',
      '(?:nei |giorni |anche )?festivi',
    ],
  ],
  [
    'part time',
    [
      'mezz[ao] giornat[ae]',
      'mezze giornate',
      '(?:qualche|poche|un paio di) or[ae](?: al giorno| alla settimana)?',
      'lavoretto',
      'half day',
    ],
  ],
  [
    'senza esperienza',
    [
      `${NEGATED} (?:alcuna |nessuna |molta |tanta )?(?:esperienz[ae]|experience|experiencia|experienta|pervoje|досвіду)`,
      'mai lavorato(?: prima)?',
      '(?:la )?mia prima esperienza',
      '(?:si|vi|ti) insegnano?(?: (?:tutto|il mestiere|loro))?',
      '(?:alla )?prima esperienza|(?:con |ho )?poca esperienza',
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
  [
    '^esperienza',
    [
      '(?:(?:ho|con|avendo|una|un po di|molta|tanta|buona|lunga|pluriennale|gia|discreta) )+esperienza(?: (?:pluriennale|decennale|di \\d+ anni|lavorativa))?(?: (?:nel|nella|nello|come|in|di|da))?',
      '(?:da|per|oltre|piu di|quasi|con|dopo|circa|lavorato|fatto|lavoro)(?: (?:piu di|quasi|oltre|per|da|circa))? (?:\\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|dieci|quindici|venti|trenta|tanti|molti|parecchi|diversi|alcuni) anni(?: (?:di|d) (?:esperienza|lavoro))?',
      '(?:\\d{1,2}|tanti|molti|parecchi|diversi|alcuni) anni (?:di|d) (?:esperienza|lavoro)',
    ],
  ],
  [
    '',
    [
      '(?:di|ho) (?:2[5-9]|3\\d|4[0-4]) anni',
      '(?<!ho )(?:7\\d|8\\d|9\\d) anni',
      'sono (?:un |una )?(?:ragazz[oa] |donna |signora |uomo |coppia )?(?:ucrain|rumen|romen|marocchin|indian|pakistan|moldav|peruvian|egizian|tunisin|bulgar|polacc|brasilian|nigerian|kosovar|serb|russ|filippin|bosniac|italian)[oa]',
      'sono (?:un |una )?(?:ragazz[oa] |donna |signora |uomo )?(?:albanese|senegalese|cinese|macedone|francese)',
    ],
  ],
  [
    'impiegato comunale',
    [
      '(?:lavor\\w+|posto|impiego) (?:in|nel|al|per il|dal) comune(?! (?:di|a)(?!\\p{L}))',
      '(?:posto|impiego|lavoro) statale',
    ],
  ],
  [
    '^senza esperienza, ^poca lingua',
    [
      '(?:non ho |senza )(?:nessun |alcun |un |il )?(?:titolo di studio|diploma|titoli|qualifica)',
      '(?:(?:ho|con|solo) )?(?:la |solo la )?(?:terza|3a) media',
      '(?:due )?braccia (?:buone|forti)',
    ],
  ],
  [
    '^auto',
    [
      'automunit[oaie]',
      '(?:(?<!non )(?:ho|con|possiedo) (?:gia )?(?:la |l |una |un )?)(?:macchina|auto propria|auto|mezzo proprio|patente b(?: e (?:la |l )?(?:macchina|auto)| automunit[oa])?|patente(?! (?:c|ce|d|be|nautica|del muletto|superiore)(?![a-z])))',
    ],
  ],
  [
    'indeterminato',
    [
      'posto (?:fisso|sicuro|stabile)',
      'lavoro (?:fisso|sicuro|stabile)',
      'contratto (?:fisso|vero|stabile)',
      'permanent (?:job|contract)',
      '(?:per )?tutto l anno',
    ],
  ],
  [
    'alloggio',
    [
      '(?:con |anche )?(?:da|dove) (?:dormire|alloggiare|abitare)(?: (?:li|sul posto|in loco|compreso))?',
      '(?:dormire|alloggiare|vivere) (?:li|sul posto|in loco|in struttura)',
      '(?:con )?(?:la |una )?(?:stanza|camera|casa|appartamento|monolocale)(?: (?:inclus[ao]|compres[ao]|gratis|per (?:due|dormire)|offert[ao]))',
      '(?:(?:e |ed )?alloggio )?(?:per|siamo) una coppia',
      'coppia (?:con|cerca) alloggio',
      'alloggio per (?:due|coppia|2)',
      '(?:con )?posto letto',
      '(?:lavoro|posto) con (?:la |una )?(?:stanza|camera)(?! ?da)',
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
  [
    '^aria aperta',
    [
      '(?:(?:stare|lavorare|lavoro|vivere|sempre) )?(?:all aria aperta|all aperto|nella natura|in natura|in mezzo (?:al verde|alla natura)|immers[oa] nel verde)',
      'non (?:voglio )?(?:stare )?(?:al )?chius[oa](?: in (?:un )?ufficio)?',
      'outdoors?|outside|en plein air|al aire libre|in aer liber',
    ],
  ],
  [
    '^pubblico',
    [
      '(?:a |in |il |stare a )?contatto (?:con|col) (?:la gente|il pubblico|pubblico|le persone|i clienti|gente|persone)',
      '(?:stare|lavorare|parlare|essere) (?:con la|tra la|in mezzo alla|con le|a contatto con la) (?:gente|persone)',
    ],
  ],
  [
    '^manuale',
    [
      'lavor[oi] manual[ei]',
      '(?:bravo|brava|abile|capace|lavorare|usare) (?:con )?le mani',
      'manualita',
      'me la cavo con (?:tutto|i lavori)',
    ],
  ],
  ['^sport', ['(?:amo|mi piace|appassionat[oa] di|fare|pratico) (?:lo )?sport', 'sportiv[oa]']],
  [
    '^aiutare',
    [
      'aiutare (?:gli altri|le persone|la gente|chi (?:ha bisogno|soffre|sta male))',
      'lavoro utile',
      'nel sociale|settore sociale|ambito sociale',
    ],
  ],
  ['extra', ['(?:pagat[oa] )?(?:a|alla) giornata', 'pagat[oa] al giorno']],
  [
    '',
    [
      '(?:(?:essere|tornare|restare|stare|rientrare|vicino|vicini|lavorare vicino|comodo|a due passi|nei dintorni|nei pressi|attaccato|lontano) (?:a |da |di )?casa(?: mia)?)',
      '(?:me la cavo|mi arrangio|mi destreggio)(?: (?:bene|benino|abbastanza|un po))*(?: (?:con|in|a|nel|nella|anche))?',
      '(?:ho|con|abbiamo|avendo) (?:un |il |due |anche |mio |nostro |i )*(?:can[ei]|gatt[oi])(?: (?:al seguito|con me))?(?! (?:da|e gatti|dei))',
      '(?:portare|tenere) con me il (?:mio )?cane',
      '(?:(?:messa |tutto |lavoro |assunzione )?in regola|(?:non|niente|no) (?:in )?nero|con (?:i )?contributi(?: versati| pagati)?|contributi (?:versati|pagati)|(?:con )?(?:regolare contratto|contratto (?:regolare|serio)|assunzione regolare)|con (?:regolare |la )?busta paga)',
      '(?:faccio|farei|accetto|accetterei|va bene|vanno bene|mi adatto a|disposto a|disposta a|disponibile a|so fare)(?: (?:un po|di|qualsiasi|qualunque))* (?:tutto|lavoro|cosa)',
      '(?:sono )?incinta',
      '(?:ho |con |usufruisco di |usufruisco della )(?:la |legge )*104',
      'mi annoio (?:a|in) casa',
      'non (?:sopporto|reggo) (?:il |l |i )?(?:caldo|freddo|fumo|rumore|rumori|confusione)',
      '(?:mio marito|mia moglie|il mio compagno|la mia compagna|mio padre|mia madre|mio fratello|mia sorella) (?:e|fa|lavora)(?: (?:come|il|la|lo|un|in|da|l))? \\w+(?: \\w+)?(?= (?:e|ma|mentre) io )',
      '(?:in |sono in |prendo la |finita la )?disoccupazione',
      '(?:cosa|che cosa|che) c e',
    ],
  ],
  ['vitto', ['(?:pranzo|pasto|pasti|mangiare|cena) (?:compres[oi]|inclus[oi]|gratis)']],
  ['più posti', ['(?:per|siamo) (?:due|in due) amic[ihe]+', 'assumono in tanti', 'piu (?:persone|posti)']],
  [
    '^paga alta',
    [
      'ben (?:pagat[oia]|retribuit[oia]|remunerat[oia])|remunerativ[oa]',
      '(?:uno |un |una |con |lo )*(?:stipendio|paga|retribuzione|compenso|guadagno) (?:(?:piu |molto |abbastanza )?(?:dignitos[oa]|buon[oa]|alt[oa]|decente|onest[oa]|adeguat[oa]|giust[oa]|interessante|sopra la media|superiore|migliore)|che (?:mi |ci )?(?:permett\\w+|bast\\w+)(?: (?:di|per) vivere| alla famiglia)?)',
      '(?:guadagnare|guadagno|guadagna|guadagnano|si prende|prendere) (?:bene|di piu|tanto|molto|tanti soldi|parecchio)',
      '(?:tanti|bei|buoni|piu) soldi',
      'pagat[oi] bene',
      'buon[ao] (?:paga|stipendio|retribuzione|guadagno)',
      '(?:che )?paga(?:no|ta)? (?:bene|di piu|tanto)',
      'well paid',
      '(?:good|high) (?:pay|salary|wages)',
      '(?:platit|salariu) (?:bine|bun)',
      'bine platit',
      'ben payat',
      'bien pagado',
      'bien pay[ei]',
      'bon salaire',
      'buen (?:sueldo|salario)',
      '(?:paguar mire|mire paguar|rroge e mire)',
      '(?:добре оплачуван[аоу]|висок[аоу] зарплат[аоу]|хорошая зарплата)',
      '(?:راتب|اجر) (?:جيد|عالي)',
      '(?:changi|vadhia) (?:tankhah|tankha|pagar)',
      'ਚੰਗੀ ਤਨਖਾਹ',
    ],
  ],
  [
    '^poca lingua',
    [
      '(?:non|poco|senza|parlo poco|no|not|nu|without|non so|non parlo|non conosco)(?: (?:so|sa|parlo|parla|parlano|parliamo|capisco|capisce|conosco|conosce|sapere|parlare|speak|vorbesc|bene|molto|tanto|ancora|bisogno di|benissimo))* (?:l |il |lo |la |the |bene l |bene )*(?:italiano|italian|italiana|lingua|language)',
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
      '(?:ho )?(?:appena )?(?:finit[oa]|preso|fatt[oa]) (?:la |il |le )?(?:maturita|diploma|superiori|scuola)(?! (?:alberghier[oa]|di|per|da|in|professionale)(?!\\p{L}))',
      '(?:neo ?)?diplomat[oaie]',
      'appena (?:finit[oa] (?:la |le )?(?:scuola|superiori)|diplomat[oa]|maggiorenne)',
      '(?:ho )?(?:1[5-9]|2[0-4]) anni',
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
      '(?:ho 7\\d|(?:ho )?(?<!(?:nonn[ao]|anzian[ao]|madre|padre) di )(?:4[5-9]|5\\d|6\\d)) anni',
      '(?<!mezza )(?:sono |appena |andat[oa] |vicin[oa] |gia |ormai )*(?:in |da |alla )?pension(?:e|at[oai])(?! (?:completa|per|\\w+ stelle)(?!\\p{L}))',
      '(?:un )?pensionati',
      '(?:quaranta|quarantacinque|cinquanta|cinquantacinque|sessanta)(?:tre|quattro|sei|sette|otto)?(?:enn[ei]| anni)',
      'passati i (?:40|50|60)',
      'non piu giovan[ei]',
      'retired|jubilado|(?<!maisons?(?: de)? )retraite|pensionar|пенсіонер',
    ],
  ],
  // What is left of others.
  [
    '',
    [
      '(?<!non )(?:ho|con|avendo)(?: (?:appena|fatto|finito|frequentato|preso|conseguito))* (?:la |il |un |una |l )?(?:scuola|corso|qualifica|attestato|titolo) (?:di|da|come)',
      '(?:con |lo |uno |un |di |il )*stipendio(?: (?:fisso|mensile|sicuro|garantito|regolare|puntuale|certo))?',
      '(?:sono )?(?:sempre )?liber[oaie](?= +(?:la|il|i|di|dalle|dal|dopo|tutto|tutta|tutti|a|da|per|subito|xfactx\\d+)(?!\\p{L})| *$)',
    ],
  ],
];

/** Ways that nobody names, written as in `ways.ts`, the name that `LIFE` calls them by in brackets. */
export const LIFE_WAYS = `
(più posti) | openings=true
giardiniere, boscaiolo, bosco, boschi, guida alpina, malga, alpeggio, vigna, frutteto, raccolta, pascolo, piste, impianti di risalita, neve, custode, verde, maestro di sci (aria aperta) | category=Agricoltura e bosco
cameriere, barista, commesso, receptionist, cassiere, clienti, ospiti, accoglienza, animatore, guida turistica (pubblico) | category=Commercio
manutentore, tuttofare, falegname, muratore, meccanico, elettricista, idraulico, carpentiere, saldatore, assemblatore, sarto (manuale) | category=Edilizia
impiegato, segretario, portineria, portiere, receptionist, cassiere, centralino, autista, contabile, sorveglianza (leggero) | category=Ufficio
palestra, istruttore, maestro di sci, nuoto, bagnino, allenatore, noleggio, piscina, guida alpina (sport) | category=Sport
oss, asa, badante, educatore, assistenza, disabili, anziani, infermiere, sostegno (aiutare) | category=Sanità
auto propria, automunito, automuniti, patente b, patente (auto) | requirement=Auto propria | licence=B
(paga alta) | minPay=1800
patente, automunito, automuniti, auto propria (patente) | licence=B | licence=C | licence=CE | licence=D | requirement=Auto propria
auto propria, automunito, automuniti, mezzo proprio, auto indispensabile, munito di auto (auto propria) | requirement=Auto propria
lavapiatti, cameriera ai piani, pulizie, raccolta, bracciante, manovale, facchino, confezionamento, lavanderia, operaio (poca lingua) | category=Pulizie
apprendista, tirocinio, stage, stagista, primo impiego, animatore, anche prima esperienza, corso interno (giovani) | experience=No esperienza | contract=Stage/Tirocinio
custode, portiere, accompagnatore, scuolabus, badante, guardiano, compagnia, poche ore (maturi) | type=Part-time | type=Weekend | contract=Collaborazione
lavapiatti, cameriera ai piani, magazziniere, operaio, addetto produzione, pulizie, giardiniere, boscaiolo, falegname, contabile, pasticcere, lavanderia, confezionamento, data entry (senza pubblico) | category=Industria e artigianato
corriere, cameriere, magazziniere, giardiniere, boscaiolo, istruttore, animatore, autista, postino, muratore, facchino, operaio comunale, dinamico, dinamica (movimento)
squadra, team, gruppo, brigata, equipe, colleghi (squadra)
autonomia, in autonomia, custode, guardiano, autista, corriere, camionista, pastore, portiere di notte, manutentore, boscaiolo (autonomia)
contabile, contabilità, ragioniere, paghe, bilanci, commercialista, banca, cassiere, fatturazione, controllo di gestione (numeri) | category=Ufficio
impiegato, segretario, data entry, back office, receptionist, pacchetto office, excel, gestionale, contabile (computer) | category=Ufficio
grafico, parrucchiere, estetista, fiorista, pasticcere, vetrinista, sarto, ceramista, fotografo, decoratore, social media, tatuatore, creatività (creativo) | category=Bellezza
rifugio, rifugista, impianti di risalita, seggiovia, maestro di sci, noleggio sci, gattista, malga, guida alpina, skiman, piste da sci, alta quota, montagna (montagna) | category=Sport | category=Turismo
inglese, tedesco, francese, lingue, lingue straniere, receptionist, turisti, clientela internazionale, clientela straniera (lingue) | requirement=Inglese | requirement=Tedesco | requirement=Francese
cuoco, cameriere, barista, receptionist, aiuto cuoco, commis, pasticcere, pizzaiolo (studi alberghieri) | category=Ristorazione | requirement=Diploma alberghiero
haccp, cuoco, aiuto cuoco, mensa, banconiere, pasticcere, gastronomia (haccp) | requirement=HACCP | requirement=Somministrazione alimenti e bevande
corso sicurezza, sicurezza lavoratori, antincendio, primo soccorso, attestato, attestati (attestati) | requirement=Sicurezza lavoratori | requirement=Antincendio | requirement=Primo soccorso | requirement=BLSD | requirement=Preposto
esperienza, esperto, esperta, qualificato, qualificata, specializzato, specializzata (esperienza) | experience=Esperienza richiesta | experience=Esperienza preferita
part time, mattina, orario scolastico, orari flessibili, mensa, pulizie, commesso, assistente scuolabus, bidello, poche ore (mamme) | type=Part-time | shift=mattina
orari flessibili, orario flessibile, flessibilità oraria, orari da concordare, orario da concordare, giorni da concordare (orari flessibili) | type=Part-time
orario continuato, turno unico, orario unico, continuato, no spezzato, senza spezzato (orario continuato)
anche prima esperienza, formazione, corso interno, affiancamento, inserimento, assunzione diretta, anche senza esperienza, tempo indeterminato (ripartenza) | experience=No esperienza | contract=Contratto indeterminato
studenti, studente, universitari, weekend, part time, extra, a chiamata, estate, stage, tirocinio, animatore, ripetizioni, babysitter, cameriere (studenti) | type=Part-time | type=Weekend | type=Stagionale
part time, weekend, extra, a chiamata, poche ore, serale, qualche ora, occasionale (arrotondare) | type=Part-time | type=Weekend | contract=Collaborazione
`;
