import type { Group } from './group.ts';

/** Cleaning, houses, waste, guarding. */
export const HOME: readonly Group[] = [
  'pulizie, addetto pulizie, addetta pulizie, addetto alle pulizie, addetta alle pulizie, addetto pulizia, addetta pulizia, donna delle pulizie, uomo delle pulizie, impresa di pulizie, operatore pulizie, operatrice pulizie, sanificazione, (pulire)',
  'colf, domestico, domestica, collaboratore domestico, collaboratrice domestica, collaboratore familiare, collaboratrice familiare, lavori domestici, faccende domestiche, donna di servizio, pulizie in casa, pulizie di casa, pulizie case private, aiuto domestico, stirare, (casa)',
  'pulizie uffici, pulizia uffici, pulizie serali, pulizie scale, pulizia scale, pulizie condomini, pulizie condominiali, addetto pulizie uffici, addetta pulizie uffici, scale condominiali',
  'pulizie industriali, pulizia industriale, addetto pulizie industriali, addetta pulizie industriali, lavapavimenti, pulizia macchinari, bonifiche industriali',
  'pulizie appartamenti, pulizie case vacanza, pulizie case vacanze, cambio biancheria, pulizie di fine soggiorno, pulizia appartamenti',
  'lavavetri, pulizia vetri, pulizie vetri, pulitore vetri, pulitrice vetri, (vetri)',
  'sanificatore, sanificatrice, disinfestatore, disinfestatrice, disinfestazione, derattizzazione',
  'netturbino, netturbina, operatore ecologico, operatrice ecologica, raccolta rifiuti, nettezza urbana, spazzino, spazzina, isola ecologica, raccolta differenziata, autista raccolta rifiuti, addetto raccolta rifiuti, addetta raccolta rifiuti, rifiuti, (immondizia, spazzatura)',
  'tuttofare, factotum, jolly, lavoretti, piccoli lavori, piccole manutenzioni, addetto manutenzioni varie, addetta manutenzioni varie, handyman',
  'portinaio, portinaia, portineria, portierato, portiere, portiera, custode condominio, usciere, usciera, addetto portineria, addetta portineria [portiere di notte, portiere notturno]',
  'guardia giurata, vigilanza, vigilante, guardia armata, guardie giurate, guardia particolare giurata, sorveglianza, sorvegliante, security, addetto sicurezza, addetta sicurezza, addetto vigilanza, addetta vigilanza',
  'buttafuori, addetto ai servizi di controllo, addetta ai servizi di controllo, steward stadio, controllo accessi, servizio antincendio eventi',
  'amministratore di condominio, amministratrice di condominio, amministratore condominiale, amministratrice condominiale, amministrazione condominiale, condomini',
  'manutentore stabili, manutentrice stabili, manutenzione stabili, manutenzione edifici',
  'vigile, polizia locale, agente di polizia locale, vigile urbano, vigilessa, ausiliario del traffico, ausiliaria del traffico, parcheggi, parcheggiatore, parcheggiatrice, addetto parcheggio, addetta parcheggio',
  'operaio comunale, operaia comunale, operaio del comune, operaia del comune, manutentore comunale, manutentrice comunale, cantoniere comunale, cantoniera comunale, squadra operai comune',
];
