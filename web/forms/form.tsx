import { type ComponentProps, use, useEffect, useState } from 'react';
import { WordsContext } from '../app/languages.tsx';
import { useHydrated } from '../app/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';
import { DRAFT_REFUSED } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { FormState } from './use-declared-form.ts';

interface FormProps extends ComponentProps<'form'> {
  form: FormState;
  variant?: 'primary' | 'secondary' | 'danger';
}

/**
 * A form that script sends, with its errors above and its button below. Until the script runs the button is off and
 * `post` keeps what was typed out of the address; where no script ever runs the form is not shown. One with an `action` works
 * without script.
 */
export function Form({ form, variant = 'primary', className, children, ...rest }: FormProps) {
  const { texts, submit, prepare, pending, errors, submitCount, failure } = form;
  const isItalian = use(WordsContext) === null;
  const hydrated = useHydrated();
  return (
    <form
      {...rest}
      onSubmit={submit}
      onFocus={prepare}
      method="post"
      noValidate={hydrated || !rest.action}
      className={classNames('flex flex-col gap-5', !rest.action && 'needs-script', className)}
    >
      <ErrorSummary errors={errors} submitCount={submitCount} />
      {children}
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
        variant={variant}
        disabled={!(hydrated || rest.action)}
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
