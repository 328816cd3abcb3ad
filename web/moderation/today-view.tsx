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
          <Newest
            id="offerte-di-oggi"
            title="Nuove offerte"
            none="Oggi ancora nessuna."
            some="Qui ci sono le"
            total={data.newJobs}
            rows={data.jobs.map(({ id, title, companyName, location, status, postedDate }) => ({
              ...{ id, name: title, about: `${companyName} · ${location}`, at: postedDate },
              badge: status !== 'open' && (STATUS_LABELS[status] ?? status),
            }))}
          />
          <Newest
            id="account-di-oggi"
            title="Nuovi account"
            none="Oggi ancora nessuno."
            some="Qui ci sono i"
            total={data.newAccounts}
            rows={data.accounts.map(({ id, name, email, role, createdAt }) => ({
              ...{ id, name, about: email, at: createdAt, badge: ROLE_LABELS[role] },
            }))}
          />
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
    <ul className="list-plain grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]">
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

type NewestProps = {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly some: string;
  readonly total: number;
  readonly rows: readonly { id: string; name: string; about: string; at: string; badge: string | false }[];
};

/** Offers or accounts of today; each leads to what can be done with it. */
function Newest({ id: headingId, title, none, some, total, rows }: NewestProps) {
  return (
    <section className="stack" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {rows.length === 0 && <p>{none}</p>}
      {total > rows.length && <p className="muted">{`${some} ${rows.length} più recenti.`}</p>}
      <ul className="own-list gap-2">
        {rows.map(({ id, name, about, at, badge }) => (
          <li key={id} className="card split">
            <div className="min-w-0">
              <p className="font-600 break-words">
                <Link to={viewPath('cerca', id)}>{name}</Link>
              </p>
              <p className="muted break-words">{`${about} · ${clockTime(new Date(at))}`}</p>
            </div>
            {badge && <Badge>{badge}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
