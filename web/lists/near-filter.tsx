import { startTransition, useRef, useState } from 'react';
import { RADIUS } from '../../shared/job-values.ts';
import { distanceKm } from '../../shared/places/distance.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { askPosition, type Position } from '../app/position.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Range } from '../ui/range.tsx';
import { Select } from '../ui/select.tsx';
import { usePlace } from './place-query.ts';
import type { Near } from './search-address.ts';

const POSITION_MS = 15_000;

/** The visitor's position; null if it is refused or unknown. */
export const askNear = (): Promise<Position | null> => askPosition(navigator.geolocation, { timeoutMs: POSITION_MS });

type NearFilterProps = {
  readonly near: Near | null;
  /** Turns the filter on, moves its radius, or turns it off. */
  readonly onChange: (near: Near | null) => Promise<void>;
  readonly label: string;
  readonly defaultRadius: number;
};

/** Turning it on asks for the visitor's position; refused or unknown, it goes off again in silence. */
export function NearFilter({ near, onChange, label, defaultRadius }: NearFilterProps) {
  // The box shows what was chosen at once: the address follows only when the list has come.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const latest = useRef(0);

  const turn = async (on: boolean) => {
    latest.current += 1;
    const mine = latest.current;
    setChosen(on);
    const position = on ? await askNear() : null;
    // Turned the other way while the device was looking: that choice counts.
    if (mine !== latest.current) return;
    if (position) await onChange({ ...position, radius: defaultRadius });
    if (!on) await onChange(null);
    // With the router's own update, which is a transition: else the box would turn back for a moment.
    if (mine === latest.current) startTransition(() => setChosen(null));
  };

  return (
    <div className="stack-sm">
      <div className="needs-script">
        <Checkbox
          name="near"
          label={label}
          hint={chosen ? 'Cerco la tua posizione...' : undefined}
          checked={chosen ?? near !== null}
          onChange={(event) => void turn(event.currentTarget.checked)}
        />
      </div>
      {near !== null && (
        <>
          <input type="hidden" name="lat" value={near.lat} />
          <input type="hidden" name="lon" value={near.lon} />
          <Range
            label="Distanza massima"
            name="radius"
            min={RADIUS.min}
            max={RADIUS.max}
            step={RADIUS.step}
            value={near.radius}
            valueText={(km) => `${km} km`}
            onCommit={(radius) => void onChange({ ...near, radius })}
          />
        </>
      )}
    </div>
  );
}

/** Beyond this no radius reaches anything that has a position. */
const FAR_KM = VALLEY.reachKm + RADIUS.max;

/** Says why a list around a visitor who is far away holds only what has no place. */
export function FarNotice({ near }: { near: Near | null }) {
  if (near === null || distanceKm(VALLEY.centre, near) <= FAR_KM) return null;
  return <p className="muted">La tua posizione è lontana dalla valle: restano i risultati senza un luogo preciso.</p>;
}

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
