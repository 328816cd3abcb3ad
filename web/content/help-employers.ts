import { OFFER_DAYS } from '../../shared/job-values.ts';
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
      question: 'Quando va online la mia offerta?',
      answer: `Subito, appena premi “Pubblica Offerta” nella [pagina apposita](${pagePath.publishJob()}). Non c’è una revisione prima. Negli elenchi che altri hanno già aperto può comparire dopo qualche minuto.`,
    },
    {
      question: 'Per quanto tempo resta visibile?',
      answer: `Negli elenchi ${OFFER_DAYS} giorni. Poi la pagina resta leggibile con la scritta “Offerta scaduta” e non riceve più candidature. Se cerchi ancora, pubblicala di nuovo.`,
    },
    {
      question: 'Come ricevo le candidature?',
      answer:
        'Per email, all’indirizzo del tuo account: ogni candidatura porta il nome e il messaggio della persona. La tua email non compare nell’offerta. Per rispondere usa i recapiti che trovi nel messaggio.',
    },
    {
      question: 'Posso modificare, chiudere o cancellare un’offerta?',
      answer: `Per ora lo facciamo noi. [Scrivici](${pagePath.contact()}) dall’email del tuo account con l’indirizzo dell’offerta: la togliamo. Se va corretta, pubblica prima quella giusta.`,
    },
    {
      question: 'Come cerco io la persona giusta?',
      answer: `Nei [profili](${pagePath.candidates()}) filtri per mestiere, comune, competenze e distanza. Apri quello che ti interessa e scrivi dal modulo: la persona riceve il tuo messaggio e la tua email per rispondere. Se accedi con un account Azienda vedi anche i profili che non compaiono in pubblico.`,
    },
    {
      question: 'Devo indicare la paga?',
      answer:
        'No, è facoltativo, ma le offerte che la dicono fanno perdere meno tempo a tutti. La mostriamo come la scrivi: all’ora, al giorno, a servizio, al mese o all’anno, lorda o netta.',
    },
    {
      question: 'Come faccio a comparire nelle ricerche per luogo?',
      answer:
        'Scrivi il comune nel campo Località: “Edolo”, “Boario”, “Capo di Ponte, zona parco”. Lo riconosciamo con o senza provincia, frazioni comprese. Se il luogo non è un comune che conosciamo usiamo la posizione del browser, se la dai.',
    },
    {
      question: 'Che cosa non posso scrivere in un’offerta?',
      answer: `Richieste di soldi a chi si candida, preferenze di sesso, età o origine, lavori che non esistono, recapiti di altri. L’elenco completo è nei [Termini](${pagePath.terms()}).`,
    },
  ],
};
