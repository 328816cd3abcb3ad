import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { checkJobsHead } from '../../shared/head/check-jobs-head.ts';
import { pagePath } from '../../shared/paths.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { useLinkToken } from '../accounts/use-link-token.ts';
import { type Page, sharedWithoutQuery } from '../page.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { cart } from '../ui/figures/cart.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CheckJob } from './check-job.tsx';
import { jobsInToken } from './check-token.ts';
import { savedJobsOptions } from './saved-queries.ts';

const WHY = {
  title: 'Perché lo chiediamo',
  points: [
    'Chi cerca lavoro non scrive per un posto che non c’è più.',
    'Un’offerta confermata lo mostra, con la data: chi legge si fida di più.',
    'Se il posto è occupato la chiudi da qui, senza accedere.',
  ],
};

/** The link opens a page with buttons: mail scanners follow links, and a GET changes nothing. */
function CheckJobsPage() {
  const token = useLinkToken();
  return (
    <AccountFrame
      title="È ancora aperta?"
      art={cart}
      withoutScript="Per rispondere serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={WHY}
    >
      {token === undefined && <Skeleton className="h-32 w-full needs-script" />}
      {!import.meta.env.SSR && token !== undefined && <Offers token={token ?? ''} />}
    </AccountFrame>
  );
}

function Offers({ token }: { token: string }) {
  const ids = jobsInToken(token);
  const { data: jobs, isError, refetch } = useQuery({ ...savedJobsOptions(ids), enabled: ids.length > 0 });
  if (ids.length === 0)
    return (
      <Problem text="Manca una parte del link, o non è un link di questa pagina: aprilo di nuovo dalla email, oppure accedi al tuo account." />
    );
  if (isError)
    return (
      <Notice tone="error" live>
        <p>Le tue offerte non sono arrivate: può essere la connessione.</p>
        <Button variant="secondary" onClick={() => refetch()}>
          Riprova
        </Button>
      </Notice>
    );
  if (!jobs) return <Skeleton className="h-32 w-full" />;
  // In the order of the mail.
  const listed = ids.flatMap((id) => jobs.find((job) => job.id === id) ?? []);
  if (listed.length === 0) return <Problem text="Le offerte di questo link non ci sono più: sono state eliminate." />;
  return (
    <>
      <p className="text-lead text-muted">Premi un pulsante: finché non lo fai non cambia niente.</p>
      {listed.map((job) => (
        <CheckJob key={job.id} job={job} token={token} />
      ))}
    </>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <Notice tone="error" title="Nessuna offerta da confermare">
      <p>{text}</p>
      <Link className={`${buttonClass('secondary')} self-start`} to={pagePath.account()}>
        Vai al tuo account
      </Link>
    </Notice>
  );
}

export const page: Page = { Component: CheckJobsPage, head: checkJobsHead, sharedAddress: sharedWithoutQuery };
