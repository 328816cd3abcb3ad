import { MONTHS } from '../../shared/dates.ts';
import type { Figures, Operation } from '../../shared/operation.ts';
import { grouped } from '../../shared/text.ts';
import { DayBars } from '../ui/day-bars.tsx';

const CHARTS = [
  { of: 'offers', title: 'Offerte pubblicate' },
  { of: 'applications', title: 'Candidature' },
  { of: 'registrations', title: 'Registrazioni' },
  { of: 'mailsSent', title: 'Email spedite' },
  { of: 'mailsHeld', title: 'Email trattenute' },
  { of: 'mailsUndelivered', title: 'Email non consegnate' },
] as const satisfies readonly { readonly of: keyof Figures; readonly title: string }[];

type Day = { readonly day: string; readonly count: number | null };

export function DayCharts({ days }: { days: Operation['days'] }) {
  return (
    <section className="stack" aria-labelledby="giorni">
      <h3 id="giorni">{`Ultimi ${days.length} giorni`}</h3>
      <p className="muted measure">
        Giorni interi, fino a ieri, contati ogni notte. Gli errori non sono qui: sono nel log e nelle metriche di
        Cloudflare.
      </p>
      <ul className="list-plain grid-cards">
        {CHARTS.map(({ of, title }) => (
          <li key={of} className="card">
            <Chart title={title} days={days.map(({ day, figures }) => ({ day, count: figures?.[of] ?? null }))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const dayLabel = (day: string): string =>
  `${Number(day.slice(8))} ${(MONTHS[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3)}`;

function Chart({ title, days }: { title: string; days: readonly Day[] }) {
  const total = days.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const most = Math.max(0, ...days.map(({ count }) => count ?? 0));
  const uncounted = days.filter(({ count }) => count === null).length;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="stack-sm">
      <figcaption>
        <strong>{title}</strong>
        <br />
        <span className="muted">
          {`${grouped(total)} in tutto${total > 0 ? `, al massimo ${grouped(most)} in un giorno` : ''}${uncounted > 0 ? (uncounted === 1 ? '; 1 giorno non contato' : `; ${uncounted} giorni non contati`) : ''}`}
        </span>
      </figcaption>
      <DayBars days={days} height={40} />
      {first && last && (
        <p className="split muted" aria-hidden="true">
          <span>{dayLabel(first.day)}</span>
          <span>{dayLabel(last.day)}</span>
        </p>
      )}
      <details>
        <summary>Giorno per giorno</summary>
        <DayTable title={title} days={days} />
      </details>
    </figure>
  );
}

function DayTable({ title, days }: { title: string; days: readonly Day[] }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{`${title} per giorno, dal più recente`}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-1">
            Giorno
          </th>
          <th scope="col" className="text-right">
            Numero
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, count }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className="py-1 font-400">
              {dayLabel(day)}
            </th>
            <td className="text-right tabular-nums">{count === null ? 'non contato' : grouped(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
