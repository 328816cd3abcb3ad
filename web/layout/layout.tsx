import { type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation, useRouteError } from 'react-router';
import { WordsContext } from '../app/languages.tsx';
import type { Page } from '../app/page.ts';
import { isMovedNode } from '../app/redrawn.tsx';
import { markSettled } from '../app/use-hydrated.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ladder } from '../ui/figure.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const NOWHERE = '*';

export function Layout() {
  const page = useMatches().at(-1)?.handle as Page | undefined;
  const { Frame = ItalianFrame, words = null } = page ?? {};
  return (
    <WordsContext value={words}>
      <Frame>
        <main id="contenuto" tabIndex={-1} className="flex-1">
          {/* Nothing waits here: what is around it is hydrated first, the page in tasks of its own, and a tap in between is answered. */}
          <Suspense>
            <Shown />
          </Suspense>
        </main>
      </Frame>
      <FollowPages />
    </WordsContext>
  );
}

function ItalianFrame({ children }: { readonly children: ReactNode }) {
  const english = useMatches().at(-1)?.id === NOWHERE;
  return (
    <>
      <a className="skip-link" href="#contenuto">
        {english ? 'Skip to content' : 'Vai al contenuto'}
      </a>
      <Header brandOnly={english} />
      {children}
      <Footer english={english} />
    </>
  );
}

function Shown() {
  useEffect(markSettled, []);
  return (
    <>
      {/* Another offer or article is another page: nothing of the one before is changed into it. */}
      <Outlet key={useLocation().pathname} />
      <ScrollRestoration />
    </>
  );
}

/** Everything around pages that comes of a press: the state of a navigation, the focus after it, toasts. */
function FollowPages() {
  const site = use(WordsContext)?.texts.site;
  useFocusHeading();
  useEffect(() => {
    document.addEventListener('focusin', showWholeChip);
    return () => document.removeEventListener('focusin', showWholeChip);
  }, []);
  return (
    <>
      <NavigationStatus loading={site?.loading ?? 'Caricamento...'} />
      <Toaster labels={site && { close: site.close, region: site.information }} />
    </>
  );
}

/** A thin line while the next page is on its way: on a slow phone a tap must be seen to count. */
function NavigationStatus({ loading }: { loading: string }) {
  const { state } = useNavigation();
  return (
    <div role="status">
      {state === 'loading' && (
        <>
          <span className="fixed inset-x-0 top-0 z-30 h-3px bg-larice" />
          <span className="sr-only">{loading}</span>
        </>
      )}
    </div>
  );
}

/** Scrolls a row of chips to the one that the keyboard has reached: Chromium leaves out of view one of which an edge shows. */
function showWholeChip({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches('.chip-scroll :focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** After a navigation to another page the focus goes to what the address names, else to the heading, as a new document's would go to its start. */
function useFocusHeading(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    // The part of the page that the address names may already have taken the focus.
    if (named?.contains(document.activeElement)) return;
    const target =
      named ?? document.querySelector<HTMLElement>('#contenuto h1') ?? document.getElementById('contenuto');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** A page that could not be shown: most often its code did not arrive. Links here load a whole document. */
export function RouteError() {
  const { pathname, search } = useLocation();
  const error = useRouteError();
  useEffect(markSettled, []);
  // The boundary around all pages renders them again: it is no failure to load.
  if (isMovedNode(error)) throw error;
  return (
    <main id="contenuto" lang="it" className="container section">
      <EmptyState art={ladder} title="Questa pagina non si è aperta" level={1}>
        <p>Forse la connessione è caduta, o il sito è stato aggiornato mentre lo usavi.</p>
        <p className="cluster">
          <a className={buttonClass('primary')} href={pathname + search}>
            Riprova
          </a>
          <a className={buttonClass('secondary')} href="/">
            Vai alla home
          </a>
        </p>
      </EmptyState>
    </main>
  );
}
