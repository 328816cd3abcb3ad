import type { ArticleFigure } from '../articles.ts';
import { categorySlug, JOB_CATEGORIES } from '../job-values.ts';
import { knownOperator } from '../operator.ts';
import { machinePath, pagePath, socialImagePath } from '../paths.ts';
import { TOWNS } from '../places/towns.ts';
import { SITE_NAME } from '../site.ts';
import { VALLEY } from '../valley/valley.ts';
import { type HeadTag, headTags, property, structuredData } from './head-tags.ts';
import type { PageHead, StructuredData } from './page-head.ts';

/** Content of a picture; `about` is the small line above the words. Figures of categories are those of `web/jobs/list/categories.svg`. */
export type SocialImage = { readonly about: string; readonly words: string; readonly figure: string };

export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const FALLBACK = 'lavoro-in-valle';

const SECTIONS: Readonly<Record<string, SocialImage & { readonly figure: ArticleFigure }>> = {
  [FALLBACK]: { about: VALLEY.name, words: 'Il lavoro vicino a casa', figure: 'dancer' },
  offerte: { about: VALLEY.name, words: 'Tutte le offerte di lavoro', figure: 'cart' },
  [VALLEY.slug]: { about: 'Offerte di lavoro', words: VALLEY.name, figure: 'map' },
  annunci: { about: VALLEY.name, words: 'Annunci di lavoro', figure: 'cart' },
  'cerco-lavoro': { about: VALLEY.name, words: 'Cerco lavoro in valle', figure: 'ladder' },
  profili: { about: 'Per chi assume', words: 'Chi cerca lavoro in valle', figure: 'ladder' },
  'pubblica-offerta': { about: 'Per chi assume', words: 'Pubblica un’offerta, è gratis', figure: 'plough' },
  'pubblica-profilo': { about: 'Per chi cerca lavoro', words: 'Pubblica il tuo profilo', figure: 'dancer' },
  blog: { about: 'Blog', words: 'Guide e notizie sul lavoro in valle', figure: 'loom' },
  'consigli-cv': { about: 'Per chi cerca lavoro', words: 'Consigli per il CV', figure: 'loom' },
  'come-funziona': { about: 'In pochi passi', words: 'Come funziona', figure: 'house' },
  aiuto: { about: 'Domande e risposte', words: 'Centro assistenza', figure: 'labyrinth' },
  contatti: { about: 'Scrivici', words: 'Contatti', figure: 'deer' },
};

// In turn: two towns that stand near each other in a list look different.
const TOWN_FIGURES = ['deer', 'house', 'plough', 'loom', 'cart'] as const satisfies readonly ArticleFigure[];

/** Every picture by its name: a section's own, a town's by the slug of the municipality, that of a category's offers by its slug. `scripts/make-pictures.mjs` draws them. */
export const SOCIAL_IMAGES: Readonly<Record<string, SocialImage>> = {
  ...SECTIONS,
  ...Object.fromEntries(
    TOWNS.map(({ slug, name }, index) => [
      slug,
      { about: 'Offerte di lavoro', words: name, figure: TOWN_FIGURES[index % TOWN_FIGURES.length] ?? 'deer' },
    ]),
  ),
  ...Object.fromEntries(
    JOB_CATEGORIES.map((category) => [
      categorySlug(category),
      {
        about: 'Offerta di lavoro',
        words: category === 'Altro' ? VALLEY.name : category,
        figure: categorySlug(category),
      },
    ]),
  ),
};

/** Picture of a page and of the pages below it. */
const BY_PATH: ReadonlyMap<string, string> = new Map([
  [pagePath.jobs(), 'offerte'],
  [pagePath.valley(), VALLEY.slug],
  [pagePath.jobAds(), 'annunci'],
  [pagePath.jobSeekers(), 'cerco-lavoro'],
  [pagePath.candidates(), 'profili'],
  [pagePath.candidate(''), 'profili'],
  [pagePath.publishJob(), 'pubblica-offerta'],
  [pagePath.publishCandidate(), 'pubblica-profilo'],
  [pagePath.blog(), 'blog'],
  [pagePath.augustArticle(), 'blog'],
  [pagePath.cvTips(), 'consigli-cv'],
  [pagePath.howItWorks(), 'come-funziona'],
  [pagePath.help(), 'aiuto'],
  [pagePath.contact(), 'contatti'],
  ...TOWNS.map(({ page, slug }): [string, string] => [pagePath.town(page), slug]),
]);

/** Name of the picture that a page is shared with: the one its head names, else the one of its address. */
export function socialImageName({ image, canonical }: Pick<PageHead, 'image' | 'canonical'>): string {
  if (image !== null && Object.hasOwn(SOCIAL_IMAGES, image)) return image;
  const section = canonical.replace(/^(\/[^/]+).*$/, '$1');
  return BY_PATH.get(canonical) ?? BY_PATH.get(section) ?? BY_PATH.get(`${section}/`) ?? FALLBACK;
}

/** Country of each language, as social networks name both: `it_IT`. */
type Countries = Readonly<Record<PageHead['lang'], string>>;
const COUNTRIES: Countries = { it: 'IT', en: 'GB', ro: 'RO', uk: 'UA', sq: 'AL', ar: 'EG', pa: 'IN' };

/**
 * Head of a served document: that of the page, and tags for readers that run no script: the picture for social networks,
 * the feed, the site for search engines. Browsers never load this.
 */
export function documentTags(head: PageHead, siteUrl: string): HeadTag[] {
  const isHome = head.canonical === pagePath.home() && head.index;
  return [
    ...headTags(head, siteUrl),
    property('og:locale', `${head.lang}_${COUNTRIES[head.lang]}`),
    ...imageTags(head, siteUrl),
    ...(head.status === 200 ? feedLinks(head, siteUrl) : []),
    ...Object.entries(head.alternates ?? {}).map(
      ([hreflang, path]): HeadTag => ({
        tag: 'link',
        attributes: { rel: 'alternate', hreflang, href: siteUrl + path },
      }),
    ),
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
      legalName: operator.name,
      address: operator.address,
      vatID: operator.vatNumber,
      email: operator.supportEmail,
    },
  ];
}
