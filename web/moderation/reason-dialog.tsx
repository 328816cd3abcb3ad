import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Done } from '../../shared/accounts.ts';
import { moderationReasonBody } from '../../shared/moderation.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { Sheet } from '../ui/sheet.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast-store.ts';
import { type DeedKind, moderate } from './mutations.ts';

type Asked = {
  readonly what: 'hide' | 'suspend';
  readonly kind: DeedKind;
  readonly id: string;
  /** Title of the dialog, and the button that does it. */
  readonly title: string;
  readonly submitLabel: string;
};

const FIELDS = ['reason'] as const;
const FAILED = 'Non riuscito';
const TEXTS = { refused: 'Non è stato possibile farlo.', unanswered: 'Non è stato possibile farlo.' };

/** Asks for the reason before something is hidden, or somebody suspended: the person reads it word by word. */
export function ReasonDialog({ open, onClose, ...asked }: Asked & { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={asked.title}>
      <ReasonForm {...asked} onDone={onClose} />
    </Sheet>
  );
}

function ReasonForm({ what, kind, id, title, submitLabel, onDone }: Asked & { onDone: () => void }) {
  const client = useQueryClient();
  const [draft] = useState(() => draftOf(`moderation-${what}-${id}`, { reason: '' }));
  const form = useForm({ resolver: zodResolver(moderationReasonBody), shouldFocusError: false });
  useDraft(form, draft);
  const submit = form.handleSubmit(async ({ reason }) => {
    let done: Done;
    try {
      done = await moderate(client, { what, kind, id, reason });
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    draft.clear();
    onDone();
    showToast({ title: 'Fatto', description: done.message });
  });
  return (
    <Form
      aria-label={title}
      status={formStatus(form.formState, FIELDS)}
      failureTitle={FAILED}
      submitLabel={submitLabel}
      pendingLabel="Un momento..."
      onSubmit={submit}
    >
      <TextArea
        label="Motivo"
        hint="La persona lo riceve per email, parola per parola, con l’indirizzo a cui può opporsi."
        required
        rows={4}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </Form>
  );
}
