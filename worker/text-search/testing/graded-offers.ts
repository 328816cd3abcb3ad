import { type CorpusOffer, RELEVANCE_CORPUS, readOffers } from './relevance-corpus.ts';

/** Further invented offers, written as people write them: with errors, abbreviations and several of a trade. */
const OFFERS = `
sala-capo | Camerire/a di sala | Osteria delle Rocce | Capo di Ponte | Ristorazione | Full-time | Servizio pranzo e cena, si cerca persona sorridente.
sala-borno | Add. sala e colazioni | Albergo Pian del Sole | Borno | Ristorazione | Stagionale | Servizio colazioni e sala la sera.
sala-iseo | Cameriera/e ristorante lago | Trattoria del Molo | Iseo | Ristorazione | Part-time | Pranzi e cene, minimo un anno di esperienza.
bar-breno | Barista serale | Bar Commercio | Breno | Ristorazione | Part-time | Aperitivi e dopocena, dal giovedì alla domenica.
bar-edolo | Banconiera bar | Bar della Stazione | Edolo | Ristorazione | Full-time | Caffetteria e piccola cucina.
cuoco-ponte | Chef | Ristorante Quota 1900 | Ponte di Legno | Ristorazione | Stagionale | Guida la brigata di cinque persone per l'inverno.
cuoco-lovere | Cuoco mensa | Ristora Insieme | Lovere | Ristorazione | Part-time | Cucina di una scuola, 120 pasti al giorno.
lavapiatti-iseo | Lavapiatti weekend | Villa dei Tigli | Iseo | Ristorazione | Weekend | Per banchetti, sabato e domenica.
cucina-darfo | Aiuto in cucina | Ristorante La Ruota | Darfo Boario Terme | Ristorazione | Part-time | Si lavano i piatti, si pelano verdure, si preparano gli antipasti.
pizza-breno | Pizzaiola/o esperta/o | Pizzeria Due Torri | Breno | Ristorazione | Full-time | Impasti a lunga lievitazione.
piani-ponte | Cameriera ai piani | Albergo Cima Bianca | Ponte di Legno | Turismo | Stagionale | Riassetto camere, cambio lenzuola.
piani-boario | Governante d'albergo | Grand Hotel Fonte | Boario Terme | Turismo | Full-time | Coordina chi rifà le camere e la lavanderia.
reception-boario | Addetto/a al ricevimento | Grand Hotel Fonte | Boario Terme | Turismo | Full-time | Check-in, centralino, turni diurni.
oss-darfo | O.S.S. | RSA Villa Serena | Darfo Boario Terme | Sanità | Full-time | Tre turni, ospiti anziani.
oss-pisogne | Operatrice socio-sanitaria domiciliare | Cooperativa Vicini | Pisogne | Sanità | Part-time | Visite a casa di anziani e disabili, auto propria.
badante-edolo | Badante notturna | Famiglia Moroni | Edolo | Sanità | Part-time | Dalle 21 alle 7 accanto a una signora malata.
badante-lovere | Cerchiamo signora per compagnia a un anziano | Famiglia Galli | Lovere | Altro | Part-time | Tre pomeriggi, spesa e passeggiata.
infermiere-edolo | Inf. professionale | RSA Alta Valle | Edolo | Sanità | Full-time | Turni di mattina e pomeriggio.
medico-breno | Medico RSA | Fondazione Santa Chiara | Breno | Sanità | Part-time | Dodici ore la settimana.
veterinario-breno | Assistente veterinario | Ambulatorio Zampa | Breno | Sanità | Part-time | Accoglienza clienti e aiuto in sala visite per cani e gatti.
dentista-lovere | Igienista dentale | Studio Sorriso Lago | Lovere | Sanità | Part-time | Due giorni la settimana.
babysitter-edolo | Tata per neonato | Famiglia Riva | Edolo | Altro | Part-time | Quattro mattine, bambino di otto mesi.
maestra-breno | Maestra scuola dell'infanzia | Asilo San Giuseppe | Breno | Altro | Full-time | Supplenza fino a giugno.
sostegno-darfo | Assistente ad personam | Cooperativa Il Ponte | Darfo Boario Terme | Altro | Part-time | A scuola con un alunno con disabilità.
autobus-darfo | Conducente scuolabus | Linee di Montagna | Darfo Boario Terme | Altro | Part-time | Due giri al giorno, pat. D e CQC.
autista-b-darfo | Autista pat. B | Lavanderia Acqua Chiara | Darfo Boario Terme | Altro | Part-time | Giro alberghi con furgone, mattina.
autista-c-edolo | Autista camion ribaltabile | Scavi Allione | Edolo | Edilizia | Full-time | Patente C, trasporto inerti.
camion-gru | Camionista con gru | Edil Concarena | Breno | Edilizia | Full-time | Patente C e patentino gru su autocarro.
spazzaneve-ponte | Operatore sgombero neve | Servizi Montani | Ponte di Legno | Altro | Stagionale | Guida spazzaneve e spargisale, reperibilità notturna.
gattista-ponte | Gattista | Piste del Sole | Ponte di Legno - Tonale | Turismo | Stagionale | Preparazione notturna delle piste.
skipass-borno | Addetta cassa skipass | Scuola Sci Altopiano | Borno | Turismo | Stagionale | Biglietteria impianti, weekend compresi.
muratore-edolo | Muratore capo squadra | Costruzioni Baitone | Edolo | Edilizia | Full-time | Case in pietra.
muratore-iseo | Aiuto muratore | Edil Lago | Iseo | Edilizia | Full-time | Anche prima esperienza.
carpentiere-breno | Carpentiere edile | Edil Concarena | Breno | Edilizia | Full-time | Casseri e armature.
tetti-edolo | Carpentiere in legno | Legno Alpino | Edolo | Edilizia | Full-time | Tetti e case in legno.
idraulico-darfo | Termoidraulico | Impianti Acqua Viva | Darfo Boario Terme | Edilizia | Full-time | Impianti civili, caldaie, pannelli.
frigorista-rogno | Tecnico frigorista patentino F-GAS | Freddo Sebino | Rogno | Edilizia | Full-time | Celle frigorifere e climatizzatori.
fotovoltaico-esine | Installatore fotovoltaico | Sole Camuno | Esine | Edilizia | Full-time | Montaggio pannelli sui tetti.
elettricista-ponte | Eletricista | Impianti Alta Quota | Ponte di Legno | Edilizia | Full-time | Manutenzione alberghi e seconde case.
imbianchino-breno | Imbianchino e cartongessista | Decor Valle | Breno | Edilizia | Full-time | Tinteggiature e controsoffitti.
saldatore-cividate | Saldatore a filo | Carpenterie Grigna | Cividate Camuno | Altro | Full-time | Saldatura MIG, carpenteria media.
carpentiere-malegno | Carpentiere metallico | Ferro e Fuoco | Malegno | Altro | Full-time | Assemblaggio e disegno tecnico.
fresatore-rogno | Fresatore CNC | Officine Sebine | Rogno | Altro | Full-time | Centri di lavoro a 5 assi.
operaio-costa | Op. addetto alle presse | Stampaggi Costa | Costa Volpino | Altro | Full-time | Tre turni, pat. muletto gradito.
operaio-darfo | Operaia confezionamento | Alimenti Camuni | Darfo Boario Terme | Altro | Full-time | Linea salumi, turno di mattina.
qualita-esine | Addetto controllo qualita' | Forge Valle | Esine | Altro | Full-time | Misure e certificati.
plc-darfo | Programmatore PLC | Automa Valle | Darfo Boario Terme | Altro | Full-time | Automazione di linee, trasferte brevi.
magazzino-darfo | Magaziniere | Distribuzione Camuna | Darfo Boario Terme | Altro | Full-time | Carico e scarico, uso transpallet.
magazzino-edolo | Addetto al magazzino part time | Consorzio Agrario Alto | Edolo | Commercio | Part-time | Ricevimento merci e vendita mangimi.
facchino-darfo | Facchino traslochi | Traslochi Camuni | Darfo Boario Terme | Altro | Full-time | Montaggio mobili e trasporto.
pane-breno | Fornaio notturno | Forno Antico | Breno | Altro | Full-time | Pane e focacce, dalle 1 alle 8.
macello-edolo | Banconista macelleria | Carni dell'Alta Valle | Edolo | Commercio | Part-time | Taglio carni e servizio al banco.
vestiti-lovere | Commessa negozio abbigliamento | Boutique Lago | Lovere | Commercio | Part-time | Weekend compresi.
scarpe-darfo | Add. vendite calzature | Passo Sicuro | Darfo Boario Terme | Commercio | Part-time | Venti ore, turni.
cassa-darfo | Cassiera/e p/t | Iper Valle | Darfo Boario Terme | Commercio | Part-time | Ventiquattro ore, contratto a tempo det.
fiori-breno | Fiorista | Fiori di Campo | Breno | Commercio | Part-time | Composizioni e vendita.
farmacia-edolo | Magazziniere di farmacia | Farmacia dell'Alta Valle | Edolo | Sanità | Part-time | Ricevimento ordini e scaffali.
benzina-breno | Benzinaio | Stazione Sud | Breno | Commercio | Full-time | Rifornimento, autolavaggio, cassa.
pulizie-edolo | Addetto/a pulizie appartamenti | Case in Quota | Edolo | Pulizie | Weekend | Cambio biancheria il sabato.
pulizie-lovere | Impresa di pulizie cerca personale | Lucente | Lovere | Pulizie | Part-time | Scale condominiali, tre mattine.
colf-breno | Domestica per casa privata | Famiglia Ferri | Breno | Pulizie | Part-time | Pulire, stirare e cucinare, quattro mattine.
giardino-lovere | Addetto manutenzione verde | Giardini Sebini | Lovere | Altro | Full-time | Tosatura prati e siepi, decespugliatore.
bosco-vezza | Operaio forestale | Consorzio Boschi | Vezza d'Oglio | Altro | Stagionale | Motosega e sentieri.
stalla-malonno | Aiuto stalla | Azienda Agricola Fienile | Malonno | Altro | Full-time | Alimentazione bestiame, pulizia, mungitura.
mele-losine | Raccolta mele | Frutteti Camuni | Losine | Altro | Stagionale | Settembre e ottobre.
vigna-losine | Operaio in vigna | Cantine Camune | Losine | Altro | Stagionale | Potatura e vendemmia.
imp-breno | Imp. amm.va | Comunità Servizi | Breno | Ufficio | Part-time | Protocollo, fatture, sportello.
ufficio-edolo | Segreteria e front office | Autoscuola Vetta | Edolo | Ufficio | Part-time | Pratiche patenti e telefono.
paghe-darfo | Addetta paghe e contributi | Studio Cedolini | Darfo Boario Terme | Ufficio | Full-time | Elaborazione buste paga.
disegno-rogno | Disegnatore CAD | Officine Sebine | Rogno | Ufficio | Full-time | SolidWorks, distinte base.
informatico-breno | Tecnico informatico | Byte Camuni | Breno | Ufficio | Full-time | Assistenza PC e reti presso clienti.
meccanico-edolo | Mecanico mezzi pesanti | Officina Alta Valle | Edolo | Automotive | Full-time | Camion e macchine movimento terra.
fitness-darfo | Personal trainer | Palestra Forza | Darfo Boario Terme | Sport | Part-time | Corsi e sala pesi.
nuoto-breno | Istruttrice nuoto | Piscina Comunale | Breno | Sport | Part-time | Corsi per bambini.
guida-ponte | Guida alpina | Vette Libere | Ponte di Legno | Sport | Stagionale | Escursioni e ferrate.
parrucchiera-edolo | Parrucchiera/e | Salone Emma | Edolo | Altro | Full-time | Taglio, piega e colore.
barbiere-darfo | Barbiere | Barberia Nero | Darfo Boario Terme | Altro | Full-time | Taglio uomo e barba.
estetista-breno | Estetista e nail artist | Centro Aurora | Breno | Altro | Part-time | Unghie e trattamenti.
portalettere-breno | Portalettere | Recapiti Valle | Breno | Altro | Full-time | Consegna della posta in motorino.
rsa-cuoca | Cuoca casa di riposo | RSA Villa Serena | Darfo Boario Terme | Ristorazione | Part-time | Pranzo e cena per quaranta ospiti.
custode-sonico | Custode villaggio turistico | Camping Fonte | Sonico | Turismo | Stagionale | Alloggio sul posto, piccole riparazioni.
fisio-sonico | Fisioterapista domiciliare | Cooperativa Passo Lento | Sonico | Sanità | Part-time | Riabilitazione a casa dei pazienti.
sci-ponte | Istruttrice di sci e snowboard | Scuola Neve Alta | Ponte di Legno | Sport | Stagionale | Corsi collettivi per bambini.
bidella-darfo | Collaboratrice scolastica | Istituto San Marco | Darfo Boario Terme | Altro | Part-time | Apertura e riordino delle aule.
buste-edolo | Impiegato ufficio paghe | Studio Baitone | Edolo | Ufficio | Part-time | Cedolini e presenze.
battipista-borno | Conducente battipista | Altopiano Neve | Borno | Turismo | Stagionale | Con il gatto delle nevi, dopo la chiusura degli impianti.
rifiuti-edolo | Raccolta differenziata porta a porta | Ambiente Alto Oglio | Edolo | Altro | Full-time | Operatore ecologico, patente B.
casaro-edolo | Aiuto casaro | Latteria Alta Valle | Edolo | Altro | Full-time | Lavorazione del latte e stagionatura.
scaffali-darfo | Addetto rifornimento scaffali | Super Convenienza | Darfo Boario Terme | Commercio | Part-time | Dalle sei alle dieci.
piastrelle-breno | Posatore di piastrelle | Ceramiche Arve | Breno | Edilizia | Full-time | Bagni e pavimenti.
sarta-lovere | Sarta per riparazioni | Ago e Filo | Lovere | Altro | Part-time | Orli e cerniere.
falegname-breno | Falegname mobiliere | Arredi Larice | Breno | Altro | Full-time | Cucine su misura.
stage-edolo | Stage ufficio comunicazione | Consorzio Alta Valle | Edolo | Ufficio | Full-time | Social e newsletter.
frigo-breno | Tecnico climatizzatori con F-GAS | Clima Camuno | Breno | Altro | Full-time | Montaggio e assistenza.
`;

/** Short name | fields that differ from the default. */
const EXTRAS = `
sala-borno | {"contract":"Contratto stagionale","shifts":["mattina","sera"],"startDate":"2026-12-18","endDate":"2027-03-14"}
sala-iseo | {"experience":"Esperienza richiesta","weeklyHours":24}
bar-breno | {"shifts":["sera","fine settimana"],"weeklyHours":20,"salaryMin":9,"salaryMax":10,"salaryPeriod":"ora"}
cuoco-ponte | {"contract":"Contratto stagionale","experience":"Esperienza richiesta","salaryMin":2200,"salaryMax":2600,"salaryPeriod":"mese","startDate":"2026-12-01","endDate":"2027-04-11","housing":true,"meals":true}
lavapiatti-iseo | {"experience":"No esperienza","shifts":["fine settimana"],"salaryMin":60,"salaryMax":70,"salaryPeriod":"giorno"}
pizza-breno | {"contract":"Contratto indeterminato","experience":"Esperienza richiesta","salaryMin":1800,"salaryMax":2200,"salaryPeriod":"mese"}
piani-ponte | {"contract":"Contratto stagionale","experience":"No esperienza","salaryMin":1300,"salaryMax":1400,"salaryPeriod":"mese","startDate":"2026-12-05","endDate":"2027-04-05","housing":true}
reception-boario | {"contract":"Contratto determinato","shifts":["mattina","pomeriggio"]}
oss-darfo | {"contract":"Contratto indeterminato","shifts":["mattina","pomeriggio","notte"],"weeklyHours":38,"salaryMin":1450,"salaryMax":1600,"salaryPeriod":"mese"}
oss-pisogne | {"weeklyHours":25,"licence":"B"}
badante-edolo | {"shifts":["notte"],"salaryMin":1000,"salaryMax":1100,"salaryPeriod":"mese","employerKind":"famiglia"}
badante-lovere | {"shifts":["pomeriggio"],"weeklyHours":9,"salaryMin":8,"salaryMax":9,"salaryPeriod":"ora","employerKind":"famiglia"}
infermiere-edolo | {"contract":"Contratto indeterminato","shifts":["mattina","pomeriggio"],"salaryMin":1700,"salaryMax":1950,"salaryPeriod":"mese","employerKind":"ente"}
medico-breno | {"contract":"Collaborazione","weeklyHours":12,"salaryMin":40,"salaryMax":50,"salaryPeriod":"ora","employerKind":"ente"}
babysitter-edolo | {"shifts":["mattina"],"weeklyHours":16,"salaryMin":9,"salaryMax":10,"salaryPeriod":"ora","employerKind":"famiglia"}
maestra-breno | {"contract":"Contratto determinato","salaryMin":1350,"salaryMax":1450,"salaryPeriod":"mese","endDate":"2027-06-30"}
autobus-darfo | {"weeklyHours":20,"licence":"D"}
autista-b-darfo | {"shifts":["mattina"],"weeklyHours":25,"licence":"B"}
autista-c-edolo | {"salaryMin":1600,"salaryMax":1850,"salaryPeriod":"mese","licence":"C"}
camion-gru | {"licence":"C"}
spazzaneve-ponte | {"contract":"Contratto stagionale","shifts":["notte"],"startDate":"2026-11-15","endDate":"2027-04-15"}
gattista-ponte | {"contract":"Contratto stagionale","shifts":["notte"],"salaryMin":1700,"salaryMax":2000,"salaryPeriod":"mese","startDate":"2026-11-28","endDate":"2027-04-18"}
skipass-borno | {"contract":"Contratto stagionale","shifts":["fine settimana"],"startDate":"2026-12-05","endDate":"2027-03-31"}
muratore-iseo | {"experience":"No esperienza"}
operaio-costa | {"contract":"Contratto determinato","shifts":["mattina","pomeriggio","notte"],"salaryMin":1500,"salaryMax":1700,"salaryPeriod":"mese"}
operaio-darfo | {"contract":"Contratto determinato","shifts":["mattina"],"salaryMin":1300,"salaryMax":1450,"salaryPeriod":"mese"}
plc-darfo | {"contract":"Contratto indeterminato","salaryMin":2000,"salaryMax":2800,"salaryPeriod":"mese"}
facchino-darfo | {"experience":"No esperienza","salaryMin":1350,"salaryMax":1450,"salaryPeriod":"mese","licence":"B"}
pane-breno | {"shifts":["notte"],"salaryMin":1500,"salaryMax":1700,"salaryPeriod":"mese"}
scarpe-darfo | {"contract":"Contratto determinato","weeklyHours":20}
cassa-darfo | {"contract":"Contratto determinato","weeklyHours":24,"salaryMin":900,"salaryMax":1000,"salaryPeriod":"mese"}
pulizie-edolo | {"shifts":["fine settimana"],"salaryMin":50,"salaryMax":60,"salaryPeriod":"giorno"}
pulizie-lovere | {"shifts":["mattina"],"weeklyHours":12}
colf-breno | {"shifts":["mattina"],"weeklyHours":16,"salaryMin":9,"salaryPeriod":"ora","employerKind":"famiglia"}
bosco-vezza | {"contract":"Contratto stagionale","startDate":"2027-05-03","endDate":"2027-10-29","employerKind":"ente"}
mele-losine | {"contract":"Contratto stagionale","experience":"No esperienza","salaryMin":8,"salaryPeriod":"ora","startDate":"2027-09-01","endDate":"2027-10-31"}
paghe-darfo | {"contract":"Contratto indeterminato","experience":"Esperienza richiesta","salaryMin":1500,"salaryMax":1800,"salaryPeriod":"mese"}
custode-sonico | {"contract":"Contratto stagionale","salaryMin":1200,"salaryMax":1300,"salaryPeriod":"mese","startDate":"2027-05-01","endDate":"2027-09-30","housing":true}
battipista-borno | {"contract":"Contratto stagionale","shifts":["sera","notte"],"startDate":"2026-12-05","endDate":"2027-03-31"}
rifiuti-edolo | {"contract":"Contratto determinato","licence":"B"}
scaffali-darfo | {"shifts":["mattina"],"weeklyHours":24}
stage-edolo | {"contract":"Stage/Tirocinio","experience":"No esperienza","salaryMin":500,"salaryPeriod":"mese"}
`;

/** The offers that graded searches are judged by, the oldest first. */
export const GRADED_OFFERS: readonly CorpusOffer[] = [...RELEVANCE_CORPUS, ...readOffers(OFFERS, EXTRAS)];
