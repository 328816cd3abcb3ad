import {
  JOB_CATEGORIES,
  JOB_TYPES,
  type JobCategory,
  type JobContract,
  type JobExperience,
  type JobType,
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

/** Fields of offers that differ from the default, by their short names. */
export type OfferExtras = Readonly<Record<string, Partial<CorpusOffer>>>;

const EXTRAS: OfferExtras = {
  'sala-ponte': { contract: 'Contratto stagionale', housing: true },
  'sala-breno': { shifts: ['sera', 'fine settimana'] },
  'piani-temu': { contract: 'Contratto stagionale', experience: 'No esperienza' },
  'lavapiatti-ponte': { contract: 'Contratto stagionale', experience: 'No esperienza', housing: true },
  'notte-boario': { shifts: ['notte'] },
  'oss-breno': { contract: 'Contratto indeterminato', shifts: ['mattina', 'pomeriggio', 'notte'] },
  'oss-notte-edolo': { shifts: ['notte'] },
  'badante-malegno': { housing: true },
  'laminatoio-malegno': { shifts: ['mattina', 'pomeriggio', 'notte'] },
  'manovale-darfo': { experience: 'No esperienza' },
  'malga-ceto': { housing: true },
  'pulizie-boario': { shifts: ['sera'] },
  'stage-marketing': { contract: 'Stage/Tirocinio', experience: 'No esperienza' },
  'agente-valle': { contract: 'Collaborazione' },
  'palestra-breno': { shifts: ['sera'] },
  'magazziniere-piancamuno': { contract: 'Contratto indeterminato' },
};

function oneOf<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`relevance corpus: ${text}?`);
  return found;
}

/** Reads offers that are written one a line. */
export const readOffers = (offers: string, extras: OfferExtras): CorpusOffer[] =>
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
        ...extras[name],
      };
    });

/** The offers, the oldest first. */
export const RELEVANCE_CORPUS: readonly CorpusOffer[] = readOffers(OFFERS, EXTRAS);
