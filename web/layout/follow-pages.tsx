import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Toaster } from '../ui/toaster.tsx';

/** Everything around pages that comes of a press: the state of a navigation, the focus after it, toasts. */
export function FollowPages() {
  useFocusHeading();
  return (
    <>
      <NavigationStatus />
      <Toaster />
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
