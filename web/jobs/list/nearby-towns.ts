import { distanceKm, formatKm, type Point } from '../../../shared/places/distance.ts';
import { MUNICIPALITIES } from '../../../shared/places/municipalities.ts';
import type { FilterCounts } from './filter-counts.tsx';

/** A municipality with offers that a search would find there. */
type NearbyTown = { readonly name: string; readonly km: string; readonly total: number };

const SHOWN = 3;

/** The nearest municipalities in which a search would find something, were it not for its place. */
export function nearbyTowns(counts: FilterCounts, from: Point): readonly NearbyTown[] {
  return MUNICIPALITIES.map(({ slug, name, lat, lon }) => ({
    name,
    total: counts?.location?.[slug] ?? 0,
    far: distanceKm(from, { lat, lon }),
  }))
    .filter(({ total, far }) => total > 0 && far > 0)
    .sort((a, b) => a.far - b.far)
    .slice(0, SHOWN)
    .map(({ name, total, far }) => ({ name, total, km: formatKm(far) }));
}
