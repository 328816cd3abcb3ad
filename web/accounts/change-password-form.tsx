import { changePasswordBody } from '../../shared/accounts.ts';
import { storeSession } from '../api/session.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { changePassword } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';

export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const form = useDeclaredForm({
    schema: changePasswordBody,
    empty: { currentPassword: '', password: '' },
    texts: {
      submit: 'Cambia la password',
      pending: 'Cambio in corso...',
      failed: 'Password non cambiata',
      refused: 'Non è stato possibile cambiare la password.',
    },
    send: changePassword,
    toast: () => ({
      title: 'Password cambiata',
      description: 'Sugli altri dispositivi ora bisogna accedere di nuovo.',
    }),
    onSent: (session) => {
      storeSession(session);
      onDone();
    },
  });
  return (
    <Form form={form} aria-label="Cambia la password">
      <PasswordInput
        label="Password di adesso"
        required
        autoFocus
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <PasswordInput
        label="Nuova password"
        required
        autoComplete="new-password"
        placeholder="Minimo 6 caratteri"
        {...form.field('password')}
      />
    </Form>
  );
}
