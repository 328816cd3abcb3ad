import { OFFER_DAYS } from '../../shared/job-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { type NextStep, type PageText, sectionsOf } from './text.ts';

export const HOW_IT_WORKS: PageText = {
  title: 'Come funziona',
  lead: 'Una bacheca per la Valle Camonica: chi ha bisogno di una persona lo scrive, chi cerca lavoro lo legge, e vi mettete d’accordo voi. Senza intermediari e senza costi.',
  sections: sectionsOf(`
## Se cerchi lavoro {#lavoratori}
1. **Cerca.** Guarda [le offerte della valle](${pagePath.valley()}): scrivi un mestiere o un comune, scegli la categoria, filtra per distanza da dove sei. Non serve registrarsi.
2. **Salva quelle che ti interessano.** Il cuore le tiene su questo dispositivo o, se hai effettuato l’accesso, nel tuo account, così le ritrovi.
3. **Candidati.** Con un [account gratuito](${pagePath.register()}) scrivi due righe, allega il CV se vuoi e premi “Candidati Ora”. La candidatura arriva a chi ha pubblicato l’offerta. Chi l’ha pubblicata vede il tuo nome e l’email del tuo account, per risponderti. Anche senza account: bastano nome e telefono.
4. **Fatti trovare.** [Pubblica il tuo profilo](${pagePath.publishCandidate()}): le aziende lo cercano per mestiere, comune e competenze, e ti scrivono. Anche senza account.

Per il CV e il messaggio ci sono i nostri [consigli](${pagePath.cvTips()}).

## Se cerchi personale {#aziende}
1. **Registrati.** Bastano nome, email e password; va bene un’azienda come una famiglia che cerca chi assista una persona anziana. Il [modulo è qui](${pagePath.register()}).
2. **Scrivi l’offerta.** Nella pagina [Pubblica offerta](${pagePath.publishJob()}): mestiere, luogo, orari, contratto e paga e, se vuoi, alloggio e turni. Va online subito.
3. **Ricevi le candidature.** Conferma la tua email: a ogni candidatura ti arriva un messaggio con il nome e le parole della persona. Rispondi con un tocco, anche da lì.
4. **Cerca tu.** Chi cerca lavoro può pubblicare un profilo: [sfoglia i profili](${pagePath.candidates()}) e scrivi a chi fa per te.

Un’offerta resta negli elenchi ${OFFER_DAYS} giorni. Se il posto è occupato prima, chiudila da [Le mie offerte](${pagePath.ownJobs()}).

## Quanto costa {#costi}
Niente, né a chi cerca né a chi assume. Non c’è un periodo di prova e non chiediamo una carta. Se un giorno ci saranno servizi a pagamento, le funzioni di base resteranno gratuite.

## Come sappiamo che cosa è vicino {#distanza}
Riconosciamo il comune scritto nell’offerta o nel profilo, frazioni comprese: “Boario” è Darfo Boario Terme. Quando accendi il filtro per distanza il browser ti chiede la posizione, la arrotonda a circa un chilometro e noi misuriamo i chilometri in linea d’aria: la strada, in valle, è più lunga.

Le offerte di cui non conosciamo il luogo restano nell’elenco: meglio vederne una in più che perderla.

## Di chi fidarsi {#fiducia}
Le offerte le scrivono le aziende e le persone, e vanno online senza un controllo prima. Per questo:

- non pagare mai per un lavoro: chiedere soldi a chi lo cerca è vietato;
- non mandare documenti o dati bancari prima di un contratto;
- se l’offerta promette troppo, chiedi in giro: in valle ci si conosce;
- se qualcosa non torna, premi “Segnala” nella pagina dell’offerta: la guardiamo.

## I tuoi dati {#dati}
Per leggere e cercare non chiediamo niente. Chi si registra lascia nome, email e una password che nemmeno noi conosciamo. Nessun tracciamento, nessuna pubblicità. I dettagli sono nella pagina [Privacy](${pagePath.privacy()}), le regole nei [Termini](${pagePath.terms()}).
`),
};

export const HOW_NEXT: readonly NextStep[] = [
  {
    title: 'Cerchi lavoro',
    text: 'Guarda che cosa c’è oggi, o lascia che siano le aziende a trovarti.',
    links: [
      { label: 'Vedi le offerte', to: pagePath.valley() },
      { label: 'Pubblica il profilo', to: pagePath.publishCandidate() },
    ],
  },
  {
    title: 'Cerchi personale',
    text: 'Un’offerta si scrive in pochi minuti ed è online appena la pubblichi.',
    links: [
      { label: 'Pubblica un’offerta', to: pagePath.publishJob() },
      { label: 'Cerca tra i profili', to: pagePath.candidates() },
    ],
  },
  {
    title: 'Hai una domanda',
    text: 'Le risposte più chieste sono nell’aiuto. Per il resto scrivici.',
    links: [
      { label: 'Apri l’aiuto', to: pagePath.help() },
      { label: 'Contatti', to: pagePath.contact() },
    ],
  },
];
