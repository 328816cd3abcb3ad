import { type ComponentProps, useState } from 'react';
import { Field, fieldId, type LabelledProps } from '../ui/field.tsx';

type PasswordInputProps = LabelledProps & Omit<ComponentProps<'input'>, keyof LabelledProps | 'type'>;

/** A password that can be made visible: on a phone, a word typed blind is often a word typed wrong. */
export function PasswordInput({ label, id, hint, error, required, className, ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field id={id ?? fieldId(rest.name)} {...{ label, hint, error, required, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={visible ? 'text' : 'password'}
            autoCapitalize="none"
            // HTML knows it for visible text only; passwords are never corrected.
            autoCorrect={visible ? 'off' : undefined}
            spellCheck={false}
            className="control pr-26"
          />
          <button
            type="button"
            aria-label={visible ? 'Nascondi la password' : 'Mostra la password'}
            aria-controls={control.id}
            className="absolute right-0.5 top-0.5 min-h-11 px-3 rounded text-sm text-bosco font-600 hover:underline"
            onClick={() => setVisible(!visible)}
          >
            {visible ? 'Nascondi' : 'Mostra'}
          </button>
        </div>
      )}
    </Field>
  );
}
