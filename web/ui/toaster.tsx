import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { currentToast, dismissToast, subscribeToToasts, TOAST_DURATION_MS, type ToastProps } from './toast-store.ts';

const ToastViewport = lazy<ComponentType<ToastProps>>(() =>
  import('./toast-viewport.tsx').then(
    (module) => ({ default: module.ToastViewport }),
    () => ({ default: PlainToast }),
  ),
);

/** Mounted once, in the layout. Fetches the toast's code when the first one is shown. */
export function Toaster({ labels }: Pick<ToastProps, 'labels'>) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport toast={toast} labels={labels} />
    </Suspense>
  );
}

/** Stands in for the toast when its code cannot be fetched: without a network people must read what went wrong all the more. */
function PlainToast({ toast }: ToastProps) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast.id]);

  if (!toast.open) return null;
  const destructive = toast.tone === 'destructive';
  return (
    <div role="alert" className="toast-region">
      <div className={destructive ? 'toast toast-destructive' : 'toast'}>
        {destructive && <Icon name="circle-alert" className="mt-2.5" />}
        <div className="flex-[1_1_9rem] min-w-0 py-1.5 sm:py-2.5">
          <p className="font-600">{toast.title}</p>
          {toast.description !== undefined && <p className="text-ink text-sm leading-snug">{toast.description}</p>}
        </div>
      </div>
    </div>
  );
}
