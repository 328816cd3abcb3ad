import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { pagePath } from '../../shared/paths.ts';
import {
  CANDIDATE_REASON_LABELS,
  CANDIDATE_REPORT_REASONS,
  EMPLOYER_REASON_LABELS,
  EMPLOYER_REPORT_REASONS,
  MESSAGE_REASON_LABELS,
  MESSAGE_REPORT_REASONS,
  REASON_LABELS,
  REPORT_REASONS,
} from '../../shared/report-values.ts';
import type { MessageReportBody } from '../../shared/reports.ts';
import { send } from '../api/call.ts';
import { readAgain } from '../api/call-options.ts';
import { WordsContext } from '../app/languages.tsx';
import { Link } from '../app/link.tsx';
import italian from '../content/languages/it/report.json';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { HumanCheck, humanHeaders } from '../forms/human-check.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FieldError, RequiredMark } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EmailInput } from '../ui/text-input.tsx';

export type ReportDialogProps = ReportTarget & {
  readonly open: boolean;
  readonly onClose: () => void;
};

const KINDS = {
  job: { title: 'Segnala l’offerta', reasons: REPORT_REASONS, labels: REASON_LABELS },
  candidate: {
    title: 'Segnala il profilo',
    reasons: CANDIDATE_REPORT_REASONS,
    labels: CANDIDATE_REASON_LABELS,
  },
  employer: { title: 'Segnala la pagina', reasons: EMPLOYER_REPORT_REASONS, labels: EMPLOYER_REASON_LABELS },
  conversation: {
    title: 'Segnala la conversazione',
    reasons: MESSAGE_REPORT_REASONS,
    labels: MESSAGE_REASON_LABELS,
  },
  message: { title: 'Segnala il messaggio', reasons: MESSAGE_REPORT_REASONS, labels: MESSAGE_REASON_LABELS },
} as const;

const EMPTY = { reason: '', text: '', email: '' };

export function ReportDialog({ open, onClose, ...target }: ReportDialogProps) {
  const words = use(WordsContext)?.texts;
  const title = words?.report.title ?? KINDS[target.kind].title;
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={words?.site.close}>
      <ReportForm target={target} onSent={onClose} />
    </Dialog>
  );
}

/** In another language a conversation alone is reported. */
function ReportForm({ target, onSent }: { readonly target: ReportTarget; readonly onSent: () => void }) {
  const words = use(WordsContext)?.texts.report;
  const texts = words ?? italian;
  const labelled: Readonly<Record<string, string>> = words?.reasons ?? KINDS[target.kind].labels;
  const { kind, id } = target;
  const { reasons, title } = KINDS[kind];
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules: async () => (await import('./check-report.ts')).reportForm,
    empty: EMPTY,
    initial: EMPTY,
    draft: draftOf(`report-${kind}-${id}`, EMPTY),
    // The page under the dialog may have a form with fields of the same names.
    idPrefix: 'report-',
    texts,
    send: (body, { fields }) =>
      'authorization' in target
        ? send(`POST /api/${target.kind === 'message' ? 'messages' : 'applications'}/:id/report`, {
            params: { id },
            // The form shows the reasons of its own kind only.
            body: body as MessageReportBody,
            authorization: target.authorization,
          })
        : send(`POST /api/${target.kind}s/:id/report`, {
            params: { id },
            body,
            signedIn: true,
            headers: humanHeaders(fields),
          }),
    toast: ({ message }) => ({ title: texts.sent, description: words?.sentText ?? message }),
    onSent: async ({ hidden }) => {
      // Its page and every list of profiles are read again.
      if (hidden) await readAgain(client, 'GET /api/candidates', 'GET /api/candidates/filters');
      onSent();
    },
  });
  const { id: reasonId, error: reasonError, ...reason } = form.field('reason');
  return (
    <Form form={form} aria-label={words?.title ?? title}>
      <fieldset className="field min-w-0">
        <legend className="font-600 leading-snug pb-1.5">
          {texts.question}
          <RequiredMark />
        </legend>
        {reasons.map((value, index) => (
          <label key={value} className="flex items-center gap-3 min-h-11">
            <input
              {...reason}
              type="radio"
              value={value}
              // Target of the link in the error summary.
              id={index === 0 ? reasonId : undefined}
              aria-describedby={reasonError && `${reasonId}-error`}
            />
            <span>{labelled[value]}</span>
          </label>
        ))}
        <FieldError id={reasonId} error={reasonError} />
      </fieldset>
      {kind === 'candidate' && (
        <p className="muted">
          Se il profilo è tuo e non l’hai pubblicato tu, lo nascondiamo subito, a meno che sia di un account.
        </p>
      )}
      <TextArea label={texts.text} rows={3} {...form.field('text')} />
      <EmailInput label={texts.email} hint={texts.emailHint} {...form.field('email')} />
      <p className="muted">
        <span>
          {words?.readBy ??
            `La segnalazione la legge una persona della redazione, nessun altro${kind === 'message' ? ', con il messaggio' : kind === 'conversation' ? ', con quello che vi siete scritti' : ''}.`}
        </span>{' '}
        <Link to={pagePath.privacy()}>{texts.privacy}</Link>.
      </p>
      {!('authorization' in target) && <HumanCheck action="report" pending={form.pending} />}
    </Form>
  );
}

/** Target of a report, by its public id, a conversation by its application; `authorization` names who received it. */
export type ReportTarget =
  | { readonly kind: 'job' | 'candidate' | 'employer'; readonly id: string }
  | { readonly kind: 'message' | 'conversation'; readonly id: string; readonly authorization: string };
