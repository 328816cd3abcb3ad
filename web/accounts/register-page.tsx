import { Link } from 'react-router';
import { registerHead } from '../../shared/head/account-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { dancer } from '../ui/figures/dancer.ts';
import { AccountLayout } from './account-layout.tsx';
import { RegisterForm } from './register-form.tsx';
import { useWayIn } from './use-way-in.ts';

function RegisterPage() {
  const wayIn = useWayIn();
  return (
    <AccountLayout
      title="Registrati"
      lead="Crea il tuo account: è gratis e ci vuole un minuto."
      art={dancer}
      wayIn={wayIn}
      withoutScript="Per registrarti serve JavaScript: attivalo nel browser e ricarica la pagina."
    >
      <RegisterForm enter={wayIn.enter} />
      <p>
        Hai già un account? <Link to={wayIn.withNext(pagePath.login())}>Accedi</Link>
      </p>
    </AccountLayout>
  );
}

export const page: Page = { Component: RegisterPage, head: registerHead, sharedAddress: sharedWithoutQuery };
