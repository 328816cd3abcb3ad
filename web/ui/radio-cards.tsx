import type { ComponentProps } from 'react';
import { describedBy, FieldError, fieldId, RequiredMark } from './field.tsx';

type RadioCardsProps<Value extends string> = {
  legend: string;
  name: string;
  choices: readonly { readonly value: Value; readonly label: string; readonly meaning: string }[];
  /** State of each choice: controlled, or left to the browser. */
  input: (value: Value) => Pick<ComponentProps<'input'>, 'checked' | 'defaultChecked' | 'onChange'>;
  error?: string | undefined;
};

/** A required choice between a few cards, each with what it means. */
export function RadioCards<Value extends string>({ legend, name, choices, input, error }: RadioCardsProps<Value>) {
  const id = fieldId(name);
  return (
    <fieldset id={id} tabIndex={-1} className="field min-w-0" aria-describedby={describedBy(id, undefined, error)}>
      <legend className="font-600 leading-snug pb-1.5">
        <span>{legend}</span>
        <RequiredMark />
      </legend>
      <div className="grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]">
        {choices.map(({ value, label, meaning }, index) => (
          <label
            key={value}
            className="flex items-start gap-[min(0.75rem,3vw)] p-[min(1rem,4vw)] border border-field rounded bg-surface hover:border-ink has-[:checked]:border-bosco has-[:checked]:bg-bosco-soft"
          >
            {/* By its id the choice is found again where the document is loaded again. */}
            <input type="radio" id={`${id}-${index}`} name={name} value={value} {...input(value)} />
            <span>
              <span className="block text-[min(1em,8vw)] font-600 leading-snug">{label}</span>
              <span className="block muted">{meaning}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
