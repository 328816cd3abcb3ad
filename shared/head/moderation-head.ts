import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const moderationHead = (): PageHead =>
  pageHead({
    title: `Moderazione delle segnalazioni · ${SITE_NAME}`,
    description:
      'La pagina della redazione di Lavoro in Valle: segnalazioni da leggere, decisioni prese, email non consegnate, ricerche fatte.',
    canonical: pagePath.moderation(),
    index: false,
  });
