import { pageHead } from '../../shared/head/page-head.ts';
import type { Page } from '../page.ts';

function Stub() {
  return <h1>login-page</h1>;
}

export const page: Page = { Component: Stub, head: () => pageHead({ title: 'login-page', description: 'login-page', canonical: '/' }) };
