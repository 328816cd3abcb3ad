import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** What it lists is on the reader's device: nothing for search engines. */
export const savedJobsHead = (): PageHead =>
  pageHead({
    title: `Le offerte di lavoro che hai salvato · ${SITE_NAME}`,
    description:
      'Le offerte della Valle Camonica che hai salvato su questo dispositivo: rileggile e guarda quali sono ancora aperte.',
    canonical: pagePath.savedJobs(),
    index: false,
  });
