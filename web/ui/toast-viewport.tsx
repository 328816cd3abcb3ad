import * as RadixToast from 'radix-ui/toast';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { dismissToast, TOAST_DURATION_MS, type Toast } from './toast-store.ts';

/** The toast itself. Radix announces it, pauses it under pointer and focus, and lets it be swiped away. */
export function ToastViewport({ toast }: { toast: Toast }) {
  const destructive = toast.tone === 'destructive';
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
        <div className="grow min-w-0 py-2">
          <RadixToast.Title className="font-600">{toast.title}</RadixToast.Title>
          {toast.description !== undefined && (
            <RadixToast.Description className="text-ink text-sm">{toast.description}</RadixToast.Description>
          )}
        </div>
        <RadixToast.Close aria-label="Chiudi" className={buttonClass('icon')}>
          <Icon name="x" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport hotkey={['F8']} label="Notifiche ({hotkey})" className="toast-region" />
    </RadixToast.Provider>
  );
}
