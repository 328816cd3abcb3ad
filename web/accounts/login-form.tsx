import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { loginBody, type Session } from '../../shared/accounts.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { TextInput } from '../ui/text-input.tsx';
import { logIn } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';
import type { WayIn } from './use-way-in.ts';

const FIELDS = ['email', 'password'] as const;
const DRAFT = draftOf('login', { email: '' });
const FAILED = 'Errore di accesso';
// 'Email o password non validi.' comes from the server: said without its answer, it would be a guess.
const TEXTS = { refused: 'Login fallito', unanswered: 'Login fallito' };

export function LoginForm({ enter }: Pick<WayIn, 'enter'>) {
  const form = useForm({ resolver: zodResolver(loginBody), shouldFocusError: false });
  useDraft(form, DRAFT);
  const status = formStatus(form.formState, FIELDS);
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    let session: Session;
    try {
      session = await logIn(body);
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    DRAFT.clear();
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
    </Form>
  );
}
