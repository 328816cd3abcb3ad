import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { changePasswordBody, type Session } from '../../shared/accounts.ts';
import { storeSession } from '../api/session.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { showToast } from '../ui/toast-store.ts';
import { changePassword } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';

const FIELDS = ['currentPassword', 'password'] as const;
const FAILED = 'Password non cambiata';
const TEXTS = {
  refused: 'Non è stato possibile cambiare la password.',
  unanswered: 'Non è stato possibile cambiare la password.',
};

export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(changePasswordBody), shouldFocusError: false });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    let session: Session;
    try {
      session = await changePassword(body);
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    storeSession(session);
    showToast({ title: 'Password cambiata', description: 'Sugli altri dispositivi ora bisogna accedere di nuovo.' });
    onDone();
  });
  return (
    <Form
      aria-label="Cambia la password"
      status={formStatus(form.formState, FIELDS)}
      failureTitle={FAILED}
      submitLabel="Cambia la password"
      pendingLabel="Cambio in corso..."
      onSubmit={submit}
    >
      <PasswordInput
        label="Password di adesso"
        required
        autoFocus
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordInput
        label="Nuova password"
        required
        autoComplete="new-password"
        placeholder="Minimo 6 caratteri"
        error={errors.password?.message}
        {...form.register('password')}
      />
    </Form>
  );
}
