import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldError, fieldId, type LabelledProps, RequiredMark } from './field.tsx';

type CheckboxProps = LabelledProps & Omit<ComponentProps<'input'>, keyof LabelledProps | 'type'>;

export function Checkbox({ label, id, hint, error, required, className, ...rest }: CheckboxProps) {
  const inputId = id ?? fieldId(rest.name);
  return (
    <div className={className}>
      <label className="inline-flex items-start gap-[min(0.75rem,3vw)] min-h-11 py-2.5 leading-snug">
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(inputId, hint, error)}
        />
        <span className="text-[min(1em,8vw)] first-letter:uppercase">
          <span>{label}</span>
          {required && <RequiredMark />}
        </span>
      </label>
      {hint !== undefined && (
        <p id={`${inputId}-hint`} className="muted ps-9">
          {hint}
        </p>
      )}
      <div className={classNames('ps-9', error === undefined && 'hidden')}>
        <FieldError id={inputId} error={error} />
      </div>
    </div>
  );
}
