import { startTransition, useState } from 'react';
import { RADIUS } from '../../shared/job-values.ts';
import { askPosition } from '../position.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Range } from '../ui/range.tsx';
import type { JobSearch } from './job-search.ts';

const POSITION_MS = 15_000;

type DistanceFilterProps = {
  readonly search: JobSearch;
  readonly go: (next: JobSearch) => Promise<void>;
  readonly label: string;
  readonly defaultRadius: number;
};

/**
 * Turning it on asks for the visitor's position; refused or unknown, it goes off again in silence (specification,
 * section 4). The position stays in the address, to a kilometre, and is stored nowhere.
 */
export function DistanceFilter({ search, go, label, defaultRadius }: DistanceFilterProps) {
  const [asking, setAsking] = useState(false);
  const { near } = search;

  const turnOn = async () => {
    setAsking(true);
    const position = await askPosition(navigator.geolocation, { timeoutMs: POSITION_MS });
    if (position) await go({ ...search, near: { ...position, radius: defaultRadius } });
    // With the router's own update, which is a transition: else the box would be off for a moment.
    startTransition(() => setAsking(false));
  };
  const turnOff = () => go({ ...search, near: null, sort: search.sort === 'distance' ? 'recent' : search.sort });

  return (
    <div className="stack-sm">
      <div className="needs-script">
        <Checkbox
          name="near"
          label={label}
          hint={asking ? 'Cerco la tua posizione...' : undefined}
          checked={asking || near !== null}
          onChange={(event) => (event.currentTarget.checked ? void turnOn() : void turnOff())}
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
            onCommit={(radius) => void go({ ...search, near: { ...near, radius } })}
          />
        </>
      )}
    </div>
  );
}
