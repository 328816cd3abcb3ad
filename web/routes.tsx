import type { LoaderFunction, RouteObject } from 'react-router';
import type { TownTexts } from './content/town-settings.ts';
import { Layout } from './layout/layout.tsx';
import { RouteError } from './layout/route-error.tsx';
import type { Page, PageContext } from './page.ts';

type PageModule = { readonly page: Page };

/** The page of a town: what all of them share, and what is written about this one. */
const townPage = (loadTexts: () => Promise<{ readonly TEXTS: TownTexts }>) => async (): Promise<PageModule> => {
  const [{ townPage: pageOf }, { TEXTS }] = await Promise.all([import('./towns/town-page.tsx'), loadTexts()]);
  return { page: pageOf(TEXTS) };
};

/** Every page: its path and the module that holds it, which is loaded when it is opened. A test holds the paths against `shared/paths.ts`. */
export const PAGES: readonly (readonly [path: string, load: () => Promise<PageModule>])[] = [
  ['/', () => import('./home/home-page.tsx')],
  ['/lavoro-vallecamonica', () => import('./valley/valley-page.tsx')],
  ['/offerte', () => import('./jobs/jobs-page.tsx')],
  ['/offerte/:id', () => import('./jobs/job-page.tsx')],
  // One address each: the router matches whole segments only.
  ['/lavoro-darfo-boario', townPage(() => import('./content/towns/darfo-boario.ts'))],
  ['/lavoro-breno', townPage(() => import('./content/towns/breno.ts'))],
  ['/lavoro-edolo', townPage(() => import('./content/towns/edolo.ts'))],
  ['/lavoro-pisogne', townPage(() => import('./content/towns/pisogne.ts'))],
  ['/lavoro-lovere', townPage(() => import('./content/towns/lovere.ts'))],
  ['/lavoro-ango', townPage(() => import('./content/towns/ango.ts'))],
  ['/lavoro-capo-di-ponte', townPage(() => import('./content/towns/capo-di-ponte.ts'))],
  ['/lavoro-iseo', townPage(() => import('./content/towns/iseo.ts'))],
  ['/lavoro-malegno', townPage(() => import('./content/towns/malegno.ts'))],
  ['/lavoro-niardo', townPage(() => import('./content/towns/niardo.ts'))],
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

/**
 * Route table, of all pages or of those that are given.
 * @param loadPage fetches what a page shows, before it is rendered at the edge; in the browser the router does
 */
export function createRoutes(
  loadPage?: (page: Page, at: Pick<PageContext, 'url' | 'params'>) => unknown,
  pages: typeof PAGES = PAGES,
): RouteObject[] {
  const children = pages.map(
    ([path, load]): RouteObject => ({
      ...(path === '/' ? { index: true } : { path, caseSensitive: true }),
      lazy: async () => {
        const { page } = await load();
        const loader: LoaderFunction = async ({ request, params }) => {
          await loadPage?.(page, { url: new URL(request.url), params });
          return null;
        };
        return { Component: page.Component, handle: page, ...(loadPage && { loader }) };
      },
    }),
  );
  return [{ path: '/', Component: Layout, ErrorBoundary: RouteError, children }];
}
