import type { ComponentProps } from 'react';
import { Field, fieldId, type LabelledProps } from './field.tsx';

type TextAreaProps = LabelledProps & Omit<ComponentProps<'textarea'>, keyof LabelledProps>;

/** Several lines of text; grows with what is typed where the browser can. `className` goes to the whole field. */
export function TextArea({ label, id, hint, error, required, className, rows = 6, ...rest }: TextAreaProps) {
  return (
    <Field id={id ?? fieldId(rest.name)} {...{ label, hint, error, required, className }}>
      {(control) => <textarea {...rest} {...control} rows={rows} className="control" />}
    </Field>
  );
}
