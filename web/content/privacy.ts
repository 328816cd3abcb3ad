import { OPERATOR } from '../../shared/operator.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { type PageText, sectionsOf } from './text.ts';

/** Privacy policy, true of the product today: a change of the code that makes a line untrue changes the line. */
export const PRIVACY: PageText = {
  title: 'Privacy',
  lead: `Quali dati tiene ${SITE_NAME}, perché, per quanto tempo, chi li vede e come li fai correggere o cancellare.`,
  updated: '2026-11-30',
  summary: {
    title: 'In breve',
    points: [
      'Chiediamo solo quello che serve: per leggere e cercare, niente.',
      'Nessun tracciamento, nessuna statistica sui visitatori, nessuna pubblicità. Non vendiamo dati a nessuno.',
      'La password non la conosciamo: ne teniamo un’impronta da cui non si può ricavare.',
      'La posizione, quando la dai, è arrotondata a circa un chilometro prima di lasciare il tuo dispositivo.',
      'Scarichi tutti i tuoi dati ed elimini l’account da sola/o, quando vuoi, gratis.',
    ],
  },
  sections: sectionsOf(`
## Chi tratta i tuoi dati {#titolare}
Questa è l’informativa prevista dagli articoli 13 e 14 del Regolamento (UE) 2016/679, il GDPR. Il titolare del trattamento è chi gestisce ${SITE_NAME}:

| Nome | ${OPERATOR.name}, ${OPERATOR.legalForm} |
| Indirizzo | ${OPERATOR.address} |
| Partita IVA | ${OPERATOR.vatNumber} |
| PEC | ${OPERATOR.pec} |
| Email | ${OPERATOR.supportEmail} |
| Responsabile della protezione dei dati (DPO) | ${OPERATOR.dataProtectionOfficer} |

Per qualunque domanda sui tuoi dati scrivi a questi indirizzi o dalla pagina [Contatti](${pagePath.contact()}).

${PERSONAL_DATA}

## La tua posizione {#posizione}
Il sito chiede la posizione al browser solo in tre casi: quando cerchi vicino a te (con “Vicino a me” o con il filtro per distanza), quando pubblichi un’offerta e quando pubblichi un profilo. Puoi sempre rifiutare: il filtro si spegne, l’offerta o il profilo partono lo stesso.

- Il tuo dispositivo la **arrotonda a due decimali**, circa un chilometro, prima di mandarla: la posizione esatta non arriva mai a noi.
- Nel filtro per distanza serve a misurare i chilometri. Sta nell’indirizzo della pagina che stai guardando e non viene conservata sul server, se non ne fai un avviso (per contare le ricerche ne teniamo solo il comune più vicino): se condividi quell’indirizzo, condividi anche la posizione arrotondata.
- In un’offerta conta prima il comune che hai scritto. La posizione del browser si usa solo se il testo non nomina un comune che conosciamo, e resta pubblica insieme all’offerta. Lo stesso vale per i profili.
- Se crei un avviso da un elenco con il filtro acceso, la posizione arrotondata resta nell’avviso finché lo elimini, perché serve a trovare le offerte vicine.

## Cookie e memoria del browser {#dispositivo}
Usiamo due cookie e la memoria del browser, soltanto per far funzionare il sito. Sono strumenti tecnici: la legge non chiede il consenso, e per questo non vedi un banner.

| Cookie “bookmark” | Dura **120 secondi** dopo che hai inviato qualcosa. Contiene solo un punto di lettura del database, con la sua scadenza e la nostra firma, perché tu veda subito quello che hai scritto. Non ti identifica. |
| Cookie “device” | Dura **180 giorni** dopo l’ultimo accesso. Contiene un numero a caso e dei sigilli che solo noi sappiamo leggere: così il tuo account riconosce il dispositivo, e chi prova a indovinare la password da un altro non ti chiude fuori. Da solo non fa entrare nessuno. Non vale più se cambi la password o esci da tutti i dispositivi. |
| Sessione | Se accedi, il browser conserva la chiave di accesso, il tuo nome e il tuo ruolo. La chiave vale 7 giorni; “Esci” cancella tutto, e da quel momento la chiave non vale più. |
| Offerte salvate | Le offerte che salvi, con una copia per rileggerle senza rete, restano su questo dispositivo finché le togli o cancelli i dati del browser. Senza account noi non sappiamo chi ha salvato che cosa. Se hai effettuato l’accesso, l’elenco resta anche nel tuo account: lo vedi solo tu, e da questo dispositivo va via quando esci. |
| Candidature senza account | Quando ne invii una, questo dispositivo ne ricorda il titolo, il giorno e il link, perché tu possa seguirla. Restano finché premi “Dimentica” o cancelli i dati del browser. |
| Pagine visitate | Per rileggerle senza rete, il browser tiene una copia delle ultime pagine pubbliche che hai aperto, 60 al massimo. I profili delle persone e le pagine private non vengono mai copiati. |
| Bozze | Quello che scrivi in un modulo resta nella scheda del browser, per non perderlo se la pagina si ricarica. Sparisce quando invii, premi “Esci” o chiudi la scheda. Dopo un messaggio a un profilo la scheda ricorda solo che gli hai scritto, e quando. Le password non vengono mai conservate. |

Puoi cancellare tutto dalle impostazioni del browser. Chi blocca la memoria può comunque leggere e cercare.

## Che cosa non facciamo {#non-facciamo}
- Non usiamo strumenti di statistica, pixel, impronte del browser o cookie di terzi. Le pagine non caricano nulla da altri siti. Delle offerte contiamo quante visite hanno in un giorno: un numero solo, senza sapere di chi sono e senza lasciare niente sul dispositivo.
- Delle ricerche contiamo quante volte in un giorno si cercano le stesse parole, in quale comune, e se si trova qualcosa: serve a capire che lavoro manca in valle. Non sappiamo chi cerca, e non teniamo né l’ora né l’indirizzo di rete. Se nel testo c’è qualcosa che sembra un’email, un telefono, un codice fiscale, una partita IVA, un sito, una via, un numero civico o una data di nascita, non lo contiamo. Non contiamo nemmeno le ricerche di profili con parole che non sono di un mestiere, di un comune o del testo dei profili, come i nomi delle persone, né quelle di offerte con più di una parola che non conosciamo. La posizione diventa il comune più vicino. La redazione vede solo ciò che è stato cercato almeno tre volte, e dopo 90 giorni cancelliamo tutto.
- Non mostriamo pubblicità e non vendiamo, affittiamo o scambiamo dati.
- Non facciamo profilazione: nessun punteggio, nessuna graduatoria di persone. Le decisioni su offerte, profili e account le prende una persona.
- Non mandiamo pubblicità. Oltre a quello che chiedi ti scriviamo quando riguarda ciò che hai pubblicato: il lunedì se le tue offerte sono ancora aperte, prima di cancellare un profilo che non apri da mesi, e se la redazione nasconde qualcosa di tuo.

## Chi altro riceve i dati {#destinatari}
Oltre a chi legge le pagine pubbliche e a chi riceve le tue candidature o i tuoi messaggi, un solo fornitore tratta i dati per conto nostro, come responsabile del trattamento: **Cloudflare, Inc.**, la società che ospita ${SITE_NAME}. Usiamo questi suoi servizi:

| Workers | Esegue il programma del sito e risponde alle richieste. |
| D1 | Il database: tutto quello che è elencato nella sezione 2. È custodito nell’Unione europea. |
| KV | Copie degli elenchi pubblici di offerte e profili, per 24 ore al massimo. Possono stare in ogni centro dati della rete, anche fuori dall’Unione europea. |
| R2 | L’archivio per i file: i CV allegati alle candidature o conservati per la prossima, e nient’altro. Non ha indirizzi pubblici, ed è custodito nell’Unione europea. |
| Email | Consegna le email che il sito manda. |

Un altro suo servizio, Turnstile, verifica che a compilare un modulo sia una persona: legge l’indirizzo di rete e alcune caratteristiche del browser, solo nelle pagine con un modulo pubblico e in quella di accesso. Lo attiviamo se i programmi automatici diventano un problema: allora lo vedi nel modulo. Finché non c’è, non carichiamo niente.

Cloudflare ha sede negli Stati Uniti e una rete di centri dati in tutto il mondo: alle richieste risponde il più vicino, e i dati possono essere trattati anche fuori dallo Spazio economico europeo. Il trasferimento si basa sulla decisione di adeguatezza per il Data Privacy Framework UE-USA, a cui Cloudflare aderisce, e sulle clausole contrattuali tipo del suo [accordo sul trattamento dei dati](https://www.cloudflare.com/cloudflare-customer-dpa/).

La copia settimanale di riserva, se è attiva, sta in un archivio di un altro fornitore nell’Unione europea, che riceve solo file cifrati e non può leggerli.

Comunichiamo dati ad autorità pubbliche solo quando la legge ci obbliga.

## Registri tecnici e sicurezza {#sicurezza}
Per risponderti il server riceve l’indirizzo di rete (IP) del tuo dispositivo, come accade su qualunque sito. Non lo scriviamo nel database né nei registri. I registri tecnici dicono che tipo di pagina o di funzione è stata chiesta, mai quale offerta o quale profilo, con che esito e in quanto tempo; di un errore il tipo e il codice della richiesta, e di una richiesta rifiutata il numero dell’account che l’ha fatta, per riconoscere chi prova a leggere o cambiare cose di altri: nessun nome, nessun indirizzo, nessun testo. Si cancellano da soli dopo pochi giorni.

Il collegamento è sempre cifrato. Le password sono protette con scrypt, una funzione lenta fatta apposta per resistere a chi prova a indovinarle. I link per cambiare password valgono un’ora e una volta sola, quelli per confermare un’email tre giorni, quelli per confermare un avviso o la newsletter sette.

Il database può essere riportato a un momento qualunque degli ultimi 30 giorni, per rimediare a un guasto. Se è attiva la copia settimanale, una volta alla settimana database e CV vanno anche in un archivio fuori da Cloudflare, cifrati con una chiave che abbiamo solo noi e non il sito; ogni copia si cancella da sola dopo 30 giorni. Un dato cancellato, CV compresi, esce quindi da tutte le copie entro 30 giorni.

## Come ritirare il consenso {#consenso}
Pubblicare un profilo, conservare un CV, ricevere avvisi o la newsletter e dare la posizione sono scelte tue, e puoi cambiare idea in qualunque momento. Quello che è avvenuto prima resta lecito. Candidature e offerte non si basano su un consenso: le ritiri o le elimini comunque, con un account o dalla [pagina privata](${pagePath.linkedApplication()}) della candidatura.

- **Profilo:** modificalo, mostralo solo alle aziende registrate, nascondilo o cancellalo dal tuo account o dal link privato di gestione che hai ricevuto quando l’hai pubblicato. Se l’hai perso, [scrivici](${pagePath.contact()}): lo togliamo noi.
- **Account:** eliminalo da [Il tuo account](${pagePath.account()}). Porta con sé anche i profili pubblicati senza account con la sua email, se è confermata.
- **Avvisi e newsletter:** in ogni email c’è il link per smettere. Basta un clic, senza accedere.
- **Posizione:** togli il permesso al sito nelle impostazioni del browser.

## I tuoi diritti {#diritti}
Su tutti i dati che ti riguardano hai diritto di:

- **accesso:** sapere quali dati abbiamo e averne una copia (art. 15);
- **rettifica:** far correggere quelli sbagliati o incompleti (art. 16);
- **cancellazione:** farli eliminare (art. 17);
- **limitazione:** farli tenere fermi mentre si chiarisce una questione (art. 18);
- **portabilità:** riceverli in un formato che un altro servizio può leggere (art. 20);
- **opposizione:** dire no a quelli che trattiamo per un nostro legittimo interesse (art. 21).

Da [Il tuo account](${pagePath.account()}) fai molto senza chiedere: correggi nome ed email, scarichi in un file tutto quello che teniamo su di te, elimini l’account. Nel file c’è anche quello che è legato solo al tuo indirizzo, se l’hai confermato.

Per il resto scrivi dalla pagina [Contatti](${pagePath.contact()}), per email o per PEC, dicendo che cosa chiedi. Se riguarda un account o una candidatura senza account, scrivi dall’email che ci hai lasciato: così sappiamo che sei tu. Rispondiamo entro un mese, gratis.

Se pensi che trattiamo male i tuoi dati puoi presentare un reclamo al [Garante per la protezione dei dati personali](https://www.garanteprivacy.it), Piazza Venezia 11, 00187 Roma, o rivolgerti al giudice.

## Età minima {#minori}
${SITE_NAME} è per chi ha almeno 16 anni, l’età da cui in Italia si può lavorare. Se ci accorgiamo che un account o un profilo è di una persona più giovane lo cancelliamo.

## Se questa pagina cambia {#modifiche}
Questa pagina descrive il sito com’è oggi. Quando cambia il modo in cui trattiamo i dati, cambiamo prima il testo e la data in alto.
`),
};
