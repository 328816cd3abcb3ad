import type { JobTemplate } from '../job-template.ts';

export const SERVICES: readonly JobTemplate[] = [
  {
    category: 'Altro',
    kind: 'beauty',
    intros: ['Salone luminoso e clientela di tutte le età.', 'Cerchiamo mani capaci e un sorriso vero.'],
    tasks: ['accogliere e consigliare', 'eseguire i trattamenti', 'riordinare postazioni e prodotti'],
    offers: [
      {
        title: 'Parrucchiera/e',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Qualifica e autonomia su colore e taglio. Da martedì a sabato, 1.400 € netti più percentuale.',
        pay: [1400, 1400, 'mese', 'net'],
      },
      {
        title: 'Estetista',
        terms: ['Part-time', 'Contratto determinato', 'Esperienza preferita'],
        text: '24 ore, anche il sabato. Viso, corpo, mani. CCNL Acconciatura ed estetica terzo livello.',
        shifts: ['pomeriggio', 'fine settimana'],
      },
      {
        title: 'Apprendista in salone',
        terms: ['Full-time', 'Contratto determinato', 'No esperienza'],
        text: 'Per chi frequenta o ha finito la scuola di acconciatura. Lunedì libero, formazione ogni mese.',
      },
      {
        title: 'Tirocinio estetica',
        terms: ['Part-time', 'Stage/Tirocinio', 'No esperienza'],
        text: 'Terzo anno del corso. Tre giorni a settimana, 350 € al mese.',
        pay: [350, 350, 'mese'],
      },
    ],
  },
  {
    category: 'Altro',
    kind: 'nursery',
    intros: ['Nido con 32 bambine e bambini dai 6 mesi ai 3 anni.'],
    tasks: ['curare le routine della giornata', 'preparare le attività del gruppo', 'dialogare con le famiglie'],
    offers: [
      {
        title: 'Educatrice/educatore di asilo nido',
        terms: ['Full-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Titolo previsto dalla normativa regionale. 35 ore fino a luglio, mensa con i bambini. CCNL Cooperative sociali D1.',
        meals: true,
        startsIn: 14,
      },
      {
        title: 'Cuoca/o di asilo nido',
        terms: ['Part-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'Dal lunedì al venerdì 8-13. Menu dell’ATS, diete speciali. 900 € netti circa, agosto chiuso.',
        pay: [900, 900, 'mese', 'net'],
        shifts: ['mattina'],
      },
    ],
  },
  {
    category: 'Altro',
    kind: 'family',
    intros: ['Siamo una famiglia e cerchiamo aiuto in casa.', 'Cerchiamo una persona di fiducia.'],
    tasks: ['tenere compagnia', 'preparare pasti semplici', 'fare la spesa e piccole commissioni'],
    offers: [
      {
        title: 'Badante convivente',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Per nostro padre di 88 anni, cammina con il bastone. Camera con bagno, riposo giovedì pomeriggio e domenica. CCNL domestico livello CS, 1.150 € netti al mese.',
        pay: [1150, 1150, 'mese', 'net'],
        housing: true,
        meals: true,
      },
      {
        title: 'Badante a ore',
        terms: ['Part-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'mattino dalle 8 alle 12, sei giorni. per mia mamma, lucida e di buon umore. in regola, 9 euro l’ora',
        pay: [9, 9, 'ora', 'net'],
        shifts: ['mattina'],
      },
      {
        title: 'Baby sitter pomeriggio',
        terms: ['Part-time', 'Collaborazione', 'No esperienza'],
        text: 'Due bambini di 3 e 6 anni, 15.30-19 tre volte a settimana. Ritiro da scuola con la vostra auto. 9 € l’ora.',
        pay: [9, 9, 'ora', 'net'],
        shifts: ['pomeriggio'],
      },
      {
        title: 'Aiuto domestico',
        terms: ['Part-time', 'Contratto indeterminato', 'No esperienza'],
        text: 'Due mattine a settimana, pulizie e stiro. 10 € l’ora, contributi versati. Casa su due piani, c’è un gatto.',
        pay: [10, 10, 'ora', 'net'],
        shifts: ['mattina'],
      },
      {
        title: 'Badante per le notti del fine settimana',
        terms: ['Weekend', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Sabato e domenica, dalle 20 alle 8. Presenza notturna, di solito si dorme. 60 € a notte.',
        pay: [60, 60, 'servizio', 'net'],
        shifts: ['notte', 'fine settimana'],
      },
      {
        title: 'Ripetizioni di matematica e inglese',
        terms: ['Part-time', 'Collaborazione', 'Esperienza preferita'],
        text: 'Per ragazza di seconda superiore, due volte a settimana. Anche a distanza. Compenso da concordare.',
        shifts: ['pomeriggio'],
        place: 'online',
      },
    ],
  },
];
