import { pagePath } from '../paths.ts';
import type { Crumb } from './breadcrumbs.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const HOW_IT_WORKS_CRUMBS: readonly Crumb[] = [{ name: 'Come funziona', path: pagePath.howItWorks() }];

export const howItWorksHead = (): PageHead =>
  pageHead({
    title: 'Come funziona Lavoro in Valle, passo per passo',
    description:
      'Come si cerca lavoro e come si trova personale in Valle Camonica: candidature, profili, offerte. Gratis, senza intermediari.',
    keywords: ['come funziona', 'cercare lavoro Valle Camonica', 'trovare personale'],
    canonical: pagePath.howItWorks(),
    breadcrumbs: HOW_IT_WORKS_CRUMBS,
  });
