import { notFoundHead } from '../../shared/head/not-found-head.ts';
import type { Page } from '../page.ts';

function NotFoundPage() {
  return <h1>Page not found</h1>;
}

export const page: Page = { Component: NotFoundPage, head: notFoundHead };
