import { PRIVACY_CRUMBS, privacyHead } from '../../shared/head/privacy-head.ts';
import { PRIVACY } from '../content/privacy.ts';
import { type Page, sharedWithoutQuery } from '../page.ts';
import { labyrinth } from '../ui/figures/labyrinth.ts';
import { TextPage } from './text-page.tsx';

const PrivacyPage = () => <TextPage text={PRIVACY} crumbs={PRIVACY_CRUMBS} art={labyrinth} numbered />;

export const page: Page = { Component: PrivacyPage, head: privacyHead, sharedAddress: sharedWithoutQuery };
