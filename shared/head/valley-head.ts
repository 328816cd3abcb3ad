import { pagePath } from '../paths.ts';
import { VALLEY } from '../valley/valley.ts';
import type { Crumb } from './breadcrumbs.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const valleyCrumbs = (): Crumb[] => [{ name: 'Offerte in Valle', path: pagePath.valley() }];

/** @param filtered whether the address narrows or pages the list, which makes it one of endless variants */
export const valleyHead = (filtered: boolean): PageHead =>
  pageHead({
    title: `Lavoro ${VALLEY.in}: le offerte sulla mappa`,
    description: `Guarda sulla mappa dove si cerca personale, ${VALLEY.fromTo}, e trova le offerte di lavoro del tuo comune o vicino a te.`,
    keywords: [...VALLEY.keywords.valley, 'mappa del lavoro'],
    canonical: pagePath.valley(),
    index: !filtered,
    breadcrumbs: valleyCrumbs(),
  });
