import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToast } from './plain-toast.tsx';
import { currentToast, subscribeToToasts } from './toast-store.ts';

const ToastViewport = lazy(() =>
  import('./toast-viewport.tsx').then(
    (module) => ({ default: module.ToastViewport }),
    () => ({ default: PlainToast }),
  ),
);

/** Mounted once, in the layout. Fetches the toast's code when the first one is shown. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport toast={toast} />
    </Suspense>
  );
}
