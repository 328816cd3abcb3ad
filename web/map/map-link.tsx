import { mapPicturePath } from '../../shared/paths.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { Icon } from '../ui/icon.tsx';

const TO_MAP = 'Scegli il comune sulla mappa';

/** From the search to the map, which on phones comes after the offers, or to the list of places below them. */
export function MapLink() {
  return (
    <p className="map-link">
      <a className="inline-flex items-center gap-2 min-h-11 lg:hidden" href="#mappa">
        <Icon name="map-pin" /> {TO_MAP}
      </a>
      <PlacesLink />
    </p>
  );
}

export function PlacesLink() {
  return (
    <a className="skip-link hidden lg:block" href="#comuni">
      <Icon name="map-pin" /> Vedi le offerte comune per comune
    </a>
  );
}

/** The valley as a stamp, shaded by open offers, that leads to the map itself where that comes after the offers. */
export function MapStampLink() {
  return (
    <a className="shrink-0 px-1.5 lg:hidden" href="#mappa">
      <MapStamp of={VALLEY.slug} />
      <span className="sr-only">{TO_MAP}</span>
    </a>
  );
}

/** The valley, or in it a municipality, small as a stamp. The text beside it says the same. */
export function MapStamp({ of: slug }: { of: string }) {
  return (
    <svg className="map-stamp" aria-hidden="true">
      <use href={`${mapPicturePath(slug)}#mappa`} />
    </svg>
  );
}
