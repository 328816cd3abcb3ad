import { SITE_NAME } from '../site.ts';
import { VALLEY } from '../valley/valley.ts';
import { type PageHead, pageHead } from './page-head.ts';

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
