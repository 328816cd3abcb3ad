import { pagePath } from '../paths.ts';
import type { Crumb } from './breadcrumbs.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const CV_TIPS_CRUMBS: readonly Crumb[] = [{ name: 'Consigli CV', path: pagePath.cvTips() }];

export const cvTipsHead = (): PageHead =>
  pageHead({
    title: 'Consigli per il CV: come scriverlo bene',
    description:
      'Come scrivere un CV che si capisce in mezzo minuto: che cosa mettere, che cosa no, il messaggio di candidatura e quello che conta in valle.',
    keywords: ['consigli CV', 'curriculum vitae', 'come scrivere il CV', 'lavoro Valle Camonica'],
    canonical: pagePath.cvTips(),
    breadcrumbs: CV_TIPS_CRUMBS,
  });
