import { type ComponentType, memo, type NamedExoticComponent, type ReactNode, Suspense, use } from 'react';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { WordsContext } from './languages.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Makes a part of a page whose code comes when it is shown. A part that is in the document stays there until then. @param meanwhile shown in its place */
// With the next line the Worker leaves out what only browsers show, 16 kB.
/* #__NO_SIDE_EFFECTS__ */
export function deferred<Props extends object>(
  load: Load<Props>,
  meanwhile: ReactNode = <Skeleton className="h-32 w-full" />,
): NamedExoticComponent<Props> {
  let arrival: ReturnType<Load<Props>> | undefined;
  const arrive = (isServed: boolean) => {
    arrival ??= load().catch(() => (isServed ? withNetwork(load) : NotArrived));
    return arrival;
  };
  return memo<Props>((props) => (
    <Suspense fallback={meanwhile}>
      <Part arrive={arrive} props={props} />
    </Suspense>
  ));
}

type Load<Props> = () => Promise<ComponentType<Props>>;
type PartProps<Props> = { readonly arrive: (isServed: boolean) => ReturnType<Load<Props>>; readonly props: Props };

function Part<Props extends object>({ arrive, props }: PartProps<Props>) {
  const Arrived = use(arrive(!useHydrated()));
  return <Arrived {...props} />;
}

function NotArrived() {
  const site = use(WordsContext)?.texts.site;
  return (
    <RetryNotice tone="warning" label={site?.retry} retry={() => window.location.reload()}>
      {site?.offline ?? 'Una parte della pagina non è arrivata: può essere la connessione.'}
    </RetryNotice>
  );
}

/** Loads code, again when the network is back where it was lost meanwhile. */
export async function withNetwork<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((back) => window.addEventListener('online', back, { once: true }));
    return withNetwork(load);
  }
}
