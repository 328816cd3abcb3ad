import { VALLEY } from '../../shared/valley/valley.ts';
import markdown from './job-seekers.md?raw';
import { titledSection } from './text.ts';

export const JOB_SEEKERS = {
  title: `Cerchi lavoro ${VALLEY.in}?`,
  lead: 'Scrivi una volta che cosa sai fare e dove abiti: chi cerca personale qui vicino ti trova e ti scrive. Intanto guarda le offerte aperte.',
  publish: 'Pubblica il Tuo Profilo',
  offers: 'Cerca Offerte',
  profiles: 'Cerca Profili',

  benefits: titledSection(markdown, 'perche'),
  steps: titledSection(markdown, 'come'),

  candidatesTitle: 'Profili Cercati dalle Aziende',
  candidatesLead: 'Gli ultimi profili pubblicati: così le aziende vedranno anche il tuo.',

  sectors: titledSection(markdown, 'settori'),

  closingTitle: 'Comincia dal tuo profilo',
  closing:
    'Bastano pochi minuti, e lo vede chi cerca personale in valle. Oppure guarda prima come si presentano gli altri.',
} as const;
