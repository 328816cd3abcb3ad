import { type Crumb, type PageHead, pageHead } from '../../shared/head/page-head.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { ACCESSIBILITY } from '../content/accessibility.ts';
import { map } from '../ui/figures/map.ts';
import { TextPage } from './text-page.tsx';

const AccessibilityPage = () => <TextPage text={ACCESSIBILITY} crumbs={ACCESSIBILITY_CRUMBS} art={map} />;

const ACCESSIBILITY_CRUMBS: readonly Crumb[] = [{ name: 'Accessibilità', path: pagePath.accessibility() }];

const accessibilityHead = (): PageHead =>
  pageHead({
    title: 'Dichiarazione di accessibilità del sito',
    description: `Quanto è accessibile ${SITE_NAME}, come lo proviamo, che cosa manca ancora e come segnalare un problema che ti blocca.`,
    keywords: ['accessibilità', 'WCAG 2.2'],
    canonical: pagePath.accessibility(),
    breadcrumbs: ACCESSIBILITY_CRUMBS,
  });

export const page: Page = { Component: AccessibilityPage, head: accessibilityHead, sharedAddress: sharedWithoutQuery };
