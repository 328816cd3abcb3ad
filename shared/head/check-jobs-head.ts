import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const checkJobsHead = (): PageHead =>
  pageHead({
    title: `Le tue offerte sono ancora aperte? · ${SITE_NAME}`,
    description:
      'Con il link che hai ricevuto per email dici se il posto c’è ancora, oppure chiudi l’offerta perché è occupato.',
    canonical: pagePath.checkJobs(),
    index: false,
  });
