import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { confirmEmailHead } from '../../shared/head/account-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { Outcome } from '../forms/outcome.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { LinkAction } from '../mailed-links/link-action.tsx';
import { buttonClass } from '../ui/button.tsx';
import { house } from '../ui/figures/house.ts';
import { ownAccountOptions } from './queries.ts';

const WHY = {
  title: 'Perché lo chiediamo',
  points: [
    'Le candidature e i messaggi arrivano per email: un indirizzo sbagliato li perderebbe.',
    'Nessuno può usare l’indirizzo di un’altra persona.',
    'Il link vale tre giorni e una volta sola.',
  ],
};
const FAILURE = {
  title: 'Indirizzo non confermato',
  incomplete: 'Manca una parte del link: aprilo di nuovo dalla email, oppure chiedine uno nuovo dal tuo account.',
  failed: 'Non è stato possibile confermare l’indirizzo. Controlla la connessione e riprova.',
};

function ConfirmEmailPage() {
  const client = useQueryClient();
  return (
    <FormFrame
      title="Conferma la tua email"
      art={house}
      withoutScript="Per confermare l’indirizzo serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={WHY}
    >
      <LinkAction
        act={(body) => send('POST /api/email/confirm', { body })}
        lead="Premi il pulsante: diciamo al tuo account che questo indirizzo è tuo."
        label="Conferma l’indirizzo"
        failure={FAILURE}
        elsewhere={{ label: 'Vai al tuo account', path: pagePath.account() }}
        onDone={() => client.removeQueries({ queryKey: ownAccountOptions().queryKey })}
        done={({ message }) => (
          <Outcome tone="success" title="Indirizzo confermato">
            <p className="break-words">{message}</p>
            <Link className={`${buttonClass('primary')} self-start`} to={pagePath.account()}>
              Vai al tuo account
            </Link>
          </Outcome>
        )}
      />
    </FormFrame>
  );
}

export const page: Page = { Component: ConfirmEmailPage, head: confirmEmailHead, sharedAddress: sharedWithoutQuery };
