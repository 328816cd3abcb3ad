import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { confirmAlertHead } from '../../shared/head/alert-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { manageAlertsLink } from '../../shared/token-links.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { useLinkToken } from '../accounts/use-link-token.ts';
import { failureText } from '../forms/failure-text.ts';
import { Outcome } from '../forms/outcome.tsx';
import { type Page, sharedWithoutQuery } from '../page.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { loom } from '../ui/figures/loom.ts';
import { confirmAlert } from './mutations.ts';

const WHY = {
  title: 'Perché lo chiediamo',
  points: [
    'Nessuno può iscrivere l’indirizzo di un’altra persona.',
    'Il link vale sette giorni e una volta sola.',
    'Se non confermi, non ti mandiamo altro e l’indirizzo si cancella da solo.',
  ],
};
const INCOMPLETE = 'Manca una parte del link: aprilo di nuovo dalla email, oppure crea di nuovo l’avviso.';
const FAILED = 'Non è stato possibile confermare l’avviso. Controlla la connessione e riprova.';

/** The link opens a page with a button: mail scanners follow links, and a GET changes nothing. */
function ConfirmAlertPage() {
  const token = useLinkToken();
  const confirm = useMutation({ mutationFn: confirmAlert });
  return (
    <AccountFrame
      title="Conferma il tuo avviso"
      art={loom}
      withoutScript="Per confermare l’avviso serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={WHY}
    >
      {confirm.isSuccess ? (
        <Outcome tone="success" title="Avviso attivo">
          <p>{confirm.data.message}</p>
          <Link className={`${buttonClass('primary')} self-start`} to={manageAlertsLink(confirm.data.manageToken)}>
            Gestisci i tuoi avvisi
          </Link>
        </Outcome>
      ) : (
        <>
          <p className="text-lead text-muted">Premi il pulsante: da allora ti mandiamo le nuove offerte.</p>
          {(token === null || confirm.isError) && (
            <Outcome tone="error" title="Avviso non confermato">
              <p>
                {confirm.isError ? failureText(confirm.error, { refused: FAILED, unanswered: FAILED }) : INCOMPLETE}
              </p>
              <Link className={`${buttonClass('secondary')} self-start`} to={pagePath.alerts()}>
                Vai agli avvisi
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
            Conferma l’avviso
          </Button>
        </>
      )}
    </AccountFrame>
  );
}

export const page: Page = { Component: ConfirmAlertPage, head: confirmAlertHead, sharedAddress: sharedWithoutQuery };
