/**
 * Families of trades that people change between, one a line, by the first terms of their groups, the likeliest first: a search for
 * one ends with offers of the others, and where there is none of it leads to them. A trade may be in several families.
 */
export const NEIGHBOURS = `
cameriere, barista, commis di sala, banchetti, colazioni, fast food, capo sala
capo sala, sommelier, cameriere, gestore locale
barista, barman, cameriere, gelataio, tabaccheria
cuoco, aiuto cuoco, capo partita, capo cuoco, pizzaiolo, mensa, griglia
aiuto cuoco, lavapiatti, mensa, fast food, tuttofare
lavapiatti, aiuto cuoco, cameriera ai piani, pulizie
pizzaiolo, panettiere, cuoco, fast food
pasticcere, gelataio, panettiere, commesso panetteria
receptionist, portiere di notte, direttore hotel, segretario, ufficio turistico, centralino
cameriera ai piani, governante, lavanderia, pulizie, colf
facchino, tuttofare albergo, manutentore stabili, portiere di notte
rifugista, gestore locale, malga, custode diga, cameriere
impianti di risalita, caposervizio funivia, gattista, innevamento, soccorso piste, biglietteria, spalatore
maestro di sci, istruttore arrampicata, guida alpina, istruttore di mountain bike, animatore
noleggio sci, skiman, negozio sportivo, istruttore di mountain bike
guida turistica, ufficio turistico, agenzia viaggi, guida alpina, receptionist
animatore, animatore grest, parco avventura, babysitter, bagnino
spalatore, escavatorista, operaio comunale, asfaltista, gattista
impiegato, segretario, contabile, impiegato commerciale, impiegato comunale, ufficio acquisti, centralino
contabile, impiegato, commercialista, paghe, risorse umane, banca
avvocato, notaio, segretario, impiegato
banca, assicuratore, contabile
impiegato commerciale, ufficio acquisti, agente di commercio, impiegato logistica
programmatore, informatico, automazione, telefonia
grafico, social media manager, giornalista, fotografo, tipografo
traduttore, insegnante di inglese, mediatore culturale, receptionist
ingegnere, ingegnere meccanico, geometra, architetto, sicurezza sul lavoro
organizzatore di eventi, social media manager, banchetti, tecnico audio, ufficio turistico
coordinatore, operatore sociale, educatore, assistente sociale
operatore sociale, educatore, comunità disabili, mediatore culturale, assistenza domiciliare
assistente tecnico, bidello, informatico
commesso, cassiere, scaffalista, banconiere, negozio di abbigliamento, negozio sportivo, ferramenta, profumeria, telefonia, libraio
cassiere, scaffalista, commesso, benzinaio
banconiere, macellaio, pescheria, ortofrutta, commesso panetteria
ambulante, ortofrutta, promoter, commesso
tabaccheria, libraio, cassiere
direttore negozio, vetrinista, commesso, gestore locale
promoter, agente di commercio, telefonia, commesso
agente di commercio, commesso, agente immobiliare, assicuratore, impiegato commerciale, venditore auto
muratore, manovale, carpentiere edile, piastrellista, intonacatore, cartongessista, escavatorista, ponteggiatore, capocantiere
manovale, muratore, operaio, traslocatore, operaio comunale
carpentiere edile, carpentiere in legno, carpentiere in ferro, gallerista
piastrellista, intonacatore, cartongessista, imbianchino, marmista
imbianchino, cartongessista, verniciatore, restauratore
lattoniere, lavori in quota, ponteggiatore, carpentiere in legno, spazzacamino
escavatorista, gruista, autista patente c, asfaltista, trattorista
elettricista, quadrista, fotovoltaico, antennista, elettronico, manutentore, ascensorista
idraulico, caldaista, frigorista, acquedotto, fotovoltaico
spazzacamino, caldaista, lattoniere
serramentista, vetraio, falegname, fabbro
marmista, piastrellista, muratore
gallerista, asfaltista, escavatorista, centrale idroelettrica
geometra, architetto, capocantiere, ingegnere
acquedotto, elettrodotti, centrale idroelettrica, custode diga, manutentore
operaio, operatore macchine, assemblatore, confezionamento, magazziniere, stampaggio plastica, gomma
acciaieria, laminatoio, forgiatore, trattamenti termici, trafileria, addetto carroponte, rottamaio
saldatore, carpentiere in ferro, fabbro, montatore meccanico, idraulico
tornitore, fresatore, operatore cnc, attrezzista, operatore macchine
montatore meccanico, assemblatore, manutentore, perito meccanico, ingegnere meccanico
manutentore, elettricista, montatore meccanico, manutentore stabili, tuttofare
quadrista, elettronico, automazione, elettricista
pressista, pressofusione, stampaggio plastica, operatore macchine
verniciatore, pulitore metalli, galvanica, carrozziere
taglio laser, operatore cnc, carpentiere in ferro
controllo qualità, controlli non distruttivi, chimico, perito meccanico
capocantiere, muratore, geometra, carpentiere edile
caporeparto, capocantiere, coordinatore, impiegato logistica
confezionamento, imbottigliamento, industria alimentare, operaio
tessile, sarto, operatore macchine, tappezziere
tipografo, grafico, operatore macchine
chimico, controllo qualità, tecnico di laboratorio
falegname, montatore mobili, carpentiere in legno, segheria, restauratore
boscaiolo, teleferica, guardaboschi, tree climber, giardiniere, segheria
guardaboschi, dottore forestale, custode diga
giardiniere, vivaista, fiorista, tree climber, bracciante, operaio comunale
bracciante, raccolta frutta, vendemmia, trattorista, mungitore
mungitore, malga, pastore, casaro, bracciante
casaro, stagionatura formaggi, industria alimentare, malga
cantiniere, vendemmia, birraio, imbottigliamento
apicoltore, piscicoltura, bracciante
panettiere, pasticcere, commesso panetteria, pizzaiolo
macellaio, salumificio, banconiere, industria alimentare
pastificio, industria alimentare, panettiere
sarto, calzolaio, tappezziere, lavanderia
orafo, ceramista, restauratore
fotografo, tecnico audio, grafico
autista, corriere, autista patente c, autista furgone, tassista, autista patente d, assistente scuolabus
autista patente c, autista patente ce, autista betoniera, escavatorista
autista patente d, tassista, assistente scuolabus, battelliere, ferroviere
corriere, postino, autista furgone, magazziniere
magazziniere, mulettista, carico e scarico, impiegato logistica, scaffalista, traslocatore, magazziniere di farmacia
traslocatore, montatore mobili, facchino
meccanico, meccanico mezzi pesanti, meccanico moto, gommista, carrozziere, soccorso stradale, ricambista
gommista, meccanico, meccanico mezzi pesanti, carrozziere
benzinaio, autolavaggio, gommista, cassiere
venditore auto, ricambista, agente di commercio
pulizie, pulizie uffici, pulizie appartamenti, pulizie industriali, colf, cameriera ai piani, lavavetri, sanificatore
netturbino, operaio comunale, pulizie industriali
portinaio, receptionist, guardia giurata, buttafuori, tuttofare
amministratore di condominio, agente immobiliare, manutentore stabili, impiegato
vigile, guardia giurata, guardaboschi, impiegato comunale
oss, asa, badante, assistenza domiciliare, ausiliario ospedale
badante, badante convivente, badante di notte, colf, asa, assistenza domiciliare
infermiere, soccorritore, oss, ostetrico, assistente alla poltrona
medico, dentista, infermiere
dentista, assistente alla poltrona, odontotecnico
ostetrico, educatore asilo nido, infermiere, babysitter
fisioterapista, massaggiatore, podologo, logopedista, terme
assistente sociale, psicologo, educatore, mediatore culturale
farmacista, magazziniere di farmacia, profumeria
assistente alla poltrona, segretario studio medico, odontotecnico
tecnico di laboratorio, tecnico di radiologia, chimico
ottico, commesso, farmacista
segretario studio medico, segretario, receptionist
veterinario, toelettatore, mungitore
necroforo, autista, operaio comunale
insegnante, insegnante di sostegno, doposcuola, insegnante di inglese, formatore, insegnante di musica
maestra d’asilo, educatore asilo nido, babysitter, insegnante
educatore, doposcuola, comunità disabili, animatore grest, insegnante di sostegno
babysitter, educatore asilo nido, doposcuola, animatore grest, colf
bidello, pulizie, mensa, assistente scuolabus
istruttore di guida, formatore, autista
bibliotecario, libraio, impiegato comunale
terme, spa, massaggiatore, estetista, bagnino
estetista, onicotecnico, parrucchiere, massaggiatore, profumeria
parrucchiere, barbiere, estetista
tatuatore, estetista, grafico
bagnino, istruttore di nuoto, manutentore piscine, istruttore fitness
istruttore fitness, allenatore, istruttore di nuoto, palazzetto
istruttore di equitazione, istruttore di mountain bike, allenatore
colf, pulizie, pulizie appartamenti, cameriera ai piani, lavanderia, badante
tuttofare, tuttofare albergo, manutentore stabili, manutentore, portinaio, giardiniere
lavanderia, cameriera ai piani, colf, pulizie, sarto
segretario, impiegato, receptionist, segretario studio medico, centralino
portiere di notte, receptionist, guardia giurata, facchino
gattista, impianti di risalita, innevamento, spalatore, escavatorista
biglietteria, impianti di risalita, cassiere, ufficio turistico, receptionist
guida alpina, maestro di sci, guida turistica, rifugista
malga, mungitore, casaro, rifugista, pastore
gelataio, pasticcere, barista, commesso panetteria
barman, barista, cameriere
mensa, aiuto cuoco, cuoco, bidello, lavapiatti
animatore grest, animatore, babysitter, educatore, bagnino
paghe, contabile, impiegato, risorse umane
informatico, programmatore, assistente tecnico, automazione
automazione, quadrista, programmatore, manutentore, informatico
scaffalista, cassiere, magazziniere, commesso, banconiere
carpentiere in legno, carpentiere edile, falegname, lattoniere, segheria
carpentiere in ferro, saldatore, fabbro, montatore meccanico, taglio laser
fabbro, carpentiere in ferro, saldatore, forgiatore, serramentista
cartongessista, imbianchino, intonacatore, piastrellista
fotovoltaico, elettricista, idraulico, lattoniere
caldaista, idraulico, frigorista
frigorista, idraulico, caldaista, elettricista
laminatoio, acciaieria, forgiatore, operaio, addetto carroponte
forgiatore, laminatoio, acciaieria, fabbro, operaio, pressista
fresatore, tornitore, operatore cnc, attrezzista
operatore cnc, tornitore, fresatore, attrezzista, operatore macchine
assemblatore, montatore meccanico, quadrista, operaio, confezionamento
operatore macchine, operaio, pressista, operatore cnc, tornitore
perito meccanico, controllo qualità, ingegnere meccanico, montatore meccanico, operatore cnc
industria alimentare, confezionamento, operaio, pastificio, casaro
segheria, boscaiolo, falegname, operaio
raccolta frutta, vendemmia, bracciante, giardiniere
vendemmia, raccolta frutta, bracciante, cantiniere
fiorista, giardiniere, vivaista, commesso
autista furgone, corriere, autista, autista patente c, postino
mulettista, magazziniere, carico e scarico, operaio
carrozziere, verniciatore, meccanico, gommista
guardia giurata, vigile, portinaio, portiere di notte, buttafuori
asa, oss, badante, assistenza domiciliare, ausiliario ospedale
assistenza domiciliare, oss, badante, asa, colf
soccorritore, infermiere, autista, oss
educatore asilo nido, maestra d’asilo, babysitter, educatore
insegnante di sostegno, educatore, insegnante, maestra d’asilo
barbiere, parrucchiere, estetista
istruttore di nuoto, bagnino, istruttore fitness, allenatore
massaggiatore, fisioterapista, estetista, spa
`;

/** Trades that work in a kind of employer or in a sector, which a family begins with. */
export const MEMBERS = `
supermercato, cassiere, scaffalista, banconiere, ortofrutta, magazziniere
casa di riposo, oss, asa, infermiere, ausiliario ospedale, badante
albergo, cameriera ai piani, receptionist, cameriere, portiere di notte, facchino
rifugio, rifugista, cuoco, cameriere, aiuto cuoco
agriturismo, cuoco, cameriere, mungitore, bracciante
campeggio, receptionist, pulizie appartamenti, tuttofare, animatore
cooperativa, oss, educatore, assistenza domiciliare, pulizie, giardiniere
ente pubblico, impiegato comunale, operaio comunale, bidello, netturbino, guardaboschi, infermiere, oss, impiegato
parrocchia, animatore grest, bidello, maestra d’asilo, educatore
commercialista, contabile, paghe, impiegato
negozio sportivo, noleggio sci, negozio di abbigliamento, commesso, skiman
negozio di abbigliamento, commesso, cassiere, sarto
ferramenta, commesso, magazziniere, ricambista
fast food, cameriere, aiuto cuoco, cassiere, barista
telefonia, commesso, informatico, cassiere
assicuratore, impiegato, banca, agente di commercio
postino, corriere, autista furgone
risorse umane, impiegato, paghe, segretario
ferroviere, autista patente d, impianti di risalita
libraio, commesso, cassiere, bibliotecario
profumeria, commesso, estetista, cassiere
industria, operaio, saldatore, tornitore, fresatore, laminatoio, forgiatore, manutentore, quadrista, assemblatore, confezionamento, carpentiere in ferro, controllo qualità, segheria, pressista, stampaggio plastica, operatore cnc, verniciatore, automazione, industria alimentare
ristorazione, cameriere, cuoco, aiuto cuoco, lavapiatti, pizzaiolo, barista, mensa, banchetti, barman, fast food, capo cuoco
edilizia, muratore, manovale, carpentiere edile, elettricista, idraulico, imbianchino, piastrellista, escavatorista, lattoniere, cartongessista, capocantiere, carpentiere in legno, fotovoltaico, serramentista, gruista
sanità, oss, infermiere, asa, fisioterapista, assistenza domiciliare, soccorritore, medico, dentista, assistente alla poltrona, farmacista
turismo, receptionist, cameriera ai piani, cameriere, impianti di risalita, guida turistica, animatore, maestro di sci, noleggio sci, rifugista, biglietteria
ufficio, impiegato, segretario, contabile, paghe, receptionist
commercio, commesso, cassiere, scaffalista, banconiere, agente di commercio
trasporti, autista patente c, autista patente ce, autista patente d, autista furgone, corriere, magazziniere
agricoltura, bracciante, mungitore, boscaiolo, giardiniere, raccolta frutta, vendemmia, malga, casaro, segheria, vivaista, pastore
assistenza in famiglia, badante, colf, babysitter, assistenza domiciliare
bellezza, parrucchiere, estetista, barbiere, onicotecnico
sport, istruttore fitness, maestro di sci, istruttore di nuoto, bagnino, guida alpina
`;

/** Professions with a register or a licence, arts and crafts: offers of their neighbours are no answer to a search for them. */
export const OF_THEIR_OWN: ReadonlySet<string> = new Set(
  [
    'avvocato, notaio, amministratore di condominio, agente immobiliare, giornalista, traduttore, architetto',
    'medico, dentista, odontotecnico, psicologo, logopedista, podologo, ottico, ostetrico, veterinario, farmacista, chimico',
    'tecnico di radiologia, tecnico di laboratorio, assistente sociale, dottore forestale, guardaboschi, vigile, necroforo',
    'ferroviere, battelliere, istruttore di guida, istruttore di equitazione, insegnante di musica, bibliotecario',
    'fotografo, tecnico audio, tatuatore, orafo, ceramista, calzolaio, spazzacamino, apicoltore, piscicoltura, gallerista',
  ].flatMap((row) => row.split(', ')),
);
