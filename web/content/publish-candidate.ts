export const PUBLISH_CANDIDATE = {
  title: 'Pubblica il Tuo Profilo',
  lead: 'Due righe su di te e su quello che sai fare: chi cerca personale in valle ti trova e ti scrive. Gratis, in circa 5 minuti, anche senza account.',
  withoutScript: 'Per pubblicare il profilo serve JavaScript: attivalo nel browser e ricarica la pagina.',

  privacy:
    'Quando pubblichi, il browser può chiederti la posizione: serve solo ad aiutare le aziende della zona a trovarti, se non riconosciamo il comune che hai scritto. La salviamo arrotondata a circa un chilometro. Se rifiuti, il profilo parte lo stesso. Puoi revocare il consenso quando vuoi, eliminando il profilo.',
  footer:
    'Il tuo profilo sarà visibile alle aziende registrate sulla piattaforma e, se scegli “Visibile a tutti”, a chiunque visiti il sito. La sua pagina non compare nei motori di ricerca.',

  asideTitle: 'Che cosa succede dopo',
  aside: [
    'Il profilo è online subito, senza revisione.',
    'Chi è interessato ti scrive da un modulo: la tua email e il tuo telefono non si vedono.',
    'Con un link privato leggi i messaggi, modifichi il profilo, lo nascondi o lo elimini. Se pubblichi dal tuo account, lo fai da lì.',
    'Se scegli “Solo aziende registrate”, da lì puoi anche escluderne alcune.',
  ],
  adviceTitle: 'Un profilo che si legge volentieri',
  advice: [
    'Scrivi il mestiere come lo cercherebbe un’azienda: “Aiuto cuoco”, “Badante”.',
    'Metti competenze che si possono provare: patenti, lingue, macchine, programmi.',
    'Di’ quando puoi lavorare e fin dove ti sposti.',
    'Non scrivere telefono, indirizzo o data di nascita: non sai chi legge.',
  ],

  ownQuestion: 'Hai già pubblicato un profilo?',
  own: 'Gestiscilo',

  done: 'Il profilo è online',
  see: 'Vedi il tuo profilo',
  manage: 'Gestisci il profilo',
  linkTitle: 'Il tuo link privato',
  linkNote:
    'Con questo link leggi i messaggi, modifichi il profilo, lo nascondi o lo elimini. Lo mostriamo solo adesso: copialo e conservalo. Chi ce l’ha può fare lo stesso.',
  linkMailed: 'Te ne mandiamo uno anche per email: aprilo e conferma l’indirizzo, così i messaggi arrivano anche lì.',
  ownNote: 'Lo trovi nel tuo account: lì leggi i messaggi, lo modifichi, lo nascondi o lo elimini.',
  companiesNote: 'Lo vedono solo le aziende registrate. Se qualcuna non deve vederlo, escludila adesso.',
  knownNote:
    'Un profilo uguale era già stato pubblicato pochi minuti fa: è questo. Il link privato lo ha chi lo ha pubblicato per primo.',
  sessionEnded: 'Il tuo accesso era scaduto: il profilo non è legato al tuo account, ma al link qui sotto.',
} as const;
