import { pageHead } from '../../shared/head/page-head.ts';
import type { Page } from '../page.ts';

function Stub() {
  return <h1>job-page</h1>;
}

export const page: Page = { Component: Stub, head: () => pageHead({ title: 'job-page', description: 'job-page', canonical: '/' }) };
