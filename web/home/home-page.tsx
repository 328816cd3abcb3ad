import { pageHead } from '../../shared/head/page-head.ts';
import type { Page } from '../page.ts';

function Stub() {
  return <h1>home-page</h1>;
}

export const page: Page = { Component: Stub, head: () => pageHead({ title: 'home-page', description: 'home-page', canonical: '/' }) };
