import { startTransition, useState } from 'react';
import { RADIUS } from '../../shared/job-values.ts';
import { distanceKm, MAX_FROM_CENTRE_KM, VALLEY_CENTRE } from '../../shared/places/distance.ts';
import { askPosition } from '../position.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Range } from '../ui/range.tsx';
import type { Near } from './near.ts';

const POSITION_MS = 15_000;

/** Beyond this no radius reaches anything that has a position. */
const FAR_KM = MAX_FROM_CENTRE_KM + RADIUS.max;
const isFarAway = (near: Near): boolean => distanceKm(VALLEY_CENTRE, near) > FAR_KM;

type NearFilterProps = {
  readonly near: Near | null;
  /** Turns the filter on, moves its radius, or turns it off. */
  readonly onChange: (near: Near | null) => Promise<void>;
  readonly label: string;
  readonly defaultRadius: number;
};

/**
 * Turning it on asks for the visitor's position; refused or unknown, it goes off again in silence (specification,
 * section 4). The position stays in the address, to a kilometre, and is stored nowhere.
 */
export function NearFilter({ near, onChange, label, defaultRadius }: NearFilterProps) {
  const [asking, setAsking] = useState(false);

  const turnOn = async () => {
    setAsking(true);
    const position = await askPosition(navigator.geolocation, { timeoutMs: POSITION_MS });
    if (position) await onChange({ ...position, radius: defaultRadius });
    // With the router's own update, which is a transition: else the box would be off for a moment.
    startTransition(() => setAsking(false));
  };

  return (
    <div className="stack-sm">
      <div className="needs-script">
        <Checkbox
          name="near"
          label={label}
          hint={asking ? 'Cerco la tua posizione...' : undefined}
          checked={asking || near !== null}
          onChange={(event) => (event.currentTarget.checked ? void turnOn() : void onChange(null))}
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
          {isFarAway(near) && (
            <p className="muted">La tua posizione è lontana dalla valle: restano i risultati senza un luogo preciso.</p>
          )}
        </>
      )}
    </div>
  );
}
