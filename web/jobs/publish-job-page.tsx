import { pageHead } from '../../shared/head/page-head.ts';
import type { Page } from '../page.ts';

function Stub() {
  return <h1>publish-job-page</h1>;
}

export const page: Page = { Component: Stub, head: () => pageHead({ title: 'publish-job-page', description: 'publish-job-page', canonical: '/' }) };
