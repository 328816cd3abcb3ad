import { HOW_IT_WORKS_CRUMBS, howItWorksHead } from '../../shared/head/how-it-works-head.ts';
import { HOW_IT_WORKS, HOW_NEXT } from '../content/how-it-works.ts';
import { type Page, sharedWithoutQuery } from '../page.ts';
import { cart } from '../ui/figures/cart.ts';
import { NextSteps } from './next-steps.tsx';
import { TextPage } from './text-page.tsx';

const HowItWorksPage = () => (
  <TextPage text={HOW_IT_WORKS} crumbs={HOW_IT_WORKS_CRUMBS} art={cart}>
    <NextSteps steps={HOW_NEXT} />
  </TextPage>
);

export const page: Page = { Component: HowItWorksPage, head: howItWorksHead, sharedAddress: sharedWithoutQuery };
