import type { RouteObject } from 'react-router';
import { Layout } from '../layout/layout.tsx';
import { UnsavedView } from '../offline/unsaved-view.tsx';

/** Route table of the document that the service worker shows where it has no copy: every address is that one page. */
export const UNSAVED_ROUTES: RouteObject[] = [
  { path: '/', Component: Layout, children: [{ path: '*', Component: UnsavedView }] },
];
