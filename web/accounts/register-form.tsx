import { useRef } from 'react';
import { registerBody } from '../../shared/accounts.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { EmailInput, TextInput } from '../ui/text-input.tsx';
import { register } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';
import { chosenRole, RoleChoice } from './role-choice.tsx';
import type { WayIn } from './use-way-in.ts';

const DRAFT = draftOf('register', { name: '', email: '' });

export function RegisterForm({ enter }: Pick<WayIn, 'enter'>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useDeclaredForm({
    schema: registerBody,
    empty: { name: '', email: '', password: '' },
    draft: DRAFT,
    texts: {
      submit: 'Registrati',
      pending: 'Registrazione in corso...',
      failed: 'Errore di registrazione',
      refused: 'Registrazione fallita',
      unanswered: 'Si è verificato un errore durante la registrazione.',
    },
    send: (body) => register(element.current ? { ...body, role: chosenRole(element.current) } : body),
    onSent: (session) => enter(session, 'Il tuo account è pronto.'),
  });
  return (
    <Form form={form} ref={element} aria-label="Registrati" guarded>
      <RoleChoice />
      <TextInput
        label="Nome"
        hint="Il tuo nome, o quello dell’azienda."
        required
        autoComplete="name"
        {...form.field('name')}
      />
      <EmailInput
        label="Email"
        hint="Serve per accedere e per ricevere le candidature. Non la pubblichiamo."
        required
        {...form.field('email')}
      />
      <PasswordInput
        label="Password"
        required
        autoComplete="new-password"
        placeholder="Minimo 6 caratteri"
        {...form.field('password')}
      />
    </Form>
  );
}
