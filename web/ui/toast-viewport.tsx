import * as RadixToast from 'radix-ui/toast';
import { useEffect, useRef } from 'react';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { liftToasts } from './lift-toasts.ts';
import { dismissToast, TOAST_DURATION_MS, type Toast } from './toast-store.ts';

/** The toast itself. Radix announces it, pauses it under pointer and focus, and lets it be swiped away. */
export function ToastViewport({ toast }: { toast: Toast }) {
  const destructive = toast.tone === 'destructive';
  const region = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast finds its place, on the page that it goes along to, too
  useEffect(() => {
    const toasts = region.current;
    if (!toasts || !toast.open) return;
    const observer = new ResizeObserver(() => liftToasts(toasts));
    for (const changed of [toasts, document.body]) observer.observe(changed);
    return () => observer.disconnect();
  }, [toast.id, toast.open]);
  return (
    <RadixToast.Provider label="Notifica" duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      <RadixToast.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => {
          if (!open) dismissToast(toast.id);
        }}
        className={destructive ? 'toast toast-destructive' : 'toast'}
      >
        {destructive && <Icon name="circle-alert" className="mt-2.5" />}
        <div className="grow min-w-0 py-1.5 sm:py-2.5">
          <RadixToast.Title className="font-600">{toast.title}</RadixToast.Title>
          {toast.description !== undefined && (
            <RadixToast.Description className="text-ink text-sm leading-snug">
              {toast.description}
            </RadixToast.Description>
          )}
        </div>
        <RadixToast.Close aria-label="Chiudi" className={buttonClass('icon')}>
          <Icon name="x" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport ref={region} hotkey={['F8']} label="Notifiche ({hotkey})" className="toast-region" />
    </RadixToast.Provider>
  );
}
