import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Attributes that the control inside a `Field` spreads on itself to be named, described and marked. */
interface ControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface LabelledProps {
  label: ReactNode;
  name: string;
  /** Defaults to `fieldId(name)`; give one when a page has two forms with the same field. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
}

interface FieldProps extends Omit<LabelledProps, 'name'> {
  id: string;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** The id of a form field, for `ErrorSummary` and for links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined;
}

export function Field({ id, label, hint, error, required = false, className, children }: FieldProps) {
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className="font-600 leading-snug">
        <span>{label}</span>
        {required && <RequiredMark />}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="muted">
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className="flex gap-2 text-errore text-sm font-600">
      <Icon name="circle-alert" className="mt-0.5" />
      <span>{error}</span>
    </p>
  );
}

/** For the eye only: the control itself carries `required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-errore">
      {'\u00a0*'}
    </span>
  );
}

export function RequiredNote() {
  return (
    <p className="muted">
      I campi con <span className="text-errore font-600">*</span> sono obbligatori.
    </p>
  );
}
