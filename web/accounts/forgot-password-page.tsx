import { useState } from 'react';
import { Link } from 'react-router';
import type { Done } from '../../shared/accounts.ts';
import { forgotPasswordHead } from '../../shared/head/account-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { Outcome } from '../forms/outcome.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { Button } from '../ui/button.tsx';
import { ladder } from '../ui/figures/ladder.ts';
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
    <FormFrame
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
    </FormFrame>
  );
}

export const page: Page = {
  Component: ForgotPasswordPage,
  head: forgotPasswordHead,
  sharedAddress: sharedWithoutQuery,
};
