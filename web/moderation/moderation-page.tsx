import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PASSKEY_NEEDED } from '../../shared/account-state.ts';
import type { SessionUser } from '../../shared/accounts.ts';
import type { Reported } from '../../shared/moderation.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { ConfirmSession } from '../accounts/confirm-session.tsx';
import { ApiError } from '../api/fetch-api.ts';
import { countOf, type ListPage } from '../api/list-page.ts';
import { useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { useLogOut } from '../layout/header.tsx';
import { ChipNav } from '../lists/chosen-chips.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ladder } from '../ui/figure.tsx';
import { SkeletonCard } from '../ui/skeleton.tsx';
import { LogView } from './log-view.tsx';
import { MailsView } from './mails-view.tsx';
import { reportsOptions } from './queries.ts';
import { ReportQueue } from './report-queue.tsx';
import { SearchView } from './search-view.tsx';
import { SoughtView } from './sought-view.tsx';
import { StateView } from './state-view.tsx';
import { ROLE_LABELS } from './texts.ts';
import { TodayView } from './today-view.tsx';
import { ViewFailed } from './view-state.tsx';

const SIGN_IN = withQuery(pagePath.login(), { next: pagePath.moderation() });

const VIEWS = [
  { view: 'oggi', label: 'Oggi' },
  { view: null, label: 'Segnalazioni' },
  { view: 'cerca', label: 'Cerca' },
  { view: 'registro', label: 'Registro' },
  { view: 'email', label: 'Email non consegnate' },
  { view: 'ricerche', label: 'Ricerche' },
  { view: 'stato', label: 'Stato' },
] as const;

/** The document is the same for everybody: the edge does not know who reads it, and the API says who may. */
function ModerationPage() {
  return (
    <div className="container section stack-lg">
      <h1>Moderazione</h1>
      <noscript>
        <p className="card">Per moderare serve JavaScript: attivalo nel browser e ricarica la pagina.</p>
      </noscript>
      <div className="signed-out-only needs-script">
        <NoAccess title="Accedi per moderare" />
      </div>
      <div className="signed-in-only">
        <Moderation />
      </div>
    </div>
  );
}

const isRefused = (error: Error | null): error is ApiError =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

function Moderation() {
  const session = useSession();
  const { data, error, refetch } = useQuery({ ...reportsOptions(), enabled: Boolean(session) });
  if (isRefused(error))
    return error.problem?.message === PASSKEY_NEEDED ? (
      <ConfirmSession />
    ) : error.status === 401 ? (
      <NoAccess title="La tua sessione è finita: accedi di nuovo" />
    ) : (
      <NoRole user={session?.user} />
    );
  if (error && !data) return <ViewFailed retry={refetch} />;
  if (import.meta.env.SSR || !data)
    return (
      <div className="stack" aria-busy="true">
        <p className="sr-only">Caricamento delle segnalazioni...</p>
        <SkeletonCard />
        <SkeletonCard />
      </div>
    );
  return <Views queue={data} />;
}

function Views({ queue }: { queue: ListPage<Reported> }) {
  const view = useSearchParams()[0].get('vista');
  const { total } = countOf(queue);
  const content: Readonly<Record<string, ReactNode>> = {
    oggi: <TodayView />,
    cerca: <SearchView />,
    registro: <LogView />,
    email: <MailsView />,
    ricerche: <SoughtView />,
    stato: <StateView />,
  };
  return (
    <div className="stack-lg">
      <ChipNav
        aria-label="Viste della moderazione"
        chips={VIEWS.map(({ view: name, label }) => ({
          label: `${label}${name === null && total > 0 ? ` (${total})` : ''}`,
          to: withQuery(pagePath.moderation(), { vista: name }),
          current: name === view && 'page',
          preventScrollReset: false,
        }))}
      />
      {content[view ?? ''] ?? <ReportQueue queue={queue} />}
    </div>
  );
}

function NoAccess({ title }: { title: string }) {
  return (
    <EmptyState art={ladder} title={title}>
      <p>Qui la redazione legge le segnalazioni e decide. Serve un account che ne fa parte.</p>
      <p className="cluster">
        <Link className={buttonClass('primary')} to={SIGN_IN}>
          Accedi
        </Link>
        <Link className={buttonClass('secondary')} to={pagePath.home()}>
          Torna alla home
        </Link>
      </p>
    </EmptyState>
  );
}

/** For a person who is signed in with an account that may not moderate: signing in again with it changes nothing. */
function NoRole({ user }: { user: SessionUser | undefined }) {
  const logOut = useLogOut();
  return (
    <EmptyState art={ladder} title="Questa pagina è riservata alla redazione">
      <p>{`Sei loggato come ${user ? `${user.name} (${ROLE_LABELS[user.role]})` : 'un’altra persona'}: questo account non fa parte della redazione. Il ruolo lo dà chi gestisce il sito.`}</p>
      <p className="cluster">
        <Link className={buttonClass('primary')} to={pagePath.home()}>
          Torna alla home
        </Link>
        <Button variant="secondary" onClick={logOut}>
          Esci
        </Button>
      </p>
    </EmptyState>
  );
}

export const page = ownPage(ModerationPage, pagePath.moderation(), {
  title: 'Moderazione delle segnalazioni',
  description: `La pagina della redazione di ${SITE_NAME}: segnalazioni da leggere, decisioni prese, email non consegnate, ricerche fatte, stato del sito.`,
  keywords: ['moderazione', 'segnalazioni'],
});
