import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { tellPageStands } from '../app/page-stands.ts';
import { Toaster } from '../ui/toaster.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Frame of every page. */
export function Layout() {
  return (
    <>
      <a className="skip-link" href="#contenuto">
        Vai al contenuto
      </a>
      <Header />
      <main id="contenuto" tabIndex={-1} className="flex-1">
        {/* Nothing waits here: what is around it is hydrated first, the page in tasks of its own, and a tap in between is answered. */}
        <Suspense>
          <Shown />
        </Suspense>
      </main>
      <Footer />
      <NavigationStatus />
      <Toaster />
    </>
  );
}

function Shown() {
  useFocusHeading();
  useEffect(tellPageStands, []);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** A thin line while the next page is on its way: on a slow phone a tap must be seen to count. */
function NavigationStatus() {
  const { state } = useNavigation();
  return (
    <div role="status">
      {state === 'loading' && (
        <>
          <span className="navigation-bar" />
          <span className="sr-only">Caricamento...</span>
        </>
      )}
    </div>
  );
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
