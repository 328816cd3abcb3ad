import type { Point } from '../../shared/places/distance.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import { townBySlug } from '../../shared/places/towns.ts';

export type Place = Point & { readonly name: string };

/** The municipality that a location text names, or that has a CAP to itself; null where that is none, or several. */
export function findPlace(location: string): Place | null {
  const [place, ...others] = resolvePlaces(location);
  if (!place || others.length > 0) return null;
  const { lat, lon } = townBySlug(place.slug) ?? place;
  return { name: place.name, lat, lon };
}
