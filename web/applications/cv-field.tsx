import { type RefObject, useId } from 'react';
import { MAX_CV_BYTES } from '../../shared/application-values.ts';
import { Button } from '../ui/button.tsx';
import { Field, fieldId } from '../ui/field.tsx';
import { LiveRegion } from '../ui/live-region.tsx';

/** Loaded with the first file that is chosen; null where it does not load: then the server alone checks. */
const loadRules = () => import('../../shared/cv-file.ts').catch(() => null);

/** Why a file cannot be sent; undefined where it can. */
export async function problemOf(file: File | null): Promise<string | undefined> {
  if (file === null) return undefined;
  try {
    // One byte more than is taken says that a file is too large.
    const bytes = new Uint8Array(await file.slice(0, MAX_CV_BYTES + 1).arrayBuffer());
    const rules = await loadRules();
    if (rules === null) return undefined;
    const checked = rules.checkCv(bytes);
    return typeof checked === 'object' ? rules.CV_REFUSALS[checked.refusal] : undefined;
  } catch {
    return 'Il file non si legge più dal tuo dispositivo: sceglilo di nuovo.';
  }
}

type CvFieldProps = {
  /** Parts the id from that of another form on the page. */
  readonly idPrefix?: string;
  readonly label?: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly file: File | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (file: File | null) => void;
};

/** The browser's own choice of one file, which says its name; and the way to take it back. */
export function CvField({
  idPrefix = '',
  label = 'CV (facoltativo)',
  input,
  file,
  error,
  disabled,
  onChoose,
}: CvFieldProps) {
  const remove = () => {
    if (input.current) input.current.value = '';
    onChoose(null);
    // The button goes, and the focus was on it.
    input.current?.focus();
  };
  return (
    <>
      <Field id={fieldId(`${idPrefix}cv`)} label={label} hint="Un file PDF, JPG o PNG, al massimo 5 MB." error={error}>
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

type UploadProgressProps = {
  /** From 0 to 1; null where nothing is being sent. */
  readonly share: number | null;
  readonly onCancel: () => void;
};

/** How far a file has got, and the way to break it off. Announced in quarters: every percent would be a flood. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const id = useId();
  return (
    <>
      <LiveRegion>{share === null ? '' : announcement(Math.floor(share * 4) * 25)}</LiveRegion>
      {share !== null && (
        <div className="stack-sm">
          <label htmlFor={id} className="muted">
            {share < 1 ? `Invio del CV: ${Math.floor(share * 100)}%` : 'CV caricato, attendo la conferma'}
          </label>
          <progress className="w-full" id={id} max={1} value={share} />
          {/* An uploaded file may be stored any moment: it can be withdrawn then, not broken off. */}
          {share < 1 && (
            <Button variant="secondary" className="self-start" onClick={onCancel}>
              Annulla
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const announcement = (percent: number): string =>
  percent < 100 ? `Invio del CV: ${percent}%` : 'CV caricato, attendo la conferma';
