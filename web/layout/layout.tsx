import { Suspense, useEffect } from 'react';
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { tellPageStands } from '../page-stands.ts';
import { Toaster } from '../ui/toaster.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationStatus } from './navigation-status.tsx';
import { useFocusHeading } from './use-focus-heading.ts';

/** What every page stands in. */
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
  useScrollRestoration();
  useEffect(tellPageStands, []);
  return <Outlet />;
}
