import { useQueryClient } from '@tanstack/react-query';
import { INVITATION_DAYS } from '../../shared/link-days.ts';
import { MEMBER_ROLES } from '../../shared/member-values.ts';
import type { InviteMemberBody } from '../../shared/members.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { RadioCards } from '../ui/radio-cards.tsx';
import { EmailInput } from '../ui/text-input.tsx';
import { peopleOptions, ROLE_TEXTS } from './people-queries.ts';

/** With the role that can do less. */
const EMPTY: InviteMemberBody = { email: '', role: 'read' };

/** Invites an address, whether or not there is an account with it: nobody is told which. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/members.ts')).inviteMemberBody,
    empty: EMPTY,
    initial: EMPTY,
    idPrefix: 'invito-',
    texts: {
      submit: 'Invita',
      pending: 'Invito in corso...',
      failed: 'Invito non salvato',
      refused: 'Non è stato possibile invitare questa persona.',
    },
    send: (body) => send('POST /api/members', { body, signedIn: true }),
    toast: (_, { email }) => ({
      title: 'Invito salvato',
      description: `${email} lo trova per email e, con questo indirizzo confermato, nel suo account.`,
    }),
    onSent: async (people) => {
      await keepStored(client, peopleOptions(), () => people);
      onInvited();
    },
  });
  const role = form.field('role');
  return (
    <Form form={form} aria-label="Invita una persona">
      <EmailInput
        label="La sua email"
        hint={`L’invito vale ${INVITATION_DAYS} giorni. Per accettarlo la persona accede, o si registra, con questo indirizzo.`}
        required
        autoFocus
        {...form.field('email')}
      />
      <RadioCards
        legend="Che cosa può fare"
        name="invito-role"
        choices={MEMBER_ROLES.map((value) => ({ value, ...ROLE_TEXTS[value] }))}
        input={() => form.register('role')}
        error={role.error}
      />
    </Form>
  );
}
