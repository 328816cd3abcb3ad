import { pagePath } from '../../shared/paths.ts';
import { type NextStep, type PageText, sectionsOf } from './text.ts';

/** General advice, without invented figures: what is a matter of law names its source. */
export const CV_TIPS: PageText = {
  title: 'Consigli per il CV',
  lead: 'Chi assume in valle spesso lo fa tra un cliente e l’altro. Un buon CV si capisce in mezzo minuto: ecco come scriverlo, anche se hai poca esperienza.',
  summary: {
    title: 'Le cinque cose che contano',
    points: [
      'Una pagina sola, due se hai molti anni di lavoro.',
      'In alto: nome, telefono, email, comune e il mestiere che cerchi.',
      'Le esperienze dalla più recente, con quello che facevi davvero.',
      'Patente, mezzo, turni e da quando sei libera/o: qui fanno la differenza.',
      'Un messaggio di cinque righe scritto per quell’offerta.',
    ],
  },
  sections: sectionsOf(`
## Prima di scrivere {#prima}
Leggi tre o quattro offerte del mestiere che cerchi e segna le parole che tornano: HACCP, muletto, cassa, turni, tedesco. Se sono cose che sai fare, usa le stesse parole. Chi legge le sta cercando.

Poi scegli: un CV per ogni tipo di lavoro. Quello per la cucina e quello per l’officina non sono lo stesso foglio.

## Che cosa mettere, e in che ordine {#ordine}
1. **Contatti.** Nome e cognome, telefono, email, comune. L’indirizzo completo non serve.
2. **Due righe su di te.** Mestiere, anni di esperienza, che cosa cerchi. “Cuoco con otto anni di stagioni in quota, cerco un posto annuale in bassa valle.”
3. **Esperienze.** Per ognuna: mansione, azienda, comune, da quando a quando, e due o tre cose concrete. “Sala da 80 coperti, cassa, chiusura” dice più di “cameriera”.
4. **Formazione.** Titolo, scuola, anno. Per chi lavora da tempo bastano due righe.
5. **Attestati e abilitazioni.** Quelli validi, con la scadenza: HACCP, sicurezza, primo soccorso, muletto, patenti superiori, OSS o ASA.
6. **Lingue.** Come le usi, non come le chiameresti: “inglese: prendo ordinazioni e rispondo al telefono”.
7. **Disponibilità.** Patente e mezzo, turni, fine settimana, stagioni, alloggio, da quando puoi cominciare.

Se vuoi una traccia pronta e riconosciuta in Europa, c’è [Europass](https://europass.europa.eu/it): gratuito, in italiano, si scarica in PDF.

## Che cosa lasciare fuori {#fuori}
- Codice fiscale, numero di documento, coordinate bancarie: si danno dopo, per il contratto.
- Stato civile, figli, religione, opinioni, salute. Chi assume non te li può chiedere (art. 10 del d.lgs. 276/2003; art. 8 dello Statuto dei lavoratori). Fa eccezione l’iscrizione al collocamento mirato, se vuoi che se ne tenga conto.
- La fotografia, se non la chiede il mestiere. Se la metti: viso, luce chiara, niente occhiali da sole.
- Frasi fatte come “problem solving” o “predisposizione al lavoro di gruppo”: meglio un fatto che lo dimostri.
- Cose non vere. Al secondo giorno di lavoro si vedono.

La formula “autorizzo il trattamento dei dati personali” non è obbligatoria: per i CV mandati da chi cerca lavoro il consenso non serve (art. 111-bis del Codice privacy). Se la lasci, non fa danni.

## Se hai poca esperienza, o torni dopo una pausa {#poca-esperienza}
- **Primo lavoro:** alternanza, stage, lavoretti estivi, aiuto nell’azienda di famiglia, volontariato, sport. Sono orari rispettati e responsabilità prese: contano.
- **Dopo una pausa:** dilla con una riga semplice (“2021–2024: cura della famiglia”) e torna subito a quello che sai fare. Un buco senza spiegazione fa più domande.
- **Cambio di mestiere:** metti per prime le cose che servono anche nel lavoro nuovo. Chi ha fatto magazzino sa di ordini, scadenze e sicurezza.
- **Arrivi da un altro Paese:** scrivi il titolo di studio con due parole di spiegazione e il livello di italiano. Il tipo di permesso di soggiorno si chiarisce al colloquio.

## Quello che conta in valle {#valle}
La Valle Camonica è lunga, i turni cominciano presto e finiscono tardi, i treni e gli autobus non sempre li seguono. Chi assume se lo chiede subito: arriverà? Rispondi prima tu.

- **Come ti muovi.** “Automunita/o” se è vero; altrimenti fino a dove arrivi e con che mezzo.
- **Stagioni.** Per gli alberghi e le piste scrivi le settimane esatte in cui ci sei, e se ti serve l’alloggio.
- **Orari.** Spezzato, notti, fine settimana: di’ quali fai. Un sì chiaro vale più di “flessibilità”.
- **Lingue.** Dove passano turisti, anche un inglese o un tedesco semplice è un punto in più.
- **Vicinanza.** Se abiti a un quarto d’ora, scrivilo nella prima riga.

## Il messaggio con cui ti candidi {#messaggio}
Qui ti candidi con un messaggio e, se vuoi, con il CV. Chi ha pubblicato l’offerta vede l’email del tuo account, non il telefono: **scrivi tu il numero a cui rispondi**. Bastano cinque righe:

- per quale posto scrivi;
- la cosa della tua esperienza che c’entra di più;
- dove abiti e come arrivi;
- da quando e in quali orari;
- come ti trovano.

“Buongiorno, scrivo per il posto di aiuto cucina. Ho fatto tre stagioni ai primi in un albergo, ho l’HACCP valido. Abito a Malonno e ho l’auto. Sono libera dal 1° dicembre, spezzato e festivi compresi. Mi trova al numero …, la sera dopo le sei.”

## Il file {#file}
Quando ti candidi puoi allegare il CV: un file PDF o JPG/PNG, al massimo 5 MB. Qui, per email o di persona, vale lo stesso:

- salvalo in **PDF**, che si apre uguale ovunque; una scansione va bene in PDF o JPG/PNG;
- tieni il file sotto i **5 MB**, o molte caselle lo rifiutano;
- chiamalo con il tuo nome: rosa-bianchi-cv.pdf, non documento1.pdf;
- usa un carattere solo, nero su bianco, grande almeno 10 punti;
- stampane una copia: in tanti bar e officine lo si consegna ancora a mano.

## Prima di inviare {#controllo}
- Il numero di telefono è giusto? Provalo.
- L’email è una che leggi, con un nome serio?
- L’ha riletto qualcun altro? Gli errori propri non si vedono.
- Le date vanno dalla più recente alla più vecchia?
- Il messaggio parla di quell’offerta, con il nome giusto dell’azienda?

Se dopo una settimana nessuno risponde, una telefonata gentile è normale. Nessuna risposta, quasi sempre, non è un giudizio su di te.

## Al colloquio {#colloquio}
- Guarda prima dov’è il posto e quanto ci metti ad arrivare.
- Prepara due domande: orari veri e tipo di contratto. Chiederlo è giusto.
- Per una prova di lavoro chiedi come viene pagata e con quale contratto: anche la prova è lavoro.
- **Non dare mai soldi** per essere assunta/o, per un corso o per materiali. È vietato dalla legge.
`),
};

export const CV_NEXT: readonly NextStep[] = [
  {
    title: 'Trova l’offerta giusta',
    text: 'Le offerte aperte in tutta la valle, con filtri per mestiere, comune e distanza da casa.',
    links: [{ label: 'Cerca tra le offerte', to: pagePath.valley() }],
  },
  {
    title: 'Fatti trovare',
    text: 'Con quello che hai appena scritto il profilo è pronto in circa 5 minuti, ed è gratis.',
    links: [{ label: 'Pubblica il tuo profilo', to: pagePath.publishCandidate() }],
  },
];
