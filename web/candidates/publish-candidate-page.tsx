import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { PublishedCandidate } from '../../shared/candidates.ts';
import { publishCandidateHead } from '../../shared/head/candidate-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { ownCandidateLink } from '../../shared/token-links.ts';
import { send } from '../api/call.ts';
import { readAgain } from '../api/call-options.ts';
import { clearSession, readSession } from '../api/session.ts';
import { ButtonLink, Link } from '../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { PUBLISH_CANDIDATE as TEXT } from '../content/publish-candidate.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { HumanCheck, humanHeaders } from '../forms/human-check.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { sentPosition } from '../forms/sent-position.ts';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Button } from '../ui/button.tsx';
import { Figure } from '../ui/figure.tsx';
import { dancer } from '../ui/figures.ts';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CandidateFields } from './candidate-fields.tsx';
import { EMPTY_CANDIDATE } from './publish-candidate-values.ts';

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
        {!companiesOnly && <ButtonLink to={pagePath.candidate(id)}>{TEXT.see}</ButtonLink>}
        {(signedIn || manageToken !== null) && (
          <ButtonLink to={manageToken === null ? pagePath.ownCandidate() : ownCandidateLink(manageToken)}>
            {TEXT.manage}
          </ButtonLink>
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

const SENDING_KEY = draftOf('publish-candidate-key', { key: '' });

/** Kept like the draft: an attempt whose answer was lost and the next one are the same profile, with the same link. */
function sendingKey(): string {
  const known = SENDING_KEY.read().key;
  if (known) return known;
  const key = crypto.randomUUID();
  SENDING_KEY.write({ key });
  return key;
}

const FAILED = "Si è verificato un errore durante l'invio del profilo.";

type Published = {
  readonly candidate: PublishedCandidate;
  readonly signedIn: boolean;
  /** An address was left, to which the link goes too. */
  readonly mailed: boolean;
};

function PublishCandidateForm({ onDone }: { onDone: (published: Published) => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules: async () => (await import('./check-candidate.ts')).publishCandidateForm,
    empty: EMPTY_CANDIDATE,
    draft: draftOf('publish-candidate', EMPTY_CANDIDATE),
    texts: {
      submit: 'Pubblica Profilo',
      pending: 'Pubblicazione in corso...',
      failed: 'Errore',
      toasted: true,
      refused: FAILED,
    },
    send: async ({ email, ...profile }, { fields }): Promise<Published> => {
      // The field is for signed-out people only; a draft may still hold an address.
      const session = readSession();
      const position = await sentPosition(navigator.geolocation);
      const candidate = await send('POST /api/candidates', {
        body: { ...profile, ...position, ...(session ? {} : { email }) },
        signedIn: true,
        headers: { 'Idempotency-Key': sendingKey(), ...humanHeaders(fields) },
        once: true,
      });
      await readAgain(client, 'GET /api/candidates', 'GET /api/candidates/filters');
      // A link in the answer: the server did not know the session any more.
      if (session && candidate.manageToken !== null) clearSession();
      return { candidate, signedIn: session !== null, mailed: !session && email !== undefined };
    },
    toast: () => ({
      title: 'Profilo pubblicato!',
      description: 'Il tuo profilo è stato inviato con successo. Le aziende potranno trovarti e contattarti.',
    }),
    onSent: (published) => {
      // The next profile is another.
      SENDING_KEY.clear();
      onDone(published);
    },
    again: () => EMPTY_CANDIDATE,
  });
  return (
    <Form form={form} aria-label={TEXT.title}>
      <CandidateFields form={form} email="of who is signed out" />
      <p className="muted">{TEXT.privacy}</p>
      <HumanCheck action="profile" pending={form.pending} />
    </Form>
  );
}
