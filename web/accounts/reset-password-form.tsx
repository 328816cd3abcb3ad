import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as mini from 'zod/mini';
import { type Done, resetPasswordBody } from '../../shared/accounts.ts';
import { pagePath } from '../../shared/paths.ts';
import { ApiError } from '../api/fetch-api.ts';
import { clearSession } from '../api/session.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { showToast } from '../ui/toast-store.ts';
import { resetPassword } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';

const FIELDS = ['password'] as const;
const fields = mini.pick(resetPasswordBody, { password: true });
const FAILED = 'Password non cambiata';
const TEXTS = {
  refused: 'Non è stato possibile cambiare la password.',
  unanswered: 'Non è stato possibile cambiare la password.',
};

type ResetPasswordFormProps = {
  readonly token: string;
  /** The link is expired, used or unknown; `message` says so. */
  readonly onDeadLink: (message: string) => void;
};

export function ResetPasswordForm({ token, onDeadLink }: ResetPasswordFormProps) {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(fields), shouldFocusError: false });

  const submit = form.handleSubmit(async ({ password }) => {
    let done: Done;
    try {
      done = await resetPassword({ token, password });
    } catch (error) {
      const dead = error instanceof ApiError ? error.issues.find(({ path }) => path === 'token') : undefined;
      if (dead) return onDeadLink(dead.message);
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    // Whoever was signed in here: the new password is now to be used.
    clearSession();
    showToast({ title: 'Password cambiata', description: done.message });
    await navigate(pagePath.login(), { replace: true });
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
        label="Nuova password"
        required
        autoComplete="new-password"
        placeholder="Minimo 6 caratteri"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
    </Form>
  );
}
