import type { LoginBody } from '../../shared/accounts.ts';
import { LOGIN_CODE } from '../../shared/login-code.ts';
import { send } from '../api/call.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { LOGIN_TEXTS } from './login-texts.ts';
import type { WayIn } from './use-way-in.ts';

/** A login that waits for the code that was mailed for it. */
export type WaitingLogin = {
  readonly body: Pick<LoginBody, 'email' | 'password'>;
  readonly attempt: string;
  /** The server’s words about it. */
  readonly message: string;
};

type LoginCodeProps = Pick<WayIn, 'enter'> & {
  readonly waiting: WaitingLogin;
  /** Goes back to email and password. */
  readonly onAgain: () => void;
};

/** The second step of a login that needs a code, in place of the first. */
export function LoginCode({ waiting: { body, attempt, message }, enter, onAgain }: LoginCodeProps) {
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/accounts.ts')).loginCodeBody,
    empty: { code: '' },
    texts: LOGIN_TEXTS,
    send: ({ code }) => send('POST /api/login', { body: { ...body, attempt, code }, signedIn: true }),
    onSent: (session) => enter(session, 'Hai effettuato l’accesso.'),
  });
  return (
    <>
      <Form form={form} aria-label="Codice per accedere">
        <TextInput
          label="Codice"
          hint={`${message} Vale ${LOGIN_CODE.minutes} minuti; guarda anche nella posta indesiderata.`}
          required
          autoFocus
          autoComplete="one-time-code"
          inputMode="numeric"
          {...form.field('code')}
        />
      </Form>
      <p className="muted">
        Non è arrivato? Controlla email e password. Mandiamo al massimo {LOGIN_CODE.mailsADay} codici al giorno.
      </p>
      <Button variant="secondary" className="sm:self-start" onClick={onAgain}>
        Ricomincia
      </Button>
    </>
  );
}
