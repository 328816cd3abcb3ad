import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { loginBody, type Session } from '../../shared/accounts.ts';
import { pagePath } from '../../shared/paths.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { TextInput } from '../ui/text-input.tsx';
import { EMAIL_DRAFT } from './email-draft.ts';
import { logIn } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';
import type { WayIn } from './use-way-in.ts';

const FIELDS = ['email', 'password'] as const;
const FAILED = 'Errore di accesso';
// 'Email o password non validi.' comes from the server: said without its answer, it would be a guess.
const TEXTS = { refused: 'Login fallito', unanswered: 'Login fallito' };

export function LoginForm({ enter, withNext }: Pick<WayIn, 'enter' | 'withNext'>) {
  const form = useForm({ resolver: zodResolver(loginBody), shouldFocusError: false });
  useDraft(form, EMAIL_DRAFT);
  const status = formStatus(form.formState, FIELDS);
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    let session: Session;
    try {
      session = await logIn(body);
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    EMAIL_DRAFT.clear();
    await enter(session, 'Hai effettuato l’accesso.');
  });

  return (
    <Form
      aria-label="Accedi"
      status={status}
      failureTitle={FAILED}
      submitLabel="Accedi"
      pendingLabel="Accesso in corso..."
      onSubmit={submit}
    >
      <TextInput
        label="Email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordInput
        label="Password"
        required
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <p>
        <Link to={withNext(pagePath.forgotPassword())}>Password dimenticata?</Link>
      </p>
    </Form>
  );
}
