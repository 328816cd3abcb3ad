import { pageHead } from '../../shared/head/page-head.ts';
import type { Page } from '../app/page.ts';
import { UiGalleryPage } from './ui-gallery-page.tsx';

/** Development only: every piece of `web/ui` in every state. */
export const page: Page = {
  Component: UiGalleryPage,
  head: () =>
    pageHead({
      title: 'UI',
      description: 'Every piece of the interface',
      keywords: [],
      canonical: '/ui',
      index: false,
    }),
};
