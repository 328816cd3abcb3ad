import { type Crumb, type PageHead, pageHead } from '../../shared/head/page-head.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { HOW_IT_WORKS, HOW_NEXT } from '../content/how-it-works.ts';
import { cart } from '../ui/figures/cart.ts';
import { NextSteps, TextPage } from './text-page.tsx';

const HowItWorksPage = () => (
  <TextPage text={HOW_IT_WORKS} crumbs={HOW_IT_WORKS_CRUMBS} art={cart}>
    <NextSteps steps={HOW_NEXT} />
  </TextPage>
);

const HOW_IT_WORKS_CRUMBS: readonly Crumb[] = [{ name: 'Come funziona', path: pagePath.howItWorks() }];

const howItWorksHead = (): PageHead =>
  pageHead({
    title: `Come funziona ${SITE_NAME}, passo per passo`,
    description: `Come si cerca lavoro e come si trova personale ${VALLEY.in}: candidature, profili, offerte. Gratis, senza intermediari.`,
    keywords: ['come funziona', `cercare lavoro ${VALLEY.name}`, 'trovare personale'],
    canonical: pagePath.howItWorks(),
    breadcrumbs: HOW_IT_WORKS_CRUMBS,
  });

export const page: Page = { Component: HowItWorksPage, head: howItWorksHead, sharedAddress: sharedWithoutQuery };
