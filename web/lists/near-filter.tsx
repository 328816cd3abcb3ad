import { type ChangeEventHandler, type MouseEvent, startTransition, useRef, useState } from 'react';
import { type JobSort, RADIUS } from '../../shared/job-values.ts';
import { distanceKm } from '../../shared/places/distance.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { askPosition, type Position } from '../app/position.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { optionsOf, Select } from '../ui/select.tsx';
import { type Measured, usePlace } from './place-query.ts';
import { RadiusRange } from './radius-range.tsx';
import { type Near, usualSort } from './search-address.ts';

const POSITION_MS = 15_000;

const askNear = (): Promise<Position | null> => askPosition(navigator.geolocation, { timeoutMs: POSITION_MS });

type MeasuredSearch = Measured & { readonly search: string };

type Go<Search> = (change: (now: Search) => Search) => Promise<void>;

type NearFilterProps<Search> = {
  readonly search: Search;
  readonly go: Go<Search>;
  readonly label?: string;
  readonly defaultRadius?: number;
};

/** Turning it on asks for the visitor's position; refused or unknown, it goes off again, and one line offers the municipality. */
export function NearFilter<Search extends MeasuredSearch>(props: NearFilterProps<Search>) {
  const { search, go, label = 'Filtra per distanza', defaultRadius = RADIUS.default } = props;
  const { near } = search;
  const change = (next: Near | null) =>
    // Without a position the order by distance goes too.
    go((now) => ({ ...now, near: next, radius: null, sort: next || now.sort !== 'distance' ? now.sort : null }));
  // The box shows what was chosen at once: the address follows only when the list has come.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const latest = useRef(0);

  const slot = async (on: boolean) => {
    latest.current += 1;
    const mine = latest.current;
    setChosen(on);
    setUnknown(false);
    const position = on ? await askNear() : null;
    // Turned the other way while the device was looking: that choice counts.
    if (mine !== latest.current) return;
    if (position) await change({ ...position, radius: defaultRadius });
    if (!on) await change(null);
    setUnknown(on && position === null);
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
          onChange={(event) => void slot(event.currentTarget.checked)}
        />
        <LiveRegion visible className="muted ps-9">
          {isUnknown && (
            <>
              {POSITION_UNKNOWN}{' '}
              <Button variant="quiet" className="px-0" onClick={toPlaceField}>
                Scegli il comune
              </Button>
            </>
          )}
        </LiveRegion>
      </div>
      {near !== null && (
        <>
          <input type="hidden" name="lat" value={near.lat} />
          <input type="hidden" name="lon" value={near.lon} />
          <RadiusRange
            label="Distanza massima"
            value={near.radius}
            onCommit={(radius) => void change({ ...near, radius })}
          />
        </>
      )}
    </div>
  );
}

export const POSITION_UNKNOWN = 'Non sappiamo dove sei.';

/** Leaves a panel of filters too, which closes when the focus does. */
const toPlaceField = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('form')?.querySelector<HTMLElement>('[name="location"]')?.focus();

/** Beyond this no radius reaches anything that has a position. */
const FAR_KM = VALLEY.reachKm + RADIUS.max;

/** Says why a list around a visitor who is far away holds only what has no place. */
export function FarNotice({ near }: { near: Near | null }) {
  if (near === null || distanceKm(VALLEY.centre, near) <= FAR_KM) return null;
  return <p className="muted">La tua posizione è lontana dalla valle: restano i risultati senza un luogo preciso.</p>;
}

const KM = Array.from({ length: (RADIUS.max - RADIUS.min) / RADIUS.step + 1 }, (_, n) =>
  String(RADIUS.min + n * RADIUS.step),
);

type RadiusSelectProps = {
  readonly search: Omit<Measured, 'sort'>;
  /** For pages without the form of a list, which would listen. */
  readonly onChange?: ChangeEventHandler<HTMLSelectElement>;
};

/** How far around the municipality that was written; nothing where none was, or the visitor's own position is measured from. */
export function RadiusSelect({ search: { location, radius, near }, onChange }: RadiusSelectProps) {
  const place = usePlace(location);
  if (near !== null || place === null) return null;
  return (
    <Select label="Entro" name="radius" defaultValue={radius ?? ''} placeholder="Solo qui" onChange={onChange}>
      {optionsOf(KM, (km) => `${km} km`)}
    </Select>
  );
}

type SortSelectProps = { readonly search: MeasuredSearch; readonly title?: string };

/** Order of a list; by relevance only with a text, by distance only from somewhere. `title` is the label of the order by title. */
export function SortSelect({ search, title = 'Titolo' }: SortSelectProps) {
  const place = usePlace(search.location);
  const usual = usualSort(search);
  const optionOf = (sort: JobSort) => (sort === usual ? '' : sort);
  return (
    // Another option is the first one where the usual order is another.
    <Select key={usual} label="Ordina per" name="sort" defaultValue={search.sort ?? ''}>
      {usual === 'relevance' && <option value="">Pertinenza</option>}
      <option value={optionOf('recent')}>Più recenti</option>
      <option value="title">{title}</option>
      <option value="location">Località</option>
      {(search.near ?? place) !== null && <option value={optionOf('distance')}>Distanza</option>}
    </Select>
  );
}

/** @param isWanted false where somebody has typed another place while the device was looking */
export async function searchNear<Search extends MeasuredSearch>(
  go: Go<Search>,
  isWanted: () => boolean,
): Promise<boolean> {
  const position = await askNear();
  const near = position && { ...position, radius: RADIUS.default };
  if (near && isWanted()) await go((now) => ({ ...now, location: '', radius: null, near }));
  return position !== null;
}
