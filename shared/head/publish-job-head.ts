import { pagePath } from '../paths.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const publishJobHead = (): PageHead =>
  pageHead({
    title: "Pubblica un'offerta di lavoro gratis in Valle Camonica",
    description:
      "Cerchi personale in Valle Camonica o sul lago d'Iseo? Pubblica gratis la tua offerta: è online subito e le candidature arrivano a te.",
    keywords: ['pubblica offerta di lavoro', 'cerco personale Valle Camonica', 'annuncio di lavoro gratis', 'assumere'],
    canonical: pagePath.publishJob(),
  });
