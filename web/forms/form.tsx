import { type ComponentProps, use, useEffect, useState } from 'react';
import type { FormAction } from '../../shared/public-forms.ts';
import { WordsContext } from '../app/languages.tsx';
import { useHydrated } from '../app/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';
import { DRAFT_REFUSED } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { HumanCheck, noteHuman } from './human-check.tsx';
import type { FormState } from './use-declared-form.ts';

interface FormProps extends ComponentProps<'form'> {
  form: FormState;
  /** Name of a form that anybody may send: it shows the check against programs. */
  guarded?: FormAction | false;
  danger?: boolean;
}

/**
 * A form that script sends, with its errors above and its button below. Until the script runs the button is off and
 * `post` keeps what was typed out of the address; where no script ever runs the form is not shown.
 */
export function Form({ form, guarded, danger, className, children, ...rest }: FormProps) {
  const { texts, submit, pending, errors, submitCount, failure } = form;
  const isItalian = use(WordsContext) === null;
  const hydrated = useHydrated();
  return (
    <form
      {...rest}
      onSubmitCapture={guarded ? (event) => noteHuman(event.currentTarget) : undefined}
      onSubmit={submit}
      method="post"
      noValidate
      className={classNames('flex flex-col gap-5 needs-script', className)}
    >
      <ErrorSummary errors={errors} submitCount={submitCount} />
      {children}
      {guarded && <HumanCheck action={guarded} pending={pending} />}
      {isItalian && <RefusedDraft />}
      {failure && (
        <Notice tone="error" title={texts.failed} live={!texts.toasted}>
          <p>{failure.message}</p>
          {isItalian && failure.reason === 'unanswered' && (
            <p>Controlla la connessione e riprova: quello che hai scritto è ancora qui.</p>
          )}
          {isItalian && failure.reason === 'unsent' && (
            <p>
              Non c’è connessione e non è stato inviato niente. Quello che hai scritto è ancora qui: riprova quando la
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
        loadingLabel={texts.pending}
        className="w-full px-2 sm:w-auto sm:self-start sm:px-5"
      >
        {texts.submit}
      </Button>
    </form>
  );
}

/** Says so where the browser keeps no draft: then what was typed lives only as long as the page. */
function RefusedDraft() {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const note = () => setRefused(true);
    window.addEventListener(DRAFT_REFUSED, note);
    return () => window.removeEventListener(DRAFT_REFUSED, note);
  }, []);
  if (!refused) return null;
  return (
    <Notice tone="warning" live>
      Il tuo browser non permette di conservare una bozza: se ricarichi o chiudi questa pagina prima di inviare, quello
      che hai scritto si perde.
    </Notice>
  );
}
