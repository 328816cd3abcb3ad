import { pagePath } from '../paths.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** @param filtered whether the address narrows the list, which makes it one of endless variants */
export const homeHead = (filtered: boolean): PageHead =>
  pageHead({
    title: 'Lavoro in Valle Camonica: offerte vicino a casa',
    description:
      'Trova lavoro in Valle Camonica e sul lago d’Iseo: offerte di aziende, negozi, alberghi e famiglie della zona. Cerchi e pubblichi gratis.',
    keywords: ['lavoro Valle Camonica', 'offerte di lavoro', 'lavoro Darfo Boario', 'lavoro Breno', 'lavoro Edolo'],
    canonical: pagePath.home(),
    index: !filtered,
  });
