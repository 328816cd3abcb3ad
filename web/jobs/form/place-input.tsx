import { type ComponentType, useRef, useState } from 'react';
import { VALLEY } from '../../../shared/valley/valley.ts';
import { TextInput } from '../../ui/text-input.tsx';
import type { OfferPlacesProps } from './offer-places.tsx';
import type { JobForm } from './publish-job-values.ts';

/** The place of an offer: a text field and, once it is used, a combobox of the municipalities that says whether one is recognised. */
export function PlaceInput({ form }: { form: JobForm }) {
  const { ref, ...field } = form.field('location');
  const input = useRef<HTMLInputElement>(null);
  const [List, setList] = useState<ComponentType<OfferPlacesProps> | null>(null);
  const load = () => {
    if (List) return;
    import('./offer-places.tsx').then(
      ({ OfferPlaces }) => setList(() => OfferPlaces),
      // Without a network it stays the field it is.
      () => undefined,
    );
  };
  return (
    <div className="relative">
      <TextInput
        label="Località"
        hint={`Comune o frazione: ${VALLEY.examples.hint}.`}
        icon="map-pin"
        required
        autoComplete="off"
        onFocus={load}
        {...field}
        ref={(element) => {
          input.current = element;
          ref(element);
        }}
      />
      {List && <List form={form} input={input} />}
    </div>
  );
}
