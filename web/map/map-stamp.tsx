import { mapPicturePath } from '../../shared/paths.ts';

/** The valley, or in it a municipality, small as a stamp. The text beside it says the same. */
export function MapStamp({ of: slug }: { of: string }) {
  return (
    <svg className="map-stamp" aria-hidden="true">
      <use href={`${mapPicturePath(slug)}#mappa`} />
    </svg>
  );
}
