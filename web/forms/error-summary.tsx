import { use, useEffect, useId, useRef } from 'react';
import { WordsContext } from '../app/languages.tsx';
import { Icon } from '../ui/icon.tsx';
import type { FormState } from './use-declared-form.ts';

/** Errors to correct before sending, with a link to each field. Renders nothing without errors. */
export function ErrorSummary({ errors, submitCount }: Pick<FormState, 'errors' | 'submitCount'>) {
  const words = use(WordsContext);
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  // Each attempt to send with errors brings the focus here.
  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);

  if (errors.length === 0) return null;
  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="stack-sm p-4 border-2 border-errore rounded bg-surface"
    >
      <p id={titleId} className="flex items-center gap-2 font-600 text-errore">
        <Icon name="triangle-alert" />
        <span>{words?.counted(words.texts.counted.errors, errors.length) ?? titleOf(errors.length)}</span>
      </p>
      <ul className="list-plain">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              className="inline-flex items-center min-h-11 py-2 text-errore leading-snug"
              onClick={(event) => {
                // The focus is what the link is for; a change of hash would be a navigation.
                event.preventDefault();
                document.getElementById(error.fieldId)?.focus();
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const titleOf = (count: number): string =>
  count === 1 ? 'C’è un campo da correggere' : `Ci sono ${count} campi da correggere`;
