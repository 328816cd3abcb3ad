import type { JobTemplate } from '../job-template.ts';

export const OFFICE: readonly JobTemplate[] = [
  {
    category: 'Ufficio',
    kind: 'office',
    intros: [
      'Siamo in sei, con clienti quasi tutti della valle.',
      'Cerchiamo una persona ordinata, capace di lavorare da sola e in gruppo.',
    ],
    tasks: [
      'gestire telefono e appuntamenti',
      'registrare fatture e documenti',
      'preparare pratiche e scadenze',
      'tenere in ordine l’archivio',
    ],
    offers: [
      {
        title: 'Impiegata/o contabile',
        company: 'Studio Contabile Dare & Avere',
        tasks: ['tenere le contabilità', 'preparare le liquidazioni IVA', 'seguire i clienti'],
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Contabilità ordinaria e semplificata, IVA, bilanci fino alla verifica. Almeno tre anni in studio. RAL 25-29 mila, venerdì pomeriggio libero.',
        pay: [25_000, 29_000, 'anno'],
      },
      {
        title: 'Addetta/o paghe e contributi',
        company: 'Consulenza del Lavoro Cedolino Chiaro',
        tasks: ['elaborare i cedolini', 'preparare assunzioni e denunce', 'rispondere alle ditte'],
        terms: ['Part-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Elaborazione di circa 150 cedolini al mese. 30 ore, orario flessibile, un giorno da casa. 1.350 € netti.',
        pay: [1350, 1350, 'mese', 'net'],
      },
      {
        title: 'Segretaria/o di studio',
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'Mattine 8.30-12.30. Diploma, buon uso di Word ed Excel, tono gentile al telefono. Un anno prorogabile.',
        shifts: ['mattina'],
      },
      {
        title: 'Praticante consulente del lavoro',
        company: 'Consulenza del Lavoro Cedolino Chiaro',
        tasks: ['studiare contratti e casi', 'preparare pratiche e lettere', 'affiancare i colleghi dai clienti'],
        terms: ['Full-time', 'Stage/Tirocinio', 'No esperienza'],
        text: 'Diciotto mesi di pratica, 700 € al mese e buoni pasto. Laurea in materie giuridiche o economiche.',
        pay: [700, 700, 'mese'],
      },
      {
        title: 'Consulente assicurativa/o',
        company: 'Assicurazioni Paracadute',
        tasks: ['incontrare i clienti', 'preparare preventivi', 'seguire i sinistri'],
        terms: ['Full-time', 'Collaborazione', 'Esperienza preferita'],
        text: 'Portafoglio già avviato, fisso di 1.000 € più provvigioni. Iscrizione al RUI a carico nostro. Patente e auto.',
        pay: [1000, 2500, 'mese'],
      },
    ],
  },
  {
    category: 'Ufficio',
    kind: 'industry',
    intros: [
      'Azienda industriale con 120 dipendenti e clienti in tutta Europa.',
      'Per l’ufficio della sede cerchiamo una nuova risorsa.',
    ],
    tasks: [
      'inserire ordini e preparare documenti di trasporto',
      'seguire clienti e fornitori per telefono e mail',
      'aggiornare il gestionale',
      'collaborare con produzione e magazzino',
    ],
    offers: [
      {
        title: 'Impiegata/o commerciale estero',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'Inglese fluente e tedesco o francese. RAL 27-32 mila, mensa, due giorni di lavoro agile a settimana.',
        pay: [27_000, 32_000, 'anno'],
        meals: true,
      },
      {
        title: 'Addetta/o ufficio acquisti',
        tasks: ['chiedere e confrontare offerte', 'seguire gli ordini ai fornitori', 'controllare arrivi e fatture'],
        terms: ['Full-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Dodici mesi con scopo assunzione. 8-12 e 13.30-17.30. CCNL Metalmeccanici livello C2, buoni pasto da 7 €.',
      },
      {
        title: 'Responsabile qualità',
        tasks: ['preparare gli audit', 'seguire le non conformità', 'formare i reparti'],
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'ISO 9001, audit, non conformità. Laurea tecnica. RAL 36-42 mila, premio di risultato.',
        pay: [36_000, 42_000, 'anno'],
      },
      {
        title: 'Centralinista e portineria',
        tasks: ['rispondere e smistare le chiamate', 'accogliere visitatori e autisti', 'registrare la posta'],
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'Pomeriggi 13.30-18. Riservata alle categorie protette (legge 68/99). 850 € netti circa.',
        pay: [850, 850, 'mese', 'net'],
        shifts: ['pomeriggio'],
      },
    ],
  },
  {
    category: 'Ufficio',
    kind: 'software',
    intros: [
      'Facciamo programmi per comuni, rifugi e piccole imprese.',
      'Siamo in sette, con ufficio in valle e tanta libertà di orario.',
    ],
    tasks: ['scrivere e provare il codice', 'parlare con chi lo usa', 'documentare quel che si fa'],
    offers: [
      {
        title: 'Sviluppatrice/sviluppatore web',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'TypeScript, database, voglia di finire le cose. RAL 28-38 mila. Tre giorni da casa su cinque.',
        pay: [28_000, 38_000, 'anno'],
      },
      {
        title: 'Assistenza clienti software',
        tasks: ['rispondere a telefono e ticket', 'fare piccoli corsi a distanza', 'raccogliere le richieste'],
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'Mattine, 20 ore. Telefono, ticket, piccoli corsi a distanza. 800 € netti.',
        pay: [800, 800, 'mese', 'net'],
        shifts: ['mattina'],
        place: 'da remoto',
      },
      {
        title: 'Stage sviluppo e test',
        terms: ['Full-time', 'Stage/Tirocinio', 'No esperienza'],
        text: 'Sei mesi, 800 € al mese. Per chi esce da un ITIS o dall’università. Si lavora su progetti veri fin dalla prima settimana.',
        pay: [800, 800, 'mese'],
      },
      {
        title: 'Redattrice/redattore contenuti',
        tasks: ['intervistare chi lavora', 'scrivere testi chiari', 'correggere le bozze'],
        terms: ['Part-time', 'Collaborazione', 'Esperienza richiesta'],
        text: 'Testi per siti di turismo e artigianato. A progetto, circa 12 ore a settimana, da dove vuoi. 18 € l’ora.',
        pay: [18, 18, 'ora'],
        place: 'lavoro da casa',
      },
    ],
  },
];
