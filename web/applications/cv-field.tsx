import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { MAX_CV_BYTES } from '../../shared/application-values.ts';
import type { Upload } from '../api/send-form.ts';
import { WordsContext } from '../app/languages.tsx';
import italian from '../content/languages/it/apply.json';
import { Button } from '../ui/button.tsx';
import { Field, fieldId } from '../ui/field.tsx';
import { LiveRegion } from '../ui/live-region.tsx';

/** Files that the field offers to choose. */
const CV_FILES = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

export function useCv() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const held = () => input.current?.files?.[0] ?? null;
  /** Reads what the field holds now. */
  const read = async () => {
    setFile(held());
    setError(undefined);
    setError(await problemOf(held()));
  };
  // It may have been chosen before the script ran.
  const begin = useEffectEvent(() => void read());
  useEffect(() => begin(), []);
  return {
    input,
    file,
    error,
    read,
    clear: () => {
      if (input.current) input.current.value = '';
      void read();
    },
    /** Why the file in the field cannot be sent. */
    problem: () => problemOf(held()),
  };
}

async function problemOf(file: File | null): Promise<string | undefined> {
  if (file === null) return undefined;
  try {
    // One byte more than is taken says that a file is too large.
    const bytes = new Uint8Array(await file.slice(0, MAX_CV_BYTES + 1).arrayBuffer());
    // Without the rules the server alone checks.
    const rules = await import('../../shared/cv-file.ts').catch(() => null);
    const checked = rules?.checkCv(bytes);
    return typeof checked === 'object' ? rules?.CV_REFUSALS[checked.refusal] : undefined;
  } catch {
    return 'Il file non si legge più dal tuo dispositivo: sceglilo di nuovo.';
  }
}

type CvFieldProps = {
  readonly cv: ReturnType<typeof useCv>;
  /** Parts the id from that of another form on the page. */
  readonly idPrefix?: string;
  readonly label: string;
  /** Says why the file cannot be sent. */
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** Called when another file is in the field, or none. */
  readonly onChoose: () => void;
};

/** The browser's own choice of one file, which says its name; and the way to take it back. */
export function CvField({ cv, idPrefix = '', label, error, disabled, onChoose }: CvFieldProps) {
  const texts = use(WordsContext)?.texts.apply ?? italian;
  const choose = () => {
    onChoose();
    void cv.read();
  };
  const again = useEffectEvent(choose);
  // Choosing the same name again is no change for the browser, though the file may be another one.
  useEffect(() => {
    const field = cv.input.current;
    const onCancel = () => again();
    field?.addEventListener('cancel', onCancel);
    return () => field?.removeEventListener('cancel', onCancel);
  }, [cv.input]);
  return (
    <>
      <Field id={fieldId(`${idPrefix}cv`)} label={label} hint={texts.cvHint} error={error}>
        {(control) => (
          <input
            {...control}
            ref={cv.input}
            type="file"
            name="cv"
            accept={CV_FILES}
            disabled={disabled}
            className="control"
            onChange={choose}
          />
        )}
      </Field>
      {cv.file && !disabled && (
        <p>
          <Button
            variant="quiet"
            icon="x"
            onClick={() => {
              cv.clear();
              onChoose();
              // The button goes, and the focus was on it.
              cv.input.current?.focus();
            }}
          >
            {texts.cvRemove}
          </Button>
        </p>
      )}
    </>
  );
}

/** Sends a form with a file. `share`: what has been sent, from 0 to 1; null where no file is on its way. */
export function useUpload() {
  const running = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  return {
    share,
    cancel: () => running.current?.abort(),
    upload: async <Result,>(send: (upload: Required<Upload>) => Promise<Result>): Promise<Result> => {
      running.current = new AbortController();
      try {
        return await send({ onProgress: setShare, signal: running.current.signal });
      } finally {
        setShare(null);
      }
    },
  };
}

type UploadProgressProps = { readonly share: number | null; readonly onCancel: () => void };

/** Progress of a file, and the way to break it off. Announced in quarters: every percent would be a flood. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const words = use(WordsContext)?.texts.apply;
  const textOf = words ? (percent: number) => `${words.sending} ${percent}%` : progressText;
  const id = useId();
  return (
    <>
      <LiveRegion>{share === null ? '' : textOf(Math.floor(share * 4) * 25)}</LiveRegion>
      {share !== null && (
        <div className="stack-sm">
          <label htmlFor={id} className="muted">
            {textOf(Math.floor(share * 100))}
          </label>
          <progress className="w-full" id={id} max={1} value={share} />
          {/* An uploaded file may be stored any moment: it can be withdrawn then, not broken off. */}
          {share < 1 && (
            <Button variant="secondary" className="self-start" onClick={onCancel}>
              {words?.cancel ?? italian.cancel}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const progressText = (percent: number): string =>
  percent < 100 ? `Invio del CV: ${percent}%` : 'CV caricato, attendo la conferma';
