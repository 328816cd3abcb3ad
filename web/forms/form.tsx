import type { ComponentProps } from 'react';
import { noteHuman } from '../api/human.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { type FormStatus, UNANSWERED, UNSENT } from './form-status.ts';
import { HumanCheck } from './human-check.tsx';
import { RefusedDraft } from './refused-draft.tsx';
import { useHydrated } from './use-hydrated.ts';

interface FormProps extends ComponentProps<'form'> {
  status: FormStatus;
  /** Title of the notice that stays in the form when sending failed. */
  failureTitle: string;
  submitLabel: string;
  /** The button's text while sending. */
  pendingLabel: string;
  /** Anybody may send it: it shows what tells people from programs (web/forms/human-check.tsx). */
  guarded?: boolean;
  /** What it sends takes something away. */
  danger?: boolean;
}

/**
 * A form that script sends, with its errors above and its button below. Until the script runs the button is off and
 * `post` keeps what was typed out of the address; where no script ever runs the form is not shown.
 */
export function Form({
  status,
  failureTitle,
  submitLabel,
  pendingLabel,
  danger,
  guarded,
  className,
  children,
  ...rest
}: FormProps) {
  const { errors, submitCount, pending, failure } = status;
  const hydrated = useHydrated();
  return (
    <form
      {...rest}
      onSubmitCapture={guarded ? (event) => noteHuman(event.currentTarget) : undefined}
      method="post"
      noValidate
      className={classNames('flex flex-col gap-5 needs-script', className)}
    >
      <ErrorSummary errors={errors} submitCount={submitCount} />
      {children}
      {guarded && <HumanCheck pending={pending} />}
      <RefusedDraft />
      {failure && (
        <Notice tone="error" title={failureTitle}>
          <p>{failure.message}</p>
          {failure.reason === UNANSWERED && (
            <p>Controlla la connessione e riprova: quello che hai scritto è ancora qui.</p>
          )}
          {failure.reason === UNSENT && (
            <p>
              Non c'è connessione e non è stato inviato niente. Quello che hai scritto è ancora qui: riprova quando la
              connessione torna.
            </p>
          )}
        </Notice>
      )}
      <Button
        type="submit"
        variant={danger ? 'danger' : 'primary'}
        disabled={!hydrated}
        loading={pending}
        loadingLabel={pendingLabel}
        className="w-full px-2 sm:w-auto sm:self-start sm:px-5"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
