import type { JobTemplate } from '../job-template.ts';

export const CONSTRUCTION: readonly JobTemplate[] = [
  {
    category: 'Edilizia',
    kind: 'builder',
    intros: [
      'Impresa con cantieri in tutta la valle, rientro a casa ogni sera.',
      'Per nuovi cantieri di ristrutturazione cerchiamo personale.',
    ],
    tasks: [
      'lavorare in squadra nel rispetto della sicurezza',
      'leggere disegni e misure',
      'usare le attrezzature di cantiere',
      'lasciare in ordine il posto di lavoro',
    ],
    offers: [
      {
        title: 'Muratrice/muratore specializzato',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Pietra a vista, intonaci a calce, solai in legno. CCNL Edilizia terzo livello, 1.800-2.100 € netti con cassa edile.',
        pay: [1800, 2100, 'mese', 'net'],
        openings: 2,
      },
      {
        title: 'Manovale',
        terms: ['Full-time', 'Contratto determinato', 'No esperienza'],
        text: 'si parte alle 7, si torna alle 17. 1.450 netti più trasferta. corso sicurezza lo facciamo fare noi',
        pay: [1450, 1450, 'mese', 'net'],
        openings: 2,
      },
      {
        title: 'Lattoniera/e – copritetto',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Coperture in lamiera e in pietra, linee vita. Non si lavora col maltempo. 2.000 € netti.',
        pay: [2000, 2000, 'mese', 'net'],
      },
      {
        title: 'Capocantiere',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Dieci anni di esperienza, gestione di due squadre, rapporti con la direzione lavori. RAL 34-40 mila, furgone a disposizione.',
        pay: [34_000, 40_000, 'anno'],
      },
      {
        title: 'Geometra di cantiere junior',
        terms: ['Full-time', 'Stage/Tirocinio', 'No esperienza'],
        text: 'Dodici mesi, 800 € al mese. Rilievi, contabilità dei lavori, disegno. Diploma CAT o laurea.',
        pay: [800, 800, 'mese'],
      },
      {
        title: 'Apprendista carpentiere/a del legno',
        terms: ['Full-time', 'Contratto determinato', 'No esperienza'],
        text: 'Tetti e case in legno. Apprendistato di quattro anni (18-29 anni per legge). Si impara taglio, montaggio e isolamento.',
      },
    ],
  },
  {
    category: 'Edilizia',
    kind: 'installer',
    intros: ['Lavoriamo in case, alberghi e capannoni.', 'Ditta artigiana con otto persone e furgoni attrezzati.'],
    tasks: ['installare e collaudare', 'fare manutenzione e pronto intervento', 'compilare i rapportini'],
    offers: [
      {
        title: 'Elettricista civile e industriale',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Quadri, domotica, fotovoltaico. PES/PAV gradito. RAL 25-30 mila, furgone e telefono.',
        pay: [25_000, 30_000, 'anno'],
      },
      {
        title: 'Idraulica/o termotecnico',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'caldaie, pompe di calore, bagni nuovi. reperibilità una settimana al mese pagata a parte. 1.700 netti a salire',
        pay: [1700, 2000, 'mese', 'net'],
      },
      {
        title: 'Posatrice/posatore di serramenti',
        terms: ['Full-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Montaggio di finestre e persiane, sempre in due. Un anno con scopo assunzione. Patente B.',
      },
      {
        title: 'Aiuto elettricista',
        terms: ['Full-time', 'Contratto determinato', 'No esperienza'],
        text: 'Qualifica o voglia di prenderla: il corso lo paghiamo noi. 1.250 € netti per cominciare.',
        pay: [1250, 1250, 'mese', 'net'],
      },
      {
        title: 'Impiegata/o tecnico preventivi',
        terms: ['Part-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: '25 ore. Sopralluoghi, disegni, computi, detrazioni fiscali. Orario da concordare.',
      },
    ],
  },
  {
    category: 'Edilizia',
    kind: 'earthworks',
    intros: ['Scavi, strade e sistemazioni montane.', 'Da trent’anni lavoriamo per comuni e privati.'],
    tasks: ['condurre e curare il mezzo', 'collaborare con la squadra a terra', 'rispettare segnaletica e sicurezza'],
    offers: [
      {
        title: 'Escavatorista',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'patentino macchine movimento terra, mano ferma anche sul ripido. 1.900-2.200 netti più trasferte',
        pay: [1900, 2200, 'mese', 'net'],
      },
      {
        title: 'Autista mezzo d’opera',
        terms: ['Full-time', 'Contratto determinato', 'Esperienza richiesta'],
        text: 'Patente C e CQC, tachigrafo. Viaggi brevi tra cava e cantiere. CCNL Edilizia, paga base più indennità giornaliera di 15 €.',
      },
      {
        title: 'Addetta/o sgombero neve',
        terms: ['Stagionale', 'Contratto stagionale', 'Esperienza preferita'],
        text: 'Da dicembre a marzo, reperibilità notturna. Fisso di 600 € al mese più 14 € l’ora quando si esce. Patente C.',
        pay: [14, 14, 'ora'],
        shifts: ['notte', 'mattina'],
        openings: 3,
        season: ['12-01', '03-31'],
      },
      {
        title: 'Asfaltista',
        terms: ['Stagionale', 'Contratto stagionale', 'No esperienza'],
        text: 'Da aprile a novembre, 7-17. 1.600 € netti, mensa. Lavoro all’aperto, si suda.',
        pay: [1600, 1600, 'mese', 'net'],
        meals: true,
        openings: 2,
        season: ['04-01', '11-15'],
      },
      {
        title: 'Operaia/o stradale, cantieri mobili',
        terms: ['Full-time', 'Contratto determinato', 'No esperienza'],
        text: 'Segnaletica, movieri, sfalci. Tre mesi rinnovabili. Partenza da casa con mezzo aziendale.',
        place: 'cantieri in provincia e in Valle',
      },
    ],
  },
];
