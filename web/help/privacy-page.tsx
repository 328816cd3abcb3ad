import { type Crumb, type PageHead, pageHead } from '../../shared/head/page-head.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { PRIVACY } from '../content/privacy.ts';
import { labyrinth } from '../ui/figures/labyrinth.ts';
import { TextPage } from './text-page.tsx';

const PrivacyPage = () => <TextPage text={PRIVACY} crumbs={PRIVACY_CRUMBS} art={labyrinth} numbered />;

const PRIVACY_CRUMBS: readonly Crumb[] = [{ name: 'Privacy', path: pagePath.privacy() }];

const privacyHead = (): PageHead =>
  pageHead({
    title: 'Privacy: quali dati teniamo e perché',
    description: `Quali dati tiene ${SITE_NAME}, perché, per quanto tempo e chi li vede. Nessun tracciamento, e come far correggere o cancellare i tuoi.`,
    keywords: ['privacy', 'dati personali', 'GDPR'],
    canonical: pagePath.privacy(),
    breadcrumbs: PRIVACY_CRUMBS,
  });

export const page: Page = { Component: PrivacyPage, head: privacyHead, sharedAddress: sharedWithoutQuery };
