import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { useModule } from '../ui/use-module.ts';
import { type FormValues, useValues } from './form-values.ts';
import { Outcome } from './outcome.tsx';
import type { DeclaredForm } from './use-declared-form.ts';
import type { Edit } from './use-edit.ts';

export type EditConflictProps<Typed extends FormValues> = {
  readonly form: DeclaredForm<Typed>;
  readonly edit: Edit<Typed>;
  readonly title: string;
  readonly counts: string;
  /** Loads the name of each field, in the order of the page: it comes with the rules. */
  readonly labels: () => Promise<Readonly<Record<keyof Typed, string>>>;
  readonly textOf?: (value: Typed[keyof Typed]) => string | undefined;
};

/** The newer version beside the typed one, and a way on from both. */
export function EditVersions<Typed extends FormValues>(props: EditConflictProps<Typed>) {
  const { newer } = props.edit;
  if (newer) return <NewerVersion key={newer.revision} {...props} newer={newer.values} />;
  return <ReplacedTexts {...props} />;
}

/** The fields that `version` fills in another way than the form, with their labels and texts. */
function useDifferences<Typed extends FormValues>(
  { form, labels, textOf }: EditConflictProps<Typed>,
  version: Partial<Typed>,
) {
  const typed = useValues(form);
  const loaded = useModule(labels, true);
  const shown = (value: Typed[keyof Typed]): string => {
    if (typeof value === 'boolean') return value ? 'Sì' : 'No';
    return textOf?.(value) ?? (value || '(vuoto)');
  };
  return Object.entries(loaded ?? {}).flatMap(([field, label]) => {
    const value = version[field];
    if (value === undefined || value === typed[field]) return [];
    return [{ field, label, value, text: shown(value) }];
  });
}

/** Somebody has stored another version meanwhile: its texts, and the way on from it. It takes the focus. */
function NewerVersion<Typed extends FormValues>(props: EditConflictProps<Typed> & { readonly newer: Typed }) {
  const { form, edit, title, counts } = props;
  const differences = useDifferences(props, props.newer);
  return (
    <Outcome tone="warning" title={title}>
      <p>{`${counts} Le tue modifiche non sono salvate: sono ancora nel modulo qui sotto.`}</p>
      {differences.length > 0 && (
        <>
          <p>La versione nuova dice:</p>
          <dl className="stack-sm">
            {differences.map(({ field, label, text }) => (
              <div key={field}>
                <dt className="muted">{label}</dt>
                <dd className="whitespace-pre-line break-words">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>Caricala e rimetti quello che serve: i tuoi testi restano in vista.</p>
      <p>
        <Button onClick={() => form.reset(edit.load(form.values.read()))}>Carica la versione nuova</Button>
      </p>
    </Outcome>
  );
}

/** The values that were typed before the newer version was loaded, wherever the form says something else now. */
function ReplacedTexts<Typed extends FormValues>(props: EditConflictProps<Typed>) {
  const { form, edit } = props;
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const differences = useDifferences(props, edit.replaced);
  const any = differences.length > 0;
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any]);
  if (!any) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className="card stack">
      <h2 id={titleId} className="text-h3">
        Quello che avevi scritto
      </h2>
      <p className="muted">Il modulo ha la versione nuova. Rimetti le tue parole dove servono, poi salva.</p>
      <ul className="list-plain stack">
        {differences.map(({ field, label, value, text }) => (
          <li key={field} className="split">
            <div className="min-w-0">
              <p className="muted">{label}</p>
              <p className="whitespace-pre-line break-words">{text}</p>
            </div>
            <Button variant="secondary" aria-label={`Rimetti: ${label}`} onClick={() => form.values.set(field, value)}>
              Rimetti
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
