import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type Disclosure = {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Adds the parts of a menu that a native disclosure lacks: it closes at a new address, at a press or focus outside, and on
 * Escape, which returns the focus. It opens before, and without, any script.
 */
export function useDisclosure(): Disclosure {
  const ref = useRef<HTMLDetailsElement>(null);
  const { pathname, search } = useLocation();
  const shown = useRef(pathname + search);
  useEffect(() => {
    // Leaves a menu open that was opened before hydration.
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    if (ref.current) ref.current.open = false;
  }, [pathname, search]);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) ref.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return;
    // Escape closes a nested disclosure only.
    event.stopPropagation();
    ref.current.open = false;
    ref.current.querySelector('summary')?.focus();
  };
  return { ref, onKeyDown };
}
