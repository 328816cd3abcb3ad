import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Suggestion } from '../../shared/list-query.ts';
import type { ListCount } from '../api/list-page.ts';
import { ComboboxList, type ComboboxOption } from '../ui/combobox.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { type DeferredListProps, placeText, Suggested, suggestionsText, useTyped } from './suggested.tsx';

type SearchSuggestionsProps = DeferredListProps & {
  readonly optionsFor: (search: string) => UseQueryOptions<Suggestion[]>;
  readonly foundText: (count: ListCount) => string;
  /** Shows what there is in a municipality, where the form has no field for it. */
  readonly onElsewhere?: (place: string) => void;
  /** Shows the page of a company that has one. */
  readonly onCompany?: (slug: string) => void;
};

/** A pause in typing, after which proposals are asked for. */
const PAUSE_MS = 200;
const SHORTEST = 2;

type Choice = ComboboxOption & { readonly suggestion: Suggestion };

export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { input, isUsed, optionsFor, foundText, onElsewhere, onCompany } = props;
  const typed = useTyped(input).trim();
  const search = useSettled(typed, PAUSE_MS);
  const { data } = useQuery({
    ...optionsFor(search),
    enabled: search.length >= SHORTEST && search === typed,
    placeholderData: keepPreviousData,
  });
  const shown = typed.length < SHORTEST ? [] : (data ?? []);

  const choose = ({ suggestion: { kind, text, slug } }: Choice) => {
    if (slug !== null && onCompany) return onCompany(slug);
    const field = input.current;
    const form = field?.form;
    if (!field || !form) return;
    field.value = kind === 'place' ? '' : text;
    if (kind === 'place') {
      const place = form.elements.namedItem('location');
      if (!(place instanceof HTMLInputElement)) return onElsewhere?.(text);
      place.value = text;
    }
    form.requestSubmit();
  };

  return (
    <ComboboxList
      input={input}
      isUsed={isUsed}
      label="Proposte"
      options={shown.map((suggestion): Choice => toChoice(suggestion, foundText))}
      countText={suggestionsText}
      onChoose={choose}
    />
  );
}

function toChoice(suggestion: Suggestion, foundText: SearchSuggestionsProps['foundText']): Choice {
  const { kind, text, alias, slug, found } = suggestion;
  const note = found
    ? foundText(found)
    : kind === 'place'
      ? 'comune'
      : slug !== null
        ? 'pagina dell’azienda'
        : 'azienda';
  return {
    key: `${kind} ${text}`,
    suggestion,
    children: <Suggested note={note}>{placeText(text, alias)}</Suggested>,
  };
}
