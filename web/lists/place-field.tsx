import { type ComponentType, useEffect, useRef, useState } from 'react';
import { TextInput } from '../ui/text-input.tsx';
import type { PlaceSuggestionsProps } from './place-suggestions.tsx';

type PlaceFieldProps = Omit<PlaceSuggestionsProps, 'input' | 'startsOpen'> & { readonly location: string };

type Loaded = { readonly List: ComponentType<PlaceSuggestionsProps>; readonly startsOpen: boolean };

/**
 * The field 'Dove': a plain text field, and, once it is used, a combobox of the municipalities. Their names come only then,
 * and what is typed meanwhile stays.
 */
export function PlaceField({ location, ...suggestions }: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // True if somebody pressed or typed while the list was on its way.
  const isUsed = useRef(false);
  const use = () => {
    isUsed.current = true;
  };
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = () => {
    if (loaded) return;
    import('./place-suggestions.tsx').then(
      ({ PlaceSuggestions }) =>
        setLoaded({
          List: PlaceSuggestions,
          startsOpen: isUsed.current && document.activeElement === input.current,
        }),
      // Without a network it stays the field it is.
      () => undefined,
    );
  };
  // Somebody was quicker than the script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, []);
  return (
    <div className="relative">
      <TextInput
        ref={input}
        type="search"
        label="Dove"
        name="location"
        defaultValue={location}
        icon="map-pin"
        placeholder="Comune, frazione o CAP"
        autoComplete="off"
        enterKeyHint="search"
        onFocus={load}
        onClick={use}
        onInput={use}
      />
      {loaded && <loaded.List input={input} startsOpen={loaded.startsOpen} {...suggestions} />}
    </div>
  );
}
