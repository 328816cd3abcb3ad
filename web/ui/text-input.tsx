import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, fieldId, type LabelledProps } from './field.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-list.ts';

type TextInputProps = LabelledProps & Omit<ComponentProps<'input'>, keyof LabelledProps> & { icon?: IconName };

/** One line of text. `className` goes to the whole field; everything else of `<input>` to the input. */
export function TextInput({
  label,
  id,
  hint,
  error,
  required,
  icon,
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  return (
    <Field id={id ?? fieldId(rest.name)} {...{ label, hint, error, required, className }}>
      {(control) => (
        <div className="relative">
          {icon && (
            <Icon name={icon} className="absolute start-[min(0.75rem,3vw)] top-3.5 text-muted pointer-events-none" />
          )}
          <input
            {...rest}
            {...control}
            type={type}
            className={classNames('control', icon && 'ps-[min(2.5rem,15vw)]')}
          />
        </div>
      )}
    </Field>
  );
}

/** An email address: the keyboard, and what the browser proposes, are those of addresses. */
export const EmailInput = (props: Omit<TextInputProps, 'type' | 'autoComplete' | 'inputMode'>) => (
  <TextInput {...props} type="email" autoComplete="email" inputMode="email" />
);
