import { type ComponentProps, type FormEvent, useState } from 'react';
import { readSession } from '../api/session.ts';
import { Field, fieldId, type LabelledProps } from '../ui/field.tsx';

type PasswordInputProps = LabelledProps & Omit<ComponentProps<'input'>, keyof LabelledProps | 'type'>;

/** A password that can be made visible: on a phone, a word typed blind is often a word typed wrong. */
export function PasswordInput({ label, id, hint, error, required, className, ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field id={id ?? fieldId(rest.name)} {...{ label, hint, error, required, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={visible ? 'text' : 'password'}
            autoCapitalize="none"
            // HTML knows it for visible text only; passwords are never corrected.
            autoCorrect={visible ? 'off' : undefined}
            spellCheck={false}
            className="control pr-[min(6.5rem,29vw)]"
          />
          <button
            type="button"
            aria-label={visible ? 'Nascondi la password' : 'Mostra la password'}
            aria-controls={control.id}
            className="absolute right-0.5 top-0.5 min-h-11 px-[min(0.75rem,2vw)] rounded text-[min(0.9375rem,5vw)] text-bosco font-600 hover:underline"
            onClick={() => setVisible(!visible)}
          >
            {visible ? 'Nascondi' : 'Mostra'}
          </button>
        </div>
      )}
    </Field>
  );
}

type KnownPasswordInputProps = Omit<ComponentProps<typeof PasswordInput>, 'autoComplete' | 'required'>;

export const CurrentPasswordInput = (props: KnownPasswordInputProps) => (
  <PasswordInput {...props} required autoComplete="current-password" />
);

const HINTS = {
  common: 'Questa password è tra le più usate: chi prova a indovinare comincia da lì.',
  own: 'Questa password è fatta del tuo nome o di parole di questo sito: chi prova a indovinare comincia da lì.',
  none: '',
};

type NewPasswordInputProps = Omit<ComponentProps<typeof PasswordInput>, 'autoComplete' | 'placeholder' | 'required'>;

/** A password that somebody chooses: while it is typed, the field says where others would try it first. It warns only. */
export function NewPasswordInput(props: NewPasswordInputProps) {
  const [hint, setHint] = useState('');
  function weigh({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    const { name, email } = Object.fromEntries(new FormData(input.form ?? undefined));
    const own = [name, email, readSession()?.user.name].map((text) => String(text ?? ''));
    // The list is loaded once somebody types; without it nothing is said.
    import('../../shared/passwords/guessable.ts').then(
      ({ guessable }) => setHint(HINTS[guessable(input.value, own) ?? 'none']),
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
