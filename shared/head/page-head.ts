import type { Language } from '../languages.ts';
import { SITE_NAME } from '../site.ts';
import { VALLEY } from '../valley/valley.ts';

/** One step of the way from the home page to a page. */
export type Crumb = { readonly name: string; readonly path: string };

/** A schema.org object. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Head of a page, and its meaning for search engines. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Language of the page and of what is around it. */
  readonly lang: 'it' | Language;
  /** Path of the canonical address, without filters. */
  readonly canonical: string;
  /** True if search engines may list the page. */
  readonly index: boolean;
  /** HTTP status of the document. */
  readonly status: number;
  readonly ogType: 'website' | 'article';
  /** Name of the picture that it is shared with (`social-images.ts`); null, or one that is not there: that of its address. */
  readonly image: string | null;
  /** The way here from the home page, without it and with the page itself; empty where the page shows none. */
  readonly breadcrumbs: readonly Crumb[];
  /** The page in other languages that search engines may list: path by language. */
  readonly alternates?: Readonly<Record<string, string>>;
  /** Structured data, one object each; as a function of the site's origin where it names absolute addresses. */
  readonly jsonLd: readonly (StructuredData | ((siteUrl: string) => StructuredData))[];
};

/** Head of an ordinary page: indexed, status 200; `parts` says what is different. */
export function pageHead(
  parts: Pick<PageHead, 'title' | 'description' | 'keywords' | 'canonical'> & Partial<PageHead>,
): PageHead {
  return {
    lang: 'it',
    index: true,
    status: 200,
    ogType: 'website',
    image: null,
    breadcrumbs: [],
    jsonLd: [],
    ...parts,
  };
}

/** Head of a page for somebody who is already here, such as a form or one's own rows: not for search engines. */
export const ownHead = (canonical: string, head: Pick<PageHead, 'title' | 'description' | 'keywords'>): PageHead =>
  pageHead({ ...head, title: `${head.title} · ${SITE_NAME}`, canonical, index: false });

/** Head of what is not there, or could not be made. */
export const missingHead = (
  title: string,
  description: string,
  canonical: string,
  status: 404 | 503 = 404,
): PageHead => ({
  ...ownHead(canonical, { title, description, keywords: [] }),
  status,
});

/** The English page for addresses that lead nowhere. */
export const notFoundHead = (): PageHead =>
  pageHead({
    title: `Page not found · ${SITE_NAME}`,
    description: `This address does not lead to a page of ${SITE_NAME}, the job board of ${VALLEY.name}.`,
    keywords: [],
    lang: 'en',
    canonical: '/',
    index: false,
    status: 404,
  });
