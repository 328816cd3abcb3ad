const CHILDREN = '(?:bimb[ioa]|bambin[ioa]|figli[oa]?|piccol[ioa]|ragazzi)';
const NEGATED =
  '(?:non (?:ho|abbiamo|serve|occorre|ci vuole|richiesta|necessaria)|senza|no|nessuna|without|no need of|fara|sans|sin|pa|bez|без)';

/**
 * Ways of speaking of one's life that say how somebody can work: a row for the terms that each means, then patterns of folded words. A
 * term with a minus keeps out what it finds; one with a caret only brings it forward, so that no age or phase of life excludes anything.
 */
export const LIFE = String.raw`
-weekend ; (?:dal )?lun(?:edi)? (?:al? )?ven(?:erdi)? ; (?:il |la |le |i )?(?:sabato e (?:la )?domenica|weekend|week end|domenica|domeniche|fine settimana|festivi) (?:sempre )?(?:liber[oaie]|a casa) ; monday to friday ; de luni pana vineri
-pomeriggio ; (?:con|lasci\w*|vorrei|voglio|avere) (?:i |il )?pomerigg\w+ liber[oi]
-mattina ; (?:con|lasci\w*|vorrei|voglio|avere) (?:la |le )?mattin\w+ liber[ae]
-serale ; (?:la sera|le sere|sera|sere) (?:sempre )?(?:liber[ae]|a casa) ; (?:essere|tornare|rientrare) a casa (?:la|per la|di) sera
-notte ; (?:la notte|le notti|notti|notte) liber[ae] ; dormire (?:a casa|nel mio letto)
-alloggio ; senza (?:convivenza|conviv\w+|(?:vivere|abitare|dormire|stare)(?: (?:in casa|li|la|con (?:lei|lui|loro)))?) ; non (?:convivente|fissa)
mattina ; (?:mi alzo |mi sveglio |alzarsi )?(?:presto (?:la|di|al) mattin[ao]|(?:la |di |al )?mattin[ao] presto|mi alzo presto) ; (?:quando|mentre|finche|intanto che|con) (?:i |il |la |le )?(?:miei |mio |mia )?${CHILDREN} (?:(?:sono|e|vanno|va|stanno) )?(?:a scuola|all asilo|al nido) ; (?:in )?orari[oi] (?:scolastic[oi]|di scuola|della scuola) ; (?:devo )?(?:portare|prendere|ritirare|andare a prendere) (?:i |il |la )?(?:bimb[ioa]|bambin[ioa]|figli[oa]?) (?:a|all|da|dall) (?:scuola|asilo) ; (?:porto|accompagno|lascio) (?:i |il |la )?(?:miei |mio |mia )?${CHILDREN} (?:a|all|al) (?:scuola|asilo|nido)(?: e posso)?(?: dalle (?:nove|otto|9|8))? ; while (?:the |my )?(?:kids|children) are at school ; solo (?:di |la |al )?mattin[aoe] ; (?:a|prima di) mezzogiorno
serale ; dopo (?:il lavoro|lavoro|l ufficio|la fabbrica|il turno) ; dopo cena ; tardo pomeriggio ; fine giornata
weekend ; (?:solo |soltanto )?(?:il |di |la )?(?:sabato|domenica)(?: (?:e|o) (?:la |il |di )?(?:sabato|domenica))? ; saturday(?: and sunday)? ; nei festivi ; giorni festivi
^part time, ^weekend ; (?:un )?lavoretto ; (?:per )?arrotondare ; (?:fare |guadagnare |mi servono )?(?:due|quattro) soldi ; secondo lavoro
^mattina, ^part time ; ho (?:un|una|due|tre|dei|i) (?:bimb|bambin|figli)\w*(?: piccol[ioae]| a scuola| all asilo)?
^stagione, ^determinato ; (?:anche )?(?:solo |per )?(?:un paio di|pochi|qualche|due|tre|2|3) mes[ei] ; (?:lavoro|periodo) breve ; breve periodo
part time ; mezz[ao] giornat[ae] ; mezze giornate ; (?:qualche|poche|un paio di) or[ae](?: al giorno| alla settimana)? ; half day
senza esperienza ; ${NEGATED} (?:alcuna |nessuna |molta |tanta )?(?:esperienz[ae]|experience|experiencia|experienta|pervoje|досвіду) ; (?:non (?:ho|abbiamo|ha) )?mai lavorato(?: prima)? ; (?:la )?mia prima esperienza ; (?:si|vi|ti) insegnano?(?: (?:tutto|il mestiere|loro))? ; (?:alla )?prima esperienza ; senza sapere (?:niente|nulla)
senza esperienza, ^giovani ; (?:dove )?si impara(?: (?:sul posto|il mestiere|lavorando|tutto))? ; (?:con |dove fanno )?(?:la )?formazione (?:interna|inclusa|pagata|compresa) ; (?:(?:da |per )?imparare (?:un|il) (?:mestiere|lavoro))(?: da zero)? ; (?:partire |iniziare |cominciare )?da zero
^senza esperienza, ^poca lingua ; (?:chi )?non (?:ho|ha) (?:mai )?studiato ; non so fare (?:niente|nulla)(?: di (?:particolare|speciale))? ; senza studi ; (?:dove )?non (?:serve|occorre|bisogna|importa|si deve|e (?:necessario|richiesto|importante))(?: (?:sapere|parlare|conoscere|capire))?(?: bene)? (?:l |la )?(?:italiano|lingua) ; (?:non ho |senza )(?:nessun |alcun |un |il )?(?:titolo di studio|diploma|titoli|qualifica) ; (?:(?:ho|con|solo) )?(?:la |solo la )?(?:terza|3a) media ; (?:due )?braccia (?:buone|forti)
^auto ; automunit[oaie] ; (?:(?<!non )(?:ho|con|possiedo) (?:la |l |una |un )?)(?:macchina|auto propria|auto|mezzo proprio|patente b|patente(?! (?:c|ce|d|be|del muletto)(?![a-z])))
indeterminato ; posto (?:fisso|sicuro|stabile) ; lavoro (?:fisso|sicuro|stabile) ; contratto (?:fisso|vero|stabile|serio) ; (?:uno )?stipendio (?:fisso|vero|sicuro) ; permanent (?:job|contract) ; (?:per )?tutto l anno
alloggio ; (?:con |anche )?(?:da|dove) (?:dormire|alloggiare|abitare)(?: (?:li|sul posto|in loco|compreso))? ; (?:dormire|alloggiare|vivere) (?:li|sul posto|in loco|in struttura) ; (?:con )?(?:la |una )?(?:stanza|camera|casa|appartamento|monolocale)(?: (?:inclus[ao]|compres[ao]|gratis|per (?:due|dormire)|offert[ao])) ; (?:per|siamo) una coppia ; coppia (?:con|cerca) alloggio ; alloggio per (?:due|coppia|2) ; (?:con )?posto letto ; accommodation(?: (?:included|provided))? ; housing ; cazare(?: (?:inclusa|asigurata))? ; con alojamiento|alojamiento ; avec logement|loge|logement ; me fjetje|akomodim ; житло|з житлом|проживання|з проживанням ; سكن|مع سكن
^aria aperta ; (?:(?:stare|lavorare|lavoro|vivere|sempre) )?(?:all aria aperta|all aperto|nella natura|in natura|in mezzo (?:al verde|alla natura)|immers[oa] nel verde) ; non (?:voglio )?(?:stare )?(?:al )?chius[oa](?: in (?:un )?ufficio)? ; outdoors?|outside|en plein air|al aire libre|in aer liber
^pubblico ; (?:a |in |il |stare a )?contatto (?:con|col) (?:la gente|il pubblico|pubblico|le persone|i clienti|gente|persone) ; (?:stare|lavorare|parlare|essere) (?:con la|tra la|in mezzo alla|con le|a contatto con la) (?:gente|persone)
^manuale ; lavor[oi] manual[ei] ; (?:sono |un |tipo )*(?:pratic[oa]|manuale) ; (?:bravo|brava|abile|capace|lavorare|usare) (?:con )?le mani ; manualita ; me la cavo con (?:tutto|i lavori)
^leggero ; (?:lavoro )?(?:da )?sedut[oaie] ; non (?:posso |riesco a )?stare (?:tanto |sempre |troppo )?in piedi ; (?:lavoro )?(?:non (?:troppo )?(?:pesante|faticoso)|legger[oi]|tranquill[oa]) ; (?:mal|male|problemi|ernia) (?:di|alla|al) schiena ; non (?:posso )?(?:alzare|sollevare|portare) pesi
^sport ; (?:amo|mi piace|appassionat[oa] di|fare|pratico) (?:lo )?sport ; sportiv[oa]
^aiutare ; aiutare (?:gli altri|le persone|la gente|chi (?:ha bisogno|soffre|sta male)) ; lavoro utile ; nel sociale|settore sociale|ambito sociale
extra ; (?:pagat[oa] )?(?:a|alla) giornata ; pagat[oa] al giorno
^ ; me la cavo (?:bene )?(?:con|coi|col|a|in) ; (?:un )?(?:lavoro )?per (?:(?:una?|mi[ao]|la mia|il mio) )?(?:ragazz[oa]|signora|donna|uomo|mamma|moglie|marito|figli[oa]|sorella|fratello|nipote|amic[oa]|cognat[oa])(?! di (?:servizio|sala)| delle) ; (?:io )?sono (?:una |un )?(?:mamma|papa|casalinga|separat[oa]|divorziat[oa]|vedov[oa]|brav[oa]|seri[oa]|volenteros[oa]) ; (?:mi hanno|sono stat[oa]|appena) licenziat[oaie] ; ho (?:perso|lasciato|cambiato) (?:il )?(?:mio )?(?:posto|lavoro) ; orari (?:fissi|comodi|flessibili) ; (?:essere|tornare|restare|stare|rientrare|vicino|lavorare vicino) a casa(?: mia)? ; (?:sono )?incinta ; (?:in |sono in )?disoccupazione ; (?:cosa|che cosa|che) c e
vitto ; (?:pranzo|pasto|pasti|mangiare|cena) (?:compres[oi]|inclus[oi]|gratis)
ente pubblico ; (?:in|al|per il|presso il|assunt[oa] (?:in|dal)) (?:comune|municipio)(?! di)
scuola alberghiera ; (?:(?:fatto|finito|studiato|frequentato|faccio|frequento) )?(?:il |la |l |all )alberghier[oa]
più posti ; (?:per|siamo) (?:due|in due) amic[ihe]+ ; assumono in tanti ; piu (?:persone|posti)
^paga alta ; ben (?:pagat[oi]|retribuit[oi]) ; (?:dove )?si guadagn\w+ (?:bene|tanto|di piu) ; guadagnare (?:bene|tanto|di piu) ; pagat[oi] bene ; buon[ao] (?:paga|stipendio) ; (?:che )?paga(?:no|ta)? (?:bene|di piu|tanto) ; well paid ; (?:good|high) (?:pay|salary|wages) ; (?:platit|salariu) (?:bine|bun) ; bine platit ; ben payat ; bien pagado ; bien pay[ei] ; bon salaire ; buen (?:sueldo|salario) ; (?:paguar mire|mire paguar|rroge e mire) ; (?:добре оплачуван[аоу]|висок[аоу] зарплат[аоу]|хорошая зарплата) ; (?:راتب|اجر) (?:جيد|عالي) ; (?:changi|vadhia) (?:tankhah|tankha|pagar) ; ਚੰਗੀ ਤਨਖਾਹ
-patente ; ${NEGATED} (?:la |avere la |il |di )?patente ; non guido ; without (?:a )?driving licen[cs]e ; fara permis ; без прав
-auto propria ; ${NEGATED} (?:la |l |avere la |avere l |una |un )?(?:macchina|auto|automobile|mezzo(?: proprio)?|car|masina|voiture|coche) ; (?:sono )?a piedi ; (?:raggiungibile |che si raggiunge )?(?:in|con il|col|con la) (?:treno|pullman|autobus|corriera|bus|bici)
^poca lingua ; (?:non|poco|senza|parlo poco|no|not|nu|without|non so|non parlo|non conosco)(?: (?:so|parlo|conosco|sapere|speak|vorbesc|bene|molto|ancora|bisogno di))* (?:l |il |lo |la |the )?(?:italiano|italian|italiana|lingua|language) ; (?:appena )?arrivat[oaie] in italia ; sono stranier[oa] ; (?:i )?(?:don t|do not|cannot|can t) speak (?:any |much )?italian ; no italian(?: needed| required)? ; sin (?:saber |hablar )?(?:el )?italiano|no hablo (?:bien )?italiano ; sans (?:parler )?(?:l )?italien|(?:je )?ne parle pas (?:bien )?(?:l )?italien ; fara (?:limba )?italiana|nu (?:stiu|vorbesc) (?:bine )?italian[ae] ; pa (?:ditur )?italisht|nuk (?:di|flas) (?:mire )?italisht ; без (?:знання )?(?:італійської|мови)(?: мови)?|не (?:знаю|розмовляю) італійськ(?:ої|ою) ; بدون (?:لغة )?(?:ايطالية|الايطالية)|بدون لغة ; bla (?:talyan|talyaniya|logha) ; italian (?:nahi|ni) aundi|ਇਟਾਲੀਅਨ ਨਹੀਂ ਆਉਂਦੀ
^giovani ; dopo (?:la |il |le )?(?:maturita|diploma|superiori|scuola|terza media) ; (?:ho )?(?:appena )?(?:finit[oa]|preso|fatt[oa]) (?:la |il |le )?(?:maturita|diploma|superiori|scuola) ; (?:neo ?)?diplomat[oaie] ; appena (?:finit[oa] (?:la |le )?(?:scuola|superiori)|diplomat[oa]|maggiorenne) ; (?<!lavorato )(?:ho )?(?:1[6-9]|2[0-4]) anni(?! di) ; student(?:e|i|essa|esse)(?: universitari[oae]?)? ; universitari[oae]? ; giovan[ei] ; ragazz[oaie] giovan[ei] ; under (?:25|30|29) ; primo (?:impiego|lavoro)
^maturi ; over (?:40|45|50|55|60) ; (?:ho )?(?:4[5-9]|5\d|6\d|7\d) anni ; (?:in |da )?pension(?:e|at[oai]) ; (?:un )?pensionati ; cinquantenn[ei]|sessantenn[ei] ; passati i (?:40|50|60) ; non piu giovan[ei] ; retired|jubilado|(?<!maisons?(?: de)? )retraite|pensionar|пенсіонер
`;

/** Ways that nobody names, written as in `ways.ts`, the name that `LIFE` calls them by in brackets. */
export const LIFE_WAYS = `
(più posti) | openings=true
mattina, pomeriggio, pranzo, lunedì al venerdì, lun ven, diurno, diurni, giornata, a giornata (di giorno) | shift=mattina | shift=pomeriggio | category=Ufficio
giardiniere, boscaiolo, bosco, boschi, guida alpina, malga, alpeggio, vigna, frutteto, raccolta, pascolo, piste, impianti di risalita, neve, custode, verde, maestro di sci (aria aperta) | category=Agricoltura e bosco
cameriere, barista, commesso, receptionist, cassiere, clienti, ospiti, accoglienza, animatore, guida turistica (pubblico) | category=Commercio
manutentore, tuttofare, falegname, muratore, meccanico, elettricista, idraulico, carpentiere, saldatore, assemblatore, sarto (manuale) | category=Edilizia
impiegato, segretario, contabile, paghe, portinaio, receptionist, cassiere, centralino (leggero) | category=Ufficio
palestra, istruttore, maestro di sci, nuoto, bagnino, allenatore, noleggio, piscina, guida alpina (sport) | category=Sport
oss, asa, badante, educatore, assistenza, disabili, anziani, infermiere, sostegno (aiutare) | category=Sanità
auto propria, automunito, automuniti, patente b, patente (auto) | requirement=Auto propria | licence=B
(paga alta) | minPay=1800
patente, automunito, automuniti, auto propria (patente) | licence=B | licence=C | licence=CE | licence=D | requirement=Auto propria
auto propria, automunito, automuniti, mezzo proprio, auto indispensabile, munito di auto (auto propria) | requirement=Auto propria
lavapiatti, cameriera ai piani, pulizie, raccolta, bracciante, manovale, facchino, confezionamento, lavanderia, operaio (poca lingua) | category=Pulizie
apprendista, tirocinio, stage, stagista, primo impiego, animatore, anche prima esperienza, corso interno (giovani) | experience=No esperienza | contract=Stage/Tirocinio
custode, portiere, accompagnatore, scuolabus, badante, guardiano, compagnia, poche ore (maturi) | type=Part-time | type=Weekend | contract=Collaborazione
`;
