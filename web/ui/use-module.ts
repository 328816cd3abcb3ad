import { useEffect, useEffectEvent, useState } from 'react';

/** A module, once it is needed; null before, and where it does not arrive: it must be one that nothing waits for. */
export function useModule<Module>(load: () => Promise<Module>, needed: boolean): Module | null {
  const [loaded, setLoaded] = useState<{ readonly module: Module } | null>(null);
  const begin = useEffectEvent(() =>
    load().then(
      (module) => setLoaded({ module }),
      () => undefined,
    ),
  );
  useEffect(() => {
    if (needed) void begin();
  }, [needed]);
  return loaded?.module ?? null;
}
