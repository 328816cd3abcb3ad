import { useState } from 'react';
import { Link } from 'react-router';
import { resetPasswordHead } from '../../shared/head/account-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { Outcome } from '../forms/outcome.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { useLinkToken } from '../mailed-links/use-link-token.ts';
import { buttonClass } from '../ui/button.tsx';
import { house } from '../ui/figures/house.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

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

export const page: Page = {
  Component: ResetPasswordPage,
  head: resetPasswordHead,
  sharedAddress: sharedWithoutQuery,
};
