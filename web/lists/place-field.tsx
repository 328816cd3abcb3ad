import { TextInput } from '../ui/text-input.tsx';
import type { PlaceSuggestionsProps } from './place-suggestions.tsx';
import { type LateListProps, useLateList } from './use-late-list.ts';

type PlaceFieldProps = Omit<PlaceSuggestionsProps, keyof LateListProps> & { readonly location: string };

/** The field 'Dove': a plain text field, and, once it is used, a combobox of the municipalities. */
export function PlaceField({ location, ...suggestions }: PlaceFieldProps) {
  const { field, List, list } = useLateList(() =>
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
