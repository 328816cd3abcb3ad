import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { keepCandidateHead } from '../../shared/head/candidate-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { useLinkToken } from '../accounts/use-link-token.ts';
import { failureText } from '../forms/failure-text.ts';
import { Outcome } from '../forms/outcome.tsx';
import { type Page, sharedWithoutQuery } from '../page.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { dancer } from '../ui/figures/dancer.ts';
import { keepCandidate } from './mutations.ts';

const WHY = {
  title: 'Perché lo chiediamo',
  points: [
    'Un profilo che nessuno guarda più è un dato che non serve: dopo 12 mesi lo cancelliamo.',
    'Se lo tieni, resta per altri 12 mesi e non cambia nulla.',
    'Se non lo vuoi più, non devi fare niente.',
  ],
};
const INCOMPLETE = 'Manca una parte del link: aprilo di nuovo dalla email.';
const FAILED = 'Non è stato possibile tenere il profilo. Controlla la connessione e riprova.';

/** The link of a warning opens a page with a button: mail scanners follow links, and a GET changes nothing. */
function KeepCandidatePage() {
  const token = useLinkToken();
  const keep = useMutation({ mutationFn: keepCandidate });
  return (
    <AccountFrame
      title="Tieni il tuo profilo"
      art={dancer}
      withoutScript="Per tenere il profilo serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={WHY}
    >
      {keep.isSuccess ? (
        <Outcome tone="success" title="Profilo tenuto">
          <p>{keep.data.message}</p>
          <Link className={`${buttonClass('primary')} self-start`} to={pagePath.ownCandidate()}>
            Vai al tuo profilo
          </Link>
        </Outcome>
      ) : (
        <>
          <p className="text-lead text-muted">Premi il pulsante: il profilo resta per altri 12 mesi.</p>
          {(token === null || keep.isError) && (
            <Outcome tone="error" title="Profilo non tenuto">
              <p>{keep.isError ? failureText(keep.error, { refused: FAILED, unanswered: FAILED }) : INCOMPLETE}</p>
              <Link className={`${buttonClass('secondary')} self-start`} to={pagePath.ownCandidate()}>
                Vai al tuo profilo
              </Link>
            </Outcome>
          )}
          <Button
            className="self-start needs-script"
            disabled={!token}
            loading={keep.isPending}
            loadingLabel="Un momento..."
            onClick={() => token && keep.mutate({ token })}
          >
            Tieni il profilo
          </Button>
        </>
      )}
    </AccountFrame>
  );
}

export const page: Page = { Component: KeepCandidatePage, head: keepCandidateHead, sharedAddress: sharedWithoutQuery };
