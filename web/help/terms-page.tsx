import { type Crumb, type PageHead, pageHead } from '../../shared/head/page-head.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { TERMS } from '../content/terms.ts';
import { house } from '../ui/figures/house.ts';
import { TextPage } from './text-page.tsx';

const TermsPage = () => <TextPage text={TERMS} crumbs={TERMS_CRUMBS} art={house} numbered />;

const TERMS_CRUMBS: readonly Crumb[] = [{ name: 'Termini', path: pagePath.terms() }];

const termsHead = (): PageHead =>
  pageHead({
    title: 'Termini di utilizzo della bacheca',
    description: `Le regole di ${SITE_NAME}: che cosa offre la bacheca, che cosa si può pubblicare, come si segnala un abuso e chi risponde di che cosa.`,
    keywords: ['termini di utilizzo', 'regole'],
    canonical: pagePath.terms(),
    breadcrumbs: TERMS_CRUMBS,
  });

export const page: Page = { Component: TermsPage, head: termsHead, sharedAddress: sharedWithoutQuery };
