import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Session } from '../../shared/accounts.ts';
import { APPLICATION_STATUS_LABELS } from '../../shared/application-values.ts';
import type { SentApplication } from '../../shared/applications.ts';
import { datePhrase, romeDay } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { read } from '../api/call.ts';
import { keyOf } from '../api/call-options.ts';
import { useSession } from '../api/session.ts';
import { useNow } from '../app/now.tsx';
import { ownPage } from '../app/own-page.ts';
import { NotArrived, SignedInFrame } from '../layout/signed-in-frame.tsx';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { fieldId } from '../ui/field.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Period, type PeriodErrors, periodErrors, readPeriod } from './list-period.ts';

const CRUMBS = [
  { name: 'Candidature', path: pagePath.applications() },
  { name: 'Elenco', path: pagePath.applicationList() },
];

const AT_ONCE = 100;

/** Own applications of a period, all of them: a list that is printed must be whole. */
const applicationListOptions = (period: Period) => {
  const query = { side: 'sent', ...period, limit: AT_ONCE };
  const readFrom = async (cursor: string | null): Promise<readonly SentApplication[]> => {
    const page = { query: { ...query, ...(cursor === null ? {} : { cursor }) }, signedIn: true } as const;
    const { items, next } = await read('GET /api/applications', page);
    return next === null ? items : [...items, ...(await readFrom(next))];
  };
  return queryOptions({
    queryKey: [...keyOf('GET /api/applications', { query, signedIn: true }), 'all'],
    queryFn: () => readFrom(null),
    meta: { signedIn: true },
    refetchOnMount: 'always',
  });
};

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

/** The whole list or nothing: a part of it would be printed as if it were all. */
function ApplicationList({ session }: { session: Session }) {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const period = readPeriod(params, now);
  const list = useQuery(applicationListOptions(period));
  const sent = list.data?.filter(({ purgedAt }) => purgedAt === null) ?? [];
  const choose = ({ from, to }: Period) => setParams({ dal: from, al: to }, { preventScrollReset: true });
  return (
    <div className="stack-lg max-w-160">
      <p className="no-print measure">
        Un elenco tuo, da conservare o da mostrare a chi ti chiede se cerchi lavoro. Scegli il periodo e stampalo,
        oppure salvalo come PDF dalla finestra di stampa.
      </p>
      <PeriodForm period={period} now={now} onChoose={choose} />
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
          <ApplicationTable name={session.user.name} period={period} sent={sent} now={now} />
          <p className="no-print">
            <Button loading={list.isFetching} loadingLabel="Aggiornamento..." onClick={() => window.print()}>
              Stampa
            </Button>
          </p>
        </>
      )}
    </div>
  );
}

type PeriodProps = { readonly period: Period; readonly now: Date };

const Loading = () => (
  <div className="stack max-w-160 no-print" aria-busy="true">
    <p className="sr-only">Caricamento candidature...</p>
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-48 w-full" />
  </div>
);

/** The list as it is printed. Header and footer are on every sheet, so that none by itself looks like more than it is. */
function ApplicationTable({
  name,
  period,
  sent,
  now,
}: PeriodProps & { name: string; sent: readonly SentApplication[] }) {
  const withdrawn = sent.filter(({ status }) => status === 'withdrawn').length;
  return (
    <div className="stack">
      <div>
        <p className="font-600 break-words">{name}</p>
        <p>{`Candidature inviate ${datePhrase('dal', new Date(period.from))} ${datePhrase('al', new Date(period.to))}: ${sent.length}${withdrawn > 0 ? `, di cui ${withdrawn} ${withdrawn === 1 ? 'ritirata' : 'ritirate'}` : ''}.`}</p>
        <p className="muted">
          Senza quelle eliminate, e senza quelle per offerte finite da più di sei mesi, che il sito cancella.
        </p>
      </div>
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <caption className="sr-only">Candidature, dalla più recente</caption>
        <colgroup>
          <col className="w-[31%] sm:w-24" />
          <col />
          <col className="w-[31%] sm:w-30" />
        </colgroup>
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-1 pr-2">
              Data
            </th>
            <th scope="col" className="pr-2">
              Datore di lavoro e offerta
            </th>
            <th scope="col">Stato</th>
          </tr>
        </thead>
        <tfoot>
          <tr className="border-t-2 border-ink">
            <td
              colSpan={3}
              className="py-2 break-words"
            >{`Elenco personale, fatto da ${name} con ${SITE_NAME} ${datePhrase('il', now)}: non è un documento ufficiale.`}</td>
          </tr>
        </tfoot>
        <tbody>
          {sent.map(({ id, createdAt, status, statusAt, job }) => (
            <tr key={id} className="border-b border-line align-top break-inside-avoid">
              <td className="py-1.5 pr-2">{shortDate(createdAt)}</td>
              <th scope="row" className="py-1.5 pr-2 font-400 break-words">
                <span className="font-600">{job.companyName}</span>
                <br />
                <span>{job.title}</span>
                <br />
                <span>{job.location}</span>
              </th>
              <td className="py-1.5 break-words">
                <span>{APPLICATION_STATUS_LABELS[status]}</span>
                {status !== 'sent' && (
                  <>
                    <br />
                    <span>{`${status === 'withdrawn' ? 'il' : 'dal'} ${shortDate(statusAt)}`}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const shortDate = (at: string): string => romeDay(new Date(at)).split('-').reverse().join('/');

function PeriodForm({ period, now, onChoose }: PeriodProps & { onChoose: (period: Period) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<PeriodErrors>({});
  // Another address, as the browser's way back leads to one.
  const [shown, setShown] = useState(period);
  if (shown.from !== period.from || shown.to !== period.to) {
    setShown(period);
    setErrors({});
  }
  useEffect(() => {
    for (const [name, day] of [
      ['dal', period.from],
      ['al', period.to],
    ] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = day;
    }
  }, [period.from, period.to]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = { from: String(fields.get('dal') ?? ''), to: String(fields.get('al') ?? '') };
    const found = periodErrors(typed, now);
    setErrors(found);
    const wrong = found.from ? 'dal' : found.to ? 'al' : null;
    if (wrong === null) onChoose(typed);
    else document.getElementById(fieldId(wrong))?.focus();
  };
  return (
    <form
      method="get"
      ref={form}
      className="no-print flex flex-col items-start gap-4 sm:flex-row"
      noValidate
      aria-label="Periodo"
      onSubmit={onSubmit}
    >
      <DateInput name="dal" label="Dal" max={romeDay(now)} defaultValue={period.from} error={errors.from} />
      <DateInput name="al" label="Al" max={romeDay(now)} defaultValue={period.to} error={errors.to} />
      {/* On the line of the fields, below where their labels are. */}
      <Button type="submit" variant="secondary" className="sm:mt-7">
        Mostra
      </Button>
    </form>
  );
}

export const page = ownPage(ApplicationListPage, pagePath.applicationList(), {
  title: 'Elenco delle tue candidature',
  description: `Le candidature che hai inviato per le offerte ${VALLEY.of} in un periodo a tua scelta, su un foglio da stampare.`,
  keywords: ['elenco candidature', 'ricerca di lavoro', `lavoro ${VALLEY.name}`],
});
