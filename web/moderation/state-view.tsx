import { useQuery } from '@tanstack/react-query';
import { dayAndTime } from '../../shared/dates.ts';
import type { CronState, Health, Operation } from '../../shared/operation.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { Link } from '../app/link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Facts } from '../ui/facts.tsx';
import { Notice } from '../ui/notice.tsx';
import { DayCharts } from './day-charts.tsx';
import { stateOptions } from './queries.ts';
import { CRON_LABELS, CRON_STATES, HEALTH_LABELS, PART_LABELS, UNPROVED } from './texts.ts';
import { ViewState } from './view-state.tsx';

export function StateView() {
  const view = useQuery(stateOptions());
  const { data } = view;
  return (
    <section className="stack-lg" aria-labelledby="stato">
      <div className="stack">
        <h2 id="stato">Stato</h2>
        <ViewState query={view} loading="Caricamento dello stato..." />
        {data && <Summary health={data.health} />}
      </div>
      {data && (
        <>
          <Crons health={data.health} />
          <Mails mails={data.mails} health={data.health} />
          <DayCharts days={data.days} />
        </>
      )}
    </section>
  );
}

const PARTS = ['database', 'cache', 'files', 'mail', 'backup'] as const;

function Summary({ health }: { health: Health }) {
  const unproved = health.crons.some((cron) => cron.endedAt === null || hasFailed(cron));
  const { tone, text } = health.status === 'ok' && unproved ? UNPROVED : HEALTH_LABELS[health.status];
  return (
    <>
      <Notice tone={tone} title={text}>
        <p className="muted break-words">{`Letto ${dayAndTime(new Date(health.time), new Date(health.time))}. Versione ${health.version}.`}</p>
      </Notice>
      <Facts
        rows={[
          ...PARTS.map(
            (part) => [PART_LABELS[part].name, PART_LABELS[part].states[health[part]] ?? health[part]] as const,
          ),
          ...(health.backup === 'not configured' ? [] : [['Ultima copia intera', copyAge(health.backupDays)] as const]),
        ]}
      />
    </>
  );
}

function copyAge(days: number | null): string {
  if (days === null) return 'ancora nessuna';
  if (days === 0) return 'da meno di un giorno';
  return days === 1 ? '1 giorno fa' : `${days} giorni fa`;
}

function Crons({ health }: { health: Health }) {
  return (
    <section className="stack-sm" aria-labelledby="lavori">
      <h3 id="lavori">Lavori a orario</h3>
      <ul className="list-plain stack-sm">
        {health.crons.map((cron) => (
          <li key={cron.cron} className="card split">
            <Cron cron={cron} now={new Date(health.time)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const hasFailed = ({ failedAt, endedAt }: CronState): boolean =>
  failedAt !== null && (endedAt === null || failedAt > endedAt);

function Cron({ cron, now }: { cron: CronState; now: Date }) {
  const at = (time: string) => dayAndTime(new Date(time), now);
  const failed = hasFailed(cron);
  const { tone, text } = CRON_STATES[failed && cron.state !== 'late' && cron.state !== 'cut' ? 'failed' : cron.state];
  return (
    <>
      <div className="min-w-0">
        <p className="font-600">{CRON_LABELS[cron.cron] ?? cron.cron}</p>
        <p className="muted">
          {`${cron.endedAt === null ? 'Mai finito bene' : `Finito bene ${at(cron.endedAt)}`}${cron.ms !== null ? `, in ${seconds(cron.ms)}` : ''}${cron.beganAt !== null ? `; cominciato l’ultima volta ${at(cron.beganAt)}` : ''}`}
        </p>
        {failed && cron.failedAt !== null && (
          <p className="text-errore break-words">{`Non riuscito ${at(cron.failedAt)}. Nel log: ${cron.errorId ?? ''}`}</p>
        )}
      </div>
      <Badge tone={tone}>{text}</Badge>
    </>
  );
}

const seconds = (ms: number): string => (ms < 1000 ? 'meno di un secondo' : `${Math.round(ms / 1000)} s`);

function Mails({ mails, health }: { mails: Operation['mails']; health: Health }) {
  const { oldestMailMinutes: oldest } = health;
  const undelivered = mails.undelivered > 0 && (
    <Link to={withQuery(pagePath.moderation(), { vista: 'email' })}>{mails.undelivered}</Link>
  );
  return (
    <section className="stack-sm" aria-labelledby="email">
      <h3 id="email">Email</h3>
      <Facts
        rows={[
          ['In attesa', mails.waiting],
          ['La più vecchia che qualcuno aspetta', oldest === null ? 'nessuna' : `da ${age(oldest)}`],
          ['Trattenute, in 30 giorni', mails.held],
          ['Non consegnate, in 30 giorni', undelivered || 0],
        ]}
      />
    </section>
  );
}

const HOUR = 60;

function age(minutes: number): string {
  if (minutes < 1) return 'meno di un minuto';
  if (minutes < 2 * HOUR) return minutes === 1 ? '1 minuto' : `${minutes} minuti`;
  return `${Math.floor(minutes / HOUR)} ore`;
}
