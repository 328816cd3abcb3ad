import { pagePath } from '../paths.ts';
import type { Crumb } from './breadcrumbs.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const CONTACT_CRUMBS: readonly Crumb[] = [{ name: 'Contatti', path: pagePath.contact() }];

export const contactHead = (): PageHead =>
  pageHead({
    title: 'Contatti e orari di assistenza',
    description:
      'Scrivi a Lavoro in Valle: domande, segnalazioni, richieste sui tuoi dati. Assistenza dal lunedì al venerdì 9:00-18:00, sabato 9:00-13:00.',
    keywords: ['contatti', 'assistenza'],
    canonical: pagePath.contact(),
    breadcrumbs: CONTACT_CRUMBS,
  });
