import { Link } from 'react-router';
import { loginHead } from '../../shared/head/account-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { house } from '../ui/figures/house.ts';
import { AccountLayout } from './account-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { useWayIn } from './use-way-in.ts';

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
      <LoginForm enter={wayIn.enter} withNext={wayIn.withNext} />
      <PasskeyLogin enter={wayIn.enter} />
      <p>
        Non hai un account? <Link to={wayIn.withNext(pagePath.register())}>Registrati</Link>
      </p>
    </AccountLayout>
  );
}

export const page: Page = { Component: LoginPage, head: loginHead, sharedAddress: sharedWithoutQuery };
