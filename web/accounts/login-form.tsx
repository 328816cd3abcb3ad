import { Link } from 'react-router';
import { loginBody } from '../../shared/accounts.ts';
import { pagePath } from '../../shared/paths.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { EmailInput } from '../ui/text-input.tsx';
import { EMAIL_DRAFT } from './email-draft.ts';
import { logIn } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';
import type { WayIn } from './use-way-in.ts';

export function LoginForm({ enter, withNext }: Pick<WayIn, 'enter' | 'withNext'>) {
  const form = useDeclaredForm({
    schema: loginBody,
    empty: { email: '', password: '' },
    draft: EMAIL_DRAFT,
    texts: {
      submit: 'Accedi',
      pending: 'Accesso in corso...',
      failed: 'Errore di accesso',
      // 'Email o password non validi.' comes from the server: said without its answer, it would be a guess.
      refused: 'Login fallito',
    },
    send: logIn,
    onSent: (session) => enter(session, 'Hai effettuato l’accesso.'),
  });
  return (
    <Form form={form} aria-label="Accedi">
      <EmailInput label="Email" required {...form.field('email')} />
      <PasswordInput label="Password" required autoComplete="current-password" {...form.field('password')} />
      <p>
        <Link to={withNext(pagePath.forgotPassword())}>Password dimenticata?</Link>
      </p>
    </Form>
  );
}
