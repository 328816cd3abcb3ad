import { useQuery } from '@tanstack/react-query';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { OfferToApply } from '../../shared/application-questions.ts';
import { GUEST_ID } from '../../shared/application-values.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { forgetApplication, useDeviceApplications } from '../api/device-applications.ts';
import { ApiError } from '../api/fetch-api.ts';
import { useSession } from '../api/session.ts';
import { deferred } from '../app/deferred.tsx';
import { ButtonLink } from '../app/link.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { dismissShown, showToast } from '../ui/toast-store.ts';
import { useReached } from '../ui/use-reached.ts';
import { ACCOUNT_NEEDED, APPLY_ID, followPath, sentTitle } from './apply-texts.ts';
import type { GuestSent } from './guest-form.tsx';
import { guestApplicationOptions, ownApplicationsOptions } from './queries.ts';
import type { GuestSentFromHere } from './sent-notice.tsx';

/** Both forms are in the document: that of an account can be filled in before its code is loaded, the other one also be sent. */
const ApplyForm = deferred(async () => (await import('./apply-form.tsx')).ApplyForm);
const GuestForm = deferred(async () => (await import('./guest-form.tsx')).GuestForm);
/** Outcomes are in no document. */
const SentByAccount = deferred(async () => (await import('./sent-notice.tsx')).SentByAccount);
const SentFromHere = deferred(async () => (await import('./sent-notice.tsx')).SentFromHere);
const AppliedNotice = deferred(async () => (await import('./guest-applied.tsx')).GuestAppliedNotice);

/** Box for applying to an offer. Both forms are in the document: the Worker does not know who reads it. */
export function ApplyBox({ job, title = 'Candidati a questa offerta' }: { job: OfferToApply; title?: string }) {
  const { hash } = useLocation();
  const box = useRef<HTMLElement>(null);
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
        {title}
      </h2>
      <div className="signed-out-only stack-sm">
        <SignedOut job={job} />
      </div>
      <div className="signed-in-only stack-sm">
        <SignedIn job={job} />
      </div>
    </section>
  );
}

function SignedOut({ job }: { job: OfferToApply }) {
  const [outcome, setOutcome] = useState<GuestSent | null>(null);
  const sent = useSentFromHere(job.id);
  const correct = () => {
    flushSync(() => setOutcome(null));
    openGuestForm('email');
  };
  // A withdrawn or deleted one can be sent again.
  const canApply = sent === null || sent.status === 'withdrawn' || sent.purgedAt !== null;
  return (
    <>
      {outcome ? (
        <AppliedNotice applied={outcome.applied} mailed={{ email: outcome.email, correct }} />
      ) : (
        sent && <SentFromHere application={sent} />
      )}
      {(outcome || canApply) && (
        // The form stays as it is while its outcome is shown: an address may have to be corrected.
        <div hidden={outcome !== null}>
          <WaysToApply job={job} onApplied={setOutcome} />
        </div>
      )}
    </>
  );
}

function openGuestForm(field: 'name' | 'email'): void {
  const details = document.getElementById(GUEST_ID)?.closest('details');
  if (!details) return;
  details.open = true;
  details.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
}

function WaysToApply({ job, onApplied }: ComponentProps<typeof GuestForm>) {
  const { hash, pathname } = useLocation();
  const next = `${pathname}#${APPLY_ID}`;
  const session = useSession();
  useEffect(() => {
    if ([`#${APPLY_ID}`, `#${GUEST_ID}`].includes(hash)) openGuestForm('name');
  }, [hash]);
  return (
    <div className="stack-sm">
      <Button className="needs-script self-start" onClick={() => openGuestForm('name')}>
        Candidati Ora
      </Button>
      <details className="border-t border-line pt-2" onToggle={({ currentTarget: { open } }) => open && sayWhy()}>
        <summary className="py-2.5 font-600">Candidati con un account</summary>
        <div className="stack-sm">
          <p className="muted">
            È gratuito: bastano nome, email e password. La prossima volta hai già tutto, e qui ritrovi le risposte.
          </p>
          <p className="cluster">
            <ButtonLink to={withQuery(pagePath.register(), { next })} onClick={dismissShown}>
              Registrati
            </ButtonLink>
            <ButtonLink variant="quiet" to={withQuery(pagePath.login(), { next })} onClick={dismissShown}>
              Accedi
            </ButtonLink>
          </p>
        </div>
      </details>
      {!session && (
        <details className="border-t border-line pt-2">
          <summary id={GUEST_ID} className="py-2.5 font-600">
            Candidati senza account
          </summary>
          <GuestForm job={job} onApplied={onApplied} />
        </details>
      )}
    </div>
  );
}

/** Says it as a step, not as a failure: nothing was tried yet. */
const sayWhy = (): void => showToast({ ...ACCOUNT_NEEDED, tone: 'default' });

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
        // Right after sending it takes the focus, which was in the form.
        <SentByAccount application={sent} justSent={justSent} />
      ) : (
        // Gone, with its code, once it is known that nobody is signed in.
        session !== null && <ApplyForm job={job} onSent={setJustSent} />
      )}
      <p className="employer-only">
        <ButtonLink to={pagePath.candidates()}>Sfoglia Candidati</ButtonLink>
      </p>
    </>
  );
}

/**
 * The application for an offer that was sent from this device without an account, as it is now or, until that is read, as it
 * was sent. Null where there is none, it is gone, or somebody is signed in.
 */
function useSentFromHere(jobId: string): GuestSentFromHere | null {
  const session = useSession();
  const remembered = useDeviceApplications().find((application) => application.jobId === jobId);
  const { data, error } = useQuery({
    ...guestApplicationOptions(`Link ${remembered?.token}`),
    enabled: Boolean(remembered) && !session,
  });
  const isGone = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (remembered && isGone) forgetApplication(remembered.token);
  }, [remembered, isGone]);
  if (!remembered || session) return null;
  const { status, statusAt, purgedAt } = data ?? { status: 'sent', statusAt: remembered.sentAt, purgedAt: null };
  return { ...remembered, status, statusAt, purgedAt, createdAt: remembered.sentAt };
}

/**
 * Bar at the bottom of phones: the way to the apply box, until the box is reached; once applied, what became of it.
 * @param own actions on one's own offer, in place of both
 */
export function ApplyBar({ jobId, own }: { jobId: string; own: ReactNode }) {
  const session = useSession();
  const { data } = useQuery({ ...ownApplicationsOptions(jobId), enabled: Boolean(session) && own === null });
  const isReached = useReached(APPLY_ID);
  const sentFromHere = useSentFromHere(jobId);
  const sent = data?.[0] ?? sentFromHere;
  const press = (event: MouseEvent) => {
    if (session) return;
    event.preventDefault();
    openGuestForm('name');
  };
  return (
    <p className={classNames('apply-bar no-print', isReached && 'invisible')}>
      {own ??
        (sent ? (
          <ButtonLink
            to={sentFromHere ? linkedApplicationLink(sentFromHere.token) : followPath}
          >{`${sentTitle(sent)} · Segui`}</ButtonLink>
        ) : (
          // Without script it leads to the box, too.
          <a className={buttonClass('primary')} href={`#${APPLY_ID}`} onClick={press}>
            Candidati Ora
          </a>
        ))}
    </p>
  );
}
