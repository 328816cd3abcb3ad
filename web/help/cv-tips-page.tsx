import { type Crumb, type PageHead, pageHead } from '../../shared/head/page-head.ts';
import { pagePath } from '../../shared/paths.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { CV_NEXT, CV_TIPS } from '../content/cv-tips.ts';
import { ladder } from '../ui/figures/ladder.ts';
import { NextSteps, TextPage } from './text-page.tsx';

const CvTipsPage = () => (
  <TextPage text={CV_TIPS} crumbs={CV_TIPS_CRUMBS} art={ladder}>
    <NextSteps steps={CV_NEXT} />
  </TextPage>
);

const CV_TIPS_CRUMBS: readonly Crumb[] = [{ name: 'Consigli CV', path: pagePath.cvTips() }];

const cvTipsHead = (): PageHead =>
  pageHead({
    title: 'Consigli per il CV: come scriverlo bene',
    description:
      'Come scrivere un CV che si capisce in mezzo minuto: che cosa mettere, che cosa no, il messaggio di candidatura e quello che conta in valle.',
    keywords: ['consigli CV', 'curriculum vitae', 'come scrivere il CV', `lavoro ${VALLEY.name}`],
    canonical: pagePath.cvTips(),
    breadcrumbs: CV_TIPS_CRUMBS,
  });

export const page: Page = { Component: CvTipsPage, head: cvTipsHead, sharedAddress: sharedWithoutQuery };
