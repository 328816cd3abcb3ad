import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { confirmEmailHead } from '../../shared/head/account-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { failureText } from '../forms/failure-text.ts';
import { Outcome } from '../forms/outcome.tsx';
import { type Page, sharedWithoutQuery } from '../page.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { house } from '../ui/figures/house.ts';
import { AccountFrame } from './account-frame.tsx';
import { confirmEmail } from './mutations.ts';
import { ownAccountOptions } from './queries.ts';
import { useLinkToken } from './use-link-token.ts';

const WHY = {
  title: 'Perché lo chiediamo',
  points: [
    'Le candidature e i messaggi arrivano per email: un indirizzo sbagliato li perderebbe.',
    'Nessuno può usare l’indirizzo di un’altra persona.',
    'Il link vale tre giorni e una volta sola.',
  ],
};
const INCOMPLETE = 'Manca una parte del link: aprilo di nuovo dalla email, oppure chiedine uno nuovo dal tuo account.';
const FAILED = 'Non è stato possibile confermare l’indirizzo. Controlla la connessione e riprova.';

/** The link opens a page with a button: mail scanners follow links, and a GET changes nothing. */
function ConfirmEmailPage() {
  const token = useLinkToken();
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: confirmEmail,
    onSuccess: () => client.removeQueries({ queryKey: ownAccountOptions().queryKey }),
  });
  return (
    <AccountFrame
      title="Conferma la tua email"
      art={house}
      withoutScript="Per confermare l’indirizzo serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={WHY}
    >
      {confirm.isSuccess ? (
        <Outcome tone="success" title="Indirizzo confermato">
          <p className="break-words">{confirm.data.message}</p>
          <Link className={`${buttonClass('primary')} self-start`} to={pagePath.account()}>
            Vai al tuo account
          </Link>
        </Outcome>
      ) : (
        <>
          <p className="text-lead text-muted">Premi il pulsante: diciamo al tuo account che questo indirizzo è tuo.</p>
          {(token === null || confirm.isError) && (
            <Outcome tone="error" title="Indirizzo non confermato">
              <p>
                {confirm.isError ? failureText(confirm.error, { refused: FAILED, unanswered: FAILED }) : INCOMPLETE}
              </p>
              <Link className={`${buttonClass('secondary')} self-start`} to={pagePath.account()}>
                Vai al tuo account
              </Link>
            </Outcome>
          )}
          <Button
            className="self-start needs-script"
            disabled={!token}
            loading={confirm.isPending}
            loadingLabel="Conferma in corso..."
            onClick={() => token && confirm.mutate({ token })}
          >
            Conferma l’indirizzo
          </Button>
        </>
      )}
    </AccountFrame>
  );
}

export const page: Page = { Component: ConfirmEmailPage, head: confirmEmailHead, sharedAddress: sharedWithoutQuery };
