import { useState } from 'react';
import { suggestPlaces } from '../../shared/places/suggest-places.ts';
import { grouped } from '../../shared/text.ts';
import { ComboboxList, type ComboboxOption } from '../ui/combobox.tsx';
import { Icon } from '../ui/icon.tsx';
import {
  type DeferredListProps,
  type PlaceListProps,
  placeText,
  Suggested,
  suggestionsText,
  useTyped,
} from './suggested.tsx';

/** `text` is what the field says when it is chosen; null for the visitor's own position. */
type Choice = ComboboxOption & { readonly text: string | null };

const NEAR: Choice = {
  key: 'near',
  text: null,
  children: (
    <>
      <Icon name="locate" /> Vicino a me
    </>
  ),
};

export function PlaceSuggestions({ input, isUsed, counts, onNear }: DeferredListProps & PlaceListProps) {
  const typed = useTyped(input);
  const [isRequesting, setRequesting] = useState(false);

  const choose = async ({ text }: Choice) => {
    const field = input.current;
    if (!field) return;
    if (text !== null) {
      field.value = text;
      field.form?.requestSubmit();
      return;
    }
    setRequesting(true);
    const found = await onNear();
    setRequesting(false);
    if (found) field.value = '';
  };

  return (
    <>
      {isRequesting && (
        <p className="muted" role="status">
          Cerco la tua posizione...
        </p>
      )}
      <ComboboxList
        input={input}
        isUsed={isUsed}
        label="Luoghi"
        options={choicesFor(typed, counts)}
        countText={suggestionsText}
        onChoose={(choice) => void choose(choice)}
      />
    </>
  );
}

function choicesFor(typed: string, counts: PlaceListProps['counts']): readonly Choice[] {
  const text = typed.trim();
  const found = suggestPlaces(typed).map(
    ({ place, alias }): Choice => ({
      key: place.slug,
      text: place.name,
      children: (
        <Suggested note={counts && offersText(counts[place.slug] ?? 0)}>{placeText(place.name, alias)}</Suggested>
      ),
    }),
  );
  const isShared = /^\d{5}$/.test(text) && found.length > 1;
  const all: readonly Choice[] = isShared ? [{ key: 'cap', text, children: `Tutti i comuni con CAP ${text}` }] : [];
  return [NEAR, ...all, ...found];
}

const offersText = (count: number): string => (count === 1 ? '1 offerta' : `${grouped(count)} offerte`);
