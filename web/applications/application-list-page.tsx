import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Session } from '../../shared/accounts.ts';
import { type PageHead, pageHead } from '../../shared/head/page-head.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { useSession } from '../api/session.ts';
import { useNow } from '../app/now.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { NotArrived, SignedInFrame } from '../layout/signed-in-frame.tsx';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ApplicationTable } from './application-table.tsx';
import { type Period, readPeriod } from './list-period.ts';
import { PeriodForm } from './period-form.tsx';
import { applicationListOptions } from './queries.ts';

const CRUMBS = [
  { name: 'Candidature', path: pagePath.applications() },
  { name: 'Elenco', path: pagePath.applicationList() },
];

function ApplicationListPage() {
  const session = useSession();
  return (
    <SignedInFrame
      title="Le mie candidature"
      path={pagePath.applicationList()}
      crumbs={CRUMBS}
      purpose="stampare l’elenco delle candidature"
      lead="Un foglio con le candidature che hai inviato: quando, a chi, per quale offerta e con quale esito."
    >
      {import.meta.env.SSR || !session ? <Loading /> : <ApplicationList session={session} />}
    </SignedInFrame>
  );
}

function ApplicationList({ session }: { session: Session }) {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const period = readPeriod(params, now);
  const choose = ({ from, to }: Period) => setParams({ dal: from, al: to }, { preventScrollReset: true });
  return (
    <div className="stack-lg max-w-160">
      <p className="no-print measure">
        Un elenco tuo, da conservare o da mostrare a chi ti chiede se cerchi lavoro. Scegli il periodo e stampalo,
        oppure salvalo come PDF dalla finestra di stampa.
      </p>
      <PeriodForm period={period} now={now} onChoose={choose} />
      <ListOfPeriod period={period} name={session.user.name} now={now} />
    </div>
  );
}

/** The whole list or nothing: a part of it would be printed as if it were all. */
function ListOfPeriod({ period, name, now }: { period: Period; name: string; now: Date }) {
  const list = useQuery(applicationListOptions(period));
  const sent = list.data?.filter(({ purgedAt }) => purgedAt === null) ?? [];
  return (
    <>
      <LiveRegion>{list.isSuccess && !list.isFetching ? `Candidature nel periodo: ${sent.length}` : ''}</LiveRegion>
      {list.isError ? (
        <NotArrived
          title="L’elenco non è arrivato per intero"
          path={pagePath.applicationList()}
          retry={() => void list.refetch()}
        />
      ) : !list.data ? (
        <Loading />
      ) : sent.length === 0 ? (
        <p className="card">In questo periodo non hai inviato candidature.</p>
      ) : (
        <>
          <ApplicationTable name={name} period={period} applications={sent} now={now} />
          <p className="no-print">
            <Button loading={list.isFetching} loadingLabel="Aggiornamento..." onClick={() => window.print()}>
              Stampa
            </Button>
          </p>
        </>
      )}
    </>
  );
}

const Loading = () => (
  <div className="stack max-w-160 no-print" aria-busy="true">
    <p className="sr-only">Caricamento candidature...</p>
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-48 w-full" />
  </div>
);

const applicationListHead = (): PageHead =>
  pageHead({
    title: `Elenco delle tue candidature · ${SITE_NAME}`,
    description: `Le candidature che hai inviato per le offerte ${VALLEY.of} in un periodo a tua scelta, su un foglio da stampare.`,
    keywords: ['elenco candidature', 'ricerca di lavoro', `lavoro ${VALLEY.name}`],
    canonical: pagePath.applicationList(),
    index: false,
  });

export const page: Page = {
  Component: ApplicationListPage,
  head: applicationListHead,
  sharedAddress: sharedWithoutQuery,
};
