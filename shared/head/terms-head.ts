import { pagePath } from '../paths.ts';
import type { Crumb } from './breadcrumbs.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const TERMS_CRUMBS: readonly Crumb[] = [{ name: 'Termini', path: pagePath.terms() }];

export const termsHead = (): PageHead =>
  pageHead({
    title: 'Termini di utilizzo della bacheca',
    description:
      'Le regole di Lavoro in Valle: che cosa offre la bacheca, che cosa si può pubblicare, come si segnala un abuso e chi risponde di che cosa.',
    keywords: ['termini di utilizzo', 'regole'],
    canonical: pagePath.terms(),
    breadcrumbs: TERMS_CRUMBS,
  });
