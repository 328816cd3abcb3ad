import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const answerApplicationHead = (): PageHead =>
  pageHead({
    title: `Rispondi alla candidatura · ${SITE_NAME}`,
    description:
      'Rispondi a una candidatura per la tua offerta in Valle Camonica con il link che hai ricevuto per email, senza accedere.',
    canonical: pagePath.answerApplication(),
    index: false,
  });
