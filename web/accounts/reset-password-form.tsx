import { useNavigate } from 'react-router';
import * as mini from 'zod/mini';
import { resetPasswordBody } from '../../shared/accounts.ts';
import { pagePath } from '../../shared/paths.ts';
import { ApiError } from '../api/fetch-api.ts';
import { clearSession } from '../api/session.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { resetPassword } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';

const BODY = mini.pick(resetPasswordBody, { password: true });

type ResetPasswordFormProps = {
  readonly token: string;
  /** The link is expired, used or unknown; `message` says so. */
  readonly onDeadLink: (message: string) => void;
};

export function ResetPasswordForm({ token, onDeadLink }: ResetPasswordFormProps) {
  const navigate = useNavigate();
  const form = useDeclaredForm({
    schema: BODY,
    empty: { password: '' },
    texts: {
      submit: 'Cambia la password',
      pending: 'Cambio in corso...',
      failed: 'Password non cambiata',
      refused: 'Non è stato possibile cambiare la password.',
    },
    send: ({ password }) => resetPassword({ token, password }),
    onFailed: (error) => {
      const dead = error instanceof ApiError ? error.issues.find(({ path }) => path === 'token') : undefined;
      if (dead) onDeadLink(dead.message);
      return dead !== undefined;
    },
    toast: ({ message }) => ({ title: 'Password cambiata', description: message }),
    onSent: async () => {
      // Somebody may have been signed in here: the new password is now to be used.
      clearSession();
      await navigate(pagePath.login(), { replace: true });
    },
  });
  return (
    <Form form={form} aria-label="Cambia la password">
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
