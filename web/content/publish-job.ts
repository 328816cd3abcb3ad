import { OFFER_DAYS } from '../../shared/job-values.ts';

export const PUBLISH_JOB = {
  eyebrow: 'Per chi cerca personale',
  title: 'Pubblica un’offerta di lavoro',
  lead: 'È online appena la scrivi, e la legge chi vive qui: dal lago all’alta valle. Gratis, per sempre.',
  toForm: 'Scrivi la tua offerta',
  toCandidates: 'Sfoglia Candidati',

  benefitsTitle: 'Perché pubblicare qui',
  benefits: [
    {
      title: 'Gratis per sempre',
      text: 'Pubblicare non costa nulla. Se un giorno ci saranno servizi a pagamento, le funzioni di base resteranno gratuite.',
    },
    {
      title: 'Gente della zona',
      text: 'Chi cerca filtra per comune e per distanza da casa: ti scrive chi può davvero arrivare da te.',
    },
    {
      title: 'Nessun intermediario',
      text: 'Le candidature arrivano a te, con il nome e il messaggio di chi si propone. Poi vi sentite voi.',
    },
  ],

  formTitle: 'La tua offerta',
  loading: 'Caricamento del modulo...',
  withoutScript:
    'Per pubblicare un’offerta servono un account gratuito e JavaScript: attivalo nel browser e ricarica la pagina.',
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

  faqTitle: 'Domande frequenti',
  faq: [
    {
      question: 'Quanto costa pubblicare un’offerta?',
      answer: 'Niente, e resterà così. Non c’è un limite di prova e non chiediamo una carta.',
    },
    {
      question: 'Serve un account?',
      answer:
        'Sì, gratuito: nome, email e password. Va bene un account Azienda come un account Lavoratore: anche una famiglia che cerca chi assista una persona anziana può pubblicare.',
    },
    {
      question: 'Devo scrivere la paga?',
      answer:
        'Per un lavoro dipendente la legge lo chiede dal 7 giugno 2026 (d.lgs. 96/2026; verificato il 25 novembre 2026); il lavoro domestico e quello a chiamata sono fuori. Puoi pubblicare anche senza e aggiungerla subito dopo: per rinnovare l’offerta serve.',
    },
    {
      question: 'Devo pubblicarla anche sul SIISL?',
      answer:
        'Se sei un datore di lavoro privato e chiedi uno sgravio contributivo per chi assumi, dal 1° aprile 2026 sì: il posto va pubblicato anche sul SIISL, la piattaforma del Ministero del Lavoro. Le agenzie per il lavoro ci pubblicano tutti i loro posti (d.l. 159/2025, articolo 14; verificato il 29 novembre 2026). Noi non lo facciamo al posto tuo: in “Le mie offerte”, alla voce “Dove si vede”, trovi il testo da copiare.',
    },
    {
      question: 'Quando va online?',
      answer: 'Subito, appena premi il pulsante. Non c’è una revisione prima della pubblicazione.',
    },
    {
      question: 'Per quanto tempo resta visibile?',
      answer: `Per ${OFFER_DAYS} giorni. Poi esce dagli elenchi, e chi apre il suo indirizzo legge che è scaduta. La rinnovi quando vuoi, o la chiudi prima, da “Le mie offerte”.`,
    },
    {
      question: 'Come ricevo le candidature?',
      answer:
        'Ti scriviamo all’email del tuo account, quando l’hai confermata, ogni volta che qualcuno si candida, con il suo nome e il suo messaggio. La tua email non compare nell’offerta.',
    },
    {
      question: 'Posso cercare io la persona giusta?',
      answer:
        'Sì: chi cerca lavoro può pubblicare un profilo, e i profili si cercano per mestiere, comune e competenze.',
    },
  ],

  closingTitle: 'Preferisci cercare tu?',
  closing: 'Guarda chi si è già proposto vicino a te, e scrivigli. Oppure lascia che siano loro a trovarti.',
} as const;
