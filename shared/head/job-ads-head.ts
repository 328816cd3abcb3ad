import { pagePath } from '../paths.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const jobAdsHead = (): PageHead =>
  pageHead({
    title: 'Annunci di lavoro in Valle Camonica, gli ultimi',
    description:
      'Gli ultimi annunci di lavoro della Valle Camonica e del lago d’Iseo, per comune e per settore: ristorazione, turismo, commercio e altri.',
    keywords: ['annunci lavoro Valle Camonica', 'annunci di lavoro Brescia', 'offerte di lavoro', 'assunzioni'],
    canonical: pagePath.jobAds(),
  });
