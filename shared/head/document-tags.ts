import { knownOperator } from '../operator.ts';
import { machinePath, pagePath, socialImagePath } from '../paths.ts';
import { TOWNS } from '../places/towns.ts';
import { SITE_NAME } from '../site.ts';
import { VALLEY } from '../valley/valley.ts';
import { type HeadTag, headTags, property, structuredData } from './head-tags.ts';
import type { PageHead, StructuredData } from './page-head.ts';
import { SOCIAL_IMAGE_SIZE, SOCIAL_IMAGES, socialImageName } from './social-images.ts';

/**
 * Head of a served document: that of the page, and tags for readers that run no script: the picture for social networks,
 * the feed, the site for search engines. Browsers never load this.
 */
export function documentTags(head: PageHead, siteUrl: string): HeadTag[] {
  const isHome = head.canonical === pagePath.home() && head.index;
  return [
    ...headTags(head, siteUrl),
    ...imageTags(head, siteUrl),
    ...(head.status === 200 ? feedLinks(head, siteUrl) : []),
    ...(isHome ? siteData(siteUrl).map(structuredData) : []),
  ];
}

function imageTags(head: PageHead, siteUrl: string): HeadTag[] {
  const name = socialImageName(head);
  const { about = '', words = '' } = SOCIAL_IMAGES[name] ?? {};
  return [
    property('og:image', siteUrl + socialImagePath(name)),
    property('og:image:width', String(SOCIAL_IMAGE_SIZE.width)),
    property('og:image:height', String(SOCIAL_IMAGE_SIZE.height)),
    property('og:image:alt', `${about}: ${words}. ${SITE_NAME}`),
  ];
}

/** Pages that show offers of the whole valley. */
const LISTS = [pagePath.home(), pagePath.jobs(), pagePath.valley(), pagePath.jobAds()];

function feedLinks({ canonical }: PageHead, siteUrl: string): HeadTag[] {
  const link = (path: string, title: string): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', type: 'application/atom+xml', title, href: siteUrl + path },
  });
  const town = TOWNS.find(({ page }) => pagePath.town(page) === canonical);
  if (town) return [link(machinePath.townFeed(town.slug), `Offerte di lavoro a ${town.name}`)];
  return LISTS.includes(canonical) ? [link(machinePath.feed(), `Offerte di lavoro ${VALLEY.in}`)] : [];
}

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
