import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../api/session.ts';
import { PUBLISH_JOB } from '../content/publish-job.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { PublishJobForm } from './publish-job-form.tsx';
import { useAskToSignIn } from './publish-sign-in.ts';

/** Where the page's buttons lead. */
export const FORM_ID = 'modulo';

/** The form, once the session is known (specification, section 4); signed out, the way to the login page. */
export function PublishJobSection() {
  const session = useSession();
  // As the page found it: who signs out with a half-written offer keeps it in view until they go.
  const [found, setFound] = useState(session);
  if (found === undefined && session !== undefined) setFound(session);

  const ask = useEffectEvent(useAskToSignIn());
  useEffect(() => {
    if (found === null) void ask();
  }, [found]);

  return (
    <section id={FORM_ID} tabIndex={-1} aria-labelledby="modulo-titolo" className="stack min-w-0">
      <h2 id="modulo-titolo">{PUBLISH_JOB.formTitle}</h2>
      <noscript>
        <p className="card">{PUBLISH_JOB.withoutScript}</p>
      </noscript>
      {found ? <PublishJobForm user={found.user} /> : <LoadingForm />}
    </section>
  );
}

/** The shape of the form, so that what is below hardly moves when it comes: three fields with a hint, then four without. */
function LoadingForm() {
  return (
    <div className="flex flex-col gap-5 needs-script" aria-busy="true">
      <p role="status" className="muted">
        {PUBLISH_JOB.loading}
      </p>
      {['w-44', 'w-36', 'w-24'].map((width) => (
        <LoadingField key={width} width={width} hint />
      ))}
      {['w-24', 'w-32', 'w-28', 'w-20'].map((width) => (
        <LoadingField key={width} width={width} />
      ))}
      <LoadingField width="w-30" hint />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-11 w-64 max-w-full" />
    </div>
  );
}

function LoadingField({ width, hint = false }: { width: string; hint?: boolean }) {
  return (
    <div className="field">
      <Skeleton className={`h-6 ${width}`} />
      {hint && <Skeleton className="h-5 w-4/5" />}
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
