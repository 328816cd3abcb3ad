import {
  type EmployerKind,
  JOB_CATEGORIES,
  JOB_TYPES,
  type JobCategory,
  type JobContract,
  type JobExperience,
  type JobType,
  type Licence,
  type SalaryPeriod,
  type Shift,
} from '../../../shared/job-values.ts';

/** An invented offer that `worker/text-search/testing/relevance.md` speaks of by its short name. */
export type CorpusOffer = {
  readonly name: string;
  readonly title: string;
  readonly companyName: string;
  readonly location: string;
  readonly category: JobCategory;
  readonly type: JobType;
  readonly description: string;
  readonly contract?: JobContract;
  readonly experience?: JobExperience;
  readonly shifts?: Shift[];
  readonly housing?: boolean;
  readonly meals?: boolean;
  readonly weeklyHours?: number;
  readonly salaryMin?: number;
  readonly salaryMax?: number;
  readonly salaryPeriod?: SalaryPeriod;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly licence?: Licence;
  readonly employerKind?: EmployerKind;
};

/** Short name | title | company | place | category | type | description; the first was published first. */
const OFFERS = `
sala-edolo | Cameriera di sala | Trattoria Al Larice | Edolo | Ristorazione | Full-time | Servizio a pranzo e cena in una trattoria di paese, chiuso il lunedì.
sala-breno | Addetto/a sala | Osteria del Castello | Breno | Ristorazione | Part-time | Fine settimana e qualche sera, ambiente familiare.
sala-ponte | Cameriere stagione invernale | Albergo Cima Bianca | Ponte di Legno | Ristorazione | Stagionale | Da dicembre a Pasqua, camera singola e pasti compresi.
tavoli-boario | Personale per servizio ai tavoli | Ristorante La Ruota | Boario Terme | Ristorazione | Part-time | Pranzo dal lunedì al venerdì.
banchetti-iseo | Camerieri extra per banchetti | Villa dei Tigli | Iseo | Ristorazione | Weekend | Matrimoni il sabato, da maggio a settembre.
piani-temu | Cameriera ai piani | Hotel Adamello Blu | Temù | Turismo | Stagionale | Rifacimento camere e spazi comuni, anche prima esperienza.
barista-darfo | Barista mattino | Bar Il Tornante | Darfo Boario Terme | Ristorazione | Part-time | Dalle 6 alle 10, colazioni e caffetteria.
barman-lovere | Barman | Lounge Riva | Lovere | Ristorazione | Weekend | Cocktail e aperitivi sul lungolago.
cuoco-pisogne | Cuoco | Osteria del Porto | Pisogne | Ristorazione | Full-time | Cucina di lago, brigata di tre persone.
cuoca-rifugio | Cuoca per rifugio | Rifugio Val Piana | Saviore dell'Adamello | Ristorazione | Stagionale | Da giugno a settembre in quota, alloggio in rifugio.
aiuto-cuoco-edolo | Aiuto cuoco | Trattoria Al Larice | Edolo | Ristorazione | Full-time | Preparazioni e linea, con il nostro chef.
lavapiatti-ponte | Lavapiatti | Albergo Cima Bianca | Ponte di Legno | Ristorazione | Stagionale | Lavaggio stoviglie e pulizia della cucina, vitto e alloggio.
pizzaiolo-costa | Pizzaiolo | Pizzeria Il Forno Rosso | Costa Volpino | Ristorazione | Full-time | Forno a legna, sei sere la settimana.
pasticcere-breno | Pasticcere | Pasticceria Dolce Rocca | Breno | Ristorazione | Full-time | Laboratorio proprio, torte e lievitati.
gelateria-lovere | Addetta gelateria | Gelateria Sole e Lago | Lovere | Ristorazione | Stagionale | Banco e vaschette nei mesi caldi.
reception-ponte | Receptionist | Hotel Presolana Vista | Ponte di Legno | Turismo | Stagionale | Accoglienza, prenotazioni, inglese e tedesco.
notte-boario | Portiere di notte | Grand Hotel Fonte | Boario Terme | Turismo | Full-time | Turno 23-7, cinque notti la settimana.
rifugista-ceto | Aiuto in rifugio | Rifugio Tre Laghi | Ceto | Turismo | Stagionale | Servizio agli escursionisti, camere e legna.
mensa-esine | Addetta mensa scolastica | Ristora Insieme | Esine | Ristorazione | Part-time | Scodellamento e riordino, due ore al giorno.
lavanderia-darfo | Addetto lavanderia | Lavanderia Acqua Chiara | Darfo Boario Terme | Pulizie | Full-time | Stiro e piegatura biancheria per alberghi.
oss-breno | OSS | Fondazione Santa Chiara | Breno | Sanità | Full-time | Assistenza agli ospiti su tre turni.
oss-notte-edolo | Operatore socio sanitario turno di notte | RSA Alta Valle | Edolo | Sanità | Full-time | Solo notti, reparto di venti ospiti.
asa-pisogne | ASA | Casa di riposo del Lago | Pisogne | Sanità | Part-time | Igiene e pasti degli ospiti.
badante-malegno | Badante convivente | Famiglia Rossi | Malegno | Sanità | Full-time | Signora di 84 anni, camera propria, un giorno e mezzo libero.
assistente-bienno | Assistente familiare | Famiglia Bianchi | Bienno | Sanità | Part-time | Tre mattine per un signore anziano.
infermiere-esine | Infermiere | Ospedale della Valle | Esine | Sanità | Full-time | Reparto di medicina.
infermiera-lovere | Infermiera ambulatorio | Poliambulatorio Vela | Lovere | Sanità | Part-time | Prelievi e medicazioni.
fisioterapista-darfo | Fisioterapista | Studio Movimento | Darfo Boario Terme | Sanità | Full-time | Riabilitazione ortopedica.
farmacista-capo | Farmacista | Farmacia delle Incisioni | Capo di Ponte | Sanità | Full-time | Banco e galenica.
aso-darfo | Assistente alla poltrona | Studio Dentistico Sorriso | Darfo Boario Terme | Sanità | Part-time | Accoglienza e sterilizzazione.
ambulanza-edolo | Autista soccorritore | Soccorso Alta Valle | Edolo | Sanità | Full-time | Servizio in ambulanza, corso interno.
educatore-breno | Educatrice professionale | Cooperativa Il Ponte | Breno | Sanità | Part-time | Centro diurno per ragazzi, anche bambini autistici.
nido-darfo | Educatrice asilo nido | Nido Piccoli Passi | Darfo Boario Terme | Altro | Part-time | Sezione piccoli, mattine.
babysitter-cividate | Babysitter pomeriggi | Famiglia Verdi | Cividate Camuno | Altro | Part-time | Due bambini di 4 e 7 anni dopo la scuola.
insegnante-edolo | Insegnante di inglese | Scuola Lingue in Quota | Edolo | Altro | Part-time | Corsi per adulti.
bidella-sonico | Collaboratore scolastico | Scuola parrocchiale | Sonico | Altro | Part-time | Apertura, sorveglianza e riordino delle aule.
muratore-breno | Muratore | Edil Concarena | Breno | Edilizia | Full-time | Ristrutturazioni in valle.
manovale-darfo | Manovale | Edil Concarena | Darfo Boario Terme | Edilizia | Full-time | Aiuto al muratore, anche senza esperienza.
edile-malonno | Operaio edile specializzato | Costruzioni Baitone | Malonno | Edilizia | Full-time | Cantieri in alta valle.
escavatorista-cedegolo | Escavatorista | Scavi Allione | Cedegolo | Edilizia | Full-time | Scavi e strade forestali.
piastrellista-rogno | Piastrellista | Posa Perfetta | Rogno | Edilizia | Full-time | Bagni e pavimenti.
imbianchino-piancogno | Imbianchino | Colori Moscardo | Piancogno | Edilizia | Full-time | Interni ed esterni.
elettricista-esine | Elettricista | Impianti Luce Viva | Esine | Edilizia | Full-time | Impianti civili e industriali.
apprendista-elettricista | Apprendista elettricista | Impianti Luce Viva | Esine | Edilizia | Full-time | Si impara in squadra, patente B.
idraulico-edolo | Idraulico | Termo Oglio | Edolo | Edilizia | Full-time | Bagni, caldaie, assistenza.
lattoniere-borno | Lattoniere | Tetti d'Altopiano | Borno | Edilizia | Full-time | Coperture e grondaie.
geometra-breno | Geometra | Studio Tecnico Linea | Breno | Ufficio | Full-time | Pratiche, rilievi, computi.
serramentista-ossimo | Montatore serramenti | Finestre Cerreto | Ossimo | Edilizia | Full-time | Posa di finestre e porte.
saldatore-berzo | Saldatore TIG | Carpenterie Grigna | Berzo Inferiore | Altro | Full-time | Strutture in acciaio.
tornitore-cividate | Tornitore CNC | Meccanica Trobiolo | Cividate Camuno | Altro | Full-time | Lettura del disegno.
laminatoio-malegno | Addetto laminatoio | Acciai Oglio | Malegno | Altro | Full-time | Tre turni, formazione interna.
forgia-bienno | Addetto forgia | Antica Fucina | Bienno | Altro | Full-time | Stampaggio a caldo di utensili.
produzione-piancamuno | Operaio di produzione | Plastiche Camune | Pian Camuno | Altro | Full-time | Carico macchine e controllo pezzi.
manutentore-cividate | Manutentore elettrico | Acciai Oglio | Cividate Camuno | Altro | Full-time | Guasti e manutenzione degli impianti.
quadrista-rogno | Cablatore quadri elettrici | Quadri Sebino | Rogno | Altro | Full-time | Montaggio a banco su schema.
confezionamento-gianico | Addetta confezionamento | Dolciaria Gianico | Gianico | Altro | Part-time | Linea biscotti, turni.
falegname-vione | Falegname | Legno Vivo | Vione | Altro | Full-time | Arredi su misura.
boscaiolo-corteno | Boscaiolo | Boschi Alti | Corteno Golgi | Altro | Stagionale | Taglio ed esbosco con teleferica.
segheria-vezza | Addetto segheria | Segheria Oglio | Vezza d'Oglio | Altro | Full-time | Taglio tronchi e accatastamento.
giardiniere-artogne | Giardiniere | Verde Camuno | Artogne | Altro | Stagionale | Potature e prati.
casaro-temu | Casaro | Caseificio Alpe Fiorita | Temù | Altro | Full-time | Lavorazione del latte e stagionatura.
mungitore-losine | Mungitore | Azienda Agricola Prati Bassi | Losine | Altro | Full-time | Cento capi, due mungiture.
malga-ceto | Aiuto malga | Malga Val Dorizzo | Cevo | Altro | Stagionale | Alpeggio da giugno a settembre, alloggio in malga.
panettiere-edolo | Panettiere | Panificio San Giovanni | Edolo | Altro | Full-time | Turno dalle 2 del mattino.
commessa-pane | Commessa panetteria | Panificio San Giovanni | Edolo | Commercio | Part-time | Banco pane e dolci.
macellaio-darfo | Macellaio | Macelleria del Corso | Darfo Boario Terme | Commercio | Full-time | Taglio e banco.
sarta-breno | Sarta | Sartoria Ago e Filo | Breno | Altro | Part-time | Riparazioni e abiti su misura.
autista-c-pisogne | Autista patente C | Trasporti Sebino | Pisogne | Altro | Full-time | Consegne giornaliere in provincia.
autista-ce-esine | Autista bilico patente CE | Autotrasporti Valle | Esine | Altro | Full-time | Tratte nazionali, rientro nel fine settimana.
autobus-edolo | Autista autobus patente D | Linee di Montagna | Edolo | Altro | Full-time | Linea di valle e scuolabus.
consegne-breno | Fattorino consegne con furgone | Pacchi Veloci | Breno | Altro | Full-time | Patente B, zona media valle.
magazziniere-piancamuno | Magazziniere | Logistica Sud Valle | Pian Camuno | Altro | Full-time | Picking e bolle.
mulettista-rogno | Carrellista | Magazzini Sebino | Rogno | Altro | Full-time | Uso quotidiano del muletto.
meccanico-breno | Meccanico auto | Officina Motori Vivi | Breno | Automotive | Full-time | Tagliandi e diagnosi.
carrozziere-darfo | Carrozziere | Carrozzeria Lucida | Darfo Boario Terme | Automotive | Full-time | Lattoneria e preparazione.
gommista-esine | Gommista | Gomme e Via | Esine | Automotive | Stagionale | Cambio gomme tra ottobre e dicembre.
commessa-darfo | Commessa abbigliamento | Moda Corso | Darfo Boario Terme | Commercio | Part-time | Sei pomeriggi la settimana.
vendite-costa | Addetto alle vendite | Casa e Colore | Costa Volpino | Commercio | Full-time | Consulenza ai clienti in negozio.
cassiera-breno | Cassiera | Supermercato Le Alpi | Breno | Commercio | Part-time | Cassa e accoglienza.
scaffali-edolo | Scaffalista | Supermercato Le Alpi | Edolo | Commercio | Part-time | Rifornimento dalle 5 del mattino.
gastronomia-pisogne | Banconista gastronomia | Supermercato Le Alpi | Pisogne | Commercio | Full-time | Affettati e piatti pronti.
agente-valle | Agente di commercio | Vini del Sebino | Darfo Boario Terme | Commercio | Full-time | Portafoglio clienti tra bar e ristoranti.
pulizie-boario | Addetta alle pulizie | Splende Servizi | Boario Terme | Pulizie | Part-time | Uffici e scale, dalle 17.
pulizie-scuole | Operatore pulizie | Splende Servizi | Capo di Ponte | Pulizie | Part-time | Aule e palestre nel pomeriggio.
colf-lovere | Colf | Famiglia Neri | Lovere | Pulizie | Part-time | Due mattine, anche stiro.
rifiuti-breno | Operatore ecologico | Valle Pulita | Breno | Altro | Full-time | Raccolta differenziata porta a porta.
impiegata-darfo | Impiegata amministrativa | Studio Conti | Darfo Boario Terme | Ufficio | Full-time | Fatture, banche, scadenze.
contabile-breno | Contabile | Studio Rovere | Breno | Ufficio | Part-time | Prima nota e bilanci.
segretaria-edolo | Segretaria studio medico | Studio Medico Alta Valle | Edolo | Ufficio | Part-time | Agenda e telefono.
stage-marketing | Tirocinio marketing | Pro Valle | Breno | Ufficio | Full-time | Sei mesi tra social e sito.
programmatore-darfo | Sviluppatore web | Byte Camuni | Darfo Boario Terme | Ufficio | Full-time | TypeScript, anche da remoto.
skilift-ponte | Addetto impianti di risalita | Piste del Sole | Ponte di Legno - Tonale | Turismo | Stagionale | Seggiovie e assistenza agli sciatori.
sci-borno | Maestro di sci | Scuola Sci Altopiano | Borno | Sport | Stagionale | Lezioni per bambini.
noleggio-tonale | Addetto noleggio sci | Sport Quota Duemila | Passo del Tonale | Sport | Stagionale | Misure, regolazioni e lamine.
bagnino-boario | Bagnino | Piscine Acquaviva | Boario Terme | Sport | Stagionale | Brevetto in corso di validità.
palestra-breno | Istruttrice di palestra | Forma Viva | Breno | Sport | Part-time | Corsi serali.
estetista-boario | Estetista | Terme Fonte Antica | Boario Terme | Altro | Full-time | Trattamenti viso e corpo.
parrucchiera-pisogne | Parrucchiera | Salone Onda | Pisogne | Altro | Part-time | Taglio e colore.
animatore-darfo | Animatori centro estivo | Oratorio San Martino | Darfo Boario Terme | Altro | Stagionale | Giochi e compiti, da giugno ad agosto.
tuttofare-edolo | Tuttofare albergo | Hotel Quattro Venti | Edolo | Turismo | Full-time | Piccole manutenzioni, neve, giardino.
guida-capo | Guida turistica incisioni rupestri | Parco delle Pietre | Capo di Ponte | Turismo | Weekend | Visite per scuole e gruppi.
vigilanza-darfo | Guardia giurata | Notte Sicura | Darfo Boario Terme | Altro | Full-time | Ronde e controllo accessi.
`;

/** Short name | fields that differ from the default. */
const EXTRAS = `
sala-edolo | {"contract":"Contratto indeterminato","weeklyHours":40,"salaryMin":1400,"salaryMax":1550,"salaryPeriod":"mese"}
sala-ponte | {"contract":"Contratto stagionale","salaryMin":1500,"salaryMax":1700,"salaryPeriod":"mese","startDate":"2026-12-05","endDate":"2027-03-31","housing":true,"meals":true}
sala-breno | {"shifts":["sera","fine settimana"],"weeklyHours":20,"salaryMin":9,"salaryMax":10,"salaryPeriod":"ora"}
tavoli-boario | {"contract":"Contratto determinato","weeklyHours":20}
banchetti-iseo | {"shifts":["fine settimana"],"salaryMin":80,"salaryMax":100,"salaryPeriod":"servizio","startDate":"2027-05-01","endDate":"2027-09-30"}
piani-temu | {"contract":"Contratto stagionale","experience":"No esperienza","salaryMin":1300,"salaryMax":1400,"salaryPeriod":"mese","startDate":"2026-12-01","endDate":"2027-04-11"}
barista-darfo | {"shifts":["mattina"],"weeklyHours":24,"salaryMin":9,"salaryPeriod":"ora"}
barman-lovere | {"experience":"Esperienza richiesta","shifts":["sera","fine settimana"],"salaryMin":12,"salaryMax":14,"salaryPeriod":"ora"}
cuoco-pisogne | {"contract":"Contratto indeterminato","experience":"Esperienza richiesta","weeklyHours":40,"salaryMin":1700,"salaryMax":2000,"salaryPeriod":"mese"}
cuoca-rifugio | {"contract":"Contratto stagionale","salaryMin":1800,"salaryMax":2000,"salaryPeriod":"mese","startDate":"2027-06-12","endDate":"2027-09-20","housing":true,"meals":true}
lavapiatti-ponte | {"contract":"Contratto stagionale","experience":"No esperienza","salaryMin":1300,"salaryMax":1400,"salaryPeriod":"mese","startDate":"2026-12-05","endDate":"2027-04-05","housing":true,"meals":true}
pizzaiolo-costa | {"experience":"Esperienza richiesta","shifts":["sera"],"salaryMin":1700,"salaryMax":2100,"salaryPeriod":"mese"}
gelateria-lovere | {"contract":"Contratto stagionale","startDate":"2027-04-15","endDate":"2027-09-30"}
reception-ponte | {"contract":"Contratto stagionale","salaryMin":1500,"salaryMax":1700,"salaryPeriod":"mese","startDate":"2026-12-01","endDate":"2027-04-11"}
notte-boario | {"contract":"Contratto indeterminato","shifts":["notte"],"weeklyHours":40,"salaryMin":1500,"salaryMax":1650,"salaryPeriod":"mese"}
rifugista-ceto | {"contract":"Contratto stagionale","salaryMin":1300,"salaryMax":1400,"salaryPeriod":"mese","startDate":"2027-06-01","endDate":"2027-09-30"}
mensa-esine | {"contract":"Contratto determinato","weeklyHours":10,"salaryMin":9,"salaryPeriod":"ora"}
oss-breno | {"contract":"Contratto indeterminato","shifts":["mattina","pomeriggio","notte"],"weeklyHours":38,"salaryMin":1450,"salaryMax":1600,"salaryPeriod":"mese","employerKind":"ente"}
oss-notte-edolo | {"contract":"Contratto indeterminato","shifts":["notte"],"weeklyHours":36,"salaryMin":1600,"salaryMax":1750,"salaryPeriod":"mese","employerKind":"ente"}
asa-pisogne | {"contract":"Contratto determinato","weeklyHours":24,"salaryMin":850,"salaryMax":950,"salaryPeriod":"mese","employerKind":"ente"}
badante-malegno | {"weeklyHours":54,"salaryMin":1200,"salaryMax":1300,"salaryPeriod":"mese","housing":true,"meals":true,"employerKind":"famiglia"}
assistente-bienno | {"shifts":["mattina"],"weeklyHours":12,"salaryMin":9,"salaryMax":10,"salaryPeriod":"ora","employerKind":"famiglia"}
infermiere-esine | {"contract":"Contratto indeterminato","weeklyHours":36,"salaryMin":1800,"salaryMax":2200,"salaryPeriod":"mese","employerKind":"ente"}
infermiera-lovere | {"weeklyHours":20,"salaryMin":15,"salaryMax":17,"salaryPeriod":"ora"}
fisioterapista-darfo | {"contract":"Collaborazione","salaryMin":1800,"salaryMax":2400,"salaryPeriod":"mese"}
ambulanza-edolo | {"experience":"No esperienza","salaryMin":1400,"salaryMax":1550,"salaryPeriod":"mese","licence":"B"}
nido-darfo | {"shifts":["mattina"],"weeklyHours":25}
babysitter-cividate | {"shifts":["pomeriggio"],"weeklyHours":20,"salaryMin":8,"salaryMax":9,"salaryPeriod":"ora","employerKind":"famiglia"}
insegnante-edolo | {"contract":"Collaborazione","salaryMin":20,"salaryMax":25,"salaryPeriod":"ora"}
bidella-sonico | {"contract":"Contratto determinato","weeklyHours":24,"employerKind":"ente"}
muratore-breno | {"contract":"Contratto indeterminato","experience":"Esperienza richiesta","salaryMin":1700,"salaryMax":2100,"salaryPeriod":"mese"}
manovale-darfo | {"experience":"No esperienza","salaryMin":1350,"salaryMax":1500,"salaryPeriod":"mese"}
escavatorista-cedegolo | {"contract":"Contratto indeterminato","experience":"Esperienza richiesta","salaryMin":1800,"salaryMax":2200,"salaryPeriod":"mese"}
elettricista-esine | {"contract":"Contratto indeterminato","salaryMin":1600,"salaryMax":1900,"salaryPeriod":"mese","licence":"B"}
apprendista-elettricista | {"experience":"No esperienza","salaryMin":900,"salaryMax":1100,"salaryPeriod":"mese","licence":"B"}
saldatore-berzo | {"contract":"Contratto indeterminato","experience":"Esperienza richiesta","salaryMin":1700,"salaryMax":2100,"salaryPeriod":"mese"}
tornitore-cividate | {"contract":"Contratto indeterminato","experience":"Esperienza richiesta","salaryMin":1700,"salaryMax":2200,"salaryPeriod":"mese"}
laminatoio-malegno | {"contract":"Contratto indeterminato","experience":"No esperienza","shifts":["mattina","pomeriggio","notte"],"salaryMin":1700,"salaryMax":2000,"salaryPeriod":"mese"}
produzione-piancamuno | {"contract":"Contratto determinato","salaryMin":1400,"salaryMax":1550,"salaryPeriod":"mese"}
manutentore-cividate | {"contract":"Contratto indeterminato","salaryMin":1800,"salaryMax":2200,"salaryPeriod":"mese"}
confezionamento-gianico | {"contract":"Contratto determinato","shifts":["mattina","pomeriggio"],"weeklyHours":25}
malga-ceto | {"contract":"Contratto stagionale","salaryMin":1200,"salaryMax":1400,"salaryPeriod":"mese","startDate":"2027-06-01","endDate":"2027-09-15","housing":true,"meals":true}
panettiere-edolo | {"contract":"Contratto indeterminato","shifts":["notte"],"salaryMin":1500,"salaryMax":1700,"salaryPeriod":"mese"}
autista-c-pisogne | {"salaryMin":1600,"salaryMax":1900,"salaryPeriod":"mese","licence":"C"}
autista-ce-esine | {"contract":"Contratto indeterminato","salaryMin":2200,"salaryMax":2600,"salaryPeriod":"mese","licence":"CE"}
autobus-edolo | {"contract":"Contratto indeterminato","salaryMin":1600,"salaryMax":1900,"salaryPeriod":"mese","licence":"D"}
consegne-breno | {"contract":"Contratto determinato","salaryMin":1400,"salaryMax":1500,"salaryPeriod":"mese","licence":"B"}
magazziniere-piancamuno | {"contract":"Contratto indeterminato","salaryMin":1400,"salaryMax":1600,"salaryPeriod":"mese"}
mulettista-rogno | {"contract":"Contratto determinato","shifts":["mattina","pomeriggio"],"salaryMin":1500,"salaryMax":1650,"salaryPeriod":"mese"}
gommista-esine | {"contract":"Contratto stagionale","startDate":"2026-10-05","endDate":"2026-12-31"}
commessa-darfo | {"shifts":["pomeriggio"],"weeklyHours":24}
cassiera-breno | {"contract":"Contratto determinato","weeklyHours":24,"salaryMin":850,"salaryMax":950,"salaryPeriod":"mese"}
scaffali-edolo | {"shifts":["mattina"],"weeklyHours":20}
gastronomia-pisogne | {"contract":"Contratto indeterminato","salaryMin":1350,"salaryMax":1500,"salaryPeriod":"mese"}
agente-valle | {"contract":"Collaborazione","licence":"B"}
pulizie-boario | {"shifts":["sera"],"weeklyHours":15,"salaryMin":8,"salaryMax":9,"salaryPeriod":"ora"}
pulizie-scuole | {"shifts":["pomeriggio"],"weeklyHours":18}
colf-lovere | {"shifts":["mattina"],"weeklyHours":8,"salaryMin":9,"salaryMax":10,"salaryPeriod":"ora","employerKind":"famiglia"}
stage-marketing | {"contract":"Stage/Tirocinio","experience":"No esperienza","salaryMin":600,"salaryPeriod":"mese","startDate":"2027-01-11","endDate":"2027-07-10"}
impiegata-darfo | {"contract":"Contratto indeterminato","salaryMin":1400,"salaryMax":1600,"salaryPeriod":"mese"}
programmatore-darfo | {"contract":"Contratto indeterminato","salaryMin":1800,"salaryMax":2600,"salaryPeriod":"mese"}
skilift-ponte | {"contract":"Contratto stagionale","salaryMin":1400,"salaryMax":1550,"salaryPeriod":"mese","startDate":"2026-12-01","endDate":"2027-04-18"}
sci-borno | {"contract":"Contratto stagionale","salaryMin":25,"salaryMax":30,"salaryPeriod":"ora","startDate":"2026-12-05","endDate":"2027-03-31"}
noleggio-tonale | {"contract":"Contratto stagionale","salaryMin":1300,"salaryMax":1450,"salaryPeriod":"mese","startDate":"2026-12-01","endDate":"2027-04-18"}
bagnino-boario | {"contract":"Contratto stagionale","salaryMin":1300,"salaryPeriod":"mese","startDate":"2027-06-01","endDate":"2027-09-10"}
palestra-breno | {"contract":"Collaborazione","shifts":["sera"],"salaryMin":15,"salaryMax":18,"salaryPeriod":"ora"}
animatore-darfo | {"contract":"Contratto determinato","salaryMin":600,"salaryMax":800,"salaryPeriod":"mese","startDate":"2027-06-14","endDate":"2027-08-06"}
`;

function oneOf<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`relevance corpus: ${text}?`);
  return found;
}

function fieldsOf(name: string, extras: string): Partial<CorpusOffer> {
  const row = extras.split('\n').find((each) => each.startsWith(`${name} | `));
  return row ? JSON.parse(row.slice(name.length + 3)) : {};
}

/** Reads offers that are written one a line. */
export const readOffers = (offers: string, extras: string): CorpusOffer[] =>
  offers
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', title = '', companyName = '', location = '', ...rest] = row.split(' | ');
      const [category = '', type = '', description = ''] = rest;
      return {
        ...{ name, title, companyName, location, description },
        category: oneOf(JOB_CATEGORIES, category),
        type: oneOf(JOB_TYPES, type),
        experience: 'Esperienza preferita' as const,
        ...fieldsOf(name, extras),
      };
    });

/** The offers, the oldest first. */
export const RELEVANCE_CORPUS: readonly CorpusOffer[] = readOffers(OFFERS, EXTRAS);
