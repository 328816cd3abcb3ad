import { MOST_BLOCKS } from '../../shared/candidate-values.ts';
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
        'Lo scegli tu. **Visibile a tutti:** chiunque visiti il sito vede nome, mestiere, comune, competenze ed esperienza. **Solo aziende registrate:** li vede soltanto chi ha un account Azienda e ha effettuato l’accesso. L’email che lasci non viene mai pubblicata. Ai motori di ricerca chiediamo di non elencare i profili.',
    },
    {
      question: 'Posso nascondermi a un’azienda precisa?',
      answer: `Sì, con “Solo aziende registrate”. In [Il mio profilo](${pagePath.ownCandidate()}) apri “Aziende escluse” e scrivi il nome dell’azienda o il dominio delle sue email, fino a ${MOST_BLOCKS}. Un’azienda esclusa non trova il profilo, non lo apre e non può scriverti. La riconosciamo dall’email e dal nome del suo account e dai nomi nelle sue offerte: con un’altra email e un altro nome può vederti lo stesso. Un profilo visibile a tutti lo vede anche lei.`,
    },
    {
      question: 'Si vede dove abito?',
      answer:
        'Si vede il comune che scrivi. La posizione, se la dai, è arrotondata a circa un chilometro e serve solo a calcolare le distanze. Puoi rifiutarla: il profilo parte lo stesso.',
    },
    {
      question: 'Come ricevo i messaggi delle aziende?',
      answer: `Li trovi in [Messaggi](${pagePath.messages()}) se hai un account, altrimenti in [Il mio profilo](${pagePath.ownCandidate()}) con il link di gestione. Da lì rispondi, li elimini, blocchi chi scrive o lo segnali alla redazione. Se hai confermato l’email del tuo account, o quella che hai lasciato, ti arrivano anche per email: rispondendo scrivi direttamente a chi ti ha cercato.`,
    },
    {
      question: 'Come nascondo o cancello il profilo?',
      answer: `Da [Il mio profilo](${pagePath.ownCandidate()}). Nascosto, sparisce da elenchi e pagine e puoi mostrarlo di nuovo quando vuoi. Cancellato, sparisce subito; per 7 giorni puoi ripensarci, poi non c’è più. Così ritiri anche il consenso.`,
    },
    {
      question: 'Come correggo il profilo?',
      answer: `Da [Il mio profilo](${pagePath.ownCandidate()}), dal tuo account o con il link di gestione: premi “Modifica il profilo”, correggi e salva. Le modifiche sono online subito; negli elenchi che altri hanno già aperto possono comparire dopo qualche minuto.`,
    },
    {
      question: 'Il profilo scade?',
      answer: `Dopo 12 mesi in cui non lo apri e non lo modifichi lo cancelliamo. Se conosciamo la tua email ti scriviamo 30 e 7 giorni prima, con un link per tenerlo. Se non hai lasciato un’email, apri ogni tanto [Il mio profilo](${pagePath.ownCandidate()}).`,
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
      answer: `Metti il mestiere con parole semplici, le competenze una per una separate da virgole (attestati, patenti e lingue si scelgono da un elenco: chi li ha scritti vede nella pagina di un’offerta quanti dei suoi requisiti ha), e nell’esperienza turni e da quando puoi cominciare. I [consigli per il CV](${pagePath.cvTips()}) valgono anche qui.`,
    },
  ],
};
