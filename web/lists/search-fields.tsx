import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
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

export const SearchField = (input: ComponentProps<typeof TextInput>) => (
  <TextInput type="search" autoComplete="off" enterKeyHint="search" {...input} />
);

type DeferredFieldProps<Props> = ComponentProps<typeof TextInput> & {
  readonly fetchList: () => Promise<ComponentType<DeferredListProps & Props>>;
  readonly props: Props;
};

function DeferredField<Props extends object>({ fetchList, props, ...input }: DeferredFieldProps<Props>) {
  const { field, List, list } = useDeferredList(fetchList);
  return (
    <div className="relative">
      <SearchField {...input} {...field} />
      {List && <List {...list} {...props} />}
    </div>
  );
}

export const PlaceField = ({ location, ...suggestions }: PlaceListProps & { readonly location: string }) => (
  <DeferredField
    label="Dove"
    name="location"
    defaultValue={location}
    icon="map-pin"
    placeholder="Comune o CAP"
    fetchList={() => import('./place-suggestions.tsx').then((part) => part.PlaceSuggestions)}
    props={suggestions}
  />
);

type WordsFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly words: string;
  readonly suggestions: () => Promise<ComponentType<DeferredListProps>>;
};

export const WordsField = ({ words, suggestions, ...texts }: WordsFieldProps) => (
  <DeferredField {...texts} name="search" defaultValue={words} icon="search" fetchList={suggestions} props={{}} />
);
