import type { ComponentType } from 'react';
import { ownHead } from '../../shared/head/page-head.ts';
import { type Page, sharedWithoutQuery } from './page.ts';

/** A page about one's own things: one document for everybody, and nothing for search engines. */
export const ownPage = (Component: ComponentType, ...head: Parameters<typeof ownHead>): Page => ({
  Component,
  head: () => ownHead(...head),
  sharedAddress: sharedWithoutQuery,
});
