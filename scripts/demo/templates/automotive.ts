import type { JobTemplate } from '../job-template.ts';

export const AUTOMOTIVE: readonly JobTemplate[] = [
  {
    category: 'Automotive',
    kind: 'garage',
    intros: ['Officina con quattro ponti e tanto lavoro.', 'Ci serve una persona in più in officina.'],
    tasks: [
      'eseguire tagliandi e revisioni',
      'fare diagnosi con lo strumento',
      'sostituire freni, frizioni e sospensioni',
      'parlare con i clienti alla consegna',
    ],
    offers: [
      {
        title: 'Meccanica/o auto',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Autonomia completa su meccanica e diagnosi, anche ibrido. Da lunedì a venerdì, sabato libero. 1.700-2.000 € netti.',
        pay: [1700, 2000, 'mese', 'net'],
      },
      {
        title: 'Apprendista meccanico/a',
        terms: ['Full-time', 'Contratto determinato', 'No esperienza'],
        text: 'basta la voglia di sporcarsi le mani. apprendistato di quattro anni, paga che sale ogni anno. chi ha fatto il CFP meglio',
      },
      {
        title: 'Meccanico/a moto e bici elettriche',
        company: 'Moto e Bici Il Rapporto Corto',
        tasks: ['montare e regolare', 'fare diagnosi dei motori elettrici', 'centrare le ruote'],
        terms: ['Stagionale', 'Contratto stagionale', 'Esperienza preferita'],
        text: 'Da marzo a settembre. Montaggio, motori elettrici, ruote. 1.500 € netti, sconto sui ricambi.',
        pay: [1500, 1500, 'mese', 'net'],
        season: ['03-01', '09-30'],
      },
      {
        title: 'Elettrauto',
        tasks: ['cercare guasti', 'installare accessori', 'ricaricare climatizzatori'],
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Impianti, climatizzatori, ricerca guasti. RAL 25-29 mila, corso sull’alta tensione pagato e attrezzatura nuova.',
        pay: [25_000, 29_000, 'anno'],
      },
    ],
  },
  {
    category: 'Automotive',
    kind: 'body-shop',
    intros: ['Lavoriamo per privati e assicurazioni.', 'Ditta con trent’anni di lavoro alle spalle.'],
    tasks: ['smontare e rimontare', 'preparare e riparare', 'controllare il lavoro finito'],
    offers: [
      {
        title: 'Carrozziera/e lattoniere/a',
        company: 'Carrozzeria Senza Graffi',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Raddrizzatura, sostituzione lamierati, banco dima. Quarto livello metalmeccanici artigiani, 1.750 € netti a salire.',
        pay: [1750, 1950, 'mese', 'net'],
      },
      {
        title: 'GOMMISTA CAMBIO STAGIONALE',
        company: 'GOMMISTA CURVA LARGA',
        terms: ['Stagionale', 'Contratto stagionale', 'No esperienza'],
        text: 'Da metà ottobre a fine novembre. Otto ore al giorno, sabato compreso. 10 € netti all’ora, si impara sul posto.',
        pay: [10, 10, 'ora', 'net'],
        openings: 3,
        season: ['10-15', '11-30'],
      },
      {
        title: 'Preparatrice/preparatore verniciatura',
        company: 'Carrozzeria Senza Graffi',
        terms: ['Full-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Carteggiatura, fondi, mascheratura. Sei mesi, poi indeterminato. Cabina nuova e aspirazione a norma.',
      },
    ],
  },
  {
    category: 'Automotive',
    kind: 'dealer',
    intros: ['Plurimarche con salone, officina e centro revisioni.'],
    tasks: [
      'seguire il cliente dalla prova alla consegna',
      'preparare preventivi e pratiche',
      'curare le auto esposte',
    ],
    offers: [
      {
        title: 'Consulente di vendita auto',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'Fisso più provvigioni, auto aziendale. RAL di partenza 24 mila. Sabato a rotazione con recupero il lunedì.',
        pay: [24_000, 32_000, 'anno'],
      },
      {
        title: 'Accettatrice/accettatore officina',
        tasks: ['aprire le schede di lavoro', 'programmare gli appuntamenti', 'spiegare costi e tempi'],
        terms: ['Full-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Apre le schede di lavoro, programma gli appuntamenti, spiega i costi. 8-12 e 14-18. Un anno, poi conferma.',
      },
      {
        title: 'Addetta/o lavaggio e preparazione auto',
        tasks: ['lavare e lucidare', 'preparare le auto alla consegna', 'spostarle nel piazzale'],
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'Mattine o pomeriggi, quattro ore. 9 € lordi l’ora. Serve patente B.',
        pay: [9, 9, 'ora'],
      },
      {
        title: 'Tirocinio ufficio pratiche auto',
        tasks: ['preparare immatricolazioni e passaggi', 'archiviare i documenti', 'aiutare allo sportello'],
        terms: ['Full-time', 'Stage/Tirocinio', 'No esperienza'],
        text: 'Sei mesi, 600 € al mese. Immatricolazioni, passaggi di proprietà, archivio. Diploma di ragioneria o simile.',
        pay: [600, 600, 'mese'],
      },
    ],
  },
];
