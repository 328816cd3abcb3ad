import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type DeferredFormProps<Props> = {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** True if its code comes only once somebody gets near it. */
  readonly near?: boolean;
  readonly withoutScript: string;
  /** Widths of labels and button in the outline that is shown meanwhile. */
  readonly labels: readonly string[];
  readonly submit: string;
  readonly area?: ReactNode;
};

/** A form whose code comes once the page is there: most people only read, and the page must not wait for it. */
export function DeferredForm<Props extends object>({ load, props, near = false, ...shape }: DeferredFormProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchForm = useCallback(() => {
    setFailed(false);
    load().then(
      (loaded) => setForm(() => loaded),
      () => setFailed(true),
    );
  }, [load]);
  useEffect(() => {
    if (!near || !place.current) return fetchForm();
    const comes = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        comes.disconnect();
        fetchForm();
      },
      { rootMargin: '50%' },
    );
    comes.observe(place.current);
    return () => comes.disconnect();
  }, [near, fetchForm]);
  if (Form) return <Form {...props} />;
  if (failed)
    return (
      <RetryNotice tone="warning" retry={fetchForm}>
        Il modulo non è arrivato: può essere la connessione.
      </RetryNotice>
    );
  return (
    <>
      <noscript>
        <p>{shape.withoutScript}</p>
      </noscript>
      <div ref={place} className="flex flex-col gap-5 needs-script" aria-busy="true">
        <p className="sr-only">Caricamento del modulo...</p>
        {shape.labels.map((width) => (
          <div key={width} className="field">
            <Skeleton className={`h-6 ${width}`} />
            <Skeleton className="h-12 w-full" />
          </div>
        ))}
        {shape.area}
        <Skeleton className={`h-11 ${shape.submit}`} />
      </div>
    </>
  );
}
