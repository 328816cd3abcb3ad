import { type ComponentProps, type FormEvent, useState } from 'react';
import { readSession } from '../api/session.ts';
import { PasswordInput } from './password-input.tsx';

type NewPasswordInputProps = Omit<ComponentProps<typeof PasswordInput>, 'autoComplete' | 'placeholder' | 'required'>;

/** A password that somebody chooses: while it is typed, the field says where others would try it first. It warns only. */
export function NewPasswordInput(props: NewPasswordInputProps) {
  const [hint, setHint] = useState('');
  function weigh({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    const { name, email } = Object.fromEntries(new FormData(input.form ?? undefined));
    const own = [name, email, readSession()?.user.name].map((text) => String(text ?? ''));
    // The list is loaded once somebody types; without it nothing is said.
    import('./guessable-hint.ts').then(
      ({ hintOf }) => setHint(hintOf(input.value, own)),
      () => undefined,
    );
  }
  return (
    <div className="stack-sm">
      <PasswordInput {...props} required autoComplete="new-password" placeholder="Minimo 6 caratteri" onInput={weigh} />
      <p aria-live="polite" className="text-sm text-larice font-600 empty:sr-only">
        {hint}
      </p>
    </div>
  );
}
