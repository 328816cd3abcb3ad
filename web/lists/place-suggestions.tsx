import { useState } from 'react';
import { suggestPlaces } from '../../shared/places/suggest-places.ts';
import { grouped } from '../../shared/text.ts';
import { ComboboxList, type ComboboxOption } from '../ui/combobox.tsx';
import { Icon } from '../ui/icon.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { POSITION_UNKNOWN } from './near-filter.tsx';
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

export function PlaceSuggestions({ input, isUsed, counts, first = [], onNear }: DeferredListProps & PlaceListProps) {
  const typed = useTyped(input);
  const [isRequesting, setRequesting] = useState(false);
  /** Text of the field at the time when no position was found. */
  const [unknownAt, setUnknownAt] = useState<string | null>(null);

  const choose = async ({ text }: Choice) => {
    const field = input.current;
    if (!field) return;
    if (text !== null) {
      field.value = text;
      field.form?.requestSubmit();
      return;
    }
    setRequesting(true);
    const { value } = field;
    const isWanted = () => field.value === value;
    const found = await onNear(isWanted);
    setRequesting(false);
    setUnknownAt(found ? null : field.value);
    if (found && isWanted()) field.value = '';
  };

  return (
    <>
      <LiveRegion visible className="muted">
        {isRequesting ? 'Cerco la tua posizione...' : typed === unknownAt && `${POSITION_UNKNOWN} Scegli il comune.`}
      </LiveRegion>
      <ComboboxList
        input={input}
        isUsed={isUsed}
        label="Luoghi"
        options={choicesFor(typed, { counts, first })}
        countText={suggestionsText}
        onChoose={(choice) => void choose(choice)}
      />
    </>
  );
}

/** Near the visitor comes first while nothing is typed, then the places of the page; what is typed comes before both. */
function choicesFor(typed: string, { counts, first }: Required<Omit<PlaceListProps, 'onNear'>>): readonly Choice[] {
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
  if (text !== '') return [...all, ...found, NEAR];
  const specified = first.flatMap((name) => found.filter((choice) => choice.text === name));
  return [NEAR, ...new Set([...specified, ...found])];
}

const offersText = (count: number): string => (count === 1 ? '1 offerta' : `${grouped(count)} offerte`);
