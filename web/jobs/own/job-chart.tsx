import { useQuery } from '@tanstack/react-query';
import { longDate } from '../../../shared/dates.ts';
import type { JobDay } from '../../../shared/jobs.ts';
import { readOptions } from '../../api/call-options.ts';
import { useSession } from '../../api/session.ts';
import { countText } from '../../lists/list-texts.ts';
import { DAY, DayBars } from '../../ui/day-bars.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const jobStatsOptions = (id: string) => readOptions('GET /api/jobs/:id/stats', { params: { id }, signedIn: true });

const VIEWS = { one: 'visita', many: 'visite' };
const APPLICATIONS = { one: 'candidatura', many: 'candidature' };

const counted = (total: number, words: typeof VIEWS): string => countText({ total, exact: true }, words);
const sum = (days: readonly JobDay[], of: 'views' | 'applications'): number =>
  days.reduce((total, day) => total + day[of], 0);
// At noon, so that it is that day in Rome.
const dateOf = (day: string): string => longDate(new Date(`${day}T12:00:00Z`));

export function JobChart({ jobId }: { jobId: string }) {
  const session = useSession();
  const { data: days, isError, refetch } = useQuery({ ...jobStatsOptions(jobId), enabled: Boolean(session) });
  if (isError) return <RetryNotice retry={refetch}>Non riusciamo a caricare i numeri.</RetryNotice>;
  if (!days) return <Skeleton className="h-32 w-full" />;
  const [views, applications] = [sum(days, 'views'), sum(days, 'applications')];
  return (
    <div className="stack-sm">
      <p role="status">
        <span>{`Ultimi ${days.length} giorni:`}</span>{' '}
        <strong>{`${counted(views, VIEWS)}, ${counted(applications, APPLICATIONS)}`}</strong>.
      </p>
      {views + applications > 0 && <Bars days={days} />}
      <p className="muted">
        Contiamo chi apre la pagina dell’offerta, non chi è. Le tue visite non contano; le ultime arrivano in mezzo
        minuto.
      </p>
      <details>
        <summary>I numeri giorno per giorno</summary>
        <DayTable days={days} />
      </details>
    </div>
  );
}

const HEIGHT = 80;
const BELOW = 12;

/** A bar a day for the views, a dot below it where applications came. The words above and the table say the same. */
function Bars({ days }: { days: readonly JobDay[] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <figure className="stack-sm">
      <DayBars
        days={days.map(({ day, views }) => ({ day, count: views }))}
        height={HEIGHT}
        below={BELOW}
        className="max-w-160"
      >
        <g className="text-larice" fill="currentColor">
          {days.map(
            ({ day, applications }, index) =>
              applications > 0 && <circle key={day} cx={index * DAY + DAY / 2} cy={HEIGHT + BELOW / 2 + 1} r="3.5" />,
          )}
        </g>
      </DayBars>
      <figcaption className="muted">{`Barre: visite, al massimo ${most} in un giorno, fino a oggi a destra. Punti: giorni con candidature.`}</figcaption>
    </figure>
  );
}

function DayTable({ days }: { days: readonly JobDay[] }) {
  return (
    <table className="w-full max-w-120 text-left text-sm">
      <caption className="sr-only">Visite e candidature per giorno, dal più recente</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-1">
            Giorno
          </th>
          <th scope="col">Visite</th>
          <th scope="col">Candidature</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views, applications }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className="py-1 font-400">
              {dateOf(day)}
            </th>
            <td>{views}</td>
            <td>{applications}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
