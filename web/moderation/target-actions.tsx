import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Moderated, ModeratedAccount, ModeratedMessage } from '../../shared/moderation.ts';
import { MODERATION_RULES, RULE_SECTIONS, RULES } from '../../shared/moderation-rules.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { type DeedKind, moderate, useDeed } from './queries.ts';

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
          {`Nascondi ${what}`}
        </Button>
      ) : (
        <Button variant="secondary" loading={deed.isPending} onClick={() => deed.mutate({ what: 'restore', kind, id })}>
          {`Ripristina ${what}`}
        </Button>
      )}
      <GroundDialog
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
      <GroundDialog
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

const EMPTY = { rule: '', facts: '' };

/** The rules under the sections of the terms that have them. */
const RULE_GROUPS = Object.entries(RULE_SECTIONS).map(([section, title]) => ({
  title,
  rules: MODERATION_RULES.filter((rule) => RULES[rule].section === section),
}));

/** Asks for rule and facts before something is hidden, or somebody suspended: the person reads them word by word. */
function GroundDialog({ open, onClose, ...asked }: Asked & { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={asked.title}>
      <GroundForm {...asked} onDone={onClose} />
    </Dialog>
  );
}

function GroundForm({ what, kind, id, title, submitLabel, onDone }: Asked & { onDone: () => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/moderation-ground.ts')).moderationGroundBody,
    empty: EMPTY,
    draft: draftOf(`moderation-${what}-${id}`, EMPTY),
    texts: {
      submit: submitLabel,
      pending: 'Un momento...',
      failed: 'Non riuscito',
      refused: 'Non è stato possibile farlo.',
    },
    send: (ground) => moderate(client, { what, kind, id, ...ground }),
    toast: ({ message }) => ({ title: 'Fatto', description: message }),
    onSent: onDone,
  });
  return (
    <Form form={form} aria-label={title} danger>
      <Select label="Regola dei Termini" placeholder="Scegli la regola" required {...form.field('rule')}>
        {RULE_GROUPS.map(({ title: section, rules }) => (
          <optgroup key={section} label={section}>
            {rules.map((rule) => (
              <option key={rule} value={rule}>
                {RULES[rule].text}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <TextArea
        label="I fatti"
        hint="Che cosa hai visto. La persona lo riceve per email, parola per parola, con la regola e l’indirizzo a cui può opporsi."
        required
        rows={4}
        {...form.field('facts')}
      />
    </Form>
  );
}
