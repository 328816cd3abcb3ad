import { useQueryClient } from '@tanstack/react-query';
import { moderationReasonBody } from '../../shared/moderation.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { type DeedKind, moderate } from './mutations.ts';

type Asked = {
  readonly what: 'hide' | 'suspend';
  readonly kind: DeedKind;
  readonly id: string;
  /** Title of the dialog, and the button that does it. */
  readonly title: string;
  readonly submitLabel: string;
};

const EMPTY = { reason: '' };

/** Asks for the reason before something is hidden, or somebody suspended: the person reads it word by word. */
export function ReasonDialog({ open, onClose, ...asked }: Asked & { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={asked.title}>
      <ReasonForm {...asked} onDone={onClose} />
    </Dialog>
  );
}

function ReasonForm({ what, kind, id, title, submitLabel, onDone }: Asked & { onDone: () => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    schema: moderationReasonBody,
    empty: EMPTY,
    draft: draftOf(`moderation-${what}-${id}`, EMPTY),
    texts: {
      submit: submitLabel,
      pending: 'Un momento...',
      failed: 'Non riuscito',
      refused: 'Non è stato possibile farlo.',
    },
    send: ({ reason }) => moderate(client, { what, kind, id, reason }),
    toast: ({ message }) => ({ title: 'Fatto', description: message }),
    onSent: onDone,
  });
  return (
    <Form form={form} aria-label={title}>
      <TextArea
        label="Motivo"
        hint="La persona lo riceve per email, parola per parola, con l’indirizzo a cui può opporsi."
        required
        rows={4}
        {...form.field('reason')}
      />
    </Form>
  );
}
