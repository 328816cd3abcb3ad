import { useId } from 'react';
import { Link } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { ownCandidateLink } from '../../shared/token-links.ts';
import { PUBLISH_CANDIDATE as TEXT } from '../content/publish-candidate.ts';
import { Outcome } from '../forms/outcome.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { Published } from './publish-candidate-form.tsx';

/** Notice after publishing: address of the profile, and how to manage it. The link is shown only once. */
export function PublishedNotice({ published: { candidate, signedIn, mailed } }: { published: Published }) {
  const { id, manageToken, companiesOnly } = candidate;
  return (
    <Outcome tone="success" title={TEXT.done}>
      {signedIn && manageToken !== null && <p>{TEXT.sessionEnded}</p>}
      {manageToken !== null ? (
        <PrivateLink token={manageToken} mailed={mailed} />
      ) : (
        <p>{signedIn ? TEXT.ownNote : TEXT.knownNote}</p>
      )}
      {companiesOnly && <p>{TEXT.companiesNote}</p>}
      <p className="cluster">
        {!companiesOnly && (
          <Link className={buttonClass('secondary')} to={pagePath.candidate(id)}>
            {TEXT.see}
          </Link>
        )}
        {(signedIn || manageToken !== null) && (
          <Link
            className={buttonClass('quiet')}
            to={manageToken === null ? pagePath.ownCandidate() : ownCandidateLink(manageToken)}
          >
            {TEXT.manage}
          </Link>
        )}
      </p>
    </Outcome>
  );
}

function PrivateLink({ token, mailed }: { token: string; mailed: boolean }) {
  const noteId = useId();
  const url = window.location.origin + ownCandidateLink(token);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Link copiato', description: 'Conservalo dove lo ritrovi.' });
    } catch {
      showToast({
        title: 'Link non copiato',
        description: 'Selezionalo e copialo a mano, oppure fotografalo.',
        tone: 'destructive',
      });
    }
  };
  return (
    <>
      <p id={noteId}>
        {TEXT.linkNote} {mailed && TEXT.linkMailed}
      </p>
      <div className="cluster">
        <input
          readOnly
          aria-label={TEXT.linkTitle}
          aria-describedby={noteId}
          className="control flex-1 min-w-48"
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>Copia il link</Button>
      </div>
    </>
  );
}
