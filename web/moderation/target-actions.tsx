import { useQueryClient } from '@tanstack/react-query';
import type { Done } from '../../shared/accounts.ts';
import type { Moderated, ModeratedAccount, ModeratedConversation, ModeratedMessage } from '../../shared/moderation.ts';
import { type Ground, MODERATION_RULES, RULE_SECTIONS, RULES } from '../../shared/report-values.ts';
import { send } from '../api/call.ts';
import { DialogButton } from '../forms/dialog-button.tsx';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { optionsOf, Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useDecision } from './queries.ts';

export function TargetActions({ target }: { target: Moderated }) {
  // They belong to their readers; only the accounts of their writers can be acted on.
  if (target.kind === 'message' || target.kind === 'conversation') return null;
  const owner = target.kind === 'account' ? target : target.owner;
  return (
    <>
      {target.kind !== 'account' && <HideOrRestore target={target} />}
      {owner && <SuspendOrLift account={owner} />}
    </>
  );
}

function HideOrRestore({
  target,
}: {
  target: Exclude<Moderated, ModeratedAccount | ModeratedConversation | ModeratedMessage>;
}) {
  const { kind, id, status, hiddenAt } = target;
  const title = kind === 'employer' ? target.name : target.title;
  const which = { params: { id }, signedIn: true } as const;
  const restore = useDecision(() => send(`POST /api/moderation/${kind}s/:id/restore`, which));
  const what = { job: 'l’offerta', candidate: 'il profilo', employer: 'la pagina' }[kind];
  if (hiddenAt !== null && status !== 'waiting')
    return <MutationButton variant="secondary" mutation={restore}>{`Ripristina ${what}`}</MutationButton>;
  return (
    <>
      {status === 'waiting' && (
        <MutationButton variant="secondary" mutation={restore}>
          {kind === 'employer' ? 'Conferma la pagina' : 'Fai uscire l’offerta'}
        </MutationButton>
      )}
      <GroundDialog
        title={`Nascondi “${title}”`}
        label={`Nascondi ${what}`}
        draft={`hide-${id}`}
        decide={(body) => send(`POST /api/moderation/${kind}s/:id/hide`, { ...which, body })}
      />
    </>
  );
}

function SuspendOrLift({ account: { id, name, suspendedAt } }: { account: ModeratedAccount }) {
  const which = { params: { id }, signedIn: true } as const;
  const lift = useDecision(() => send('POST /api/moderation/accounts/:id/lift', which));
  if (suspendedAt !== null)
    return (
      <MutationButton variant="secondary" mutation={lift}>
        Togli la sospensione
      </MutationButton>
    );
  return (
    <GroundDialog
      title={`Sospendi ${name}`}
      label="Sospendi l’account"
      draft={`suspend-${id}`}
      decide={(body) => send('POST /api/moderation/accounts/:id/suspend', { ...which, body })}
    />
  );
}

const EMPTY = { rule: '', facts: '' };

const RULE_GROUPS = Object.entries(RULE_SECTIONS).map(([section, title]) => ({
  title,
  rules: MODERATION_RULES.filter((rule) => RULES[rule].section === section),
}));

type GroundProps = {
  readonly title: string;
  /** Text of the button that opens the dialog, and of the one that decides. */
  readonly label: string;
  readonly draft: string;
  readonly decide: (ground: Ground) => Promise<Done>;
};

/** Asks for rule and facts before something is hidden, or somebody suspended: the person reads them word by word. */
const GroundDialog = (props: GroundProps) => (
  <DialogButton variant="danger" title={props.title} body={(close) => <GroundForm {...props} onDone={close} />}>
    {props.label}
  </DialogButton>
);

function GroundForm({ title, label, draft, decide, onDone }: GroundProps & { onDone: () => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/moderation.ts')).moderationGroundBody,
    empty: EMPTY,
    draft: draftOf(`moderation-${draft}`, EMPTY),
    texts: {
      submit: label,
      pending: 'Un momento...',
      failed: 'Non riuscito',
      refused: 'Non è stato possibile farlo.',
    },
    send: async (ground) => {
      const done = await decide(ground);
      await client.invalidateQueries();
      return done;
    },
    toast: ({ message }) => ({ title: 'Fatto', description: message }),
    onSent: onDone,
  });
  return (
    <Form form={form} aria-label={title} variant="danger">
      <Select label="Regola dei Termini" placeholder="Scegli la regola" required {...form.field('rule')}>
        {RULE_GROUPS.map(({ title: section, rules }) => (
          <optgroup key={section} label={section}>
            {optionsOf(rules, (rule) => RULES[rule].text)}
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
