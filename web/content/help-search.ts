import { OFFER_DAYS, RADIUS } from '../../shared/job-values.ts';
import { pagePath } from '../../shared/paths.ts';
import type { HelpGroup } from './help-types.ts';

export const HELP_SEARCH: HelpGroup = {
  id: 'ricerca',
  title: 'Ricerca Lavoro',
  questions: [
    {
      question: 'Come cerco un’offerta?',
      answer: `In [tutte le offerte](${pagePath.jobs()}) scrivi un mestiere, un’azienda o una parola, e se vuoi un luogo. Maiuscole e accenti non contano, e “cameriere” trova anche “cameriera”. Se scrivi più parole, l’offerta le deve contenere tutte. Poi restringi per categoria, orario, contratto ed esperienza.`,
    },
    {
      question: 'Come trovo le offerte vicino a casa?',
      answer: `Accendi il filtro per distanza e lascia che il browser dica dove sei: scegli da ${RADIUS.min} a ${RADIUS.max} km. La posizione viene arrotondata a circa un chilometro. Se preferisci non darla, scrivi il tuo comune nel campo “Dove”.`,
    },
    {
      question: 'Perché vedo offerte lontane anche con il filtro per distanza?',
      answer:
        'Sono offerte di cui non conosciamo il luogo preciso, per esempio “tutta la valle”. Le lasciamo nell’elenco perché potrebbero essere vicine. I chilometri sono in linea d’aria: la strada è più lunga.',
    },
    {
      question: 'Come mi candido?',
      answer: `Apri l’offerta, [accedi](${pagePath.login()}), scrivi un messaggio se vuoi e premi “Candidati Ora”. Quando vedi “Candidatura inviata!” è arrivata davvero: chi ha pubblicato l’offerta riceve un’email con il tuo nome e il tuo messaggio.`,
    },
    {
      question: 'L’azienda vede la mia email o il mio telefono?',
      answer:
        'No, a meno che tu li scriva nel messaggio. **Scrivili**, altrimenti chi ti vuole non sa come trovarti: un numero e l’orario in cui rispondi bastano.',
    },
    {
      question: 'Posso allegare il CV o una foto?',
      answer: `Per ora no: la candidatura è un messaggio. Se l’azienda ti chiede il CV per email, manda un file PDF o JPG/PNG, max 5MB: si apre ovunque e non viene rifiutato. Come scriverlo è nei [consigli per il CV](${pagePath.cvTips()}).`,
    },
    {
      question: 'Come so se la mia candidatura è arrivata?',
      answer:
        'Riapri l’offerta dopo aver effettuato l’accesso: al posto del modulo c’è la data in cui l’hai inviata. Se non c’è, non è partita: riprova. Ci si candida una volta sola per ogni offerta.',
    },
    {
      question: 'Posso ritirare una candidatura?',
      answer: `Sì: [scrivici](${pagePath.contact()}) dall’email del tuo account con l’indirizzo dell’offerta e la cancelliamo. L’email che l’azienda ha già ricevuto resta a lei: se vuoi, avvisala tu.`,
    },
    {
      question: 'Come salvo un’offerta per dopo?',
      answer: `Premi il cuore. Resta su questo dispositivo, senza account, nelle tue [offerte salvate](${pagePath.savedJobs()}). Su un altro telefono o browser non la trovi, e se cancelli i dati del browser sparisce.`,
    },
    {
      question: 'Come ricevo le nuove offerte per email?',
      answer: `Fai una ricerca e premi “Crea un avviso” sopra l’elenco: [la pagina degli avvisi](${pagePath.alerts()}) ti chiede solo l’email. Confermi dal link che ti mandiamo, e da allora la mattina, dopo le sette, ricevi le nuove offerte: una sola email al giorno, solo se ce ne sono, e ogni offerta una volta sola. Non serve un account.`,
    },
    {
      question: 'Come smetto di ricevere gli avvisi?',
      answer: `In fondo a ogni email c’è “Non voglio più ricevere avvisi”: un clic, senza accedere, e cancelliamo ricerche e indirizzo. Con “Gestisci i tuoi avvisi” li metti in pausa o ne elimini uno. Se la tua email è confermata li trovi anche nella [pagina degli avvisi](${pagePath.alerts()}). Dopo un anno ti chiediamo se li vuoi ancora; senza risposta li cancelliamo.`,
    },
    {
      question: 'Che cosa vuol dire “Offerta scaduta”?',
      answer: `Un’offerta resta negli elenchi ${OFFER_DAYS} giorni. Poi non riceve più candidature, ma la sua pagina si legge ancora e propone offerte simili.`,
    },
    {
      question: 'Un’offerta mi chiede soldi o mi sembra falsa',
      answer: `Non pagare e non mandare documenti: chiedere denaro a chi cerca lavoro è vietato. [Scrivici](${pagePath.contact()}) con l’indirizzo della pagina: la guardiamo e, se è come dici, la togliamo.`,
    },
  ],
};
