import { knownOperator } from '../operator.ts';
import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { VALLEY } from '../valley/valley.ts';
import type { StructuredData } from './page-head.ts';

const SEARCH_TERM = 'search_term_string';

/** schema.org WebSite with its search, and the Organization that runs it, with what is known of that. */
export function siteData(siteUrl: string, operator = knownOperator()): readonly StructuredData[] {
  const home = siteUrl + pagePath.home();
  const organization = `${home}#gestore`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${home}#sito`,
      name: SITE_NAME,
      url: home,
      inLanguage: 'it',
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${pagePath.jobs()}?search={${SEARCH_TERM}}` },
        'query-input': `required name=${SEARCH_TERM}`,
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: SITE_NAME,
      url: home,
      logo: `${siteUrl}/icons/icon-512.png`,
      areaServed: VALLEY.name,
      ...(operator.name ? { legalName: operator.name } : {}),
      ...(operator.address ? { address: operator.address } : {}),
      ...(operator.vatNumber ? { vatID: operator.vatNumber } : {}),
      ...(operator.supportEmail ? { email: operator.supportEmail } : {}),
    },
  ];
}
