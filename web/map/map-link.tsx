import { Icon } from '../ui/icon.tsx';

/** From the search to the map, which on phones comes after the offers, or to the list of places below them. */
export function MapLink() {
  return (
    <p className="map-link">
      <a className="inline-flex items-center gap-2 min-h-11 lg:hidden" href="#mappa">
        <Icon name="map-pin" /> Scegli il comune sulla mappa
      </a>
      <a className="skip-link hidden lg:block" href="#comuni">
        <Icon name="map-pin" /> Vedi le offerte comune per comune
      </a>
    </p>
  );
}
