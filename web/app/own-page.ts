import type { ComponentType } from 'react';
import { type PageHead, pageHead } from '../../shared/head/page-head.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { type Page, sharedWithoutQuery } from './page.ts';

type OwnHead = Pick<PageHead, 'title' | 'description' | 'keywords'>;

/** A page about one's own things: one document for everybody, and nothing for search engines. */
export const ownPage = (Component: ComponentType, canonical: string, { title, ...head }: OwnHead): Page => ({
  Component,
  head: () => pageHead({ ...head, title: `${title} · ${SITE_NAME}`, canonical, index: false }),
  sharedAddress: sharedWithoutQuery,
});
