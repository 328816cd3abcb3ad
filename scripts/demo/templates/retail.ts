import type { JobTemplate } from '../job-template.ts';

export const RETAIL: readonly JobTemplate[] = [
  {
    category: 'Commercio',
    kind: 'supermarket',
    intros: [
      'Ricerchiamo personale per il nostro punto vendita.',
      'In vista del potenziamento dei reparti selezioniamo nuove persone.',
    ],
    tasks: [
      'rifornire gli scaffali e controllare le scadenze',
      'servire la clientela al banco',
      'usare la cassa',
      'tenere in ordine reparto e magazzino',
    ],
    offers: [
      {
        title: 'Addetta/o vendita e cassa',
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'Part-time 24 ore su turni dal lunedì alla domenica, con un riposo fisso. CCNL Commercio quinto livello, circa 900 € netti. Contratto di sei mesi prorogabile.',
        pay: [900, 900, 'mese', 'net'],
        shifts: ['mattina', 'pomeriggio', 'fine settimana'],
        openings: 3,
      },
      {
        title: 'Apprendista commessa/o',
        terms: ['Full-time', 'Contratto determinato', 'No esperienza'],
        text: 'Apprendistato di tre anni (età di legge 18-29 anni). Si passa da tutti i reparti. Patentino alimentarista a carico nostro.',
      },
      {
        title: 'Banconista gastronomia e salumeria',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Chiediamo buona mano all’affettatrice e gentilezza. 40 ore su sei giorni, RAL 23-25 mila, sconto sulla spesa.',
        pay: [23_000, 25_000, 'anno'],
      },
      {
        title: 'Macellaia/o',
        tasks: ['disossare e tagliare', 'servire al banco', 'preparare i pronti a cuocere'],
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'taglio, disosso, banco servito. buona paga a chi sa lavorare, si parla di persona',
      },
      {
        title: 'Scaffalista notturno/a',
        tasks: ['rifornire le corsie', 'controllare prezzi e scadenze', 'smaltire gli imballi'],
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'Dalle 22 alle 2, dal lunedì al venerdì. 10 € lordi l’ora più la maggiorazione notturna. Ideale come secondo lavoro.',
        pay: [10, 10, 'ora'],
        shifts: ['notte'],
        openings: 2,
      },
    ],
  },
  {
    category: 'Commercio',
    kind: 'supermarket',
    intros: ['Cerchiamo una persona che sappia guidare un gruppo e parlare con la clientela.'],
    tasks: ['organizzare i turni', 'seguire ordini e inventari', 'controllare incassi e margini', 'formare chi arriva'],
    offers: [
      {
        title: 'Vice responsabile di negozio',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Due anni in ruolo simile. Terzo livello, RAL 27-30 mila più premio annuale. Disponibilità a brevi sostituzioni negli altri negozi della Valle.',
        pay: [27_000, 30_000, 'anno'],
      },
      {
        title: 'Capo reparto ortofrutta',
        terms: ['Full-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Inizio ore 5.30, fine ore 12.30, una domenica al mese. Un anno con scopo assunzione. 1.500 € netti circa.',
        pay: [1500, 1500, 'mese', 'net'],
        shifts: ['mattina'],
      },
    ],
  },
  {
    category: 'Commercio',
    kind: 'shop',
    intros: [
      'Negozio storico con clientela affezionata.',
      'Cerchiamo qualcuno che abbia piacere di stare con la gente.',
    ],
    tasks: [
      'consigliare la clientela',
      'sistemare la vetrina e gli arrivi',
      'fare cassa e piccoli ordini',
      'aggiornare le pagine del negozio sui social',
    ],
    offers: [
      {
        title: 'Commessa/o',
        terms: ['Part-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'Pomeriggi dal martedì al venerdì e tutto il sabato: 26 ore. CCNL Commercio quarto livello, 1.050 € netti circa.',
        pay: [1050, 1050, 'mese', 'net'],
        shifts: ['pomeriggio', 'fine settimana'],
      },
      {
        title: 'Magazziniere e banco ferramenta',
        company: 'Ferramenta Vite & Bullone',
        tasks: ['servire al banco', 'sistemare gli arrivi', 'preparare gli ordini'],
        terms: ['Full-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'serve patente B, meglio col muletto. si tagliano chiavi, si caricano furgoni, si danno consigli. 8-12 e 14-18, sabato mattina',
      },
      {
        title: 'Commessa/o per il periodo natalizio',
        terms: ['Stagionale', 'Contratto stagionale', 'No esperienza'],
        text: 'Dal 25 novembre al 6 gennaio, domeniche comprese. 9,80 € lordi l’ora. Confezioni regalo: si impara in un’ora.',
        pay: [9.8, 9.8, 'ora'],
        season: ['11-25', '01-06'],
        openings: 2,
      },
      {
        title: 'Addetta/o alle vendite online',
        tasks: ['fotografare e descrivere i prodotti', 'preparare le spedizioni', 'rispondere ai clienti'],
        terms: ['Part-time', 'Collaborazione', 'Esperienza preferita'],
        text: 'Foto dei prodotti, schede, spedizioni. Venti ore a settimana, metà da casa. Compenso da concordare.',
      },
    ],
  },
  {
    category: 'Commercio',
    kind: 'bakery',
    intros: ['Il pane esce alle cinque, il negozio apre alle sei e mezza.'],
    tasks: [
      'impastare, formare e infornare',
      'preparare focacce e dolci',
      'servire al banco',
      'consegnare ai bar della zona',
    ],
    offers: [
      {
        title: 'Panettiera/e',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Turno dall’una alle otto di notte, cinque notti. Maggiorazioni tutte pagate: 1.900 € netti circa. Lievito madre, niente semilavorati.',
        pay: [1900, 1900, 'mese', 'net'],
        shifts: ['notte'],
      },
      {
        title: 'Apprendista panettiere/a',
        terms: ['Full-time', 'Contratto determinato', 'No esperienza'],
        text: 'si comincia presto e si finisce presto. apprendistato vero, si impara il mestiere. serve essere automuniti, a quell’ora non passano corriere',
        shifts: ['notte', 'mattina'],
      },
      {
        title: 'Commessa/o panificio',
        tasks: ['servire al banco', 'rifornire ceste e vetrina', 'tenere pulito il negozio'],
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'Mattine 6.30-12.30, da lunedì a sabato con un giorno libero a rotazione. Sostituzione di maternità, dieci mesi.',
        shifts: ['mattina'],
        startsIn: 21,
      },
    ],
  },
];
