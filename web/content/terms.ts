import { OFFER_DAYS } from '../../shared/job-values.ts';
import { OPERATOR } from '../../shared/operator.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { GUEST_APPLICATION } from './guest-application.ts';
import { type PageText, sectionsOf } from './text.ts';

export const TERMS: PageText = {
  title: 'Termini di utilizzo',
  lead: `Le regole di ${SITE_NAME}: che cosa offre il sito, che cosa ci si può pubblicare e di che cosa risponde ciascuno.`,
  updated: '2026-11-29',
  summary: {
    title: 'In breve',
    points: [
      'Il sito è gratuito per chi cerca lavoro e per chi lo offre.',
      'Siamo una bacheca: non selezioniamo persone e non entriamo negli accordi tra voi.',
      'Le offerte devono essere vere, firmate e aperte a tutti. Chiedere denaro a chi cerca lavoro è vietato.',
      'Se vedi qualcosa che non va, segnalalo: una persona legge ogni segnalazione.',
    ],
  },
  sections: sectionsOf(`
## Che cosa è questo sito {#servizio}
${SITE_NAME} è una bacheca di lavoro per la Valle Camonica e il lago d’Iseo. La gestisce ${OPERATOR.name} (“noi”), con sede in ${OPERATOR.address}. Chi cerca personale pubblica offerte; chi cerca lavoro si candida o pubblica un profilo; chiunque può leggere e cercare senza registrarsi.

| Legale rappresentante | ${OPERATOR.legalRepresentative} |
| Titolo per fare incontrare domanda e offerta di lavoro (d.lgs. 276/2003, art. 6) | ${OPERATOR.mediation} |

Non siamo parte dei contratti che nascono dopo: non facciamo selezione, non verifichiamo i requisiti di chi si candida e non garantiamo che un’offerta porti a un’assunzione o un profilo a una proposta.

Usando il sito accetti queste regole. Se non sei d’accordo, non pubblicare e non registrarti; leggere resta libero.

## Quanto costa {#gratis}
Niente. Pubblicare, cercare e candidarsi è gratis, e resterà gratis. Se un giorno ci saranno servizi a pagamento saranno facoltativi, e le funzioni di base resteranno gratuite.

## L’account {#account}
- Per registrarti devi avere almeno 16 anni. Chi pubblica offerte deve poter assumere, o agire per chi può farlo.
- I dati che dai devono essere tuoi e veri. L’account è personale: la password non si presta.
- Se pensi che qualcuno usi il tuo account, [scegli una nuova password](${pagePath.forgotPassword()}), che fa uscire tutti i dispositivi, e rimuovi le passkey che non riconosci.
- Puoi eliminarlo quando vuoi da [Il tuo account](${pagePath.account()}).

## Pubblicare un’offerta {#offerte}
Un’offerta va online subito, senza un controllo prima, e resta negli elenchi ${OFFER_DAYS} giorni. Di quello che c’è scritto risponde chi la pubblica. Può pubblicare un’impresa, un ente, un’associazione o una famiglia. Un’offerta deve:

- riguardare un lavoro vero e disponibile adesso, con un titolo che dica il mestiere;
- dire chi cerca: gli annunci anonimi sono vietati (art. 9 del d.lgs. 276/2003);
- essere aperta a tutti, senza distinzioni di sesso, età, origine, religione, opinioni, orientamento sessuale, disabilità o stato di famiglia (d.lgs. 198/2006, d.lgs. 215 e 216 del 2003);
- rispettare i contratti collettivi e le leggi sul lavoro, anche quando indica la paga;
- se è di lavoro dipendente, dire la paga iniziale o da quanto a quanto, e che cosa ne dice il contratto collettivo applicato, come la legge chiede dal 7 giugno 2026 (d.lgs. 96/2026; verificato il 25 novembre 2026). Sono fuori il lavoro domestico e quello a chiamata. Il sito lo ricorda e non rinnova senza, ma ne risponde chi pubblica;
- stare in una pubblicazione sola: niente doppioni per restare in cima.

## Che cosa non si può pubblicare {#vietato}
- Richieste di denaro a chi cerca lavoro, per corsi, materiali, visti, selezione o “cauzioni”: per legge trovare lavoro non può costare nulla a chi lo cerca (art. 11 del d.lgs. 276/2003).
- Domande su quanto guadagna o guadagnava chi si candida: dal 7 giugno 2026 la legge le vieta a chi cerca dipendenti (d.lgs. 96/2026; verificato il 25 novembre 2026).
- Vendite piramidali, guadagni promessi senza un lavoro, scommesse, prestiti, investimenti.
- Lavoro in nero, finte collaborazioni, tirocini al posto di un vero impiego.
- Prestazioni sessuali, contenuti offensivi, violenti o illegali.
- Richieste di fotografie, documenti, coordinate bancarie, dati sulla salute o sulla famiglia nell’annuncio (art. 10 del d.lgs. 276/2003).
- Dati, fotografie o recapiti di altre persone senza il loro permesso.
- Pubblicità che non è un’offerta di lavoro, e link che portano altrove per raccogliere dati.

## Candidarsi {#candidature}
Puoi candidarti con un account o senza. Ti candidi una volta sola per ogni offerta. Puoi allegare il tuo CV, e solo il tuo. Chi ha pubblicato l’offerta riceve, anche per email se l’ha confermata, il tuo nome e il tuo messaggio, e dopo l’accesso vede anche il CV e, per risponderti, la tua email.

${GUEST_APPLICATION} Dal link, o dal dispositivo con cui l’hai inviata, la segui, la ritiri e la cancelli. Anche così valgono queste regole, e devi avere almeno 16 anni: ti candidi tu, e il nome e i recapiti sono i tuoi.

Chi riceve candidature le usa solo per quella ricerca di personale, le protegge e le cancella quando non servono più: per quei dati è titolare autonomo del trattamento, distinto da noi, e ne risponde come chiede il GDPR. Noi siamo titolari di quello che serve a fargliele arrivare, con un account o senza: non chiediamo un consenso, perché sei tu a chiederci di inviarle ([Privacy](${pagePath.privacy()})).

## Profili di chi cerca lavoro {#profili}
Nel profilo scrivi di te, con il tuo nome, cose vere. Puoi pubblicare solo il tuo. Scegli se lo vede chi visita il sito o solo chi ha un account Azienda, e puoi modificarlo, nasconderlo o cancellarlo quando vuoi.

Chi contatta una persona attraverso il suo profilo lo fa per proporre un lavoro. Copiare i profili in elenchi, rivenderli o usarli per altro è vietato.

## I testi restano tuoi {#contenuti}
Quello che scrivi resta tuo. Ci autorizzi, senza compenso, a conservarlo e a mostrarlo sul sito e nei formati che il sito offre, finché lo togli o chiedi di toglierlo. Ci assicuri di averne il diritto.

## Segnalare, e che cosa facciamo {#segnalazioni}
Se un’offerta, un profilo o un messaggio che hai ricevuto ti sembra falso, illegale o contro queste regole, premi “Segnala”: nella pagina dell’offerta o del profilo, oppure sotto il messaggio. Per il resto scrivici dalla pagina [Contatti](${pagePath.contact()}). La pagina ti conferma che la segnalazione è arrivata, la legge una persona e, se lasci un’email, ti diciamo che cosa abbiamo deciso. Una sola cosa succede da sé: un profilo senza account che qualcuno dice di non aver pubblicato si nasconde subito, finché non decidiamo.

Quando pubblichi o cambi un’offerta, alcune regole automatiche ne leggono il testo e cercano segni di truffa: richieste di denaro o di dati bancari, numeri a pagamento, contatti solo su app di messaggi, guadagni senza lavoro, testi copiati. Non bloccano e non nascondono niente: se trovano qualcosa, la guarda una persona.

Possiamo nascondere o togliere un contenuto e, nei casi gravi o ripetuti, sospendere l’account. Lo decide una persona, e lo diciamo per email a chi riguarda, con la regola di questa pagina, i fatti e come opporsi (art. 17 del Regolamento (UE) 2022/2065), salvo che la legge lo vieti o che non abbia lasciato un indirizzo. Chi non è d’accordo può chiederci di riesaminare la decisione e può sempre rivolgersi al giudice.

Per gli articoli 11 e 12 del Regolamento (UE) 2022/2065 il nostro punto di contatto, per le autorità e per chi usa il sito, è ${OPERATOR.supportEmail}, in italiano.

## Usare bene il sito {#uso}
- Non aggirare i limiti del sito e non provare le password degli altri.
- Non raccogliere con programmi i dati delle persone. Gli elenchi pubblici delle offerte si possono leggere e linkare.
- Non mandare messaggi in massa o pubblicità.
- Se trovi un difetto di sicurezza dillo a noi, e lasciaci il tempo di correggerlo.

## Di che cosa rispondiamo {#responsabilita}
Facciamo il possibile perché il sito funzioni, ma può fermarsi per un guasto o per lavori. Non rispondiamo di quello che scrivono gli altri finché non sappiamo che è illecito; quando lo sappiamo, interveniamo.

Prima di accettare un lavoro o di assumere, fai le tue verifiche: chi è l’azienda, che contratto propone, chi è la persona.

Nulla in questa pagina limita la nostra responsabilità per dolo o colpa grave, né i diritti che la legge dà ai consumatori.

## Legge e giudice {#legge}
Vale la legge italiana. Se usi il sito come consumatore è competente il giudice del luogo dove vivi; negli altri casi quello della nostra sede.

## Se queste regole cambiano {#modifiche}
La versione che vale è quella di questa pagina, con la data in alto. Le modifiche valgono da quando sono pubblicate, e mai per il passato.

Dei dati personali parla la pagina [Privacy](${pagePath.privacy()}).
`),
};
