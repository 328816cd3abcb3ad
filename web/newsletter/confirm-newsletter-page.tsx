import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { confirmNewsletterHead } from '../../shared/head/alert-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { useLinkToken } from '../accounts/use-link-token.ts';
import { failureText } from '../forms/failure-text.ts';
import { Outcome } from '../forms/outcome.tsx';
import { type Page, sharedWithoutQuery } from '../page.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { plough } from '../ui/figures/plough.ts';
import { confirmNewsletter } from './mutations.ts';

const WHY = {
  title: 'Perché lo chiediamo',
  points: [
    'Nessuno può iscrivere l’indirizzo di un’altra persona.',
    'Il link vale una volta sola, e per i giorni scritti nell’email.',
    'Se non confermi, non ti mandiamo altro e l’indirizzo si cancella da solo.',
  ],
};
const INCOMPLETE = 'Manca una parte del link: aprilo di nuovo dalla email, oppure iscriviti di nuovo dal blog.';
const FAILED = 'Non è stato possibile confermare l’iscrizione. Controlla la connessione e riprova.';

/** The link opens a page with a button: mail scanners follow links, and a GET changes nothing. */
function ConfirmNewsletterPage() {
  const token = useLinkToken();
  const confirm = useMutation({ mutationFn: confirmNewsletter });
  const blog = (
    <Link className={`${buttonClass('secondary')} self-start`} to={pagePath.blog()}>
      Leggi il blog
    </Link>
  );
  return (
    <AccountFrame
      title="Conferma l’iscrizione alla newsletter"
      art={plough}
      withoutScript="Per confermare l’iscrizione serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={WHY}
    >
      {confirm.isSuccess ? (
        <Outcome tone="success" title="Iscrizione confermata">
          <p>{confirm.data.message}</p>
          {blog}
        </Outcome>
      ) : (
        <>
          <p className="text-lead text-muted">Premi il pulsante: da allora ti mandiamo i nuovi articoli.</p>
          {(token === null || confirm.isError) && (
            <Outcome tone="error" title="Iscrizione non confermata">
              <p>
                {confirm.isError ? failureText(confirm.error, { refused: FAILED, unanswered: FAILED }) : INCOMPLETE}
              </p>
              {blog}
            </Outcome>
          )}
          <Button
            className="self-start needs-script"
            disabled={!token}
            loading={confirm.isPending}
            loadingLabel="Conferma in corso..."
            onClick={() => token && confirm.mutate({ token })}
          >
            Conferma l’iscrizione
          </Button>
        </>
      )}
    </AccountFrame>
  );
}

export const page: Page = {
  Component: ConfirmNewsletterPage,
  head: confirmNewsletterHead,
  sharedAddress: sharedWithoutQuery,
};
