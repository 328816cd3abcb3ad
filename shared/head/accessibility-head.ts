import { pagePath } from '../paths.ts';
import type { Crumb } from './breadcrumbs.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const ACCESSIBILITY_CRUMBS: readonly Crumb[] = [{ name: 'Accessibilità', path: pagePath.accessibility() }];

export const accessibilityHead = (): PageHead =>
  pageHead({
    title: 'Dichiarazione di accessibilità del sito',
    description:
      'Quanto è accessibile Lavoro in Valle, come lo proviamo, che cosa manca ancora e come segnalare un problema che ti blocca.',
    keywords: ['accessibilità', 'WCAG 2.2'],
    canonical: pagePath.accessibility(),
    breadcrumbs: ACCESSIBILITY_CRUMBS,
  });
