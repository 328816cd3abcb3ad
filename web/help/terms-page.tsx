import { TERMS_CRUMBS, termsHead } from '../../shared/head/terms-head.ts';
import { TERMS } from '../content/terms.ts';
import { type Page, sharedWithoutQuery } from '../page.ts';
import { house } from '../ui/figures/house.ts';
import { TextPage } from './text-page.tsx';

const TermsPage = () => <TextPage text={TERMS} crumbs={TERMS_CRUMBS} art={house} numbered />;

export const page: Page = { Component: TermsPage, head: termsHead, sharedAddress: sharedWithoutQuery };
