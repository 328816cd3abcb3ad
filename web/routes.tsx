import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { page as jobsPage } from './jobs/jobs-page.tsx';
import { Layout } from './layout/layout.tsx';
import { RouteError } from './layout/route-error.tsx';
import type { Page } from './page.ts';

type PageModule = { readonly page: Page };

const townPage = () => import('./towns/town-page.tsx');

/**
 * Every page: its path and the module that holds it. The list of all offers comes with the first script, as people arrive
 * there; the others when they are opened. A test holds the paths against `shared/paths.ts`.
 */
export const PAGES: readonly (readonly [path: string, load: () => Promise<PageModule>])[] = [
  ['/', () => import('./home/home-page.tsx')],
  ['/lavoro-vallecamonica', () => import('./valley/valley-page.tsx')],
  ['/offerte', () => Promise.resolve({ page: jobsPage })],
  ['/offerte/:id', () => import('./jobs/job-page.tsx')],
  // One address each: the router matches whole segments only.
  ['/lavoro-darfo-boario', townPage],
  ['/lavoro-breno', townPage],
  ['/lavoro-edolo', townPage],
  ['/lavoro-pisogne', townPage],
  ['/lavoro-lovere', townPage],
  ['/lavoro-ango', townPage],
  ['/lavoro-capo-di-ponte', townPage],
  ['/lavoro-iseo', townPage],
  ['/lavoro-malegno', townPage],
  ['/lavoro-niardo', townPage],
  ['/offerte-salvate', () => import('./jobs/saved-jobs-page.tsx')],
  ['/le-mie-offerte', () => import('./jobs/own-jobs-page.tsx')],
  ['/le-mie-offerte/:id', () => import('./jobs/edit-job-page.tsx')],
  ['/pubblica-offerta', () => import('./jobs/publish-job-page.tsx')],
  ['/conferma-offerta', () => import('./jobs/check-jobs-page.tsx')],
  ['/annunci-lavoro-valle-camonica', () => import('./landing/job-ads-page.tsx')],
  ['/cerco-lavoro-valle-camonica', () => import('./landing/job-seekers-page.tsx')],
  ['/cerca-profili', () => import('./candidates/candidates-page.tsx')],
  ['/candidati/:id', () => import('./candidates/candidate-page.tsx')],
  ['/pubblica-profilo', () => import('./candidates/publish-candidate-page.tsx')],
  ['/il-mio-profilo', () => import('./candidates/own-candidate-page.tsx')],
  ['/tieni-profilo', () => import('./candidates/keep-candidate-page.tsx')],
  ['/register', () => import('./accounts/register-page.tsx')],
  ['/login', () => import('./accounts/login-page.tsx')],
  ['/password-dimenticata', () => import('./accounts/forgot-password-page.tsx')],
  ['/reimposta-password', () => import('./accounts/reset-password-page.tsx')],
  ['/conferma-email', () => import('./accounts/confirm-email-page.tsx')],
  ['/rispondi-candidatura', () => import('./applications/answer-application-page.tsx')],
  ['/account', () => import('./accounts/account-page.tsx')],
  ['/candidature', () => import('./applications/applications-page.tsx')],
  ['/messaggi', () => import('./messages/messages-page.tsx')],
  ['/moderazione', () => import('./moderation/moderation-page.tsx')],
  ['/avvisi', () => import('./alerts/alerts-page.tsx')],
  ['/avvisi/conferma', () => import('./alerts/confirm-alert-page.tsx')],
  ['/avvisi/gestisci', () => import('./alerts/manage-alerts-page.tsx')],
  ['/avvisi/fine', () => import('./alerts/end-alerts-page.tsx')],
  ['/newsletter/conferma', () => import('./newsletter/confirm-newsletter-page.tsx')],
  ['/newsletter/fine', () => import('./newsletter/end-newsletter-page.tsx')],
  ['/blog', () => import('./articles/blog-page.tsx')],
  ['/blog/:slug', () => import('./articles/article-page.tsx')],
  ['/offerte-lavoro-valle-camonica-agosto-2025', () => import('./articles/article-page.tsx')],
  ['/aiuto', () => import('./help/help-page.tsx')],
  ['/contatti', () => import('./contact/contact-page.tsx')],
  ['/privacy', () => import('./help/privacy-page.tsx')],
  ['/termini', () => import('./help/terms-page.tsx')],
  ['/accessibilita', () => import('./help/accessibility-page.tsx')],
  ['/consigli-cv', () => import('./help/cv-tips-page.tsx')],
  ['/come-funziona', () => import('./help/how-it-works-page.tsx')],
  ...(import.meta.env.DEV ? ([['/ui', () => import('./ui-gallery/route.tsx')]] as const) : []),
  ['*', () => import('./layout/not-found-page.tsx')],
];

/** Never seen: the modules of the first page are there before hydration. */
const NoFallback = (): null => null;

/** Route table for one query client: each page loads its data into it before it is shown. */
export function createRoutes(client: QueryClient, now: () => Date): RouteObject[] {
  const children = PAGES.map(
    ([path, load]): RouteObject => ({
      ...(path === '/' ? { index: true } : { path, caseSensitive: true }),
      lazy: async () => {
        const { page } = await load();
        return {
          Component: page.Component,
          handle: page,
          loader: async ({ request, params }) => {
            const loading = page.load?.({ client, url: new URL(request.url), params, now: now() });
            // At the edge the data comes first. In the browser the page shows at once, with its loading state.
            if (import.meta.env.SSR) await loading;
            return null;
          },
        };
      },
    }),
  );
  return [{ path: '/', Component: Layout, ErrorBoundary: RouteError, HydrateFallback: NoFallback, children }];
}
