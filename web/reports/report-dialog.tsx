import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import * as mini from 'zod/mini';
import { pagePath } from '../../shared/paths.ts';
import {
  CANDIDATE_REASON_LABELS,
  CANDIDATE_REPORT_REASONS,
  MESSAGE_REASON_LABELS,
  MESSAGE_REPORT_REASONS,
  REASON_LABELS,
  REPORT_REASONS,
} from '../../shared/report-values.ts';
import { candidateReportBody, type ReportAnswer } from '../../shared/reports.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { type FormStatus, formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { FieldError, fieldId, RequiredMark } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { type ReportTarget, sendReport } from './mutations.ts';

export type ReportDialogProps = ReportTarget & { readonly open: boolean; readonly onClose: () => void };

const KINDS = {
  job: { title: 'Segnala l’offerta', reasons: REPORT_REASONS, labels: REASON_LABELS },
  candidate: {
    title: 'Segnala il profilo',
    reasons: CANDIDATE_REPORT_REASONS,
    labels: CANDIDATE_REASON_LABELS,
  },
  message: { title: 'Segnala il messaggio', reasons: MESSAGE_REPORT_REASONS, labels: MESSAGE_REASON_LABELS },
} as const;

const FIELDS = ['reason', 'text', 'email'] as const;
type Values = { reason: string; text: string; email: string };
const EMPTY: Values = { reason: '', text: '', email: '' };
/** Of a profile's reasons an offer's are a part; the form shows those of its own. */
const SCHEMA = mini.pipe(
  mini.pipe(
    mini.custom<Values>(),
    mini.transform((typed): unknown => typed),
  ),
  candidateReportBody,
);
const FAILED = 'Segnalazione non inviata';
const TEXTS = {
  refused: 'Non è stato possibile inviare la segnalazione.',
  unanswered: 'Non è stato possibile inviare la segnalazione.',
};

/** The form to report something, in a dialog of the page. */
export function ReportDialog({ open, onClose, ...target }: ReportDialogProps) {
  return (
    <Sheet open={open} onClose={onClose} title={KINDS[target.kind].title}>
      <ReportForm target={target} onSent={onClose} />
    </Sheet>
  );
}

/** The page under the dialog may have a form with fields of the same names. */
const ownId = (name: string): string => fieldId(`report-${name}`);
const withOwnIds = (status: FormStatus): FormStatus => ({
  ...status,
  errors: status.errors.map((error) => ({ ...error, fieldId: error.fieldId.replace(fieldId(''), ownId('')) })),
});

function ReportForm({ target, onSent }: { readonly target: ReportTarget; readonly onSent: () => void }) {
  const { kind, id } = target;
  const { reasons, labels, title } = KINDS[kind];
  const client = useQueryClient();
  const [draft] = useState(() => draftOf(`report-${kind}-${id}`, EMPTY));
  const form = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: EMPTY,
    shouldFocusError: false,
  });
  useDraft(form, draft);
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    let answer: ReportAnswer;
    try {
      answer = await sendReport(client, target, body);
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    draft.clear();
    onSent();
    showToast({ title: 'Segnalazione inviata.', description: answer.message });
  });

  return (
    <Form
      aria-label={title}
      status={withOwnIds(formStatus(form.formState, FIELDS))}
      failureTitle={FAILED}
      submitLabel="Invia la segnalazione"
      pendingLabel="Invio in corso..."
      guarded={kind !== 'message'}
      onSubmit={submit}
    >
      <fieldset className="field min-w-0">
        <legend className="font-600 leading-snug pb-1.5">
          Che cosa non va?
          <RequiredMark />
        </legend>
        {reasons.map((reason, index) => (
          <label key={reason} className="flex items-center gap-3 min-h-11">
            <input
              type="radio"
              value={reason}
              // Where the summary of errors leads.
              id={index === 0 ? ownId('reason') : undefined}
              aria-describedby={errors.reason && `${ownId('reason')}-error`}
              {...form.register('reason')}
            />
            {labels[reason]}
          </label>
        ))}
        <FieldError id={ownId('reason')} error={errors.reason?.message} />
      </fieldset>
      {kind === 'candidate' && (
        <p className="muted">
          Se il profilo è tuo e non l’hai pubblicato tu, lo nascondiamo subito, a meno che sia di un account.
        </p>
      )}
      <TextArea
        label="Racconta, se vuoi (facoltativo)"
        id={ownId('text')}
        rows={3}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <TextInput
        label="La tua email (facoltativa)"
        id={ownId('email')}
        hint="Solo per dirti che cosa abbiamo deciso."
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <p className="muted">
        La segnalazione la legge una persona della redazione, nessun altro{kind === 'message' && ', con il messaggio'}.{' '}
        <Link to={pagePath.privacy()}>Leggi la privacy</Link>.
      </p>
    </Form>
  );
}
