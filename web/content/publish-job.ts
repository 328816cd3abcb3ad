import markdown from './publish-job.md?raw';
import { titledSection } from './text.ts';

export const PUBLISH_JOB = {
  eyebrow: 'Per chi cerca personale',
  title: 'Pubblica un’offerta di lavoro',
  lead: 'È online appena la scrivi, e la legge chi vive qui: dal lago all’alta valle. Gratis, per sempre.',
  toForm: 'Scrivi la tua offerta',
  toCandidates: 'Sfoglia Candidati',

  benefits: titledSection(markdown, 'perche'),

  formTitle: 'La tua offerta',
  loading: 'Caricamento del modulo...',
  withoutScript:
    'Per pubblicare un’offerta servono un account gratuito e JavaScript: attivalo nel browser e ricarica la pagina.',
  page: {
    summary: 'L’offerta è già sul tuo sito? Incolla il link',
    address: 'Indirizzo della pagina',
    hint: 'Leggiamo la pagina e compiliamo i campi ancora vuoti. Non va online niente.',
    submit: 'Leggi la pagina',
    pending: 'Lettura in corso...',
    refused: 'Non è stato possibile leggere la pagina.',
    unanswered: 'Non è arrivata una risposta: controlla la connessione e riprova.',
    noPosting: 'Nella pagina non c’è un annuncio che si possa leggere campo per campo. Questo è il suo testo:',
    copy: 'Copia titolo e testo nel modulo',
    filled: 'Abbiamo compilato il modulo con quello che dice la pagina',
    nothing: 'Il modulo è rimasto com’era',
    check: 'Rileggi tutto: l’offerta va online solo quando premi “Pubblica Offerta”.',
  },
  toFamily: 'Famiglie: l’annuncio in sette domande',
  forFamily: 'Per la tua famiglia c’è un modulo più breve:',
  inQuestions: 'l’annuncio in sette domande',
  prepared:
    'Titolo e testo vengono dalle tue risposte, insieme a livello, ore e paga: leggili e cambia quello che vuoi. Mancano il tuo nome e il luogo.',
  written: 'Il tuo annuncio è scritto. Per pubblicarlo serve un account gratuito: poi lo rileggi e lo cambi come vuoi.',
  signIn: 'Accedi e pubblica',
  notPrepared: 'Le risposte non ci sono più: il modulo è vuoto.',
  backToFamily: 'Cambia le risposte',
  payHint:
    'Da quanto si comincia, o da quanto a quanto. Dal 7 giugno 2026 chi cerca un dipendente lo scrive nell’annuncio; il lavoro domestico e quello a chiamata sono fuori.',
  urgentHint:
    'L’offerta dice l’ora, è la prima nel suo comune, e finisce da sola quando il lavoro comincia. Una alla volta, tre in 30 giorni.',
  urgentNeeds: 'Scrivi anche la paga e, nella descrizione, un telefono: chi può venire ti chiama.',
  onlyHereHint:
    'Gli altri siti di annunci non la trovano nei file che prepariamo per loro. Gli annunci delle famiglie non ci sono mai.',
  positionNote:
    'Quando pubblichi, il browser può chiederti la posizione. Serve solo se non riconosciamo il comune che hai scritto: se rifiuti, l’offerta parte lo stesso.',
  editPositionNote:
    'Se cambi la località, il browser può chiederti la posizione. Serve solo se non riconosciamo il comune che hai scritto.',

  tipsTitle: 'Le offerte che ricevono risposte',
  tips: [
    'Nel titolo c’è il mestiere: “Cuoca/o”, non “Cercasi personale”.',
    'Dicono gli orari, i turni e quando si comincia.',
    'Dicono la paga: chi legge decide prima, e ti scrive chi fa al caso tuo.',
    'Dicono dove, e se c’è un alloggio o un pasto.',
  ],

  faq: titledSection(markdown, 'domande'),

  closingTitle: 'Preferisci cercare tu?',
  closing: 'Guarda chi si è già proposto vicino a te, e scrivigli. Oppure lascia che siano loro a trovarti.',
} as const;
