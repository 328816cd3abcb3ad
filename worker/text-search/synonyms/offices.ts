import type { Group } from './group.ts';

/** Offices, numbers, computers, law, communication. */
export const OFFICES: readonly Group[] = [
  'impiegato, impiegata, impiegato amministrativo, impiegata amministrativa, addetto amministrativo, addetta amministrativa, back office, impiegato ufficio, impiegata ufficio, data entry, (amministrazione)',
  'segretario, segretaria, segreteria, addetto segreteria, addetta segreteria, segretario amministrativo, segretaria amministrativa, front office, office manager, assistente di direzione',
  'contabile, contabilità, ragioniere, ragioniera, impiegato contabile, impiegata contabile, addetto contabilità, addetta contabilità, prima nota, bilanci, fatturazione, partita doppia',
  'commercialista, studio commercialista, praticante commercialista, dottore commercialista, dottoressa commercialista, revisore, consulente fiscale, dichiarazioni dei redditi, caf, operatore caf, operatrice caf, patronato, 730',
  'paghe, buste paga, addetto paghe, addetta paghe, paghe e contributi, consulente del lavoro, impiegato paghe, impiegata paghe, payroll, elaborazione paghe',
  'risorse umane, hr, recruiter, selezione del personale, addetto risorse umane, addetta risorse umane, agenzia per il lavoro, ufficio personale, addetto selezione, addetta selezione, gestione del personale',
  'avvocato, avvocata, studio legale, praticante avvocato, praticante legale, legale, giurista, paralegale, cancelliere, cancelliera',
  'notaio, notaia, studio notarile, impiegato notarile, impiegata notarile, praticante notarile',
  'banca, bancario, bancaria, sportellista, impiegato di banca, impiegata di banca, cassiere di banca, cassiera di banca, consulente finanziario, consulente finanziaria, promotore finanziario, promotrice finanziaria, istituto di credito',
  'impiegato commerciale, impiegata commerciale, ufficio commerciale, back office commerciale, gestione ordini, addetto ordini, addetta ordini, customer service, ufficio vendite, export, impiegato estero, impiegata estero',
  'ufficio acquisti, addetto acquisti, addetta acquisti, buyer, impiegato acquisti, impiegata acquisti, approvvigionamenti',
  'programmatore, programmatrice, sviluppatore, sviluppatrice, sviluppatore web, sviluppatrice web, developer, software, web developer, full stack, sviluppo software, analista programmatore, analista programmatrice, (informatico, informatica, computer)',
  'informatico, informatica, sistemista, tecnico informatico, tecnica informatica, assistenza informatica, help desk, helpdesk, amministratore di sistema, amministratrice di sistema, tecnico pc, tecnico hardware, it specialist, (it, computer)',
  'grafico, grafica, graphic designer, grafico pubblicitario, grafica pubblicitaria, impaginatore, impaginatrice, designer, illustratore, illustratrice, web designer',
  'social media manager, marketing, ufficio marketing, digital marketing, copywriter, addetto marketing, addetta marketing, content creator, seo, ecommerce, e commerce, gestione social, (comunicazione)',
  'giornalista, redattore, redattrice, ufficio stampa, addetto stampa, addetta stampa, articolista, redazione giornale, speaker radio',
  'traduttore, traduttrice, interprete, traduzioni, madrelingua tedesco',
  'ingegnere, ingegnera, ingegneri, progettista, progettazione, project manager, ingegnere ambientale, ingegnera ambientale, ingegnere elettrico, ingegnera elettrica',
  'sicurezza sul lavoro, rspp, aspp, addetto hse, addetta hse, hse, tecnico della sicurezza, tecnica della sicurezza, consulente sicurezza, ambiente e sicurezza, coordinatore sicurezza, coordinatrice sicurezza',
  'impiegato comunale, impiegata comunale, concorso pubblico, concorso, istruttore amministrativo, istruttrice amministrativa, ente pubblico, ufficio anagrafe, ufficio tributi, pubblica amministrazione, concorsi',
  'organizzatore di eventi, organizzatrice di eventi, wedding planner, organizzazione eventi, event manager, (eventi)',
  'coordinatore, coordinatrice, capo area, area manager, direttore generale, direttrice generale, dirigente, (responsabile, direttore, direttrice)',
  'operatore sociale, operatrice sociale, progettista sociale, terzo settore, volontariato, fundraiser',
  'assistente tecnico, assistente tecnica, tecnico assistenza, tecnica assistenza, tecnico installatore, tecnica installatrice, assistenza tecnica, riparatore, riparatrice, tecnico macchine da caffè',
];
