import type { RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import { Field, fieldId } from '../ui/field.tsx';

type CvFieldProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly file: File | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (file: File | null) => void;
};

/** The browser's own choice of one file, which says its name; and the way to take it back. */
export function CvField({ input, file, error, disabled, onChoose }: CvFieldProps) {
  const remove = () => {
    if (input.current) input.current.value = '';
    onChoose(null);
    // The button goes, and the focus was on it.
    input.current?.focus();
  };
  return (
    <>
      <Field id={fieldId('cv')} label="CV (facoltativo)" hint="Un file PDF, JPG o PNG, al massimo 5 MB." error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            name="cv"
            accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
            disabled={disabled}
            className="control"
            onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
          />
        )}
      </Field>
      {file && !disabled && (
        <p>
          <Button variant="quiet" icon="x" onClick={remove}>
            Togli il file
          </Button>
        </p>
      )}
    </>
  );
}
