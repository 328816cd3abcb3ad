import type { JobTemplate } from '../job-template.ts';

export const OUTDOORS: readonly JobTemplate[] = [
  {
    category: 'Turismo',
    kind: 'campsite',
    intros: ['Campeggio con 140 piazzole, bungalow e spiaggia o bosco a due passi.'],
    tasks: [
      'accogliere i campeggiatori',
      'tenere puliti bagni e vialetti',
      'animare le serate',
      'gestire il piccolo market',
    ],
    offers: [
      {
        title: 'Animatrice/animatore mini club',
        terms: ['Stagionale', 'Contratto stagionale', 'No esperienza'],
        text: 'Giugno-agosto. Giochi, laboratori, baby dance. Alloggio in casa mobile, pasti e 950 € netti al mese.',
        pay: [950, 950, 'mese', 'net'],
        housing: true,
        meals: true,
        season: ['06-08', '08-31'],
        openings: 3,
      },
      {
        title: 'Addetta/o accoglienza campeggio',
        terms: ['Stagionale', 'Contratto stagionale', 'Esperienza preferita'],
        text: 'Da Pasqua a settembre, turni di otto ore. Tedesco o olandese molto gradito. 1.400 € netti.',
        pay: [1400, 1400, 'mese', 'net'],
        season: ['04-01', '09-25'],
      },
      {
        title: 'Giardiniere/a tuttofare',
        terms: ['Part-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Tre giorni a settimana, tutto l’anno: verde, piccole manutenzioni, preparazione delle piazzole. 10,50 € lordi l’ora.',
        pay: [10.5, 10.5, 'ora'],
      },
    ],
  },
  {
    category: 'Turismo',
    kind: 'lifts',
    intros: ['In vista dell’apertura degli impianti la società seleziona personale.'],
    tasks: [
      'assistere alla salita e alla discesa',
      'controllare gli accessi',
      'sgomberare la neve dalle stazioni',
      'rispondere alle domande degli sciatori',
    ],
    offers: [
      {
        title: 'Addetta/o agli impianti di risalita',
        terms: ['Stagionale', 'Contratto stagionale', 'No esperienza'],
        text: 'Da dicembre a Pasqua, 40 ore con un riposo. CCNL Impianti a fune, 1.500 € netti circa, skipass stagionale. Formazione a carico nostro.',
        pay: [1500, 1500, 'mese', 'net'],
        openings: 12,
        season: ['12-01', '04-10'],
      },
      {
        title: 'Cassiera/e biglietteria skipass',
        terms: ['Stagionale', 'Contratto stagionale', 'Esperienza preferita'],
        text: 'Dalle 7.45 alle 16.15, fine settimana compresi. Inglese, uso del computer, precisione con il denaro.',
        openings: 4,
        shifts: ['mattina', 'pomeriggio', 'fine settimana'],
        season: ['12-01', '04-10'],
      },
      {
        title: 'Gattista',
        terms: ['Stagionale', 'Contratto stagionale', 'Esperienza richiesta'],
        text: 'Battitura notturna delle piste, dalle 17 all’una. Esperienza con mezzi pesanti o agricoli. 1.800-2.100 € netti secondo esperienza, alloggio.',
        pay: [1800, 2100, 'mese', 'net'],
        housing: true,
        shifts: ['sera', 'notte'],
        season: ['11-25', '04-15'],
      },
    ],
  },
  {
    category: 'Turismo',
    kind: 'guides',
    intros: ['Accompagniamo ogni anno migliaia di persone tra rocce incise, borghi e sentieri.'],
    tasks: ['condurre visite per scuole e famiglie', 'preparare laboratori', 'tenere lo sportello informazioni'],
    offers: [
      {
        title: 'Operatrice/operatore didattico',
        terms: ['Part-time', 'Collaborazione', 'Esperienza preferita'],
        text: 'Da marzo a giugno con le scuole. 80 € al giorno. Laurea in beni culturali o archeologia gradita.',
        pay: [80, 80, 'giorno'],
        openings: 4,
      },
      {
        title: 'Accompagnatrice/accompagnatore di media montagna',
        terms: ['Weekend', 'Collaborazione', 'Esperienza richiesta'],
        text: 'Iscrizione al collegio. Uscite del sabato e della domenica, compenso a giornata da 150 €. Partita IVA o ritenuta.',
        pay: [150, 180, 'giorno'],
        shifts: ['fine settimana'],
        place: 'sentieri di tutta la Valle Camonica',
      },
      {
        title: 'Tirocinio promozione turistica',
        terms: ['Part-time', 'Stage/Tirocinio', 'No esperienza'],
        text: 'Sei mesi, 500 € al mese, 25 ore. Testi, foto, traduzioni, calendario degli eventi. Ottimo inglese.',
        pay: [500, 500, 'mese'],
      },
    ],
  },
];
