import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { registerBody, type Session } from '../../shared/accounts.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { TextInput } from '../ui/text-input.tsx';
import { register } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';
import { chosenRole, RoleChoice } from './role-choice.tsx';
import type { WayIn } from './use-way-in.ts';

const FIELDS = ['name', 'email', 'password'] as const;
const DRAFT = draftOf('register', { name: '', email: '' });
const FAILED = 'Errore di registrazione';
const TEXTS = {
  refused: 'Registrazione fallita',
  unanswered: 'Si è verificato un errore durante la registrazione.',
};

export function RegisterForm({ enter }: Pick<WayIn, 'enter'>) {
  const form = useForm({ resolver: zodResolver(registerBody), shouldFocusError: false });
  const element = useRef<HTMLFormElement>(null);
  useDraft(form, DRAFT);
  const status = formStatus(form.formState, FIELDS);
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    let session: Session;
    try {
      session = await register(element.current ? { ...body, role: chosenRole(element.current) } : body);
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    DRAFT.clear();
    await enter(session, 'Il tuo account è pronto.');
  });

  return (
    <Form
      ref={element}
      aria-label="Registrati"
      status={status}
      failureTitle={FAILED}
      submitLabel="Registrati"
      pendingLabel="Registrazione in corso..."
      guarded
      onSubmit={submit}
    >
      <RoleChoice />
      <TextInput
        label="Nome"
        hint="Il tuo nome, o quello dell’azienda."
        required
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextInput
        label="Email"
        hint="Serve per accedere e per ricevere le candidature. Non la pubblichiamo."
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
        autoComplete="new-password"
        placeholder="Minimo 6 caratteri"
        error={errors.password?.message}
        {...form.register('password')}
      />
    </Form>
  );
}
