import { useState } from 'react';
import type { Session } from '../../shared/accounts.ts';
import { loginHead } from '../../shared/head/account-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { ApiError } from '../api/fetch-api.ts';
import { Link } from '../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { useHydrated } from '../app/use-hydrated.ts';
import { failureToast } from '../forms/failure.ts';
import { Form } from '../forms/form.tsx';
import { humanHeaders } from '../forms/human.ts';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { house } from '../ui/figures.ts';
import { Notice } from '../ui/notice.tsx';
import { EmailInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AccountLayout } from './account-layout.tsx';
import { EMAIL_DRAFT } from './email-draft.ts';
import { LoginCode, type WaitingLogin } from './login-code.tsx';
import { LOGIN_TEXTS } from './login-texts.ts';
import { PasswordInput } from './password-input.tsx';
import { useWayIn, type WayIn } from './use-way-in.ts';
import { isCancelled, signWithPasskey, useKnowsPasskeys } from './webauthn.ts';

function LoginPage() {
  const wayIn = useWayIn();
  return (
    <AccountLayout
      title="Accedi"
      lead="Entra con l’email e la password del tuo account."
      art={house}
      wayIn={wayIn}
      withoutScript="Per accedere serve JavaScript: attivalo nel browser e ricarica la pagina."
    >
      {wayIn.publishing && (
        <p className="card split">
          Non hai un account? È gratis.
          <Link className={buttonClass('secondary')} to={wayIn.withNext(pagePath.register())}>
            Registrati
          </Link>
        </p>
      )}
      <Login enter={wayIn.enter} withNext={wayIn.withNext} />
      <PasskeyLogin enter={wayIn.enter} />
      {!wayIn.publishing && (
        <p>
          Non hai un account? <Link to={wayIn.withNext(pagePath.register())}>Registrati</Link>
        </p>
      )}
    </AccountLayout>
  );
}

/** Email and password; after too many wrong logins Turnstile with them, or a mailed code after them. */
function Login({ enter, withNext }: Pick<WayIn, 'enter' | 'withNext'>) {
  const [waiting, setWaiting] = useState<WaitingLogin | null>(null);
  return waiting ? (
    <LoginCode waiting={waiting} enter={enter} onAgain={() => setWaiting(null)} />
  ) : (
    <LoginForm enter={enter} withNext={withNext} onWaiting={setWaiting} />
  );
}

type LoginFormProps = Pick<WayIn, 'enter' | 'withNext'> & { readonly onWaiting: (waiting: WaitingLogin) => void };

function LoginForm({ enter, withNext, onWaiting }: LoginFormProps) {
  /** Words of the server that ask for Turnstile. */
  const [human, setHuman] = useState<string>();
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/accounts.ts')).loginBody,
    empty: { email: '', password: '' },
    draft: EMAIL_DRAFT,
    texts: LOGIN_TEXTS,
    // Sends Turnstile's token only if the server asked this form for it: one of an earlier form would be used up.
    send: (body) =>
      send('POST /api/login', { body, signedIn: true, headers: human === undefined ? {} : humanHeaders() }),
    onFailed: (error) => {
      const problem = error instanceof ApiError ? error.problem : null;
      if (problem?.attempt) onWaiting({ body: form.getValues(), attempt: problem.attempt, message: problem.message });
      else if (problem?.needs) setHuman(problem.message);
      return problem?.needs !== undefined;
    },
    onSent: (session) => enter(session, 'Hai effettuato l’accesso.'),
  });
  return (
    <Form form={form} aria-label="Accedi" guarded={human !== undefined && 'login'}>
      {human !== undefined && (
        <Notice tone="warning" live>
          {human}
        </Notice>
      )}
      <EmailInput label="Email" required {...form.field('email')} />
      <PasswordInput label="Password" required autoComplete="current-password" {...form.field('password')} />
      <p>
        <Link to={withNext(pagePath.forgotPassword())}>Password dimenticata?</Link>
      </p>
    </Form>
  );
}

const showFailed = failureToast('Errore di accesso', {
  refused: 'Non è stato possibile usare la passkey. Accedi con email e password.',
});

/** The way in without a password; not there where the browser knows no passkeys. */
function PasskeyLogin({ enter }: Pick<WayIn, 'enter'>) {
  const known = useKnowsPasskeys();
  const hydrated = useHydrated();
  const [pending, setPending] = useState(false);
  if (!known) return null;

  async function start() {
    setPending(true);
    let session: Session;
    try {
      const signed = await signWithPasskey(await send('POST /api/login/passkey/options', {}));
      session = await send('POST /api/login/passkey', { body: signed, signedIn: true });
    } catch (error) {
      setPending(false);
      if (isCancelled(error))
        return showToast({
          title: 'Passkey non usata',
          description: 'Riprova quando vuoi, oppure accedi con email e password.',
        });
      return showFailed(error);
    }
    await enter(session, 'Hai effettuato l’accesso con la tua passkey.');
    setPending(false);
  }

  return (
    <div className="stack-sm needs-script border-t border-line pt-5">
      <p className="muted">
        Hai aggiunto una passkey al tuo account? Entri con l’impronta, il volto o il codice di sblocco, senza password.
      </p>
      <Button
        variant="secondary"
        className="sm:self-start"
        disabled={!hydrated}
        loading={pending}
        loadingLabel="Accesso in corso..."
        onClick={start}
      >
        Accedi con passkey
      </Button>
    </div>
  );
}

export const page: Page = { Component: LoginPage, head: loginHead, sharedAddress: sharedWithoutQuery };
