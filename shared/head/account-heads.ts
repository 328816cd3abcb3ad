import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** Both pages are private: nothing for search engines. */
export const ownJobsHead = (): PageHead =>
  pageHead({
    title: `Le mie offerte di lavoro · ${SITE_NAME}`,
    description: `Le offerte che hai pubblicato su ${SITE_NAME}: modifica, metti in pausa, chiudi, rinnova o elimina.`,
    keywords: ['le mie offerte', 'gestire offerte di lavoro'],
    canonical: pagePath.ownJobs(),
    index: false,
  });

export const editJobHead = (id: string): PageHead =>
  pageHead({
    title: `Modifica la tua offerta · ${SITE_NAME}`,
    description: `Cambia quello che dice una tua offerta di lavoro su ${SITE_NAME}: le modifiche sono online subito.`,
    keywords: ['modificare un’offerta', 'offerta di lavoro'],
    canonical: pagePath.editJob(id),
    index: false,
  });
