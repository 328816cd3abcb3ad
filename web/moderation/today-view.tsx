import { useQuery } from '@tanstack/react-query';
import { clockTime } from '../../shared/dates.ts';
import type { Today } from '../../shared/moderation.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { Link } from '../app/link.tsx';
import { Badge } from '../ui/badge.tsx';
import { todayOptions } from './queries.ts';
import { ROLE_LABELS, STATUS_LABELS } from './texts.ts';
import { ViewState } from './view-state.tsx';

const viewPath = (vista: string | null, q?: string) => withQuery(pagePath.moderation(), { vista, q });

/** New offers and accounts of the day, and what waits for a decision. */
export function TodayView() {
  const view = useQuery(todayOptions());
  const { data } = view;
  return (
    <section className="stack-lg" aria-labelledby="oggi">
      <h2 id="oggi">Oggi</h2>
      <ViewState query={view} />
      {data && (
        <>
          <Figures today={data} />
          <NewJobs today={data} />
          <NewAccounts today={data} />
        </>
      )}
    </section>
  );
}

function Figures({ today: { newJobs, newAccounts, reports, undelivered } }: { today: Today }) {
  const figures = [
    { label: 'Nuove offerte', value: newJobs, to: '#offerte-di-oggi' },
    { label: 'Nuovi account', value: newAccounts, to: '#account-di-oggi' },
    { label: 'Segnalazioni da leggere', value: reports, to: viewPath(null) },
    { label: 'Email non consegnate', value: undelivered, to: viewPath('email') },
  ];
  return (
    <ul className="list-plain grid gap-3 grid-cols-2 lg:grid-cols-4">
      {figures.map(({ label, value, to }) => (
        <li key={label} className="grid">
          <Link className="card text-ink no-underline" to={to}>
            <strong className="block font-display text-h2">{value}</strong> <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NewJobs({ today: { jobs, newJobs } }: { today: Today }) {
  return (
    <section className="stack" aria-labelledby="offerte-di-oggi">
      <h3 id="offerte-di-oggi">Nuove offerte</h3>
      {jobs.length === 0 && <p>Oggi ancora nessuna.</p>}
      {newJobs > jobs.length && <p className="muted">{`Qui ci sono le ${jobs.length} più recenti.`}</p>}
      <ul className="list-plain stack-sm">
        {jobs.map(({ id, title, companyName, location, status, postedDate }) => (
          <Newest
            key={id}
            id={id}
            name={title}
            about={`${companyName} · ${location}`}
            at={postedDate}
            badge={status !== 'open' && (STATUS_LABELS[status] ?? status)}
          />
        ))}
      </ul>
    </section>
  );
}

function NewAccounts({ today: { accounts, newAccounts } }: { today: Today }) {
  return (
    <section className="stack" aria-labelledby="account-di-oggi">
      <h3 id="account-di-oggi">Nuovi account</h3>
      {accounts.length === 0 && <p>Oggi ancora nessuno.</p>}
      {newAccounts > accounts.length && <p className="muted">{`Qui ci sono i ${accounts.length} più recenti.`}</p>}
      <ul className="list-plain stack-sm">
        {accounts.map(({ id, name, email, role, createdAt }) => (
          <Newest key={id} id={id} name={name} about={email} at={createdAt} badge={ROLE_LABELS[role]} />
        ))}
      </ul>
    </section>
  );
}

type NewestProps = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly at: string;
  readonly badge: string | false;
};

/** An offer or an account of today, which leads to what can be done with it. */
function Newest({ id, name, about, at, badge }: NewestProps) {
  return (
    <li className="card split">
      <div className="min-w-0">
        <p className="font-600 break-words">
          <Link to={viewPath('cerca', id)}>{name}</Link>
        </p>
        <p className="muted break-words">{`${about} · ${clockTime(new Date(at))}`}</p>
      </div>
      {badge && <Badge>{badge}</Badge>}
    </li>
  );
}
