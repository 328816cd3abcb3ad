import { CV_TIPS_CRUMBS, cvTipsHead } from '../../shared/head/cv-tips-head.ts';
import { CV_NEXT, CV_TIPS } from '../content/cv-tips.ts';
import { type Page, sharedWithoutQuery } from '../page.ts';
import { ladder } from '../ui/figures/ladder.ts';
import { NextSteps } from './next-steps.tsx';
import { TextPage } from './text-page.tsx';

const CvTipsPage = () => (
  <TextPage text={CV_TIPS} crumbs={CV_TIPS_CRUMBS} art={ladder}>
    <NextSteps steps={CV_NEXT} />
  </TextPage>
);

export const page: Page = { Component: CvTipsPage, head: cvTipsHead, sharedAddress: sharedWithoutQuery };
