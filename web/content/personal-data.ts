import { LEAVING_DAYS } from '../../shared/account-state.ts';
import { pagePath } from '../../shared/paths.ts';
import type { TextSection } from './text.ts';

const CONTRACT = 'Serve per il servizio che chiedi: contratto e passi che lo preparano (art. 6, par. 1, lett. b).';

/** The part of the privacy page that goes through everything the database holds about people. */
export const PERSONAL_DATA: TextSection = {
  id: 'dati',
  title: 'Quali dati, perché e per quanto tempo',
  blocks: [
    'Nei moduli sono obbligatori solo i campi con l’asterisco: senza, non possiamo darti quello che chiedi. Gli articoli citati sono del GDPR.',

    { heading: 'Account' },
    {
      facts: [
        [
          'Che cosa',
          'Nome, email e quando l’hai confermata, impronta della password, ruolo (Lavoratore o Azienda), data di iscrizione. Se viene sospeso o eliminato: quando, e per la sospensione il motivo.',
        ],
        ['Perché', 'Per farti accedere, candidarti, pubblicare e ricevere le email che ti riguardano.'],
        ['Base giuridica', CONTRACT],
        [
          'Per quanto',
          `Finché hai l’account. Quando lo elimini da [Il tuo account](${pagePath.account()}) sparisce subito dal sito con offerte, profilo e candidature; dopo ${LEAVING_DAYS} giorni cancelliamo tutto, file compresi. Fino ad allora puoi ripensarci.`,
        ],
        ['Chi li vede', 'Noi. Il nome lo vede anche chi ha pubblicato l’offerta a cui ti candidi; l’email no.'],
      ],
    },

    { heading: 'Dispositivi su cui accedi' },
    {
      facts: [
        [
          'Che cosa',
          'Browser e sistema a parole, per esempio “Chrome su Android”, quando hai effettuato l’accesso e l’ora dell’ultima visita. Nessun indirizzo di rete.',
        ],
        ['Perché', 'Per mostrarti dove sei collegata/o e farti uscire da lì.'],
        ['Base giuridica', CONTRACT],
        ['Per quanto', 'Finché esci, e al massimo 7 giorni.'],
        ['Chi li vede', 'Tu e noi.'],
      ],
    },

    { heading: 'Passkey, se ne aggiungi' },
    {
      facts: [
        [
          'Che cosa',
          'La chiave pubblica e il suo codice, il nome che le dai, quando l’hai creata e usata l’ultima volta, se la custodisce un gestore di password. La chiave segreta, l’impronta e il volto restano sul tuo dispositivo: a noi non arrivano.',
        ],
        ['Perché', 'Per farti accedere senza password.'],
        ['Base giuridica', CONTRACT],
        ['Per quanto', 'Finché la rimuovi o elimini l’account.'],
        ['Chi li vede', 'Tu e noi.'],
      ],
    },

    { heading: 'Offerte di lavoro' },
    {
      facts: [
        ['Che cosa', 'Quello che scrivi nell’offerta, il comune e la sua posizione, l’account che la pubblica.'],
        ['Perché', 'Per pubblicarla e farla trovare.'],
        ['Base giuridica', CONTRACT],
        [
          'Per quanto',
          'Negli elenchi per 30 giorni. Poi resta la pagina, segnata “Offerta scaduta”, finché chiedi di toglierla.',
        ],
        [
          'Chi li vede',
          'Tutti, motori di ricerca compresi. Da quale account arriva lo vediamo solo noi: nome ed email dell’account non compaiono, se non li scrivi tu.',
        ],
      ],
    },

    { heading: 'Candidature' },
    {
      facts: [
        ['Che cosa', 'L’offerta, il tuo account, il messaggio se lo scrivi, la data.'],
        ['Perché', 'Per farla arrivare a chi ha pubblicato l’offerta.'],
        ['Base giuridica', CONTRACT],
        [
          'Per quanto',
          'Fino a 6 mesi dopo la fine dell’offerta; poi si cancella da sola. Prima, se tu o chi ha pubblicato l’offerta eliminate l’account.',
        ],
        [
          'Chi li vede',
          'Chi ha pubblicato l’offerta riceve per email il tuo nome e il tuo messaggio, e da quel momento ne risponde per conto suo.',
        ],
      ],
    },

    { heading: 'Profilo di chi cerca lavoro' },
    {
      facts: [
        [
          'Che cosa',
          'Nome, mestiere, comune di residenza, competenze, esperienza e preferenze; la posizione arrotondata. Se la lasci, un’email che non viene mai pubblicata.',
        ],
        ['Perché', 'Per farti trovare e contattare dalle aziende della zona.'],
        ['Base giuridica', 'Il tuo consenso (art. 6, par. 1, lett. a), che puoi ritirare quando vuoi.'],
        [
          'Per quanto',
          'Finché lo cancelli. Quando lo cancelli sparisce subito dal sito, e dopo 7 giorni anche dal database: fino ad allora puoi ripensarci.',
        ],
        [
          'Chi li vede',
          'Chiunque visiti il sito, finché non lo nascondi. Ai motori di ricerca chiediamo di non elencarlo. L’email la vediamo solo noi.',
        ],
      ],
    },
    'Nel profilo e nei messaggi non scrivere dati che non servono per lavorare: salute, opinioni, religione, iscrizione a un sindacato, documenti.',

    { heading: 'Messaggi ricevuti su un profilo' },
    {
      facts: [
        ['Che cosa', 'Nome, email e messaggio di chi scrive, la data.'],
        ['Perché', 'Per consegnarli alla persona del profilo, che così può rispondere.'],
        ['Base giuridica', CONTRACT],
        [
          'Per quanto',
          '12 mesi, o finché esiste il profilo; poi si cancellano da soli. Sono di chi li ha ricevuti: restano anche se chi li ha scritti elimina il suo account.',
        ],
        ['Chi li vede', 'La persona a cui li mandi: nella sua pagina e, se ha lasciato un’email, nella sua posta.'],
      ],
    },

    { heading: 'Messaggi dalla pagina Contatti' },
    {
      facts: [
        ['Che cosa', 'Nome, email, oggetto, messaggio, data.'],
        ['Perché', 'Per risponderti.'],
        ['Base giuridica', 'Il nostro interesse legittimo a rispondere a chi ci scrive (art. 6, par. 1, lett. f).'],
        [
          'Per quanto',
          '12 mesi, o fino all’eliminazione dell’account con quell’email confermata; poi si cancellano da soli. La risposta resta nella nostra casella di posta.',
        ],
        ['Chi li vede', 'Chi risponde all’assistenza.'],
      ],
    },

    { heading: 'Email che il sito manda' },
    {
      facts: [
        ['Che cosa', 'Destinatario, oggetto, data. Il testo si cancella appena l’email è partita.'],
        ['Perché', 'Per consegnarle, e per capire che cosa è successo se non arrivano.'],
        [
          'Base giuridica',
          'La stessa di ciò che le ha causate: una candidatura, un messaggio, una password da cambiare.',
        ],
        ['Per quanto', '30 giorni, o fino all’eliminazione dell’account; poi si cancellano da sole.'],
        ['Chi li vede', 'Noi e i servizi di posta che le consegnano.'],
      ],
    },

    { heading: 'Limiti contro gli abusi' },
    {
      facts: [
        [
          'Che cosa',
          'Quante volte in un minuto, o in un giorno, qualcuno ha usato un modulo. Il contatore del giorno contiene un codice, da cui non si legge né l’email né l’indirizzo di rete.',
        ],
        ['Perché', 'Per fermare chi prova password, manda messaggi in massa o intasa il sito.'],
        ['Base giuridica', 'Il nostro interesse legittimo alla sicurezza del sito (art. 6, par. 1, lett. f).'],
        ['Per quanto', 'Un minuto, o fino alla notte dopo.'],
        ['Chi li vede', 'Noi.'],
      ],
    },
  ],
};
