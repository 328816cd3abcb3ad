import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { MAX_CV_BYTES } from '../../shared/application-values.ts';
import { draftOf } from '../forms/draft.ts';
import { useHydrated } from '../forms/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { Field, fieldId } from '../ui/field.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useApply } from './use-apply.ts';

const MAX_MESSAGE = 2000;

/** Loaded with the first file that is chosen; null where it does not load: then the server alone checks. */
const loadRules = () => import('../../shared/cv-file.ts').catch(() => null);

/** Why a file cannot be sent; undefined where it can. */
async function problemOf(file: File | null): Promise<string | undefined> {
  if (file === null) return undefined;
  try {
    // One byte more than is taken says that a file is too large.
    const bytes = new Uint8Array(await file.slice(0, MAX_CV_BYTES + 1).arrayBuffer());
    const rules = await loadRules();
    if (rules === null) return undefined;
    const checked = rules.checkCv(file.name, bytes);
    return typeof checked === 'object' ? rules.CV_REFUSALS[checked.refusal] : undefined;
  } catch {
    return 'Il file non si legge più dal tuo dispositivo: sceglilo di nuovo.';
  }
}

type ApplyFormProps = { readonly jobId: string; readonly onSent: () => void };

/** An optional message, an optional CV, one button. Both stay where they are until the server has stored the application. */
export function ApplyForm({ jobId, onSent }: ApplyFormProps) {
  const draft = draftOf(`apply-${jobId}`, { message: '' });
  // The form is shown to signed-in people only, but its HTML is the same for everybody: the draft is read after hydration.
  const [typed, setTyped] = useState<string | null>(null);
  const hydrated = useHydrated();
  const message = typed ?? (hydrated ? (draft.read().message ?? '') : '');
  const [cv, setCv] = useState<File | null>(null);
  const [cvError, setCvError] = useState<string | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const refuseCv = (reason: string) => {
    setCvError(reason);
    // Off while sending: it takes the focus once it is on again.
    requestAnimationFrame(() => input.current?.focus());
  };
  const { pending, share, send, cancel } = useApply(jobId, refuseCv);
  const tooLong = message.trim().length > MAX_MESSAGE;

  const write = (text: string) => {
    setTyped(text);
    draft.write({ message: text });
  };

  const choose = async (file: File | null) => {
    setCv(file);
    setCvError(undefined);
    setCvError(await problemOf(file));
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || tooLong) return;
    const problem = await problemOf(cv);
    if (problem !== undefined) return refuseCv(problem);
    if (!(await send({ message, cv }))) return;
    draft.clear();
    onSent();
  };

  return (
    <form className="stack-sm" method="post" noValidate onSubmit={onSubmit}>
      <TextArea
        label="Messaggio (facoltativo)"
        name="message"
        rows={4}
        value={message}
        readOnly={pending}
        onChange={(event) => write(event.currentTarget.value)}
        hint="Due righe su di te, e quando chiamarti. Lo legge solo chi ha pubblicato l’offerta, che vede anche nome ed email del tuo account."
        error={tooLong ? 'Massimo 2.000 caratteri' : undefined}
      />
      <CvField input={input} file={cv} error={cvError} disabled={pending} onChoose={choose} />
      <UploadProgress
        share={share}
        onCancel={() => {
          cancel();
          // The button that was pressed goes.
          button.current?.focus();
        }}
      />
      <Button ref={button} type="submit" icon="briefcase" loading={pending} loadingLabel="Invio in corso...">
        Candidati Ora
      </Button>
    </form>
  );
}

type CvFieldProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly file: File | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (file: File | null) => void;
};

/** The browser's own choice of one file, which says its name; and the way to take it back. */
function CvField({ input, file, error, disabled, onChoose }: CvFieldProps) {
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

type UploadProgressProps = {
  /** From 0 to 1; null where nothing is being sent. */
  readonly share: number | null;
  readonly onCancel: () => void;
};

/** How far a file has got, and the way to break it off. Announced in quarters: every percent would be a flood. */
function UploadProgress({ share, onCancel }: UploadProgressProps) {
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
