import { type ComponentType, lazy, memo, type NamedExoticComponent, Suspense } from 'react';
import { RetryNotice } from './retry-notice.tsx';
import { Skeleton } from './skeleton.tsx';

/**
 * Makes a part of a page whose code comes when it is shown, as most people who open the page never see it. A part that is in the
 * document stays there until then, while its props are the same.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): NamedExoticComponent<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: NotArrived }),
    ),
  );
  return memo<Props>((props) => (
    <Suspense fallback={<Skeleton className="h-32 w-full" />}>
      <Part {...props} />
    </Suspense>
  ));
}

/** Stands in for a part whose code could not be fetched. */
const NotArrived = () => (
  <RetryNotice tone="warning" retry={() => window.location.reload()}>
    Una parte della pagina non è arrivata: può essere la connessione.
  </RetryNotice>
);
