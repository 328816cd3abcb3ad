import { pagePath } from '../paths.ts';
import type { Crumb } from './breadcrumbs.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const valleyCrumbs = (): Crumb[] => [{ name: 'Offerte in Valle', path: pagePath.valley() }];

/** @param filtered whether the address narrows or pages the list, which makes it one of endless variants */
export const valleyHead = (filtered: boolean): PageHead =>
  pageHead({
    title: 'Lavoro in Valle Camonica: le offerte sulla mappa',
    description:
      'Guarda sulla mappa dove si cerca personale, da Ponte di Legno al lago d’Iseo, e trova le offerte di lavoro del tuo comune o vicino a te.',
    keywords: ['lavoro Vallecamonica', 'offerte di lavoro Valle Camonica', 'lavoro lago d’Iseo', 'mappa del lavoro'],
    canonical: pagePath.valley(),
    index: !filtered,
    breadcrumbs: valleyCrumbs(),
  });
