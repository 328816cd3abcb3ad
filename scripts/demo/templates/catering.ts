import type { JobTemplate } from '../job-template.ts';

export const CATERING: readonly JobTemplate[] = [
  {
    category: 'Ristorazione',
    kind: 'restaurant',
    intros: [
      'Cerchiamo una persona per la nostra sala, da inserire in una squadra affiatata.',
      'Per ampliare il personale di sala siamo alla ricerca di una nuova figura.',
    ],
    tasks: [
      'accogliere i clienti e accompagnarli al tavolo',
      'prendere le comande con il palmare',
      'servire piatti e vini, sparecchiare e riordinare',
      'preparare la sala prima del servizio',
    ],
    offers: [
      {
        title: 'Cameriera/e di sala',
        terms: ['Full-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Orario spezzato: 11.30-15 e 18.30-23, giorno di chiusura il martedì. Sei mesi con possibilità di conferma. 1.450 € netti al mese, mance divise tra tutti, pasti compresi.',
        pay: [1450, 1450, 'mese', 'net'],
        meals: true,
        shifts: ['mattina', 'sera', 'fine settimana'],
      },
      {
        title: 'Cameriere/a per il fine settimana',
        terms: ['Weekend', 'Collaborazione', 'No esperienza'],
        text: 'Venerdì e sabato sera, domenica a pranzo. 70 € a servizio e cena con noi. Va benissimo chi studia, la prima sera si affianca.',
        pay: [70, 70, 'servizio', 'net'],
        meals: true,
        shifts: ['sera', 'fine settimana'],
        openings: 2,
      },
      {
        title: 'Chef de rang',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Almeno tre anni in ristoranti alla carta, inglese buono, conoscenza dei vini della Valle e della Franciacorta. CCNL Turismo quarto livello, RAL 24-27 mila, due giorni liberi a settimana.',
        pay: [24_000, 27_000, 'anno'],
        meals: true,
      },
    ],
  },
  {
    category: 'Ristorazione',
    kind: 'restaurant',
    intros: [
      'La nostra cucina lavora con prodotti della valle e cerca rinforzi.',
      'Siamo una cucina di quattro persone e ne manca una.',
    ],
    tasks: [
      'preparare la linea e tenere in ordine la partita assegnata',
      'curare primi piatti e secondi durante il servizio',
      'controllare scadenze, temperature e schede HACCP',
      'collaborare agli ordini e alle ricette di stagione',
    ],
    offers: [
      {
        title: 'Cuoca/o',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Si chiede autonomia ai fornelli e almeno cinque anni di mestiere. Casoncelli, polenta, selvaggina e un menu che cambia ogni mese. 1.900-2.200 € netti al mese secondo esperienza, chiusura domenica sera e lunedì.',
        pay: [1900, 2200, 'mese', 'net'],
        meals: true,
      },
      {
        title: 'Aiuto cuoca/o',
        terms: ['Full-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Diploma alberghiero o un paio di stagioni alle spalle. 40 ore su cinque giorni, contratto di un anno. Lordo 1.650 € per quattordici mensilità.',
        pay: [1650, 1650, 'mese'],
        meals: true,
        shifts: ['mattina', 'sera'],
      },
      {
        title: 'Lavapiatti e aiuto in cucina',
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'dal giovedì alla domenica, 19-23.30. 9,50 € netti all’ora. lavoro svelto ma ambiente buono, serve solo arrivare puntuali',
        pay: [9.5, 9.5, 'ora', 'net'],
        shifts: ['sera', 'fine settimana'],
      },
    ],
  },
  {
    category: 'Ristorazione',
    kind: 'pizzeria',
    intros: ['Il forno è a legna, l’impasto riposa due giorni.', 'Locale con 90 coperti e molto asporto.'],
    tasks: [
      'stendere, farcire e infornare',
      'preparare impasti e ingredienti',
      'tenere puliti banco e forno',
      'gestire le comande di sala e asporto',
    ],
    offers: [
      {
        title: 'Pizzaiola/o',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Serve esperienza vera, anche il sabato da duecento pizze. Chiuso il mercoledì. Paga 1.800 € netti, tredicesima e quattordicesima.',
        pay: [1800, 1800, 'mese', 'net'],
        shifts: ['sera', 'fine settimana'],
      },
      {
        title: 'AIUTO PIZZAIOLO/A',
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'Cinque sere a settimana dalle 18 alle 22.30. Si impara da zero. Paga oraria da contratto più cena.',
        meals: true,
        shifts: ['sera'],
      },
      {
        title: 'Fattorina/o consegna pizze',
        terms: ['Weekend', 'Collaborazione', 'No esperienza'],
        text: 'ven sab dom dalle 18.30 alle 22. motorino nostro o auto tua con rimborso. 45 € a sera, patente B',
        pay: [45, 45, 'servizio', 'net'],
        shifts: ['sera', 'fine settimana'],
        openings: 2,
      },
    ],
  },
  {
    category: 'Ristorazione',
    kind: 'bar',
    intros: [
      'Bar di paese con colazioni, pranzi veloci e aperitivi.',
      'Siamo in tre dietro al banco e cerchiamo la quarta persona.',
    ],
    tasks: [
      'servire al banco e ai tavoli',
      'preparare caffè, panini e aperitivi',
      'usare la cassa e chiuderla la sera',
      'tenere in ordine banco e magazzino',
    ],
    offers: [
      {
        title: 'Barista mattino',
        terms: ['Part-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'dalle 5.30 alle 10.30 dal lunedì al sabato. 1.000 € netti. si cerca persona sorridente anche alle cinque e mezza 🙂',
        pay: [1000, 1000, 'mese', 'net'],
        shifts: ['mattina'],
      },
      {
        title: 'Barista',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Turni alternati 6-14 e 14-21, domenica sempre libera. CCNL Pubblici esercizi, quinto livello. Prova retribuita di una settimana.',
        shifts: ['mattina', 'pomeriggio'],
      },
      {
        title: 'Banconista gelateria',
        terms: ['Stagionale', 'Contratto stagionale', 'No esperienza'],
        text: 'Da aprile a fine settembre, anche la sera e nei festivi. 1.300 € netti per 36 ore. Gradito un po’ di inglese o tedesco per i turisti.',
        pay: [1300, 1300, 'mese', 'net'],
        shifts: ['pomeriggio', 'sera', 'fine settimana'],
        openings: 3,
        season: ['04-01', '09-30'],
      },
      {
        title: 'CERCASI BARISTA SERALE',
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'Dalle 18 alle 24, cinque sere su sette. Anche prima esperienza. Presentarsi di persona dopo le 15.',
        shifts: ['sera'],
      },
    ],
  },
];
