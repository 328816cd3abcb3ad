import { pagePath } from '../paths.ts';
import type { Crumb } from './breadcrumbs.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const PRIVACY_CRUMBS: readonly Crumb[] = [{ name: 'Privacy', path: pagePath.privacy() }];

export const privacyHead = (): PageHead =>
  pageHead({
    title: 'Privacy: quali dati teniamo e perché',
    description:
      'Quali dati tiene Lavoro in Valle, perché, per quanto tempo e chi li vede. Nessun tracciamento, e come far correggere o cancellare i tuoi.',
    keywords: ['privacy', 'dati personali', 'GDPR'],
    canonical: pagePath.privacy(),
    breadcrumbs: PRIVACY_CRUMBS,
  });
