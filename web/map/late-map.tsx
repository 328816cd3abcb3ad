import { lazy, Suspense } from 'react';
import type { ValleyMapProps } from './valley-map.tsx';

/** The places of the map and of its list, which links name. */
const MapPlace = () => (
  <>
    <figure id="mappa" className="map no-print" aria-busy="true" />
    <div id="comuni" />
  </>
);

const load = () =>
  import('./valley-map.tsx').then(
    ({ ValleyMap }) => ({ default: ValleyMap }),
    () => ({ default: MapPlace }),
  );
// Asked for with the page, which answers presses before it has come.
const begun = import.meta.env.SSR ? null : load();
const Drawn = lazy(() => begun ?? load());

/** The map with its list: the links of the document work before its code has come. */
export const ValleyMap = (props: ValleyMapProps) => (
  <Suspense fallback={<MapPlace />}>
    <Drawn {...props} />
  </Suspense>
);
