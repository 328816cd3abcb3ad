import { RADIUS } from '../../shared/job-values.ts';
import { distanceKm } from '../../shared/places/distance.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import type { Near } from './near.ts';

/** Beyond this no radius reaches anything that has a position. */
const FAR_KM = VALLEY.reachKm + RADIUS.max;

/** Says why a list around a visitor who is far away holds only what has no place. */
export function FarNotice({ near }: { near: Near | null }) {
  if (near === null || distanceKm(VALLEY.centre, near) <= FAR_KM) return null;
  return <p className="muted">La tua posizione è lontana dalla valle: restano i risultati senza un luogo preciso.</p>;
}
