import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LOGIN_CODE } from '../../shared/account-state.ts';
import type { LoginBody } from '../../shared/accounts.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { send } from '../api/call.ts';
import { ApiError } from '../api/fetch-api.ts';
import { ButtonLink, Link } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { useHydrated } from '../app/use-hydrated.ts';
import { failureToast } from '../forms/failure.ts';
import { Form } from '../forms/form.tsx';
import { HumanCheck, humanHeaders } from '../forms/human-check.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Button } from '../ui/button.tsx';
import { house } from '../ui/figure.tsx';
import { Notice } from '../ui/notice.tsx';
import { EmailInput, TextInput } from '../ui/text-input.tsx';
import { dismissShown, showToast } from '../ui/toast-store.ts';
import { AccountLayout, EMAIL_DRAFT, useWayIn, type WayIn } from './account-layout.tsx';
import { PasswordInput } from './password-input.tsx';
import { isCancelled, signWithPasskey, useKnowsPasskeys } from './webauthn.ts';

function LoginPage() {
  const wayIn = useWayIn();
  // After too many wrong logins Turnstile comes with the form, or a mailed code after it.
  const [waiting, setWaiting] = useState<WaitingLogin | null>(null);
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
          <ButtonLink to={wayIn.withNext(pagePath.register())} onClick={dismissShown}>
            Registrati
          </ButtonLink>
        </p>
      )}
      {waiting ? (
        <LoginCode waiting={waiting} enter={wayIn.enter} onAgain={() => setWaiting(null)} />
      ) : (
        <LoginForm wayIn={wayIn} onWaiting={setWaiting} />
      )}
      <PasskeyLogin enter={wayIn.enter} />
      {!wayIn.publishing && (
        <p>
          Non hai un account?{' '}
          <Link to={wayIn.withNext(pagePath.register())} onClick={dismissShown}>
            Registrati
          </Link>
        </p>
      )}
    </AccountLayout>
  );
}

type LoginFormProps = { readonly wayIn: WayIn; readonly onWaiting: (waiting: WaitingLogin) => void };

function LoginForm({ wayIn: { enter, withNext }, onWaiting }: LoginFormProps) {
  /** Words of the server that ask for Turnstile. */
  const [human, setHuman] = useState<string>();
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/accounts.ts')).loginBody,
    empty: { email: '', password: '' },
    draft: EMAIL_DRAFT,
    texts: LOGIN_TEXTS,
    send: (body, { fields }) => send('POST /api/login', { body, signedIn: true, headers: humanHeaders(fields) }),
    onFailed: (error) => {
      const problem = error instanceof ApiError ? error.problem : null;
      if (problem?.attempt) onWaiting({ body: form.values.read(), attempt: problem.attempt, message: problem.message });
      else if (problem?.needs) setHuman(problem.message);
      return problem?.needs !== undefined;
    },
    onSent: (session) => enter(session, 'Hai effettuato l’accesso.'),
  });
  return (
    <Form form={form} aria-label="Accedi">
      {human !== undefined && (
        <Notice tone="warning" live>
          {human}
        </Notice>
      )}
      <EmailInput label="Email" required {...form.field('email')} />
      <PasswordInput label="Password" required autoComplete="current-password" {...form.field('password')} />
      <p>
        <Link className="inline-flex items-center min-h-11" to={withNext(pagePath.forgotPassword())}>
          Password dimenticata?
        </Link>
      </p>
      {human !== undefined && <HumanCheck action="login" pending={form.pending} />}
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
  const login = useMutation({
    mutationFn: async () => {
      const signed = await signWithPasskey(await send('POST /api/login/passkey/options', {}));
      return send('POST /api/login/passkey', { body: signed, signedIn: true });
    },
    onSuccess: (session) => enter(session, 'Hai effettuato l’accesso con la tua passkey.'),
    onError: (error) =>
      isCancelled(error)
        ? showToast({
            title: 'Passkey non usata',
            description: 'Riprova quando vuoi, oppure accedi con email e password.',
          })
        : showFailed(error),
  });
  if (!known) return null;
  return (
    <div className="stack-sm needs-script border-t border-line pt-5">
      <p className="muted">
        Hai aggiunto una passkey al tuo account? Entri con l’impronta, il volto o il codice di sblocco, senza password.
      </p>
      <MutationButton
        variant="secondary"
        className="sm:self-start"
        disabled={!hydrated}
        mutation={login}
        loadingLabel="Accesso in corso..."
      >
        Accedi con passkey
      </MutationButton>
    </div>
  );
}

const LOGIN_TEXTS = {
  submit: 'Accedi',
  pending: 'Accesso in corso...',
  failed: 'Errore di accesso',
  toasted: true,
  // 'Email o password non validi.' comes from the server: said without its answer, it would be a guess.
  refused: 'Login fallito',
};

type WaitingLogin = {
  readonly body: Pick<LoginBody, 'email' | 'password'>;
  readonly attempt: string;
  readonly message: string;
};

type LoginCodeProps = Pick<WayIn, 'enter'> & {
  readonly waiting: WaitingLogin;
  readonly onAgain: () => void;
};

function LoginCode({ waiting: { body, attempt, message }, enter, onAgain }: LoginCodeProps) {
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

export const page = ownPage(LoginPage, pagePath.login(), {
  title: 'Accedi al tuo account',
  description: `Entra nel tuo account di ${SITE_NAME} per candidarti alle offerte ${VALLEY.of} o pubblicare le tue.`,
  keywords: ['accedi', 'login', 'account', `lavoro ${VALLEY.name}`],
});
