import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation to another page the focus goes to its heading, as a new document's would go to its start. */
export function useFocusHeading(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '') return;
    const heading = document.querySelector<HTMLElement>('#contenuto h1') ?? document.getElementById('contenuto');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
