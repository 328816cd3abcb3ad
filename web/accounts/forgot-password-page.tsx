import { useState } from 'react';
import { Link } from 'react-router';
import type { Done } from '../../shared/accounts.ts';
import { forgotPasswordHead } from '../../shared/head/account-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { Outcome } from '../forms/outcome.tsx';
import { type Page, sharedWithoutQuery } from '../page.ts';
import { Button } from '../ui/button.tsx';
import { ladder } from '../ui/figures/ladder.ts';
import { AccountFrame } from './account-frame.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { useWayIn } from './use-way-in.ts';

const HOW_IT_WORKS = {
  title: 'Come funziona',
  points: [
    'Ti mandiamo un link per email: vale un’ora e una volta sola.',
    'Se non arriva in qualche minuto, guarda nella posta indesiderata.',
    'Finché non scegli una nuova password vale quella di prima.',
  ],
};

function ForgotPasswordPage() {
  const { withNext } = useWayIn();
  const [done, setDone] = useState<Done | null>(null);
  return (
    <AccountFrame
      title="Password dimenticata?"
      art={ladder}
      withoutScript="Per chiedere il link serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={HOW_IT_WORKS}
    >
      {done ? (
        <Outcome tone="success" title="Controlla la posta">
          <p>{done.message}</p>
          <Button variant="secondary" className="self-start" onClick={() => setDone(null)}>
            Chiedi di nuovo
          </Button>
        </Outcome>
      ) : (
        <>
          <p className="text-lead text-muted">Scrivi la tua email: ti mandiamo un link per sceglierne una nuova.</p>
          <ForgotPasswordForm onDone={setDone} />
        </>
      )}
      <p>
        Te la sei ricordata? <Link to={withNext(pagePath.login())}>Accedi</Link>
      </p>
    </AccountFrame>
  );
}

export const page: Page = {
  Component: ForgotPasswordPage,
  head: forgotPasswordHead,
  sharedAddress: sharedWithoutQuery,
};
