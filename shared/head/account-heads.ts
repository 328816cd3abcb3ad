import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** Forms that only somebody who is already here needs: not for search engines. */
export const registerHead = (): PageHead =>
  pageHead({
    title: `Crea il tuo account gratuito · ${SITE_NAME}`,
    description:
      'Registrati gratis su Lavoro in Valle: ti candidi alle offerte della Valle Camonica o pubblichi le tue, in un minuto.',
    canonical: pagePath.register(),
    index: false,
  });

export const loginHead = (): PageHead =>
  pageHead({
    title: `Accedi al tuo account · ${SITE_NAME}`,
    description:
      'Entra nel tuo account di Lavoro in Valle per candidarti alle offerte della Valle Camonica o pubblicare le tue.',
    canonical: pagePath.login(),
    index: false,
  });
