import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { ownHead, type PageHead } from './page-head.ts';

export const ownJobsHead = ownHead(
  'Le mie offerte di lavoro',
  `Le offerte che hai pubblicato su ${SITE_NAME}: modifica, metti in pausa, chiudi, rinnova o elimina.`,
  ['le mie offerte', 'gestire offerte di lavoro'],
  pagePath.ownJobs(),
);

export const editJobHead = (id: string): PageHead =>
  ownHead(
    'Modifica la tua offerta',
    `Cambia quello che dice una tua offerta di lavoro su ${SITE_NAME}: le modifiche sono online subito.`,
    ['modificare un’offerta', 'offerta di lavoro'],
    pagePath.editJob(id),
  )();
