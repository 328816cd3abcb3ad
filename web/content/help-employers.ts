import { DELETED_JOB_DAYS, OFFER_DAYS } from '../../shared/job-values.ts';
import { pagePath } from '../../shared/paths.ts';
import type { HelpGroup } from './help-types.ts';

export const HELP_EMPLOYERS: HelpGroup = {
  id: 'aziende',
  title: 'Per le Aziende',
  questions: [
    {
      question: 'Quanto costa pubblicare un’offerta?',
      answer:
        'Niente, e resterà così. Se un giorno ci saranno servizi a pagamento saranno facoltativi: le funzioni di base restano gratuite.',
    },
    {
      question: 'Chi può pubblicare?',
      answer: `Chiunque abbia un [account gratuito](${pagePath.register()}): imprese, negozi, alberghi, associazioni, e anche famiglie che cercano una persona per la casa o per chi ha bisogno di assistenza.`,
    },
    {
      question: 'Cerco chi assista una persona in famiglia: da dove comincio?',
      answer: `Da [Cerco chi assiste](${pagePath.findCarer()}): sette domande, e l’annuncio è scritto, con il livello del contratto del lavoro domestico. Lo cambi come vuoi e lo pubblichi. C’è anche un [promemoria da stampare](${pagePath.firstDaySheet()}) su che cosa fare prima del primo giorno.`,
    },
    {
      question: 'Quando va online la mia offerta?',
      answer: `Subito, appena premi “Pubblica Offerta” nella [pagina apposita](${pagePath.publishJob()}). Non c’è una revisione prima. Negli elenchi che altri hanno già aperto può comparire dopo qualche minuto.`,
    },
    {
      question: 'Per quanto tempo resta visibile?',
      answer: `Negli elenchi ${OFFER_DAYS} giorni. Poi la pagina resta leggibile con la scritta “Offerta scaduta” e non riceve più candidature. La rinnovi quando vuoi, anche dopo, per altri ${OFFER_DAYS} giorni dalla pagina [Le mie offerte](${pagePath.ownJobs()}).`,
    },
    {
      question: 'Come ricevo le candidature?',
      answer: `Per email, all’indirizzo del tuo account, con il nome e il messaggio della persona: se non l’hai ancora confermato, ti scriviamo una volta sola che qualcosa ti aspetta. Dopo l’accesso le trovi tutte nella pagina [Candidature](${pagePath.applications()}), offerta per offerta e prima quelle da leggere, con il CV e con i contatti: chiami, scrivi su WhatsApp o per email con un tocco. La tua email non compare nell’offerta.`,
    },
    {
      question: 'Come rispondo a una candidatura?',
      answer: `Con un tocco: “In valutazione”, “Non selezionata” o “Assunta”. Dalla pagina [Candidature](${pagePath.applications()}), oppure con il link nell’email della candidatura, senza accedere: vale 30 giorni e per una risposta. Chi si è candidato la trova nelle sue candidature e, se ha confermato la sua email, nella posta. A un “Non selezionata” puoi aggiungere un motivo, e con “Rispondi a più persone” rispondi a tutte quelle che scegli. Chi ha lasciato solo il telefono non riceve email: avvisala tu. Se hai sbagliato correggi la risposta dalla pagina, e la persona riceve la nuova. Dopo 14 giorni senza risposta te lo ricordiamo, e lo diciamo a chi aspetta.`,
    },
    {
      question: 'Che cosa vuol dire “Risponde di solito entro 2 giorni”?',
      answer:
        'Lo mostriamo sulle tue offerte da cinque candidature in poi: almeno metà ha avuto risposta entro quel tempo. Accanto c’è a quante hai risposto. Contano le candidature di tutte le tue offerte arrivate da almeno tre giorni, non quelle ritirate o eliminate. Il conto si rifà ogni notte; averle soltanto lette non è una risposta.',
    },
    {
      question: 'Posso modificare, chiudere o cancellare un’offerta?',
      answer: `Sì, da [Le mie offerte](${pagePath.ownJobs()}): la modifichi, la metti in pausa, la chiudi quando il posto è occupato (e scegli chi avvisare), la duplichi o la elimini. Vale subito per tutti. Una eliminata si riprende entro ${DELETED_JOB_DAYS} giorni; poi la cancelliamo con le candidature ricevute.`,
    },
    {
      question: 'Possiamo seguire le offerte in più persone?',
      answer: `Sì, fino a dieci, senza scambiarvi la password. Da [Il tuo account](${pagePath.account()}), sotto “Persone”, inviti per email chi “Gestisce” (pubblica, cambia, chiude, risponde) e chi “Legge” soltanto. La persona accetta dal suo account, con quell’indirizzo confermato. Offerte e candidature restano del tuo account; vedi chi ha fatto che cosa, e chi togli non vede più niente da subito.`,
    },
    {
      question: 'Perché ricevo l’email “È ancora aperta?”',
      answer:
        'Il lunedì mattina la mandiamo a chi ha offerte aperte pubblicate o confermate da almeno sette giorni: una sola email per tutte. Il link apre una pagina con due pulsanti: “È ancora aperta” mette la data della conferma sull’offerta, “Posto occupato” la chiude. Se non rispondi non cambia niente.',
    },
    {
      question: 'Come contate le visite di un’offerta?',
      answer:
        'Una visita è una persona che apre la pagina nel browser mentre l’offerta è aperta. Le tue non contano, e nemmeno i programmi che leggono le pagine senza un browser. Non sappiamo chi sono: teniamo solo il numero di ogni giorno.',
    },
    {
      question: 'Come cerco io la persona giusta?',
      answer: `Nei [profili](${pagePath.candidates()}) filtri per mestiere, comune, competenze e distanza. Apri quello che ti interessa e scrivi dal modulo: la persona riceve il tuo messaggio e la tua email per rispondere. Se accedi con un account Azienda vedi anche i profili che non compaiono in pubblico.`,
    },
    {
      question: 'Devo indicare la paga?',
      answer:
        'Se cerchi un dipendente, sì: dal 7 giugno 2026 l’annuncio deve dire la paga iniziale, o da quanto a quanto, e che cosa ne dice il contratto collettivo che applichi (d.lgs. 96/2026, che attua la direttiva UE 2023/970; verificato il 25 novembre 2026). Il lavoro domestico e quello a chiamata sono fuori. L’offerta si pubblica anche senza, ma poi te la chiediamo: nella pagina che segue, nelle tue offerte e ogni settimana, e per rinnovare un’offerta di lavoro dipendente serve. Un massimo da solo non basta. La mostriamo come la scrivi: all’ora, al giorno, a servizio, al mese o all’anno, lorda o netta; dove manca c’è scritto “Paga non indicata”, mai una stima.',
    },
    {
      question: 'Mi serve qualcuno per pochi giorni: come posso fare?',
      answer:
        'Le vie più comuni sono tre (verificato il 25 novembre 2026; il tuo consulente o il patronato sanno quale fa per te). **Libretto Famiglia**, per chi non è un’impresa: piccoli lavori di casa, giardino e pulizie, bambini, anziani, malati, ripetizioni; si paga a ore sul sito dell’INPS. **Contratto di prestazione occasionale (PrestO)**, per imprese con pochi dipendenti fissi e professionisti, con un minimo per ora e per giorno; non vale per l’edilizia e gli appalti, e l’agricoltura ha regole sue. Per tutti e due: al massimo 5.000 euro l’anno a chi lavora, 10.000 a chi fa lavorare (15.000 per fiere, eventi, terme e parchi divertimento) e, fra gli stessi due, 2.500 euro e 280 ore; ogni lavoro si comunica prima che cominci (d.l. 50/2017, art. 54-bis; INPS, messaggio 3932 del 2025). **Lavoro a chiamata**, un contratto da dipendente nei casi dei contratti collettivi, oppure con chi ha meno di 24 anni o più di 55: al massimo 400 giornate in tre anni con lo stesso datore, limite che non vale per turismo, bar, ristoranti e spettacolo (d.lgs. 81/2015, artt. 13-18).',
    },
    {
      question: 'Basta pubblicare qui per avere gli sgravi sui contributi?',
      answer:
        'No. Dal 1° aprile 2026 chi chiede benefici contributivi pubblici per assumere un dipendente pubblica la posizione anche sul SIISL, il sistema del Ministero del Lavoro e dell’INPS, e le agenzie per il lavoro ci pubblicano tutte le loro (d.l. 159/2025, art. 14; verificato il 25 novembre 2026). Da qui non parte niente verso il SIISL.',
    },
    {
      question: 'Come faccio a comparire nelle ricerche per luogo?',
      answer:
        'Scrivi il comune nel campo Località: “Edolo”, “Boario”, “Capo di Ponte, zona parco”. Lo riconosciamo con o senza provincia, frazioni comprese. Se il luogo non è un comune che conosciamo usiamo la posizione del browser, se la dai.',
    },
    {
      question: 'Che cosa non posso scrivere in un’offerta?',
      answer: `Richieste di soldi a chi si candida, domande su quanto guadagna o guadagnava, preferenze di sesso, età o origine, lavori che non esistono, recapiti di altri. Mentre scrivi, il modulo ti avvisa se una parola sembra cercare solo donne, solo uomini o una sola età, e propone come dirlo: è un suggerimento, non blocca niente. L’elenco completo è nei [Termini](${pagePath.terms()}).`,
    },
  ],
};
