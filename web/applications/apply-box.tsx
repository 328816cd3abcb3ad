import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { OfferQuestions } from '../../shared/application-questions.ts';
import { GUEST_ID } from '../../shared/application-values.ts';
import type { OwnApplication } from '../../shared/applications.ts';
import { longDate } from '../../shared/dates.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { useSession } from '../api/session.ts';
import { deferred } from '../app/deferred.tsx';
import { ButtonLink, Link } from '../app/link.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';
import { useReached } from '../ui/use-reached.ts';
import { ApplicationBadge } from './application-status.tsx';
import { ApplyForm } from './apply-form.tsx';
import { APPLY_ID, applyPath, followPath, sentTitle, useAskToRegister } from './apply-texts.ts';
import { ownApplicationsOptions } from './queries.ts';

/** The form without an account. Its HTML is in the document, so that it works before its code is loaded. */
const GuestForm = deferred(async () => (await import('./guest-form.tsx')).GuestForm);

type OfferToApply = OfferQuestions & { readonly id: string };

/** Box for applying to an offer. Both forms are in the document: the Worker does not know who reads it. */
export function ApplyBox({ job }: { job: OfferToApply }) {
  const { hash } = useLocation();
  const box = useRef<HTMLElement>(null);
  const next = applyPath(job.id);
  const askToRegister = useAskToRegister(job.id);
  // The address may name the box before the offer has come, as it does after signing in.
  const begin = useEffectEvent(
    () => [`#${APPLY_ID}`, `#${GUEST_ID}`].includes(hash) && document.activeElement === document.body,
  );
  useEffect(() => {
    if (begin()) box.current?.focus();
  }, []);
  return (
    <section ref={box} id={APPLY_ID} className="card stack-sm" aria-labelledby="candidati-titolo" tabIndex={-1}>
      <h2 id="candidati-titolo" className="text-h3">
        Candidati a questa offerta
      </h2>
      <div className="signed-out-only stack-sm">
        <Button className="needs-script" onClick={askToRegister}>
          Candidati Ora
        </Button>
        <p className="muted">Per candidarti serve un account gratuito: bastano nome, email e password.</p>
        <p className="cluster">
          <ButtonLink to={withQuery(pagePath.register(), { next })}>Registrati</ButtonLink>
          <ButtonLink variant="quiet" to={withQuery(pagePath.login(), { next })}>
            Accedi
          </ButtonLink>
        </p>
        <WithoutAccount job={job} />
      </div>
      <div className="signed-in-only stack-sm">
        <SignedIn job={job} />
      </div>
    </section>
  );
}

/** The second way, folded below the first; the address opens it. */
function WithoutAccount({ job }: { job: OfferToApply }) {
  const { hash } = useLocation();
  const session = useSession();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hash !== `#${GUEST_ID}` || details.current === null) return;
    details.current.open = true;
    details.current.querySelector<HTMLInputElement>('input[name="name"]')?.focus();
  }, [hash]);
  if (session) return null;
  return (
    <details ref={details} className="border-t border-line pt-2">
      <summary id={GUEST_ID} className="py-2.5 font-600">
        Candidati senza account
      </summary>
      <GuestForm job={job} />
    </details>
  );
}

function SignedIn({ job }: { job: OfferToApply }) {
  const session = useSession();
  const { data } = useQuery({ ...ownApplicationsOptions(job.id), enabled: Boolean(session) });
  const [justSent, setJustSent] = useState(false);
  const sent = data?.[0];
  return (
    <>
      <p className="muted">
        Sei loggato come <span className={session ? undefined : 'session-name'}>{session?.user.name}</span>
      </p>
      {sent ? (
        <Sent application={sent} justSent={justSent} />
      ) : (
        <ApplyForm job={job} onSent={() => setJustSent(true)} />
      )}
      <p className="employer-only">
        <ButtonLink to={pagePath.candidates()}>Sfoglia Candidati</ButtonLink>
      </p>
    </>
  );
}

/** Status of the application that was sent. Right after sending it takes the focus, which was in the form. */
function Sent({ application, justSent }: { application: OwnApplication; justSent: boolean }) {
  const { status, statusAt, createdAt, purgedAt } = application;
  const Box = justSent ? Outcome : Notice;
  return (
    <Box tone={purgedAt || status === 'withdrawn' ? 'info' : 'success'} title={sentTitle(application)}>
      <p>{`L’hai inviata il ${longDate(new Date(createdAt))}.`}</p>
      {purgedAt ? (
        <p>{`Puoi annullare l’eliminazione fino al ${longDate(new Date(purgedAt))}.`}</p>
      ) : (
        status !== 'sent' && (
          <p className="cluster">
            <ApplicationBadge status={status} />
            <span className="muted">{`dal ${longDate(new Date(statusAt))}`}</span>
          </p>
        )
      )}
      <p>
        <Link className="inline-flex items-center min-h-11" to={followPath}>
          Segui le tue candidature
        </Link>
      </p>
    </Box>
  );
}

/**
 * Bar at the bottom of phones: the way to the apply box, until the box is reached; once applied, what became of it.
 * @param own actions on one's own offer, in place of both
 */
export function ApplyBar({ jobId, own }: { jobId: string; own: ReactNode }) {
  const session = useSession();
  const { data } = useQuery({ ...ownApplicationsOptions(jobId), enabled: Boolean(session) && own === null });
  const isReached = useReached(APPLY_ID);
  const askToRegister = useAskToRegister(jobId);
  const sent = data?.[0];
  const press = (event: MouseEvent) => {
    if (session) return;
    event.preventDefault();
    askToRegister();
  };
  return (
    <p className={classNames('apply-bar no-print', isReached && 'invisible')}>
      {own ??
        (sent ? (
          <ButtonLink to={followPath}>{`${sentTitle(sent)} · Segui`}</ButtonLink>
        ) : (
          <>
            {/* Without script it leads to the box, too. */}
            <a className={buttonClass('primary')} href={`#${APPLY_ID}`} onClick={press}>
              Candidati Ora
            </a>
            <Link className={classNames(buttonClass('secondary'), 'signed-out-only')} to={`#${GUEST_ID}`}>
              Senza account
            </Link>
          </>
        ))}
    </p>
  );
}
