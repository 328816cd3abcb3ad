import { pagePath } from '../paths.ts';
import type { Town } from '../places/towns.ts';
import type { Crumb } from './breadcrumbs.ts';
import { type PageHead, pageHead } from './page-head.ts';
import { valleyCrumbs } from './valley-head.ts';

export const townCrumbs = ({ name, page }: Pick<Town, 'name' | 'page'>): Crumb[] => [
  ...valleyCrumbs(),
  { name, path: pagePath.town(page) },
];

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
