import { type ComponentType, useEffect, useRef, useState } from 'react';
import { TextInput } from '../ui/text-input.tsx';
import type { DeferredListProps, PlaceListProps } from './suggested.tsx';

/** A text field that becomes a combobox once it is used: its list comes only then, and what is typed meanwhile stays. */
export function useDeferredList<Props extends DeferredListProps>(fetchList: () => Promise<ComponentType<Props>>) {
  const input = useRef<HTMLInputElement>(null);
  // Kept, as the field's default value follows the address and so becomes what was typed.
  const used = useRef(false);
  const use = () => {
    used.current = true;
  };
  const [loaded, setLoaded] = useState<{ readonly List: ComponentType<Props> } | null>(null);
  const load = () => {
    if (loaded) return;
    fetchList().then(
      (List) => setLoaded({ List }),
      // Without a network it stays the field it is.
      () => undefined,
    );
  };
  // Somebody was quicker than the script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    const field = input.current;
    if (document.activeElement !== field) return;
    used.current = field?.value !== field?.defaultValue;
    load();
  }, []);
  return {
    field: { ref: input, onFocus: load, onClick: use, onInput: use },
    List: loaded?.List,
    list: { input, isUsed: () => used.current },
  };
}

type PlaceFieldProps = PlaceListProps & { readonly location: string };

export function PlaceField({ location, ...suggestions }: PlaceFieldProps) {
  const { field, List, list } = useDeferredList(() =>
    import('./place-suggestions.tsx').then((part) => part.PlaceSuggestions),
  );
  return (
    <div className="relative">
      <TextInput
        type="search"
        label="Dove"
        name="location"
        defaultValue={location}
        icon="map-pin"
        placeholder="Comune, frazione o CAP"
        autoComplete="off"
        enterKeyHint="search"
        {...field}
      />
      {List && <List {...list} {...suggestions} />}
    </div>
  );
}

type WordsFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly words: string;
  readonly suggestions: () => Promise<ComponentType<DeferredListProps>>;
};

export function WordsField({ label, placeholder, words, suggestions }: WordsFieldProps) {
  const { field, List, list } = useDeferredList(suggestions);
  return (
    <div className="relative">
      <TextInput
        type="search"
        label={label}
        name="search"
        defaultValue={words}
        icon="search"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        {...field}
      />
      {List && <List {...list} />}
    </div>
  );
}
