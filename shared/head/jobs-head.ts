import { pagePath } from '../paths.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** @param filtered whether the address narrows or pages the list, which makes it one of endless variants */
export const jobsHead = (filtered: boolean): PageHead =>
  pageHead({
    title: 'Tutte le offerte di lavoro in Valle Camonica',
    description:
      'Tutte le offerte di lavoro aperte in Valle Camonica, dalla più recente: cerca per mestiere, comune, categoria e distanza da casa tua.',
    keywords: ['offerte di lavoro Valle Camonica', 'annunci di lavoro', 'cerco lavoro', 'assunzioni'],
    canonical: pagePath.jobs(),
    index: !filtered,
  });
