import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { changeEmailBody, type Done } from '../../shared/accounts.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { TextInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { changeEmail } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';

const FIELDS = ['email', 'currentPassword'] as const;
const FAILED = 'Email non cambiata';
const TEXTS = {
  refused: 'Non è stato possibile mandare il link al nuovo indirizzo.',
  unanswered: 'Non è stato possibile mandare il link al nuovo indirizzo.',
};

export function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(changeEmailBody), shouldFocusError: false });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    let done: Done;
    try {
      done = await changeEmail(body);
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    showToast({ title: 'Controlla la posta', description: done.message });
    onDone();
  });
  return (
    <Form
      aria-label="Cambia l’email"
      status={formStatus(form.formState, FIELDS)}
      failureTitle={FAILED}
      submitLabel="Mandami il link"
      pendingLabel="Invio in corso..."
      onSubmit={submit}
    >
      <TextInput
        label="Nuova email"
        hint="Ti mandiamo un link: finché non lo apri vale l’indirizzo di adesso."
        type="email"
        required
        autoFocus
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordInput
        label="Password di adesso"
        required
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
    </Form>
  );
}
