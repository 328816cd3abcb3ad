import { pagePath } from '../paths.ts';
import type { Town } from '../places/towns.ts';
import { VALLEY } from '../valley/valley.ts';
import { townCrumbs, valleyCrumbs } from './crumbs.ts';
import { type PageHead, pageHead } from './page-head.ts';

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

/**
 * @param texts what the settings of the town say
 * @param filtered whether the address narrows or pages the list, which makes it one of endless variants
 */
export const townHead = (
  town: Pick<Town, 'name' | 'page'>,
  texts: Pick<PageHead, 'title' | 'description' | 'keywords'>,
  filtered: boolean,
): PageHead => {
  const { title, description, keywords } = texts;
  return pageHead({
    title,
    description,
    keywords,
    canonical: pagePath.town(town.page),
    index: !filtered,
    breadcrumbs: townCrumbs(town),
  });
};

/** @param filtered whether the address narrows the list, which makes it one of endless variants */
export const homeHead = (filtered: boolean): PageHead =>
  pageHead({
    title: `Lavoro ${VALLEY.in}: offerte vicino a casa`,
    description: `Trova lavoro ${VALLEY.withLake.in}: offerte di aziende, negozi, alberghi e famiglie della zona. Cerchi e pubblichi gratis.`,
    keywords: [`lavoro ${VALLEY.name}`, 'offerte di lavoro', ...VALLEY.keywords.home],
    canonical: pagePath.home(),
    index: !filtered,
  });

export const jobAdsHead = (): PageHead =>
  pageHead({
    title: `Annunci di lavoro ${VALLEY.in}, gli ultimi`,
    description: `Gli ultimi annunci di lavoro ${VALLEY.withLake.of}, per comune e per settore: ristorazione, turismo, commercio e altri.`,
    keywords: [`annunci lavoro ${VALLEY.name}`, ...VALLEY.keywords.ads, 'offerte di lavoro', 'assunzioni'],
    canonical: pagePath.jobAds(),
  });
