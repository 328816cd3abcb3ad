import type { JobTemplate } from '../job-template.ts';

export const CRAFTS: readonly JobTemplate[] = [
  {
    category: 'Altro',
    kind: 'metalwork',
    intros: ['Produciamo per conto terzi, con macchine recenti.', 'Per aumento delle commesse ampliamo il reparto.'],
    tasks: [
      'attrezzare e condurre le macchine',
      'controllare i pezzi con calibro e micrometro',
      'leggere il disegno tecnico',
      'curare la manutenzione ordinaria',
    ],
    offers: [
      {
        title: 'Operatrice/operatore CNC',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Torni e centri di lavoro, controllo Fanuc o Heidenhain. Due turni 6-14 e 14-22. RAL 26-31 mila, mensa e premio.',
        pay: [26_000, 31_000, 'anno'],
        meals: true,
        shifts: ['mattina', 'pomeriggio'],
      },
      {
        title: 'Saldatrice/saldatore a filo e TIG',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Patentini graditi, se scaduti li rinnoviamo noi. Scale, cancelli, strutture. 1.750 € netti.',
        pay: [1750, 1900, 'mese', 'net'],
      },
      {
        title: 'Operaia/o di produzione su tre turni',
        terms: ['Full-time', 'Contratto determinato', 'No esperienza'],
        text: 'Stampaggio e confezionamento. Turni 6-14, 14-22, 22-6 a settimane alterne, maggiorazioni da contratto. Tre mesi, poi si vede.',
        shifts: ['mattina', 'pomeriggio', 'notte'],
        openings: 6,
      },
      {
        title: 'Manutentrice/manutentore elettromeccanico',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'Diploma tecnico, base di PLC. Giornata 8-17, reperibilità a turno. RAL 27-33 mila.',
        pay: [27_000, 33_000, 'anno'],
      },
      {
        title: 'Tirocinio disegno meccanico',
        terms: ['Full-time', 'Stage/Tirocinio', 'No esperienza'],
        text: 'Sei mesi in ufficio tecnico, 700 € al mese. CAD 3D: quello che non sai si impara qui.',
        pay: [700, 700, 'mese'],
      },
    ],
  },
  {
    category: 'Altro',
    kind: 'haulage',
    intros: ['Trasporti locali e nazionali con mezzi recenti.', 'Consegne in tutta la valle, dal lago al Tonale.'],
    tasks: ['caricare e scaricare', 'consegnare secondo il giro', 'curare documenti e mezzo'],
    offers: [
      {
        title: 'Autista patente CE',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'nord Italia, a casa tutte le sere o quasi. livello B3 più trasferte, in media 2.300 netti. motrice del 2024',
        pay: [2300, 2300, 'mese', 'net'],
      },
      {
        title: 'Corriere con furgone aziendale',
        terms: ['Full-time', 'Contratto determinato', 'No esperienza'],
        text: 'Patente B. Partenza ore 7, circa 90 consegne al giorno. 1.500 € netti più trasferta. Contratto di sei mesi.',
        pay: [1500, 1500, 'mese', 'net'],
        openings: 3,
        place: 'consegne in tutta la valle',
      },
      {
        title: 'Magazziniere/a con muletto',
        terms: ['Part-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'Dalle 4.30 alle 9, dal lunedì al venerdì. Patentino del carrello. CCNL Logistica quinto livello.',
        shifts: ['notte', 'mattina'],
      },
    ],
  },
  {
    category: 'Altro',
    kind: 'farm',
    intros: [
      'Piccola azienda agricola, prodotti venduti a chilometro zero.',
      'Lavoriamo con le stagioni e con poche macchine.',
    ],
    tasks: [
      'seguire le lavorazioni del periodo',
      'preparare i prodotti per la vendita',
      'tenere puliti locali e attrezzi',
    ],
    offers: [
      {
        title: 'Aiuto casara/o',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'Dalle 5 alle 12, sei giorni. Silter e formaggelle, stagionatura, confezioni. 1.450 € netti, latte e formaggio a volontà.',
        pay: [1450, 1450, 'mese', 'net'],
        shifts: ['mattina'],
      },
      {
        title: 'Vendemmia',
        terms: ['Stagionale', 'Contratto stagionale', 'No esperienza'],
        text: 'due o tre settimane da metà settembre. 8 euro netti l’ora e pranzo sotto il fico. terrazze ripide, scarpe buone',
        pay: [8, 8, 'ora', 'net'],
        meals: true,
        openings: 8,
        season: ['09-12', '10-05'],
      },
      {
        title: 'Giardiniera/e',
        terms: ['Full-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Da febbraio a novembre. Potature, prati, muretti a secco. CCNL Agricoltura, 1.500 € netti circa.',
        pay: [1500, 1500, 'mese', 'net'],
      },
      {
        title: 'Alpeggio: aiuto malga',
        terms: ['Stagionale', 'Contratto stagionale', 'No esperienza'],
        text: 'Da giugno a settembre con sessanta vacche. Mungitura, pascolo, caseificio. Si dorme in malga, 1.600 € al mese e vitto.',
        pay: [1600, 1600, 'mese', 'net'],
        housing: true,
        meals: true,
        season: ['06-05', '09-20'],
      },
    ],
  },
  {
    category: 'Altro',
    kind: 'timber',
    intros: ['Legno dei nostri boschi, dal tronco al mobile.'],
    tasks: ['tagliare e piallare', 'montare e rifinire', 'curare lame e macchine', 'lavorare in sicurezza'],
    offers: [
      {
        title: 'Falegname',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Banco, montaggio da clienti, scale e arredi su misura. 1.700-1.900 € netti. Sabato libero.',
        pay: [1700, 1900, 'mese', 'net'],
      },
      {
        title: 'Operaia/o in segheria',
        terms: ['Full-time', 'Contratto determinato', 'No esperienza'],
        text: 'refendino, accatastamento, essiccatoio. 7.30-12 13.30-17. si comincia con sei mesi',
      },
      {
        title: 'Boscaiola/o',
        terms: ['Stagionale', 'Contratto stagionale', 'Esperienza richiesta'],
        text: 'Da aprile a novembre. Motosega, verricello, teleferica. Patentino forestale. 90-110 € netti al giorno.',
        pay: [90, 110, 'giorno', 'net'],
        openings: 2,
        season: ['04-01', '11-30'],
        place: 'boschi di tutta la Valle Camonica',
      },
    ],
  },
];
