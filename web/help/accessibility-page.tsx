import { ACCESSIBILITY_CRUMBS, accessibilityHead } from '../../shared/head/accessibility-head.ts';
import { ACCESSIBILITY } from '../content/accessibility.ts';
import { type Page, sharedWithoutQuery } from '../page.ts';
import { map } from '../ui/figures/map.ts';
import { TextPage } from './text-page.tsx';

const AccessibilityPage = () => <TextPage text={ACCESSIBILITY} crumbs={ACCESSIBILITY_CRUMBS} art={map} />;

export const page: Page = { Component: AccessibilityPage, head: accessibilityHead, sharedAddress: sharedWithoutQuery };
