import { LEAVING_DAYS } from '../../shared/account-state.ts';
import { MOST_BLOCKS } from '../../shared/candidate-values.ts';
import { DELETED_JOB_DAYS, OFFER_DAYS, RADIUS } from '../../shared/job-values.ts';
import { OPERATOR } from '../../shared/operator.ts';
import { pagePath } from '../../shared/paths.ts';
import { GUEST_APPLICATION } from './guest-application.ts';
import { sectionsOf, type TextBlock } from './text.ts';

export type HelpQuestion = { readonly question: string; readonly answer: string };

export type HelpGroup = { readonly id: string; readonly title: string; readonly questions: readonly HelpQuestion[] };

/** Each heading with the line below it. */
const questionsOf = (blocks: readonly TextBlock[]): HelpQuestion[] =>
  blocks.flatMap((block, index) => {
    const answer = blocks[index + 1];
    return typeof block === 'object' && 'heading' in block && typeof answer === 'string'
      ? [{ question: block.heading, answer }]
      : [];
  });

export const HELP_GROUPS: readonly HelpGroup[] = sectionsOf(`
## Account e Registrazione {#account}
### Devo registrarmi per cercare lavoro?
No. Cercare, leggere le offerte, salvarle sul tuo dispositivo e candidarti non richiede un account. Serve per pubblicare offerte e per avere candidature e messaggi in un posto solo: [registrati qui](${pagePath.register()}), è gratis.

### Quanto costa un account?
Niente, né per chi cerca lavoro né per le aziende. Non chiediamo una carta e non c’è un periodo di prova che scade.

### Che differenza c’è tra Lavoratore e Azienda?
Poca: entrambi possono candidarsi e pubblicare. Con un account Azienda il tuo nome viene proposto come nome dell’azienda quando scrivi un’offerta, e nelle pagine delle offerte trovi il pulsante per sfogliare i candidati.

### Quali dati servono per registrarmi?
Nome (o nome dell’azienda), email e una password di almeno 6 caratteri. La password non la conosciamo neanche noi: ne teniamo un’impronta da cui non si può ricavare. Il resto è nella pagina [Privacy](${pagePath.privacy()}).

### Ho dimenticato la password: come faccio?
Vai su [Password dimenticata](${pagePath.forgotPassword()}) e scrivi la tua email. Ricevi un link per sceglierne una nuova: vale un’ora e una volta sola. Con la nuova password esci da tutti i dispositivi e accedi di nuovo.

### Che cos’è una passkey?
Una chiave custodita dal tuo telefono o computer: accedi con l’impronta, il volto o il codice di sblocco invece che con la password. La aggiungi da [Il tuo account](${pagePath.account()}), dove puoi anche rinominarla e rimuoverla; la password continua a valere. Una nuova password non la cancella. Se perdi il dispositivo accedi con la password e rimuovi la sua passkey.

### Il sito dice che esiste già un account con la mia email
Ogni email ha un solo account: probabilmente ti sei già registrata/o. Prova ad [accedere](${pagePath.login()}) o a [scegliere una nuova password](${pagePath.forgotPassword()}).

### Per quanto tempo resto collegata/o?
Sette giorni su quel dispositivo, poi accedi di nuovo. Su un computer che usano altri premi “Esci” quando hai finito. Nella pagina [Il tuo account](${pagePath.account()}) vedi dove sei collegata/o e puoi far uscire un dispositivo, o tutti.

### Come cambio nome, email o password?
Da [Il tuo account](${pagePath.account()}), che trovi nel menu sotto il tuo nome. Una nuova email vale da quando apri il link che ti mandiamo e confermi.

### Come elimino l’account?
Da [Il tuo account](${pagePath.account()}), in fondo: serve la password. Offerte, profilo e candidature inviate spariscono subito dal sito, e ti mandiamo una email con la data. Hai ${LEAVING_DAYS} giorni per ripensarci: accedi e premi “Annulla eliminazione”, e tutto torna com’era. Poi cancelliamo tutto e non si può recuperare; con la stessa email puoi aprire un account nuovo.

### Come scarico i miei dati?
Da [Il tuo account](${pagePath.account()}), “Scarica i tuoi dati”: è un file JSON con tutto quello che teniamo su di te. Conferma prima la tua email: così c’è anche quello che è legato solo all’indirizzo.

### Il mio account è sospeso: che cosa posso fare?
La regola e i fatti sono scritti in [Il tuo account](${pagePath.account()}). Puoi accedere, scaricare i tuoi dati ed eliminare l’account; offerte e profilo non si vedono, e non puoi pubblicare, candidarti o scrivere. Se pensi che sia un errore [scrivici](${pagePath.contact()}): riesaminiamo la decisione.

### Credo che qualcuno usi il mio account
[Scegli subito una nuova password](${pagePath.forgotPassword()}): chi è collegato da altri dispositivi viene fatto uscire. Quali sono lo vedi in [Il tuo account](${pagePath.account()}): lì rimuovi anche le passkey che non riconosci, perché con la nuova password restano. Poi [scrivici](${pagePath.contact()}), così controlliamo che cosa è stato pubblicato.

## Ricerca Lavoro {#ricerca}
### Come cerco un’offerta?
In [tutte le offerte](${pagePath.jobs()}) scrivi un mestiere, un’azienda o una parola, e se vuoi un luogo. Maiuscole e accenti non contano, e “cameriere” trova anche “cameriera” e chi cerca personale di sala. Una o due parole devono esserci tutte; da tre in su può mancarne una, e le offerte che le hanno tutte vengono prima, a cominciare da quelle che le hanno nel titolo. Poi restringi per categoria, tipo di lavoro, contratto, esperienza, paga e data; in “Altri filtri” trovi le offerte con alloggio, con vitto, con la paga indicata, con più persone cercate, di un certo turno, per chi ha una certa patente o un requisito (un attestato, un patentino, una lingua) o che cominciano in un certo mese. Di tipo di lavoro, contratto, esperienza, turno, patente e requisito puoi scegliere più voci, per esempio part-time e solo weekend: trovi le offerte che ne hanno almeno una. Accanto a ogni filtro c’è quante offerte trova, e sopra l’elenco i filtri accesi: premi su uno per toglierlo.

### Come cerco per paga?
Con “Paga, almeno” scegli quanti euro al mese: trovi le offerte la cui paga ci arriva, di un intervallo la parte più alta. Le altre paghe le confrontiamo per anno: un’ora per le ore alla settimana che l’offerta dice, o per 40, in 52 settimane; un giorno per 312; un mese per 12, senza tredicesima. Lordo e netto si confrontano come sono scritti, e una paga a servizio non si confronta. Le offerte senza paga restano fuori; se vuoi vederle, “Mostra anche offerte senza paga” le mette in fondo.

### Come trovo le offerte vicino a casa?
Nel campo “Dove” scrivi il comune, una frazione o il CAP: mentre scrivi ti proponiamo i luoghi, e con “Entro” scegli quanto allargarti, da ${RADIUS.min} a ${RADIUS.max} km. Oppure scegli “Vicino a me”, o accendi il filtro per distanza, e lascia che il browser dica dove sei: la posizione viene arrotondata a circa un chilometro.

### Perché vedo offerte lontane anche con il filtro per distanza?
Sono offerte di cui non conosciamo il luogo preciso, per esempio “tutta la valle”. Le lasciamo nell’elenco perché potrebbero essere vicine. I chilometri sono in linea d’aria: la strada è più lunga.

### Ho sbagliato a scrivere, o non trovo niente
Se una parola sembra scritta male cerchiamo quella giusta e te lo diciamo: “Cerca invece” torna a quello che avevi scritto. Se non c’è niente, sotto trovi che cosa troveresti più lontano o con un filtro in meno, e con “Crea un avviso” ti scriviamo quando arriva un’offerta.

### Come mi candido?
Apri l’offerta e premi “Candidati Ora”: con un account dopo l’[accesso](${pagePath.login()}), oppure senza. Se vuoi scrivi un messaggio e allega il CV. Quando vedi “Candidatura inviata!” è arrivata davvero: chi ha pubblicato l’offerta riceve un’email con il tuo nome e il tuo messaggio.

### Posso candidarmi senza account?
Sì: nella pagina dell’offerta premi “Candidati Ora”. ${GUEST_APPLICATION} Poi la segui, la ritiri o la cancelli dalla sua [pagina privata](${pagePath.linkedApplication()}): il dispositivo da cui l’hai inviata la ricorda tra le [offerte salvate](${pagePath.savedJobs()}). Se un giorno crei un account con la stessa email, la ritrovi lì.

### L’azienda vede la mia email o il mio telefono?
L’email del tuo account e il numero che scrivi li vede chi ha pubblicato l’offerta a cui ti candidi, e nessun altro; se ritiri la candidatura, non più. Nel messaggio scrivi a che ora rispondi: fate prima.

### Posso allegare il CV o una foto?
Sì, un file quando ti candidi: il CV deve essere in PDF o JPG/PNG, max 5MB. Lo leggono solo chi ha pubblicato l’offerta e tu, e si cancella con la candidatura. Se il file viene rifiutato ti diciamo perché, e il messaggio resta al suo posto. Come scriverlo è nei [consigli per il CV](${pagePath.cvTips()}).

### Devo riscrivere messaggio e CV ogni volta?
No. Spunta “Conserva quello che invii per la prossima volta”: li ritrovi sotto il modulo della prossima offerta, e li elimini quando vuoi dal [tuo account](${pagePath.account()}). Se hai un [profilo](${pagePath.ownCandidate()}), “Candidati con il tuo profilo” manda con un tocco quello che dice.

### Posso dimostrare che cerco lavoro?
Con un [elenco delle tue candidature](${pagePath.applicationList()}): scegli il periodo e lo stampi. È un elenco tuo, con date, datori di lavoro, offerte ed esiti, e non un documento ufficiale: chi te lo chiede decide se gli basta.

### Come so se la mia candidatura è arrivata?
Guarda nelle tue [candidature](${pagePath.applications()}): ci sono tutte, con la data e lo stato. Se non c’è, non è partita: riprova. Ci si candida una volta sola per ogni offerta.

### Posso ritirare una candidatura?
Sì, dalle tue [candidature](${pagePath.applications()}). Se la ritiri, chi ha pubblicato l’offerta vede che l’hai ritirata e qui non legge più il messaggio; per 7 giorni puoi annullare, poi il CV viene cancellato. Se la elimini sparisce del tutto, e anche lì per 7 giorni puoi annullare. L’email che l’azienda ha già ricevuto resta a lei.

### Come salvo un’offerta per dopo?
Premi il cuore: è nelle tue [offerte salvate](${pagePath.savedJobs()}). Se hai effettuato l’accesso, resta nel tuo account e la ritrovi su ogni dispositivo. Senza account resta su questo dispositivo: su un altro telefono o browser non la trovi, e se cancelli i dati del browser sparisce. Su iPhone e iPad sparisce anche dopo sette giorni senza una visita, a meno che il sito sia nella schermata Home.

### Come ricevo le nuove offerte per email?
Fai una ricerca e premi “Crea un avviso” sopra l’elenco: [la pagina degli avvisi](${pagePath.alerts()}) ti chiede solo l’email. Confermi dal link che ti mandiamo, e da allora la mattina, dopo le sette, ricevi le nuove offerte: una sola email al giorno, solo se ce ne sono, e ogni offerta una volta sola. Non serve un account.

### Come smetto di ricevere gli avvisi?
In fondo a ogni email c’è “Non voglio più ricevere avvisi”: un clic, senza accedere, e cancelliamo ricerche e indirizzo. Con “Gestisci i tuoi avvisi” li metti in pausa o ne elimini uno. Se la tua email è confermata li trovi anche nella [pagina degli avvisi](${pagePath.alerts()}). Dopo un anno ti chiediamo se li vuoi ancora; senza risposta li cancelliamo.

### Che cosa vuol dire “Offerta scaduta”?
Un’offerta resta negli elenchi ${OFFER_DAYS} giorni. Poi non riceve più candidature, ma la sua pagina si legge ancora e propone offerte simili. “Posto occupato” e “Offerta sospesa” vogliono dire che l’ha chiusa, o fermata per un po’, chi l’ha pubblicata.

### Che cosa vuol dire “Confermata aperta”?
Ogni settimana chiediamo a chi ha pubblicato se il posto c’è ancora. “Confermata aperta 3 giorni fa” vuol dire che tre giorni fa ha risposto di sì. Se la scritta manca non ha ancora risposto: l’offerta può essere aperta lo stesso.

### Devono dirmi la paga? E possono chiedermi quanto guadagnavo?
Per un lavoro dipendente la paga iniziale, o da quanto a quanto, dal 7 giugno 2026 deve stare nell’annuncio, e chi assume non può chiederti quanto guadagni o guadagnavi altrove (d.lgs. 96/2026, che attua la direttiva UE 2023/970; verificato il 25 novembre 2026). Il lavoro domestico e quello a chiamata sono fuori. Dove manca scriviamo “Paga non indicata”: chiedila prima del colloquio. Se un’offerta chiede quanto guadagnavi, premi “Segnala”.

### Un’offerta mi chiede soldi o mi sembra falsa
Non pagare e non mandare documenti: chiedere denaro a chi cerca lavoro è vietato. Premi “Segnala” nella pagina dell’offerta e scegli il motivo: non serve un account. La legge una persona della redazione e, se è come dici, l’offerta non si vede più.

## Pubblicazione Profilo {#profilo}
### A che cosa serve un profilo?
A farti trovare. Le aziende cercano tra i [profili](${pagePath.candidates()}) per mestiere, comune e competenze, e ti scrivono con un messaggio. È gratis e si [pubblica](${pagePath.publishCandidate()}) in circa 5 minuti.

### Serve un account per pubblicare un profilo?
No. Se hai effettuato l’accesso il profilo è legato al tuo account. Altrimenti, appena pubblicato, ricevi un **link privato di gestione**: viene mostrato una volta sola, quindi salvalo. Se lasci la tua email te lo mandiamo anche lì.

### Chi vede il mio profilo?
Lo scegli tu. **Visibile a tutti:** chiunque visiti il sito vede nome, mestiere, comune, competenze ed esperienza. **Solo aziende registrate:** li vede soltanto chi ha un account Azienda e ha effettuato l’accesso. L’email che lasci non viene mai pubblicata. Ai motori di ricerca chiediamo di non elencare i profili.

### Posso nascondermi a un’azienda precisa?
Sì, con “Solo aziende registrate”. In [Il mio profilo](${pagePath.ownCandidate()}) apri “Aziende escluse” e scrivi il nome dell’azienda o il dominio delle sue email, fino a ${MOST_BLOCKS}. Un’azienda esclusa non trova il profilo, non lo apre e non può scriverti. La riconosciamo dall’email e dal nome del suo account e dai nomi nelle sue offerte: con un’altra email e un altro nome può vederti lo stesso. Un profilo visibile a tutti lo vede anche lei.

### Si vede dove abito?
Si vede il comune che scrivi. La posizione, se la dai, è arrotondata a circa un chilometro e serve solo a calcolare le distanze. Puoi rifiutarla: il profilo parte lo stesso.

### Come ricevo i messaggi delle aziende?
Li trovi in [Messaggi](${pagePath.messages()}) se hai un account, altrimenti in [Il mio profilo](${pagePath.ownCandidate()}) con il link di gestione. Da lì rispondi, li elimini, blocchi chi scrive o lo segnali alla redazione. Se hai confermato l’email del tuo account, o quella che hai lasciato, ti arrivano anche per email: rispondendo scrivi direttamente a chi ti ha cercato.

### Come nascondo o cancello il profilo?
Da [Il mio profilo](${pagePath.ownCandidate()}). Nascosto, sparisce da elenchi e pagine e puoi mostrarlo di nuovo quando vuoi. Cancellato, sparisce subito; per 7 giorni puoi ripensarci, poi non c’è più. Così ritiri anche il consenso.

### Come correggo il profilo?
Da [Il mio profilo](${pagePath.ownCandidate()}), dal tuo account o con il link di gestione: premi “Modifica il profilo”, correggi e salva. Le modifiche sono online subito; negli elenchi che altri hanno già aperto possono comparire dopo qualche minuto.

### Il profilo scade?
Dopo 12 mesi in cui non lo apri e non lo modifichi lo cancelliamo. Se conosciamo la tua email ti scriviamo 30 e 7 giorni prima, con un link per tenerlo. Se non hai lasciato un’email, apri ogni tanto [Il mio profilo](${pagePath.ownCandidate()}).

### Ho perso il link di gestione
Se avevi lasciato un’email, cercalo nella posta. Altrimenti [scrivici](${pagePath.contact()}) con l’indirizzo del tuo profilo: dopo aver capito che sei tu, lo togliamo noi.

### Qualcuno ha pubblicato un profilo con il mio nome
Premi “Segnala” nella pagina del profilo e scegli “Non l’ho pubblicato io”: se il profilo non è di un account si nasconde subito, poi una persona della redazione verifica. Negli altri casi lo guardiamo prima noi.

### Come scrivo un buon profilo?
Metti il mestiere con parole semplici, le competenze una per una separate da virgole (attestati, patenti e lingue si scelgono da un elenco: chi li ha scritti vede nella pagina di un’offerta quanti dei suoi requisiti ha), e nell’esperienza turni e da quando puoi cominciare. I [consigli per il CV](${pagePath.cvTips()}) valgono anche qui.

## Per le Aziende {#aziende}
### Quanto costa pubblicare un’offerta?
Niente, e resterà così. Se un giorno ci saranno servizi a pagamento saranno facoltativi: le funzioni di base restano gratuite.

### Chi può pubblicare?
Chiunque abbia un [account gratuito](${pagePath.register()}): imprese, negozi, alberghi, associazioni, e anche famiglie che cercano una persona per la casa o per chi ha bisogno di assistenza.

### Cerco chi assista una persona in famiglia: da dove comincio?
Da [Cerco chi assiste](${pagePath.findCarer()}): sette domande, e l’annuncio è scritto, con il livello del contratto del lavoro domestico. Lo cambi come vuoi e lo pubblichi. C’è anche un [promemoria da stampare](${pagePath.firstDaySheet()}) su che cosa fare prima del primo giorno.

### Quando va online la mia offerta?
Subito, appena premi “Pubblica Offerta” nella [pagina apposita](${pagePath.publishJob()}). Non c’è una revisione prima. Negli elenchi che altri hanno già aperto può comparire dopo qualche minuto.

### Per quanto tempo resta visibile?
Negli elenchi ${OFFER_DAYS} giorni. Poi la pagina resta leggibile con la scritta “Offerta scaduta” e non riceve più candidature. La rinnovi quando vuoi, anche dopo, per altri ${OFFER_DAYS} giorni dalla pagina [Le mie offerte](${pagePath.ownJobs()}).

### Come ricevo le candidature?
Per email, all’indirizzo del tuo account, con il nome e il messaggio della persona: se non l’hai ancora confermato, ti scriviamo una volta sola che qualcosa ti aspetta. Dopo l’accesso le trovi tutte nella pagina [Candidature](${pagePath.applications()}), offerta per offerta e prima quelle da leggere, con il CV e con i contatti: chiami, scrivi su WhatsApp o per email con un tocco. La tua email non compare nell’offerta.

### Come rispondo a una candidatura?
Con un tocco: “In valutazione”, “Non selezionata” o “Assunta”. Dalla pagina [Candidature](${pagePath.applications()}), oppure con il link nell’email della candidatura, senza accedere: vale 30 giorni e per una risposta. Chi si è candidato la trova nelle sue candidature e, se ha confermato la sua email, nella posta. A un “Non selezionata” puoi aggiungere un motivo, e dall’elenco rispondi insieme a tutte quelle che scegli. Chi ha lasciato solo il telefono non riceve email: avvisala tu. Se hai sbagliato correggi la risposta dalla pagina, e la persona riceve la nuova. Dopo 14 giorni senza risposta te lo ricordiamo, e lo diciamo a chi aspetta.

### Che cosa vuol dire “Risponde di solito entro 2 giorni”?
Lo mostriamo sulle tue offerte da cinque candidature in poi: almeno metà ha avuto risposta entro quel tempo. Accanto c’è a quante hai risposto. Contano le candidature di tutte le tue offerte arrivate da almeno tre giorni, non quelle ritirate o eliminate. Il conto si rifà ogni notte; averle soltanto lette non è una risposta.

### Posso modificare, chiudere o cancellare un’offerta?
Sì, da [Le mie offerte](${pagePath.ownJobs()}): la modifichi, la metti in pausa, la chiudi quando il posto è occupato (e scegli chi avvisare), la duplichi o la elimini. Vale subito per tutti. Una eliminata si riprende entro ${DELETED_JOB_DAYS} giorni; poi la cancelliamo con le candidature ricevute.

### Possiamo seguire le offerte in più persone?
Sì, fino a dieci, senza scambiarvi la password. Da [Il tuo account](${pagePath.account()}), sotto “Persone”, inviti per email chi “Gestisce” (pubblica, cambia, chiude, risponde) e chi “Legge” soltanto. La persona accetta dal suo account, con quell’indirizzo confermato. Offerte e candidature restano del tuo account; vedi chi ha fatto che cosa, e chi togli non vede più niente da subito.

### Perché ricevo l’email “È ancora aperta?”
Il lunedì mattina la mandiamo a chi ha offerte aperte pubblicate o confermate da almeno sette giorni: una sola email per tutte. Il link apre una pagina con due pulsanti: “È ancora aperta” mette la data della conferma sull’offerta, “Posto occupato” la chiude. Se non rispondi non cambia niente.

### Come contate le visite di un’offerta?
Una visita è una persona che apre la pagina nel browser mentre l’offerta è aperta. Le tue non contano, e nemmeno i programmi che leggono le pagine senza un browser. Non sappiamo chi sono: teniamo solo il numero di ogni giorno.

### Come cerco io la persona giusta?
Nei [profili](${pagePath.candidates()}) filtri per mestiere, comune, competenze e distanza. Apri quello che ti interessa e scrivi dal modulo: la persona riceve il tuo messaggio e la tua email per rispondere. Se accedi con un account Azienda vedi anche i profili che non compaiono in pubblico.

### Devo indicare la paga?
Se cerchi un dipendente, sì: dal 7 giugno 2026 l’annuncio deve dire la paga iniziale, o da quanto a quanto, e che cosa ne dice il contratto collettivo che applichi (d.lgs. 96/2026, che attua la direttiva UE 2023/970; verificato il 25 novembre 2026). Il lavoro domestico e quello a chiamata sono fuori. L’offerta si pubblica anche senza, ma poi te la chiediamo: nella pagina che segue, nelle tue offerte e ogni settimana, e per rinnovare un’offerta di lavoro dipendente serve. Un massimo da solo non basta. La mostriamo come la scrivi: all’ora, al giorno, a servizio, al mese o all’anno, lorda o netta; dove manca c’è scritto “Paga non indicata”, mai una stima.

### Mi serve qualcuno per pochi giorni: come posso fare?
Le vie più comuni sono tre (verificato il 25 novembre 2026; il tuo consulente o il patronato sanno quale fa per te). **Libretto Famiglia**, per chi non è un’impresa: piccoli lavori di casa, giardino e pulizie, bambini, anziani, malati, ripetizioni; si paga a ore sul sito dell’INPS. **Contratto di prestazione occasionale (PrestO)**, per imprese con pochi dipendenti fissi e professionisti, con un minimo per ora e per giorno; non vale per l’edilizia e gli appalti, e l’agricoltura ha regole sue. Per tutti e due: al massimo 5.000 euro l’anno a chi lavora, 10.000 a chi fa lavorare (15.000 per fiere, eventi, terme e parchi divertimento) e, fra gli stessi due, 2.500 euro e 280 ore; ogni lavoro si comunica prima che cominci (d.l. 50/2017, art. 54-bis; INPS, messaggio 3932 del 2025). **Lavoro a chiamata**, un contratto da dipendente nei casi dei contratti collettivi, oppure con chi ha meno di 24 anni o più di 55: al massimo 400 giornate in tre anni con lo stesso datore, limite che non vale per turismo, bar, ristoranti e spettacolo (d.lgs. 81/2015, artt. 13-18).

### Basta pubblicare qui per avere gli sgravi sui contributi?
No. Dal 1° aprile 2026 chi chiede benefici contributivi pubblici per assumere un dipendente pubblica la posizione anche sul SIISL, il sistema del Ministero del Lavoro e dell’INPS, e le agenzie per il lavoro ci pubblicano tutte le loro (d.l. 159/2025, art. 14; verificato il 25 novembre 2026). Da qui non parte niente verso il SIISL.

### Come faccio a comparire nelle ricerche per luogo?
Scrivi il comune nel campo Località: “Edolo”, “Boario”, “Capo di Ponte, zona parco”. Lo riconosciamo con o senza provincia, frazioni comprese. Se il luogo non è un comune che conosciamo usiamo la posizione del browser, se la dai.

### Che cosa non posso scrivere in un’offerta?
Richieste di soldi a chi si candida, domande su quanto guadagna o guadagnava, preferenze di sesso, età o origine, lavori che non esistono, recapiti di altri. Mentre scrivi, il modulo ti avvisa se una parola sembra cercare solo donne, solo uomini o una sola età, e propone come dirlo: è un suggerimento, non blocca niente. L’elenco completo è nei [Termini](${pagePath.terms()}).

## Problemi Tecnici {#problemi}
### Non mi arriva l’email
Guarda nella posta indesiderata e controlla di aver scritto bene l’indirizzo. Candidature, risposte e messaggi te li mandiamo solo se hai [confermato l’indirizzo](${pagePath.account()}), e non più di 30 al giorno: gli altri li trovi dopo l’accesso. Se la tua casella è piena o non risponde, riproviamo per 24 ore. Un link per la password vale però solo un’ora: [chiedine uno nuovo](${pagePath.forgotPassword()}).

### Il filtro per distanza si spegne da solo
Il browser non ci ha dato la posizione: è spenta sul telefono, l’hai rifiutata, o non l’ha trovata in tempo. Controlla i permessi del sito nelle impostazioni del browser. Intanto puoi scrivere un comune nel campo “Dove”.

### Ho perso quello che stavo scrivendo?
Quasi certamente no. Se la pagina si ricarica o l’invio non riesce, il testo è ancora nel modulo: resta finché non chiudi la scheda. Solo le password, per sicurezza, vanno riscritte.

### Leggo “Troppe richieste” o “limite di oggi”
Sono limiti contro gli abusi. “Troppe richieste in poco tempo” passa in un minuto; “il limite di oggi” a mezzanotte. Se succede usando il sito normalmente, diccelo.

### Una pagina non si apre o resta vuota
Di solito è la connessione: premi “Riprova” o ricarica. Se un’offerta dice “non trovata” può essere stata tolta. Se il problema resta, scrivici l’indirizzo della pagina.

### Posso usare il sito senza connessione?
Le pagine che hai già aperto e le [offerte salvate](${pagePath.savedJobs()}) si rileggono anche senza rete: in alto vedi di quando è la copia. I profili no, per rispetto di chi li pubblica. Per candidarti o pubblicare serve la connessione; intanto quello che scrivi resta nel modulo.

### Il sito funziona senza JavaScript?
Leggere, cercare, filtrare per categoria e seguire i collegamenti sì. Per accedere, candidarti, pubblicare e scriverci serve JavaScript: dove manca, la pagina te lo dice.

### Quale browser mi serve?
Uno qualsiasi, aggiornato: Chrome, Edge, Firefox o Safari, sul telefono o sul computer. I più vecchi con cui il sito funziona sono iOS 16.4 (e Safari 16.4), Firefox 128, Chrome e Edge 111. Lo proviamo a ogni modifica con Chromium, la base di Chrome e Edge, con Firefox e con WebKit, la base di Safari. Non c’è un’app da scaricare.

### Uso un lettore di schermo o solo la tastiera
Il sito è fatto per funzionare così. Che cosa abbiamo provato, e che cosa ancora no, è nella [dichiarazione di accessibilità](${pagePath.accessibility()}). Se qualcosa ti blocca, segnalacelo: ha la precedenza.

### Come segnalo un errore?
Dalla pagina [Contatti](${pagePath.contact()}): scrivi che cosa volevi fare, che cosa è successo, l’indirizzo della pagina e il telefono o computer che usi. Rispondiamo negli orari di assistenza: ${OPERATOR.supportHours}.
`).map(({ id, title, blocks }) => ({ id, title, questions: questionsOf(blocks) }));
