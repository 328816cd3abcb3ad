import { pageHead } from '../../shared/head/page-head.ts';
import type { Page } from '../page.ts';

function Stub() {
  return <h1>register-page</h1>;
}

export const page: Page = { Component: Stub, head: () => pageHead({ title: 'register-page', description: 'register-page', canonical: '/' }) };
