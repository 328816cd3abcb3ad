import { useId, useState } from 'react';
import { publishCandidateHead } from '../../shared/head/candidate-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { ownCandidateLink } from '../../shared/token-links.ts';
import { Link } from '../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { PUBLISH_CANDIDATE as TEXT } from '../content/publish-candidate.ts';
import { Outcome } from '../forms/outcome.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Figure } from '../ui/figure.tsx';
import { dancer } from '../ui/figures/dancer.ts';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast-store.ts';
import { PublishCandidateForm, type Published } from './publish-candidate-form.tsx';

function PublishCandidatePage() {
  const [published, setPublished] = useState<Published | null>(null);
  return (
    <div className="container section stack-lg">
      <div className="hero">
        <div className="stack-sm">
          <h1>{TEXT.title}</h1>
          <p className="text-lead measure">{TEXT.lead}</p>
        </div>
        <Figure art={dancer} className="text-bosco hero-figure" />
      </div>
      <div className="with-box">
        <div className="stack min-w-0">
          <noscript>
            <p className="card">{TEXT.withoutScript}</p>
          </noscript>
          <p className="signed-in-only">
            {TEXT.ownQuestion} <Link to={pagePath.ownCandidate()}>{TEXT.own}</Link>
          </p>
          {published && <PublishedNotice key={published.candidate.id} published={published} />}
          <PublishCandidateForm onDone={setPublished} />
          <p className="muted border-t border-line pt-4">{TEXT.footer}</p>
        </div>
        <aside className="stack-lg" aria-label="Da sapere">
          <section className="stack-sm">
            <h2 className="text-h3">{TEXT.asideTitle}</h2>
            <ul className="list-plain stack-sm">
              {TEXT.aside.map((point) => (
                <li key={point} className="flex gap-3">
                  <Icon name="check" className="mt-1 text-bosco" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </section>
          <section className="stack-sm">
            <h2 className="text-h3">{TEXT.adviceTitle}</h2>
            <ul className="stack-sm">
              {TEXT.advice.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </div>
  );
}

/** Notice after publishing: address of the profile, and how to manage it. The link is shown only once. */
function PublishedNotice({ published: { candidate, signedIn, mailed } }: { published: Published }) {
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
      <p id={noteId}>{`${TEXT.linkNote} ${mailed ? TEXT.linkMailed : ''}`}</p>
      <div className="cluster">
        <input
          readOnly
          aria-label={TEXT.linkTitle}
          aria-describedby={noteId}
          className="control flex-1 min-w-[min(12rem,100%)]"
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>Copia il link</Button>
      </div>
    </>
  );
}

export const page: Page = {
  Component: PublishCandidatePage,
  head: publishCandidateHead,
  sharedAddress: sharedWithoutQuery,
};
