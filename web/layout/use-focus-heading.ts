import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation to another page the focus goes to what the address names, else to the heading, as a new document's would go to its start. */
export function useFocusHeading(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    // What the address names may have put the focus where it belongs.
    if (named?.contains(document.activeElement)) return;
    const target =
      named ?? document.querySelector<HTMLElement>('#contenuto h1') ?? document.getElementById('contenuto');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
