import { pagePath } from '../paths.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const jobSeekersHead = (): PageHead =>
  pageHead({
    title: 'Cerco lavoro in Valle Camonica: pubblica il profilo',
    description:
      'Cerchi lavoro in Valle Camonica? Pubblica gratis il tuo profilo in circa 5 minuti: le aziende della zona ti trovano e ti scrivono.',
    keywords: [
      'cerco lavoro Valle Camonica',
      'trovare lavoro vicino a casa',
      'pubblica curriculum',
      'profilo lavoratore',
    ],
    canonical: pagePath.jobSeekers(),
  });
