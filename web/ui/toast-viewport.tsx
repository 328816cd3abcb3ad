import * as RadixToast from 'radix-ui/toast';
import { useEffect, useRef } from 'react';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { dismissToast, TOAST_DURATION_MS, type ToastProps } from './toast-store.ts';

/** The toast itself. Radix announces it, pauses it under pointer and focus, and lets it be swiped away. */
export function ToastViewport({ toast, labels }: ToastProps) {
  const destructive = toast.tone === 'destructive';
  const { close, region: label } = labels ?? { close: 'Chiudi', region: 'Notifica' };
  const region = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast finds its place, on the page that it goes along to, too
  useEffect(() => {
    const toasts = region.current;
    if (!toasts || !toast.open) return;
    const lift = () => liftToasts(toasts);
    const observer = new ResizeObserver(lift);
    for (const changed of [toasts, document.body]) observer.observe(changed);
    window.visualViewport?.addEventListener('resize', lift);
    return () => {
      observer.disconnect();
      window.visualViewport?.removeEventListener('resize', lift);
    };
  }, [toast.id, toast.open]);
  return (
    <RadixToast.Provider label={label} duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      <RadixToast.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => {
          if (!open) dismissToast(toast.id);
        }}
        className={destructive ? 'toast toast-destructive' : 'toast'}
      >
        {destructive && <Icon name="circle-alert" className="mt-2.5" />}
        <div className="flex-[1_1_9rem] min-w-0 py-1.5 sm:py-2.5">
          <RadixToast.Title className="font-600">{toast.title}</RadixToast.Title>
          {toast.description !== undefined && (
            <RadixToast.Description className="text-ink text-sm leading-snug">
              {toast.description}
            </RadixToast.Description>
          )}
        </div>
        <RadixToast.Close aria-label={close} className={buttonClass('icon')}>
          <Icon name="x" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport
        ref={region}
        hotkey={['F8']}
        label={labels ? `${label} ({hotkey})` : 'Notifiche ({hotkey})'}
        className="toast-region"
      />
    </RadixToast.Provider>
  );
}

/** Part of the page that a toast should not cover, and how much worse that is than an empty place. */
type Taken = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'> & { readonly weight: number };

/** The worst first: without its label nobody knows a field, header and bar are for all of the page, and its main button is what it is there for; headings and leads say what is there; a link can wait. */
const WEIGHTS = [
  ['.site-header, .apply-bar, .proposal, .search-line, .btn-primary, label, legend', 1000],
  ['button, input, select, textarea, summary, .btn, [href^="tel:"]', 30],
  ['h1, h2, h3, .text-lead', 5],
  ['a', 1],
] as const;

const STEP = 4;

/** How far up a box at the bottom of the window is lifted: the least that covers nothing, else what covers least. */
export function liftOver(box: Omit<Taken, 'weight'>, taken: readonly Taken[]): number {
  let best = { lift: 0, cost: Number.POSITIVE_INFINITY };
  for (let lift = 0; box.top - lift >= 0; lift += STEP) {
    const cost = taken.reduce((sum, { top, bottom, left, right, weight }) => {
      const width = Math.min(box.right, right) - Math.max(box.left, left);
      const height = Math.min(box.bottom - lift, bottom) - Math.max(box.top - lift, top);
      return sum + (width > 0 && height > 0 ? width * height * weight : 0);
    }, 0);
    if (cost < best.cost) best = { lift, cost };
    if (cost === 0) break;
  }
  return best.lift;
}

/** True for what is painted; `checkVisibility` is newer than the oldest browsers (vite.config.ts). */
const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible' &&
  // Closed parts have a place of their own, where nobody sees them.
  !element.closest('details:not([open]) > :not(summary)');

/** Part of the window that a keyboard on the screen lies over, which leaves the window as high as it is. */
function underKeyboard(): readonly Taken[] {
  const { visualViewport: seen, innerWidth, innerHeight } = window;
  return seen
    ? [{ top: seen.offsetTop + seen.height, bottom: innerHeight, left: 0, right: innerWidth, weight: 1000 }]
    : [];
}

/** Lifts the toasts from the bottom of the window to a place where they are in the way of nothing. */
function liftToasts(region: HTMLElement): void {
  region.style.removeProperty('translate');
  const taken = WEIGHTS.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !region.contains(element) && isShown(element))
      .map((element): Taken => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return { top, bottom, left, right, weight };
      }),
  );
  const { top, bottom, left, right } = region.getBoundingClientRect();
  // The toast moves while it appears, its region does not.
  const inset = Number.parseFloat(getComputedStyle(region).paddingTop);
  const box = { top: top + inset, bottom: bottom - inset, left: left + inset, right: right - inset };
  const lift = liftOver(box, [...taken, ...underKeyboard()]);
  if (lift > 0) region.style.setProperty('translate', `0 -${lift}px`);
}
