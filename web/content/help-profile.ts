import { pagePath } from '../../shared/paths.ts';
import type { HelpGroup } from './help-types.ts';

export const HELP_PROFILE: HelpGroup = {
  id: 'profilo',
  title: 'Pubblicazione Profilo',
  questions: [
    {
      question: 'A che cosa serve un profilo?',
      answer: `A farti trovare. Le aziende cercano tra i [profili](${pagePath.candidates()}) per mestiere, comune e competenze, e ti scrivono con un messaggio. È gratis e si [pubblica](${pagePath.publishCandidate()}) in circa 5 minuti.`,
    },
    {
      question: 'Serve un account per pubblicare un profilo?',
      answer:
        'No. Se hai effettuato l’accesso il profilo è legato al tuo account. Altrimenti, appena pubblicato, ricevi un **link privato di gestione**: viene mostrato una volta sola, quindi salvalo. Se lasci la tua email te lo mandiamo anche lì.',
    },
    {
      question: 'Chi vede il mio profilo?',
      answer:
        'Chiunque visiti il sito vede nome, mestiere, comune, competenze ed esperienza. L’email che lasci non viene mai pubblicata. Ai motori di ricerca chiediamo di non elencare i profili.',
    },
    {
      question: 'Si vede dove abito?',
      answer:
        'Si vede il comune che scrivi. La posizione, se la dai, è arrotondata a circa un chilometro e serve solo a calcolare le distanze. Puoi rifiutarla: il profilo parte lo stesso.',
    },
    {
      question: 'Come ricevo i messaggi delle aziende?',
      answer: `Li trovi in [Il mio profilo](${pagePath.ownCandidate()}), dal tuo account o con il link di gestione. Se hai un account, o hai lasciato un’email, ti arrivano anche per posta: rispondendo scrivi direttamente a chi ti ha cercato.`,
    },
    {
      question: 'Come nascondo o cancello il profilo?',
      answer: `Da [Il mio profilo](${pagePath.ownCandidate()}). Nascosto, sparisce da elenchi e pagine e puoi mostrarlo di nuovo quando vuoi. Cancellato, sparisce subito; per 7 giorni puoi ripensarci, poi non c’è più. Così ritiri anche il consenso.`,
    },
    {
      question: 'Come correggo il profilo?',
      answer:
        'Per ora non si modifica: pubblicane uno nuovo, corretto, e cancella quello vecchio. Ci vogliono pochi minuti.',
    },
    {
      question: 'Ho perso il link di gestione',
      answer: `Se avevi lasciato un’email, cercalo nella posta. Altrimenti [scrivici](${pagePath.contact()}) con l’indirizzo del tuo profilo: dopo aver capito che sei tu, lo togliamo noi.`,
    },
    {
      question: 'Qualcuno ha pubblicato un profilo con il mio nome',
      answer: `Premi “Segnala” nella pagina del profilo e scegli “Non l’ho pubblicato io”: se il profilo non è di un account si nasconde subito, poi una persona della redazione verifica. Negli altri casi lo guardiamo prima noi.`,
    },
    {
      question: 'Come scrivo un buon profilo?',
      answer: `Metti il mestiere con parole semplici, le competenze una per una separate da virgole, e nell’esperienza turni, patente e da quando puoi cominciare. I [consigli per il CV](${pagePath.cvTips()}) valgono anche qui.`,
    },
  ],
};
