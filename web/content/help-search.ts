import { OFFER_DAYS, RADIUS } from '../../shared/job-values.ts';
import { pagePath } from '../../shared/paths.ts';
import type { HelpGroup } from './help-types.ts';

export const HELP_SEARCH: HelpGroup = {
  id: 'ricerca',
  title: 'Ricerca Lavoro',
  questions: [
    {
      question: 'Come cerco un’offerta?',
      answer: `In [tutte le offerte](${pagePath.jobs()}) scrivi un mestiere, un’azienda o una parola, e se vuoi un luogo. Maiuscole e accenti non contano, e “cameriere” trova anche “cameriera” e chi cerca personale di sala. Una o due parole devono esserci tutte; da tre in su può mancarne una, e le offerte che le hanno tutte vengono prima, a cominciare da quelle che le hanno nel titolo. Poi restringi per categoria, orario, contratto, esperienza, paga e data; in “Altri filtri” trovi le offerte con alloggio, con vitto, con la paga indicata, con più posti, di un certo turno, per chi ha una certa patente o un requisito (un attestato, un patentino, una lingua) o che cominciano in un certo mese. Di orario, contratto, esperienza, turno, patente e requisito puoi scegliere più voci, per esempio part-time e solo weekend: trovi le offerte che ne hanno almeno una. Accanto a ogni filtro c’è quante offerte trova, e sopra l’elenco i filtri accesi: premi su uno per toglierlo.`,
    },
    {
      question: 'Come cerco per paga?',
      answer:
        'Con “Paga, almeno” scegli quanti euro al mese: trovi le offerte la cui paga ci arriva, di un intervallo la parte più alta. Le altre paghe le confrontiamo per anno: un’ora per le ore alla settimana che l’offerta dice, o per 40, in 52 settimane; un giorno per 312; un mese per 12, senza tredicesima. Lordo e netto si confrontano come sono scritti, e una paga a servizio non si confronta. Le offerte senza paga restano fuori; se vuoi vederle, “Mostra anche offerte senza paga” le mette in fondo.',
    },
    {
      question: 'Come trovo le offerte vicino a casa?',
      answer: `Nel campo “Dove” scrivi il comune, una frazione o il CAP: mentre scrivi ti proponiamo i luoghi, e con “Entro” scegli quanto allargarti, da ${RADIUS.min} a ${RADIUS.max} km. Oppure scegli “Vicino a me”, o accendi il filtro per distanza, e lascia che il browser dica dove sei: la posizione viene arrotondata a circa un chilometro.`,
    },
    {
      question: 'Perché vedo offerte lontane anche con il filtro per distanza?',
      answer:
        'Sono offerte di cui non conosciamo il luogo preciso, per esempio “tutta la valle”. Le lasciamo nell’elenco perché potrebbero essere vicine. I chilometri sono in linea d’aria: la strada è più lunga.',
    },
    {
      question: 'Ho sbagliato a scrivere, o non trovo niente',
      answer:
        'Se una parola sembra scritta male cerchiamo quella giusta e te lo diciamo: “Cerca invece” torna a quello che avevi scritto. Se non c’è niente, sotto trovi che cosa troveresti più lontano o con un filtro in meno, e con “Crea un avviso” ti scriviamo quando arriva un’offerta.',
    },
    {
      question: 'Come mi candido?',
      answer: `Apri l’offerta, [accedi](${pagePath.login()}), scrivi un messaggio e allega il CV se vuoi, poi premi “Candidati Ora”. Quando vedi “Candidatura inviata!” è arrivata davvero: chi ha pubblicato l’offerta riceve un’email con il tuo nome e il tuo messaggio.`,
    },
    {
      question: 'Posso candidarmi senza account?',
      answer: `Sì: nella pagina dell’offerta apri “Candidati senza account” e lascia nome e telefono, oppure l’email. Con l’email ti mandiamo un link: la candidatura parte quando lo premi. Poi la segui, la ritiri o la cancelli dalla sua [pagina privata](${pagePath.linkedApplication()}). Se un giorno crei un account con la stessa email, la ritrovi lì.`,
    },
    {
      question: 'L’azienda vede la mia email o il mio telefono?',
      answer:
        'L’email del tuo account la vede chi ha pubblicato l’offerta a cui ti candidi, e nessun altro; se ritiri la candidatura, non più. Il telefono no, a meno che tu lo scriva nel messaggio. **Scrivilo**: un numero e l’orario in cui rispondi fanno prima.',
    },
    {
      question: 'Posso allegare il CV o una foto?',
      answer: `Sì, un file quando ti candidi: il CV deve essere in PDF o JPG/PNG, max 5MB. Lo leggono solo chi ha pubblicato l’offerta e tu, e si cancella con la candidatura. Se il file viene rifiutato ti diciamo perché, e il messaggio resta al suo posto. Come scriverlo è nei [consigli per il CV](${pagePath.cvTips()}).`,
    },
    {
      question: 'Devo riscrivere messaggio e CV ogni volta?',
      answer: `No. Spunta “Conserva quello che invii per la prossima volta”: li ritrovi sotto il modulo della prossima offerta, e li elimini quando vuoi dal [tuo account](${pagePath.account()}). Se hai un [profilo](${pagePath.ownCandidate()}), “Candidati con il tuo profilo” manda con un tocco quello che dice.`,
    },
    {
      question: 'Posso dimostrare che cerco lavoro?',
      answer: `Con un [elenco delle tue candidature](${pagePath.applicationList()}): scegli il periodo e lo stampi. È un elenco tuo, con date, datori di lavoro, offerte ed esiti, e non un documento ufficiale: chi te lo chiede decide se gli basta.`,
    },
    {
      question: 'Come so se la mia candidatura è arrivata?',
      answer: `Guarda nelle tue [candidature](${pagePath.applications()}): ci sono tutte, con la data e lo stato. Se non c’è, non è partita: riprova. Ci si candida una volta sola per ogni offerta.`,
    },
    {
      question: 'Posso ritirare una candidatura?',
      answer: `Sì, dalle tue [candidature](${pagePath.applications()}). Se la ritiri, chi ha pubblicato l’offerta vede che l’hai ritirata e qui non legge più il messaggio; per 7 giorni puoi annullare, poi il CV viene cancellato. Se la elimini sparisce del tutto, e anche lì per 7 giorni puoi annullare. L’email che l’azienda ha già ricevuto resta a lei.`,
    },
    {
      question: 'Come salvo un’offerta per dopo?',
      answer: `Premi il cuore: è nelle tue [offerte salvate](${pagePath.savedJobs()}). Se hai effettuato l’accesso, resta nel tuo account e la ritrovi su ogni dispositivo. Senza account resta su questo dispositivo: su un altro telefono o browser non la trovi, e se cancelli i dati del browser sparisce. Su iPhone e iPad sparisce anche dopo sette giorni senza una visita, a meno che il sito sia nella schermata Home.`,
    },
    {
      question: 'Come ricevo le nuove offerte per email?',
      answer: `Fai una ricerca e premi “Crea un avviso” sopra l’elenco: [la pagina degli avvisi](${pagePath.alerts()}) ti chiede solo l’email. Confermi dal link che ti mandiamo, e da allora la mattina, dopo le sette, ricevi le nuove offerte: una sola email al giorno, solo se ce ne sono, e ogni offerta una volta sola. Non serve un account.`,
    },
    {
      question: 'Come smetto di ricevere gli avvisi?',
      answer: `In fondo a ogni email c’è “Non voglio più ricevere avvisi”: un clic, senza accedere, e cancelliamo ricerche e indirizzo. Con “Gestisci i tuoi avvisi” li metti in pausa o ne elimini uno. Se la tua email è confermata li trovi anche nella [pagina degli avvisi](${pagePath.alerts()}). Dopo un anno ti chiediamo se li vuoi ancora; senza risposta li cancelliamo.`,
    },
    {
      question: 'Che cosa vuol dire “Offerta scaduta”?',
      answer: `Un’offerta resta negli elenchi ${OFFER_DAYS} giorni. Poi non riceve più candidature, ma la sua pagina si legge ancora e propone offerte simili. “Posto occupato” e “Offerta sospesa” vogliono dire che l’ha chiusa, o fermata per un po’, chi l’ha pubblicata.`,
    },
    {
      question: 'Che cosa vuol dire “Confermata aperta”?',
      answer:
        'Ogni settimana chiediamo a chi ha pubblicato se il posto c’è ancora. “Confermata aperta 3 giorni fa” vuol dire che tre giorni fa ha risposto di sì. Se la scritta manca non ha ancora risposto: l’offerta può essere aperta lo stesso.',
    },
    {
      question: 'Devono dirmi la paga? E possono chiedermi quanto guadagnavo?',
      answer:
        'Per un lavoro dipendente la paga iniziale, o da quanto a quanto, dal 7 giugno 2026 deve stare nell’annuncio, e chi assume non può chiederti quanto guadagni o guadagnavi altrove (d.lgs. 96/2026, che attua la direttiva UE 2023/970; verificato il 25 novembre 2026). Il lavoro domestico e quello a chiamata sono fuori. Dove manca scriviamo “Paga non indicata”: chiedila prima del colloquio. Se un’offerta chiede quanto guadagnavi, premi “Segnala”.',
    },
    {
      question: 'Un’offerta mi chiede soldi o mi sembra falsa',
      answer: `Non pagare e non mandare documenti: chiedere denaro a chi cerca lavoro è vietato. Premi “Segnala” nella pagina dell’offerta e scegli il motivo: non serve un account. La legge una persona della redazione e, se è come dici, l’offerta non si vede più.`,
    },
  ],
};
