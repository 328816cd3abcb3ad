import { changeEmailBody } from '../../shared/accounts.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { EmailInput } from '../ui/text-input.tsx';
import { changeEmail } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';

export function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const form = useDeclaredForm({
    schema: changeEmailBody,
    empty: { email: '', currentPassword: '' },
    texts: {
      submit: 'Mandami il link',
      pending: 'Invio in corso...',
      failed: 'Email non cambiata',
      refused: 'Non è stato possibile mandare il link al nuovo indirizzo.',
    },
    send: changeEmail,
    toast: ({ message }) => ({ title: 'Controlla la posta', description: message }),
    onSent: onDone,
  });
  return (
    <Form form={form} aria-label="Cambia l’email">
      <EmailInput
        label="Nuova email"
        hint="Ti mandiamo un link: finché non lo apri vale l’indirizzo di adesso."
        required
        autoFocus
        {...form.field('email')}
      />
      <PasswordInput
        label="Password di adesso"
        required
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
    </Form>
  );
}
