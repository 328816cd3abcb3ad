import { RADIUS } from '../../shared/job-values.ts';
import { Select } from '../ui/select.tsx';
import type { Near } from './near.ts';
import { usePlace } from './place-query.ts';

const KM = Array.from({ length: (RADIUS.max - RADIUS.min) / RADIUS.step + 1 }, (_, n) => RADIUS.min + n * RADIUS.step);

type RadiusSelectProps = {
  readonly search: { readonly location: string; readonly radius: number | null; readonly near: Near | null };
};

/** How far around the municipality that was written; nothing where none was, or the visitor's own position is measured from. */
export function RadiusSelect({ search: { location, radius, near } }: RadiusSelectProps) {
  const place = usePlace(location);
  if (near !== null || place === null) return null;
  return (
    <Select label="Entro" name="radius" defaultValue={radius ?? ''} placeholder="Solo qui">
      {KM.map((km) => (
        <option key={km} value={km}>
          {`${km} km`}
        </option>
      ))}
    </Select>
  );
}
