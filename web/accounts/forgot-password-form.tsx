import { type Done, forgotPasswordBody } from '../../shared/accounts.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { EmailInput } from '../ui/text-input.tsx';
import { EMAIL_DRAFT } from './email-draft.ts';
import { forgotPassword } from './mutations.ts';

export function ForgotPasswordForm({ onDone }: { onDone: (done: Done) => void }) {
  const form = useDeclaredForm({
    schema: forgotPasswordBody,
    empty: { email: '' },
    // Kept once the link is sent: the address is typed again where people log in.
    draft: { ...EMAIL_DRAFT, clear: () => undefined },
    texts: {
      submit: 'Inviami il link',
      pending: 'Invio in corso...',
      failed: 'Link non inviato',
      refused: 'Non è stato possibile inviare il link.',
    },
    send: forgotPassword,
    onSent: onDone,
  });
  return (
    <Form form={form} aria-label="Password dimenticata" guarded>
      <EmailInput label="Email" hint="Quella con cui accedi." required {...form.field('email')} />
    </Form>
  );
}
