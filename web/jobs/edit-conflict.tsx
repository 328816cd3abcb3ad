import { useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { OwnJob } from '../../shared/jobs.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { JobForm } from './job-form-fields.tsx';
import { JOB_FIELDS, JOB_LABELS, type PublishJobValues, valuesOf } from './publish-job-values.ts';

type Field = (typeof JOB_FIELDS)[number];

const shown = (value: string | boolean | undefined): string => {
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  return value || '(vuoto)';
};

/** Fields that two versions fill differently. */
const differing = (one: Partial<PublishJobValues>, other: Partial<PublishJobValues>): Field[] =>
  JOB_FIELDS.filter((field) => one[field] !== undefined && one[field] !== other[field]);

type NewerVersionProps = { readonly form: JobForm; readonly newer: OwnJob; readonly onLoad: () => void };

/** Somebody has stored another version meanwhile: what it says, and how to go on from it. It takes the focus. */
export function NewerVersion({ form, newer, onLoad }: NewerVersionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const typed = useWatch({ control: form.control });
  const values = valuesOf(newer);
  const fields = differing(values, typed);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="warning" title="Questa offerta è cambiata in un’altra scheda">
        <p>
          Conta la versione salvata per prima, e la leggono già tutti. Le tue modifiche non sono salvate: sono ancora
          nel modulo qui sotto.
        </p>
        {fields.length > 0 && (
          <>
            <p>La versione nuova dice:</p>
            <dl className="stack-sm">
              {fields.map((field) => (
                <div key={field}>
                  <dt className="muted">{JOB_LABELS[field]}</dt>
                  <dd className="whitespace-pre-line break-words">{shown(values[field])}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <p>Caricala e rimetti quello che serve: i tuoi testi restano in vista.</p>
        <p>
          <Button onClick={onLoad}>Carica la versione nuova</Button>
        </p>
      </Notice>
    </div>
  );
}

type ReplacedTextsProps = { readonly form: JobForm; readonly replaced: Partial<PublishJobValues> };

/** What was typed before the newer version was loaded, wherever the form says something else now. */
export function ReplacedTexts({ form, replaced }: ReplacedTextsProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const typed = useWatch({ control: form.control });
  const fields = differing(replaced, typed);
  const any = fields.length > 0;
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
        {fields.map((field) => (
          <li key={field} className="split">
            <div className="min-w-0">
              <p className="muted">{JOB_LABELS[field]}</p>
              <p className="whitespace-pre-line break-words">{shown(replaced[field])}</p>
            </div>
            <Button
              variant="secondary"
              aria-label={`Rimetti: ${JOB_LABELS[field]}`}
              onClick={() => form.setValue(field, replaced[field] ?? '', { shouldDirty: true })}
            >
              Rimetti
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
