import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';

export type MutationButtonProps = Omit<ComponentProps<typeof Button>, 'loading' | 'onClick' | 'ref'> & {
  readonly mutation: { readonly isPending: boolean; readonly mutate: () => void };
};

/** A press that changes something. If that takes the button away, the focus goes on to the heading of the part around it. */
export function MutationButton({ mutation, ...button }: MutationButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = ref.current;
    return () => {
      if (pressed && pressed === document.activeElement) passFocus(pressed);
    };
  }, []);
  return <Button {...button} ref={ref} loading={mutation.isPending} onClick={() => mutation.mutate()} />;
}

const PARTS = 'section, article, dialog, main';

function passFocus(gone: HTMLElement): void {
  const parts: HTMLElement[] = [];
  for (
    let part = gone.closest<HTMLElement>(PARTS);
    part;
    part = part.parentElement?.closest<HTMLElement>(PARTS) ?? null
  )
    parts.push(part);
  requestAnimationFrame(() => {
    // A page may know a better place.
    if (document.activeElement !== document.body) return;
    const part = parts.find(({ isConnected }) => isConnected);
    const heading = document.getElementById(part?.getAttribute('aria-labelledby') ?? '') ?? part;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
