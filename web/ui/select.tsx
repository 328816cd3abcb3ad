import type { ComponentProps } from 'react';
import { Field, fieldId, type LabelledProps } from './field.tsx';
import { Icon } from './icon.tsx';

interface SelectProps extends LabelledProps, Omit<ComponentProps<'select'>, keyof LabelledProps> {
  placeholder?: string;
}

/** A native select; children are its options. `className` goes to the whole field. */
export function Select({ label, id, hint, error, required, placeholder, className, children, ...rest }: SelectProps) {
  return (
    <Field id={id ?? fieldId(rest.name)} {...{ label, hint, error, required, className }}>
      {(control) => (
        <div className="relative">
          <select {...rest} {...control} className="control">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {children}
          </select>
          <Icon name="chevron-down" className="absolute end-3 top-3.5 text-muted pointer-events-none" />
        </div>
      )}
    </Field>
  );
}

/** The options of a select; without other labels each value is its own. */
export const optionsOf = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string = String) =>
  values.map((value) => (
    <option key={value} value={value}>
      {labelOf(value)}
    </option>
  ));
