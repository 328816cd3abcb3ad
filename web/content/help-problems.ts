import { OPERATOR } from '../../shared/operator.ts';
import { pagePath } from '../../shared/paths.ts';
import type { HelpGroup } from './help-types.ts';

export const HELP_PROBLEMS: HelpGroup = {
  id: 'problemi',
  title: 'Problemi Tecnici',
  questions: [
    {
      question: 'Non mi arriva l’email',
      answer: `Guarda nella posta indesiderata e controlla di aver scritto bene l’indirizzo. Candidature, risposte e messaggi te li mandiamo solo se hai [confermato l’indirizzo](${pagePath.account()}), e non più di 30 al giorno: gli altri li trovi dopo l’accesso. Se la tua casella è piena o non risponde, riproviamo per 24 ore. Un link per la password vale però solo un’ora: [chiedine uno nuovo](${pagePath.forgotPassword()}).`,
    },
    {
      question: 'Il filtro per distanza si spegne da solo',
      answer:
        'Il browser non ci ha dato la posizione: è spenta sul telefono, l’hai rifiutata, o non l’ha trovata in tempo. Controlla i permessi del sito nelle impostazioni del browser. Intanto puoi scrivere un comune nel campo “Dove”.',
    },
    {
      question: 'Ho perso quello che stavo scrivendo?',
      answer:
        'Quasi certamente no. Se la pagina si ricarica o l’invio non riesce, il testo è ancora nel modulo: resta finché non chiudi la scheda. Solo le password, per sicurezza, vanno riscritte.',
    },
    {
      question: 'Leggo “Troppe richieste” o “limite di oggi”',
      answer:
        'Sono limiti contro gli abusi. “Troppe richieste in poco tempo” passa in un minuto; “il limite di oggi” a mezzanotte. Se succede usando il sito normalmente, diccelo.',
    },
    {
      question: 'Una pagina non si apre o resta vuota',
      answer:
        'Di solito è la connessione: premi “Riprova” o ricarica. Se un’offerta dice “non trovata” può essere stata tolta. Se il problema resta, scrivici l’indirizzo della pagina.',
    },
    {
      question: 'Posso usare il sito senza connessione?',
      answer: `Le pagine che hai già aperto e le [offerte salvate](${pagePath.savedJobs()}) si rileggono anche senza rete: in alto vedi di quando è la copia. I profili no, per rispetto di chi li pubblica. Per candidarti o pubblicare serve la connessione; intanto quello che scrivi resta nel modulo.`,
    },
    {
      question: 'Il sito funziona senza JavaScript?',
      answer:
        'Leggere, cercare, filtrare per categoria e seguire i collegamenti sì. Per accedere, candidarti, pubblicare e scriverci serve JavaScript: dove manca, la pagina te lo dice.',
    },
    {
      question: 'Quale browser mi serve?',
      answer:
        'Uno qualsiasi, aggiornato: Chrome, Edge, Firefox o Safari, sul telefono o sul computer. I più vecchi con cui il sito funziona sono iOS 16.4 (e Safari 16.4), Firefox 128, Chrome e Edge 111. Lo proviamo a ogni modifica con Chromium, la base di Chrome e Edge, con Firefox e con WebKit, la base di Safari. Non c’è un’app da scaricare.',
    },
    {
      question: 'Uso un lettore di schermo o solo la tastiera',
      answer: `Il sito è fatto per funzionare così. Che cosa abbiamo provato, e che cosa ancora no, è nella [dichiarazione di accessibilità](${pagePath.accessibility()}). Se qualcosa ti blocca, segnalacelo: ha la precedenza.`,
    },
    {
      question: 'Come segnalo un errore?',
      answer: `Dalla pagina [Contatti](${pagePath.contact()}): scrivi che cosa volevi fare, che cosa è successo, l’indirizzo della pagina e il telefono o computer che usi. Rispondiamo negli orari di assistenza: ${OPERATOR.supportHours}.`,
    },
  ],
};
