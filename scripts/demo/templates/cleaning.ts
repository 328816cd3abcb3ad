import type { JobTemplate } from '../job-template.ts';

export const CLEANING: readonly JobTemplate[] = [
  {
    category: 'Pulizie',
    kind: 'cleaning',
    intros: [
      'Per appalti già avviati ricerchiamo personale.',
      'Cerchiamo persone precise e affidabili per nuovi incarichi.',
    ],
    tasks: [
      'pulire uffici, scale e servizi',
      'svuotare i cestini e dividere i rifiuti',
      'usare lavapavimenti e prodotti',
      'segnalare guasti e mancanze',
    ],
    offers: [
      {
        title: 'Addetta/o pulizie uffici',
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'Dal lunedì al venerdì, 17.30-20.30. CCNL Multiservizi, 8,40 € lordi l’ora. Serve l’auto.',
        pay: [8.4, 8.4, 'ora'],
        shifts: ['sera'],
        openings: 2,
      },
      {
        title: 'Pulizie condomini',
        terms: ['Part-time', 'Contratto indeterminato', 'No esperienza'],
        text: 'mattine 7-11. giro di otto palazzine, furgone nostro. si parte a tempo determinato e poi si resta',
        shifts: ['mattina'],
      },
      {
        title: 'Pulizie di fine cantiere',
        tasks: ['togliere polveri e residui', 'lavare vetri e pavimenti', 'consegnare pulito'],
        terms: ['Full-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Tre mesi, dal lunedì al venerdì 7.30-16.30. 1.400 € netti, trasferta pagata. Lavoro di fatica, squadra in gamba.',
        pay: [1400, 1400, 'mese', 'net'],
        startsIn: 10,
      },
      {
        title: 'Addetta/o sanificazione alimentare',
        tasks: ['lavare e disinfettare le linee', 'smontare e rimontare le parti mobili', 'compilare i registri'],
        terms: ['Full-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Turno notturno 22-5 presso caseificio. Maggiorazione 25%. 1.550 € netti circa. Visita medica e corso pagati.',
        pay: [1550, 1550, 'mese', 'net'],
        shifts: ['notte'],
      },
      {
        title: 'Caposquadra pulizie',
        tasks: ['preparare i turni', 'controllare i lavori', 'parlare con i clienti'],
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Coordina otto persone su tre comuni, controlla i lavori, tiene i rapporti con i clienti. Auto aziendale. RAL 22-25 mila.',
        pay: [22_000, 25_000, 'anno'],
      },
      {
        title: 'Pulizie scuole, sostituzioni',
        tasks: ['pulire aule e corridoi', 'riordinare bagni e palestra', 'chiudere l’edificio'],
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'Sostituzioni a chiamata in più istituti, preavviso di un giorno. Tre ore al pomeriggio.',
        shifts: ['pomeriggio'],
        openings: 5,
        place: 'varie sedi in media Valle',
      },
    ],
  },
  {
    category: 'Pulizie',
    kind: 'cleaning',
    intros: ['Seguiamo case vacanza e seconde case nei fine settimana di cambio.'],
    tasks: [
      'pulire l’appartamento tra un ospite e l’altro',
      'cambiare lenzuola e asciugamani',
      'controllare che non manchi nulla',
    ],
    offers: [
      {
        title: 'Addetta/o pulizie case vacanza',
        terms: ['Weekend', 'Collaborazione', 'No esperienza'],
        text: 'Sabato 10-16, a volte anche domenica. 12 € l’ora e rimborso chilometrico. In coppia.',
        pay: [12, 12, 'ora', 'net'],
        shifts: ['fine settimana'],
        openings: 4,
      },
      {
        title: 'Stiratrice/stiratore',
        tasks: ['stirare lenzuola e tovaglie', 'piegare e dividere per casa', 'segnalare macchie e strappi'],
        terms: ['Part-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Lavanderia interna, tre mattine a settimana in alta stagione e due nel resto dell’anno.',
        shifts: ['mattina'],
      },
    ],
  },
  {
    category: 'Pulizie',
    kind: 'hotel',
    intros: ['Cerchiamo aiuto per le pulizie degli spazi comuni.'],
    tasks: ['pulire hall, sale e bagni', 'lavare i vetri', 'tenere in ordine l’area benessere'],
    offers: [
      {
        title: 'Pulizie serali area benessere',
        terms: ['Part-time', 'Contratto stagionale', 'No esperienza'],
        text: 'Dalle 20 alle 23, cinque sere. 9 € netti l’ora, cena inclusa.',
        pay: [9, 9, 'ora', 'net'],
        meals: true,
        shifts: ['sera'],
        season: ['12-06', '04-06'],
      },
      {
        title: 'Addetta/o pulizie fine settimana',
        terms: ['Weekend', 'Contratto determinato', 'No esperienza'],
        text: 'Sabato e domenica mattina, 7-12. Contratto di un anno, adatto a chi ha già un altro impiego.',
        shifts: ['mattina', 'fine settimana'],
      },
    ],
  },
  {
    category: 'Pulizie',
    kind: 'care-home',
    intros: ['La struttura gestisce direttamente il servizio di pulizia e lavanderia.'],
    tasks: ['pulire stanze e reparti', 'distribuire la biancheria', 'rispettare le procedure igieniche'],
    offers: [
      {
        title: 'Ausiliaria/o pulizie e guardaroba',
        terms: ['Part-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: '25 ore su sei giorni, turni 7-11.10 o 14-18.10. CCNL Uneba livello 6. Mensa a 3 €.',
        shifts: ['mattina', 'pomeriggio'],
      },
      {
        title: 'Ausiliaria/o, sostituzione di maternità',
        terms: ['Full-time', 'Contratto determinato', 'No esperienza'],
        text: '38 ore, nove mesi. 1.250 € netti circa. Si affianca per una settimana prima di iniziare da soli.',
        pay: [1250, 1250, 'mese', 'net'],
        startsIn: 15,
      },
    ],
  },
];
