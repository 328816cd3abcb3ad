import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { send } from '../api/call.ts';
import { ApiError } from '../api/fetch-api.ts';
import { clearSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { Form } from '../forms/form.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { useLinkToken } from '../mailed-links/use-link-token.ts';
import { buttonClass } from '../ui/button.tsx';
import { house } from '../ui/figure.tsx';
import { NewPasswordInput } from './password-input.tsx';

const GOOD_PASSWORD = {
  title: 'Una buona password',
  points: [
    'È lunga: per esempio quattro parole che non c’entrano tra loro.',
    'Vale solo qui: non è quella della posta o della banca.',
    'Appena la cambi esci da tutti i dispositivi e accedi con quella nuova.',
  ],
};
const INCOMPLETE = 'Manca una parte del link: aprilo di nuovo dalla email, oppure chiedine uno nuovo.';

function ResetPasswordPage() {
  const token = useLinkToken();
  const [dead, setDead] = useState<{ readonly token: string; readonly message: string } | null>(null);
  // Another link may have been opened since.
  const refused = dead !== null && dead.token === token ? dead.message : null;
  const problem = token === null ? INCOMPLETE : refused;
  return (
    <FormFrame
      title="Scegli una nuova password"
      art={house}
      withoutScript="Per cambiare la password serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={GOOD_PASSWORD}
    >
      {problem !== null ? (
        <Outcome tone="error" title="Con questo link non puoi cambiare la password">
          <p>{problem}</p>
          <Link className={`${buttonClass('primary')} self-start`} to={pagePath.forgotPassword()}>
            Chiedi un nuovo link
          </Link>
        </Outcome>
      ) : (
        <ResetPasswordForm token={token ?? ''} onDeadLink={(message) => setDead({ token: token ?? '', message })} />
      )}
    </FormFrame>
  );
}

type ResetPasswordFormProps = {
  readonly token: string;
  /** The link is expired, used or unknown; `message` says so. */
  readonly onDeadLink: (message: string) => void;
};

function ResetPasswordForm({ token, onDeadLink }: ResetPasswordFormProps) {
  const navigate = useNavigate();
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/accounts.ts')).newPasswordBody,
    empty: { password: '' },
    texts: {
      submit: 'Cambia la password',
      pending: 'Cambio in corso...',
      failed: 'Password non cambiata',
      refused: 'Non è stato possibile cambiare la password.',
    },
    send: ({ password }) => send('POST /api/password/reset', { body: { token, password } }),
    onFailed: (error) => {
      const dead = error instanceof ApiError ? error.issues.find(({ path }) => path === 'token') : undefined;
      if (dead) onDeadLink(dead.message);
      return dead !== undefined;
    },
    toast: ({ message }) => ({ title: 'Password cambiata', description: message }),
    onSent: async () => {
      // Somebody may have been signed in here: the new password is now to be used.
      clearSession();
      await navigate(pagePath.login(), { replace: true });
    },
  });
  return (
    <Form form={form} aria-label="Cambia la password">
      <NewPasswordInput label="Nuova password" {...form.field('password')} />
    </Form>
  );
}

export const page = ownPage(ResetPasswordPage, pagePath.resetPassword(), {
  title: 'Scegli una nuova password',
  description: `Scegli una nuova password per il tuo account di ${SITE_NAME} con il link che hai ricevuto per email.`,
  keywords: ['nuova password', 'cambiare la password'],
});
