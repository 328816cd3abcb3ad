import type { ComponentType } from 'react';
import { TextInput } from '../ui/text-input.tsx';
import { type LateListProps, useLateList } from './use-late-list.ts';

type WordsFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly words: string;
  readonly suggestions: () => Promise<ComponentType<LateListProps>>;
};

/** The text field of a search: a plain one, and, once it is used, a combobox of what could be meant. */
export function WordsField({ label, placeholder, words, suggestions }: WordsFieldProps) {
  const { field, List, list } = useLateList(suggestions);
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
