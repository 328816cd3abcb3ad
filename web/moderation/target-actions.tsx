import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Moderated,
  type ModeratedAccount,
  type ModeratedMessage,
  moderationReasonBody,
} from '../../shared/moderation.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { type DeedKind, moderate, useDeed } from './mutations.ts';

/** Actions possible on an offer, a profile or an account in its present state. */
export function TargetActions({ target }: { target: Moderated }) {
  // A message belongs to its recipient; only the account of its writer can be acted on.
  if (target.kind === 'message') return null;
  const owner = target.kind === 'account' ? target : target.owner;
  return (
    <>
      {target.kind !== 'account' && <HideOrRestore target={target} />}
      {owner && <SuspendOrLift account={owner} />}
    </>
  );
}

function HideOrRestore({
  target: { kind, id, hiddenAt, title },
}: {
  target: Exclude<Moderated, ModeratedAccount | ModeratedMessage>;
}) {
  const [asking, setAsking] = useState(false);
  const deed = useDeed();
  const what = kind === 'job' ? 'l’offerta' : 'il profilo';
  return (
    <>
      {hiddenAt === null ? (
        <Button variant="danger" onClick={() => setAsking(true)}>
          Nascondi {what}
        </Button>
      ) : (
        <Button variant="secondary" loading={deed.isPending} onClick={() => deed.mutate({ what: 'restore', kind, id })}>
          Ripristina {what}
        </Button>
      )}
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        what="hide"
        kind={kind}
        id={id}
        title={`Nascondi “${title}”`}
        submitLabel={`Nascondi ${what}`}
      />
    </>
  );
}

function SuspendOrLift({ account: { id, name, suspendedAt } }: { account: ModeratedAccount }) {
  const [asking, setAsking] = useState(false);
  const deed = useDeed();
  return (
    <>
      {suspendedAt === null ? (
        <Button variant="danger" onClick={() => setAsking(true)}>
          Sospendi l’account
        </Button>
      ) : (
        <Button
          variant="secondary"
          loading={deed.isPending}
          onClick={() => deed.mutate({ what: 'lift', kind: 'account', id })}
        >
          Togli la sospensione
        </Button>
      )}
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        what="suspend"
        kind="account"
        id={id}
        title={`Sospendi ${name}`}
        submitLabel="Sospendi l’account"
      />
    </>
  );
}

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
function ReasonDialog({ open, onClose, ...asked }: Asked & { open: boolean; onClose: () => void }) {
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
