import { useSyncExternalStore } from 'react';
import { resolvePlaces } from '../../../shared/places/resolve-place.ts';
import { nearestPlace, suggestPlaces } from '../../../shared/places/suggest-places.ts';
import { useValue } from '../../forms/form-values.ts';
import { type DeferredListProps, placeText, suggestionsText } from '../../lists/suggested.tsx';
import { Button } from '../../ui/button.tsx';
import { ComboboxList } from '../../ui/combobox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import type { JobForm } from './publish-job-values.ts';
import { PAUSE_MS } from './wording-hint.tsx';

/** Suggestions at once: a phone shows as many above its keyboard. */
const SHOWN = 6;

type OfferPlacesProps = DeferredListProps & { readonly form: JobForm };

/** Municipalities that fit what is typed, and a hint where none is recognised. An offer is published all the same. */
export function OfferPlaces({ form, input }: OfferPlacesProps) {
  const typed = useValue(form, 'location');
  const settled = useSettled(typed, PAUSE_MS).trim();
  const take = (location: string) => form.values.set('location', location);
  const found = typed.trim() === '' ? [] : suggestPlaces(typed).slice(0, SHOWN);
  const options = found.map(({ place, alias }) => ({
    key: place.slug,
    text: alias === null ? place.name : `${alias}, ${place.name}`,
    children: placeText(place.name, alias),
  }));
  const isFocused = useSyncExternalStore(subscribeToFocus, () => input.current === document.activeElement);
  // Half a name that goes on to one of the list is not unknown yet.
  const isHalf = isFocused && found.length > 0;
  const { length: named } = resolvePlaces(settled);
  const isUnknown = settled.length > 2 && !isHalf && named !== 1;
  const near = isUnknown ? nearestPlace(settled) : null;
  return (
    <>
      <ComboboxList
        input={input}
        isUsed={() => typed !== ''}
        label="Luoghi"
        options={options}
        countText={suggestionsText}
        onChoose={({ text }) => take(text)}
      />
      <div role="status">
        {isUnknown && (
          <Notice className="mt-3">
            <p>
              {near
                ? `Forse ${near.name}? Altrimenti non si troverà per luogo.`
                : named > 1
                  ? 'Questo CAP è di più comuni: scrivi anche quale.'
                  : 'Non riconosciamo il luogo: così non si troverà per luogo.'}
            </p>
            {near && (
              <p>
                <Button variant="secondary" onClick={() => take(near.name)}>{`Usa “${near.name}”`}</Button>
              </p>
            )}
          </Notice>
        )}
      </div>
    </>
  );
}

function subscribeToFocus(changed: () => void): () => void {
  document.addEventListener('focusin', changed);
  document.addEventListener('focusout', changed);
  return () => {
    document.removeEventListener('focusin', changed);
    document.removeEventListener('focusout', changed);
  };
}
