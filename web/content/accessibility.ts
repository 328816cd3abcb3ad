import { OPERATOR } from '../../shared/operator.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { type PageText, sectionsOf } from './text.ts';

/** In the order of AgID's model for such statements; only tests that were really made are listed. */
export const ACCESSIBILITY: PageText = {
  title: 'Dichiarazione di accessibilità',
  lead: `${SITE_NAME} deve poterlo usare chiunque: con la tastiera, con un lettore di schermo, con il testo ingrandito, con un telefono vecchio e poco segnale.`,
  updated: '2026-11-21',
  sections: sectionsOf(`
## Stato di conformità {#conformita}
L’obiettivo sono le [linee guida WCAG 2.2](https://www.w3.org/TR/WCAG22/), livello AA, che comprendono i requisiti della norma europea EN 301 549 per i siti.

Il sito è **parzialmente conforme**: le nostre prove non trovano violazioni, ma non lo ha ancora esaminato nessuno dall’esterno, né persone che usano ogni giorno tecnologie assistive. Fino ad allora non scriviamo di più.

Questa dichiarazione segue il modello dell’[Agenzia per l’Italia digitale](https://www.agid.gov.it) e vale per tutte le pagine di ${SITE_NAME}.

## Che cosa non è ancora accessibile {#limiti}
- **Testi degli utenti.** Offerte e profili li scrivono le persone: un testo può essere tutto maiuscolo, confuso o in un’altra lingua, e non lo correggiamo.
- **Moduli senza JavaScript.** Accedere, registrarsi, pubblicare, candidarsi e scrivere ai contatti richiedono JavaScript. Leggere, cercare e seguire i collegamenti no.
- **Filtro per distanza.** Chiede la posizione al browser, quindi richiede JavaScript. L’alternativa è scrivere il comune o il CAP nel campo “Dove”; anche i luoghi proposti mentre si scrive richiedono JavaScript, il campo no.
- **Avvisi a tempo.** Alcune conferme compaiono per 5 secondi. Restano ferme finché ci passi sopra o ci porti il fuoco (tasto F8), e di ciò che conta resta un segno nella pagina.
- **Pagina non trovata.** L’errore 404 è in inglese, e il codice della pagina lo dichiara.

## Come lo proviamo {#come}
La valutazione l’abbiamo fatta noi (autovalutazione). A ogni modifica del sito, prove automatiche in un vero browser Chromium controllano che:

- axe-core non trovi violazioni WCAG 2.2 A e AA su nessuna pagina, a 360 e 1280 pixel, con il tema chiaro e con quello scuro;
- elenchi, offerte, menu e moduli si usino con la sola tastiera, nell’ordine della pagina, e che il fuoco si veda sempre;
- a 320 pixel, cioè con lo zoom al 400 %, niente esca dallo schermo di lato;
- nelle pagine principali pulsanti e campi siano grandi almeno 44 pixel;
- gli errori dei moduli siano scritti accanto al campo e in un riepilogo che riceve il fuoco;
- numero dei risultati e conferme vengano annunciati ai lettori di schermo;
- il sito si legga e si cerchi senza JavaScript.

Rispettiamo anche le preferenze del dispositivo: tema scuro, movimento ridotto, colori forzati, dimensione del testo.

Quello che le prove automatiche non vedono: se un testo si capisce, e com’è davvero usare il sito con un lettore di schermo. Per questo le segnalazioni contano più di ogni prova.

## Segnala un problema {#segnalare}
Se qualcosa ti blocca, scrivici dalla pagina [Contatti](${pagePath.contact()}) o a ${OPERATOR.supportEmail}. Dicci:

- l’indirizzo della pagina;
- che cosa volevi fare e che cosa è successo;
- il browser e lo strumento che usi (lettore di schermo, ingranditore, comandi vocali).

Rispondiamo entro 30 giorni, di solito molto prima. Intanto, se ti serve un’informazione che non riesci a leggere o devi inviare qualcosa che il sito non ti lascia inviare, dillo nello stesso messaggio: troviamo un’altra strada.

## Questa dichiarazione {#dichiarazione}
| Redatta il | 21 novembre 2026 |
| Metodo | Autovalutazione, con le prove descritte sopra |
| Responsabile | ${OPERATOR.name} |
| Orari di assistenza | ${OPERATOR.supportHours} |
`),
};
