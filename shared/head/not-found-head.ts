import { type PageHead, pageHead } from './page-head.ts';

/** The English page for addresses that lead nowhere. */
export const notFoundHead = (): PageHead =>
  pageHead({
    title: 'Page not found · Lavoro in Valle',
    description: 'This address does not lead to a page of Lavoro in Valle, the job board of Valle Camonica.',
    canonical: '/',
    index: false,
    status: 404,
  });
