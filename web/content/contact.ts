import { OPERATOR } from '../../shared/operator.ts';
import { FIGURES } from './figures.ts';

export const CONTACT = {
  title: 'Contatti',
  lead: `Una domanda, un problema, un’offerta che non ti convince: scrivici. ${FIGURES.contactReply}`,
  formTitle: 'Scrivici',
  withoutScript: `Per scriverci da questa pagina serve JavaScript: attivalo nel browser e ricarica, oppure scrivi a ${OPERATOR.supportEmail}.`,
  emailHint: 'Qui ti rispondiamo. Controlla che sia giusta.',
  subjectHint: 'Di che cosa si tratta, in poche parole.',
  messageHint: 'Se parli di un’offerta o di un profilo, incolla l’indirizzo della pagina.',
  dataNote: 'Teniamo il messaggio 12 mesi, solo per risponderti.',
  sentTitle: 'L’abbiamo ricevuto',

  hoursTitle: 'Orari di assistenza',
  emailTitle: 'Email',
  operatorTitle: 'Chi gestisce il sito',

  beforeTitle: 'Prima di scrivere',
  before: 'Molte risposte ci sono già: account, candidature, profili, offerte.',
} as const;
