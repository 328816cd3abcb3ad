import { pagePath } from '../paths.ts';
import { VALLEY } from '../valley/valley.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** @param filtered whether the address narrows the list, which makes it one of endless variants */
export const homeHead = (filtered: boolean): PageHead =>
  pageHead({
    title: `Lavoro ${VALLEY.in}: offerte vicino a casa`,
    description: `Trova lavoro ${VALLEY.withLake.in}: offerte di aziende, negozi, alberghi e famiglie della zona. Cerchi e pubblichi gratis.`,
    keywords: [`lavoro ${VALLEY.name}`, 'offerte di lavoro', ...VALLEY.keywords.home],
    canonical: pagePath.home(),
    index: !filtered,
  });
