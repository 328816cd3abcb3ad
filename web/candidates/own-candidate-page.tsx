import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { tokenIn } from '../../shared/token-links.ts';
import { send } from '../api/call.ts';
import { ApiError } from '../api/fetch-api.ts';
import { ownCandidatesOptions } from '../api/own-candidates.ts';
import { useSession } from '../api/session.ts';
import { deferred } from '../app/deferred.tsx';
import { ButtonLine } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { OwnHead } from '../layout/signed-in-frame.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ladder } from '../ui/figure.tsx';
import { dancer } from '../ui/figures.ts';
import { OwnProfile } from './own-profile.tsx';
import type { OwnPart } from './profile-actions.tsx';
import { candidateEditDraft } from './publish-candidate-values.ts';

/** Below the profile: their code comes after what is done with that. */
const ProfileMessages = deferred(async () => (await import('../messages/profile-messages.tsx')).ProfileMessages);

function OwnCandidatePage() {
  const { hash } = useLocation();
  const session = useSession();
  const token = tokenIn(hash);
  return (
    <div className="container section stack-lg [&:has(.empty-state)_.hero-figure]:hidden">
      <OwnHead title="Il mio profilo" art={dancer} />
      <noscript>
        <p className="card">Per gestire il profilo serve JavaScript: attivalo nel browser e ricarica la pagina.</p>
      </noscript>
      {import.meta.env.SSR || session === undefined ? (
        <Loading />
      ) : token !== null ? (
        <Profiles key="link" authorization={`Link ${token}`} byLink />
      ) : session ? (
        <Profiles authorization={`Bearer ${session.token}`} />
      ) : (
        <SignedOut />
      )}
    </div>
  );
}

const Loading = () => (
  <p className="needs-script" role="status">
    Caricamento...
  </p>
);

function Profiles({ authorization, byLink = false }: { authorization: string; byLink?: boolean }) {
  const { data, error, isPending, refetch } = useQuery(ownCandidatesOptions(authorization));
  // One at a time: two forms with the same fields would have the same ids.
  const [open, setOpen] = useState<{ readonly id: string; readonly part: OwnPart } | null | undefined>();
  const isThere = data !== undefined && data.length > 0;
  // Opening the page says that the profile is still wanted.
  useEffect(() => {
    // A failure loses nothing: the next visit tells.
    if (isThere) send('POST /api/own-candidates/seen', { authorization }).catch(() => undefined);
  }, [isThere, authorization]);
  if (isPending) return <Loading />;
  if (error instanceof ApiError && error.status === 401) return <SignedOut />;
  if (!data)
    return (
      <Way title="Il profilo non è arrivato">
        <p>Può essere la tua connessione, oppure il sito in questo momento non risponde.</p>
        <p>
          <Button variant="secondary" onClick={() => refetch()}>
            Riprova
          </Button>
        </p>
      </Way>
    );
  if (data.length === 0) return byLink ? <DeadLink /> : <NoProfile />;
  // An edit that a reload has interrupted is open again.
  const begun = data.find((own) => own.status !== 'deleted' && Object.keys(candidateEditDraft(own).read()).length > 0);
  const shown = open === undefined && begun ? ({ id: begun.id, part: 'edit' } as const) : open;
  return (
    <>
      <p className="measure">{`Qui leggi i messaggi ricevuti, modifichi il profilo, scegli chi lo vede, lo nascondi o lo elimini: è così che revochi il consenso.${byLink ? ' Chi ha il link di questa pagina può fare lo stesso: non inoltrarlo.' : ''} Se non apri questa pagina per 12 mesi cancelliamo il profilo.`}</p>
      {data.map((own) => (
        <OwnProfile
          key={own.id}
          own={own}
          authorization={authorization}
          byLink={byLink}
          messages={
            <ProfileMessages
              id={own.id}
              authorization={authorization}
              report={(id) => <ReportButton kind="message" id={id} authorization={authorization} />}
            />
          }
          part={shown?.id === own.id ? shown.part : null}
          onPart={(part) => setOpen(part && { id: own.id, part })}
        />
      ))}
    </>
  );
}

const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState art={ladder} title={title}>
    {children}
  </EmptyState>
);

const DeadLink = () => (
  <Way title="Questo link non apre nessun profilo">
    <p>
      Il profilo è stato eliminato da più di 7 giorni, oppure manca una parte del link: copialo di nuovo per intero.
    </p>
    <ButtonLine to={pagePath.publishCandidate()}>Pubblica il tuo profilo</ButtonLine>
  </Way>
);

const NoProfile = () => (
  <Way title="Non hai ancora un profilo">
    <p>
      Se ne hai pubblicato uno senza accedere, si gestisce con il suo link privato, quello che hai visto quando lo hai
      pubblicato o ricevuto per email.
    </p>
    <ButtonLine variant="primary" to={pagePath.publishCandidate()}>
      Pubblica il tuo profilo
    </ButtonLine>
  </Way>
);

const SignedOut = () => (
  <Way title="Di chi è il profilo?">
    <p>
      Se lo hai pubblicato dal tuo account, accedi. Se lo hai pubblicato senza account, apri il suo link privato, quello
      che hai visto quando lo hai pubblicato o ricevuto per email.
    </p>
    <ButtonLine variant="primary" to={withQuery(pagePath.login(), { next: pagePath.ownCandidate() })}>
      Accedi
    </ButtonLine>
  </Way>
);

export const page = ownPage(OwnCandidatePage, pagePath.ownCandidate(), {
  title: 'Gestisci il tuo profilo',
  description:
    'Leggi i messaggi, modifica il profilo, scegli chi lo vede, nascondilo o eliminalo: dal tuo account o con il link privato.',
  keywords: ['il mio profilo', 'gestire il profilo', 'messaggi'],
});
