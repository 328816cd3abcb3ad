import { LEAVING_DAYS } from '../../shared/account-state.ts';
import type { CandidateFieldName } from '../../shared/candidate-fields.ts';
import type { PublicCandidate } from '../../shared/candidates.ts';
import { pagePath } from '../../shared/paths.ts';
import { GUEST_APPLICATION } from './guest-application.ts';

const CONTRACT = 'Serve per il servizio che chiedi: contratto e passi che lo preparano (art. 6, par. 1, lett. b).';

/** The fields of a profile in the words of this page: one that is missing here does not compile. */
const READ_BY_OTHERS: Readonly<Record<CandidateFieldName & keyof PublicCandidate, string>> = {
  name: 'Nome',
  title: 'mestiere',
  location: 'comune di residenza',
  skills: 'competenze',
  experience: 'esperienza e preferenze',
};
const UNREAD_BY_OTHERS: Readonly<Record<Exclude<CandidateFieldName, keyof PublicCandidate>, string>> = {
  email:
    'Se la lasci, un’email che non viene mai pubblicata, quando l’hai confermata e quando ti abbiamo scritto che qualcosa ti aspetta',
  audience: 'Chi può vederlo',
};

/** The part of the privacy page that goes through everything the database holds about people, as `sectionsOf` reads it. */
export const PERSONAL_DATA = `## Quali dati, perché e per quanto tempo {#dati}
Nei moduli sono obbligatori solo i campi con l’asterisco: senza, non possiamo darti quello che chiedi. Gli articoli citati sono del GDPR.

### Account
| Che cosa | Nome, email e quando l’hai confermata, impronta della password, ruolo (Lavoratore o Azienda), data di iscrizione, quando ti abbiamo scritto che qualcosa ti aspetta. Se cambi email, quella nuova finché la confermi, tre giorni al massimo. Se viene sospeso o eliminato: quando, e per la sospensione la regola e i fatti. |
| Perché | Per farti accedere, candidarti, pubblicare e ricevere le email che ti riguardano. |
| Base giuridica | ${CONTRACT} |
| Per quanto | Finché hai l’account. Quando lo elimini da [Il tuo account](${pagePath.account()}) sparisce subito dal sito con offerte, profilo e candidature; dopo ${LEAVING_DAYS} giorni cancelliamo tutto, file compresi. Fino ad allora puoi ripensarci. |
| Chi li vede | Noi. Nome ed email li vede anche chi ha pubblicato un’offerta a cui ti candidi, con le persone che lavorano alle sue offerte. |

### Dispositivi su cui accedi
| Che cosa | Browser e sistema a parole, per esempio “Chrome su Android”, quando hai effettuato l’accesso e l’ora dell’ultima visita; se lo hai fatto con una passkey, quale e quando. Nessun indirizzo di rete. |
| Perché | Per mostrarti dove sei collegata/o e farti uscire da lì, anche quando rimuovi la passkey. |
| Base giuridica | ${CONTRACT} |
| Per quanto | Finché esci, e al massimo 7 giorni. |
| Chi li vede | Tu e noi. |

### Codici per accedere
| Che cosa | Se da un dispositivo che il tuo account non conosce arriva la password giusta, mentre altri provano a indovinarla: l’impronta del codice che ti mandiamo per email, quando, e quante volte è stato scritto. |
| Perché | Per far entrare te e non chi prova password. |
| Base giuridica | ${CONTRACT} |
| Per quanto | Il codice vale 10 minuti; la riga si cancella dopo un giorno. |
| Chi li vede | Noi; il codice solo tu, nella tua posta. |

### Passkey, se ne aggiungi
| Che cosa | La chiave pubblica e il suo codice, il nome che le dai, quando l’hai creata e usata l’ultima volta, se la custodisce un gestore di password. La chiave segreta, l’impronta e il volto restano sul tuo dispositivo: a noi non arrivano. |
| Perché | Per farti accedere senza password. |
| Base giuridica | ${CONTRACT} |
| Per quanto | Finché la rimuovi o elimini l’account. |
| Chi li vede | Tu e noi. |

### Offerte di lavoro
| Che cosa | Quello che scrivi nell’offerta, il comune e la sua posizione, l’account che la pubblica. |
| Perché | Per pubblicarla e farla trovare. |
| Base giuridica | ${CONTRACT} |
| Per quanto | Negli elenchi per 30 giorni, e altri 30 ogni volta che la rinnovi. Poi resta la pagina, segnata “Offerta scaduta”, finché la elimini da “Le mie offerte”: sparisce subito, e dopo 7 giorni la cancelliamo del tutto con le candidature ricevute. Se qualcuno l’ha segnalata, nascosta e senza candidature resta finché la redazione decide, al massimo 90 giorni: vale anche se elimini l’account, di cui in quel caso restano nome ed email. |
| Chi li vede | Tutti, motori di ricerca compresi. Quante volte al giorno è stata aperta la pagina lo vedono solo chi l’ha pubblicata e noi: contiamo le visite, non chi le fa, e i conteggi si cancellano dopo 400 giorni. Da quale account arriva lo vediamo solo noi: nome ed email dell’account non compaiono, se non li scrivi tu. |

### Pagina di un’azienda
| Che cosa | Quello che scrivi nella pagina, se e come ricevi candidature spontanee, l’account di cui è, come è stata confermata; a quale indirizzo del dominio del sito è partito il link. |
| Perché | Per far conoscere chi offre lavoro, e per non pubblicare la pagina di chi si spaccia per un altro. |
| Base giuridica | ${CONTRACT} |
| Per quanto | Finché la elimini: sparisce subito, e dopo 7 giorni la cancelliamo. |
| Chi li vede | Tutti, motori di ricerca compresi, da quando è confermata; prima tu, le persone che lavorano con te e la redazione. |

### Candidature
| Che cosa | L’offerta, il tuo account o, senza account, il nome con il telefono o l’email; i requisiti che segni e le risposte alle domande dell’offerta, il messaggio se lo scrivi, il CV se lo alleghi (il file, il suo nome, il formato e la dimensione), lo stato con le sue date. |
| Perché | Per farla arrivare a chi ha pubblicato l’offerta. |
| Base giuridica | ${CONTRACT} Vale anche senza account: sei tu a chiederci di inviarla, e un consenso non serve. |
| Per quanto | Fino a 6 mesi dopo la fine dell’offerta; poi si cancella da sola, con il CV. Se la ritiri, il CV non lo apre più nessun altro, e dopo 7 giorni, in cui puoi annullare, si cancella. Se la elimini, sparisce subito per chi l’ha ricevuta, e dopo 7 giorni anche dal database. Prima, se tu o chi ha pubblicato l’offerta eliminate l’account. Senza account, se non premi il link che ti mandiamo si cancella dopo 7 giorni. |
| Chi li vede | Chi ha pubblicato l’offerta riceve, anche per email se l’ha confermata, il tuo nome, quello che hai scritto e segnato, e il telefono se l’hai lasciato. Da quel momento è titolare autonomo, distinto da noi, e ne risponde per conto suo: per quello che ha ricevuto puoi rivolgerti anche a chi ha pubblicato. Dopo l’accesso vede anche la tua email, lo stato, la riga che ha aggiunto alla risposta e il CV, che può scaricare, finché non ritiri o elimini la candidatura. Lo stesso vedono le persone che ha invitato a lavorare alle sue offerte, finché ci lavorano. Nessun altro apre il CV. |

${GUEST_APPLICATION} Se un giorno crei un account con la stessa email, le ritrovi lì.

### CV e messaggio conservati
| Che cosa | Se spunti “Conserva quello che invii per la prossima volta”: un CV (il file, il suo nome, il formato e la dimensione), l’ultimo messaggio, quando li hai usati. |
| Perché | Per non doverli scegliere e riscrivere a ogni candidatura. |
| Base giuridica | Il tuo consenso (art. 6, par. 1, lett. a), che puoi ritirare quando vuoi. |
| Per quanto | Finché li elimini da [Il tuo account](${pagePath.account()}), o finché non li usi per 12 mesi. Le candidature già inviate hanno copie loro. |
| Chi li vede | Solo tu. |

### Risposte alle candidature
| Che cosa | La risposta di chi ha pubblicato l’offerta, con il motivo se lo sceglie, quando l’ha data e con quale account; se non c’è dopo 14 giorni, quando l’abbiamo chiesta e te l’abbiamo detto; per ogni account da cinque candidature in poi, a quante ha risposto e in quanto tempo. |
| Perché | Per dire a chi si candida a che punto è, e a tutti se chi cerca personale risponde. |
| Base giuridica | ${CONTRACT} |
| Per quanto | Quanto le candidature; il conteggio si rifà ogni notte da quelle che ci sono. |
| Chi li vede | La risposta, chi si è candidato e chi l’ha data; da quale persona viene, solo chi lavora alle offerte. Il conteggio tutti, sulla pagina dell’offerta. |

### Persone che lavorano alle offerte di altri
| Che cosa | Chi invita, l’email invitata, che cosa la persona può fare, quando è stata invitata e quando ha accettato. Di quello che fa per chi l’ha invitata: il suo nome di allora, che cosa e quando. |
| Perché | Per lavorare in più persone alle stesse offerte, e sapere chi ha fatto che cosa. |
| Base giuridica | ${CONTRACT} Per sapere chi ha fatto che cosa, l’interesse legittimo di chi offre il lavoro (lett. f). |
| Per quanto | Finché la persona smette o viene tolta, oppure uno dei due account viene eliminato; un invito 14 giorni; quello che ha fatto 12 mesi. |
| Chi li vede | Chi ha invitato e la persona invitata. Chi ha risposto a una candidatura lo leggono anche le altre persone dello stesso datore di lavoro; chi si è candidato no. |

### Profilo di chi cerca lavoro
| Che cosa | ${Object.values(READ_BY_OTHERS).join(', ')}; la posizione arrotondata. ${Object.values(UNREAD_BY_OTHERS).join('. ')}, le aziende che escludi, quando l’hai aperto o modificato l’ultima volta. |
| Perché | Per farti trovare e contattare dalle aziende della zona. |
| Base giuridica | Il tuo consenso (art. 6, par. 1, lett. a), che puoi ritirare quando vuoi. |
| Per quanto | Finché lo cancelli. Quando lo cancelli sparisce subito dal sito, e dopo 7 giorni anche dal database: fino ad allora puoi ripensarci. Se per 12 mesi non lo apri e non lo modifichi si cancella da solo: dove conosciamo la tua email ti avvisiamo 30 e 7 giorni prima. |
| Chi li vede | Chiunque visiti il sito, finché non lo nascondi. Se scegli “Solo aziende registrate”, soltanto chi ha un account Azienda e ha effettuato l’accesso, tranne le aziende che escludi. Ai motori di ricerca chiediamo di non elencarlo. L’email e le aziende escluse le vediamo solo noi. |

Nel profilo e nei messaggi non scrivere dati che non servono per lavorare: salute, opinioni, religione, iscrizione a un sindacato, documenti.

### Messaggi ricevuti su un profilo
| Che cosa | Nome, email e messaggio di chi scrive, la data, quando è stato letto. Gli indirizzi che la persona ha bloccato. |
| Perché | Per consegnarli alla persona del profilo, che così può rispondere. |
| Base giuridica | ${CONTRACT} |
| Per quanto | 12 mesi, o finché esiste il profilo; poi si cancellano da soli. Quelli che elimini spariscono subito e si cancellano dopo 7 giorni. Gli indirizzi bloccati restano finché li sblocchi o esistono l’account o il profilo. Sono di chi li ha ricevuti: restano anche se chi li ha scritti elimina il suo account. |
| Chi li vede | La persona a cui li mandi: nella sua pagina e, se ha confermato un’email, nella sua posta. Se li segnala, anche la redazione. Se provi a scrivere da un indirizzo che ha bloccato, leggi che non riceve messaggi da te. |

### Messaggi dalla pagina Contatti
| Che cosa | Nome, email, oggetto, messaggio, data. |
| Perché | Per risponderti. |
| Base giuridica | Il nostro interesse legittimo a rispondere a chi ci scrive (art. 6, par. 1, lett. f). |
| Per quanto | 12 mesi, o fino all’eliminazione dell’account con quell’email confermata; poi si cancellano da soli. La risposta resta nella nostra casella di posta. |
| Chi li vede | Chi risponde all’assistenza. |

### Segnalazioni e decisioni della redazione
| Che cosa | Che cosa hai segnalato e perché, il testo e l’email se li lasci; un codice che riconosce la stessa segnalazione mandata due volte, da cui non si legge né l’account né l’indirizzo di rete, e che si cancella quando decidiamo. Di ogni decisione: chi l’ha presa, su che cosa, quando, per quale regola e per quali fatti. |
| Perché | Per togliere offerte e profili falsi o vietati, e per poter rendere conto di quello che decidiamo. |
| Base giuridica | Il nostro obbligo di legge (artt. 16 e 17 del Regolamento (UE) 2022/2065) e il nostro interesse legittimo a un sito sicuro (art. 6, par. 1, lett. c ed f). |
| Per quanto | 12 mesi dalla decisione; poi si cancellano da sole. |
| Chi li vede | La redazione. A chi ha pubblicato diciamo la decisione, la regola e i fatti, mai chi ha segnalato. |

### Avvisi per email e newsletter
| Che cosa | L’email, la ricerca (se c’è, con la posizione arrotondata), quando hai confermato, se l’avviso è in pausa, l’ultimo giorno guardato; per la newsletter, fino a quali articoli l’hai ricevuta. |
| Perché | Per mandarti le nuove offerte che corrispondono alla ricerca, al massimo una volta al giorno, o i nuovi articoli del blog, una volta al mese. |
| Base giuridica | Il tuo consenso (art. 6, par. 1, lett. a), che puoi ritirare quando vuoi, con un clic. |
| Per quanto | Finché smetti: allora si cancella subito. Senza conferma, 7 giorni. Dopo 12 mesi ti chiediamo se li vuoi ancora, e senza risposta si cancella dopo 14 giorni. |
| Chi li vede | Tu, dal tuo account con l’email confermata o dal link che trovi in ogni email, e noi. |

### Email che il sito manda
| Che cosa | Destinatario, oggetto, data, e se non arriva il tipo di errore. Il testo si cancella appena l’email è partita, o se la tratteniamo perché in un giorno erano troppe. Se dopo 24 ore non siamo riusciti a mandarla resta fino a 30 giorni: fino ad allora la redazione può riprovare. |
| Perché | Per consegnarle, e per capire che cosa è successo se non arrivano. |
| Base giuridica | La stessa di ciò che le ha causate: una candidatura, un messaggio, una password da cambiare, un avviso. |
| Per quanto | 30 giorni, o fino all’eliminazione dell’account; poi si cancellano da sole. |
| Chi li vede | Noi e i servizi di posta che le consegnano. |

### Limiti contro gli abusi
| Che cosa | Quante volte in un minuto, o in un giorno, qualcuno ha usato un modulo o sbagliato una password. Il contatore del giorno contiene un codice, da cui non si legge né l’email, né l’indirizzo di rete, né il dispositivo. |
| Perché | Per fermare chi prova password, manda messaggi in massa o intasa il sito. |
| Base giuridica | Il nostro interesse legittimo alla sicurezza del sito (art. 6, par. 1, lett. f). |
| Per quanto | Un minuto, o fino alla notte dopo. |
| Chi li vede | Noi. |`;
