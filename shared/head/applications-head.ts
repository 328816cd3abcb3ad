import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const applicationsHead = (): PageHead =>
  pageHead({
    title: `Le tue candidature · ${SITE_NAME}`,
    description:
      'Le candidature che hai inviato per le offerte della Valle Camonica e quelle ricevute per le tue, con il loro stato.',
    canonical: pagePath.applications(),
    index: false,
  });
