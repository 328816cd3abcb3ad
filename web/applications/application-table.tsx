import { APPLICATION_STATUS_LABELS } from '../../shared/application-values.ts';
import type { SentApplication } from '../../shared/applications.ts';
import { datePhrase, romeDay } from '../../shared/dates.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { Period } from './list-period.ts';

type ApplicationTableProps = {
  readonly name: string;
  readonly period: Period;
  readonly applications: readonly SentApplication[];
  readonly now: Date;
};

/** The list as it is printed. Header and footer are on every sheet, so that none by itself looks like more than it is. */
export function ApplicationTable({ name, period, applications, now }: ApplicationTableProps) {
  const withdrawn = applications.filter(({ status }) => status === 'withdrawn').length;
  return (
    <div className="stack">
      <div>
        <p className="font-600 break-words">{name}</p>
        <p>{`Candidature inviate ${datePhrase('dal', new Date(period.from))} ${datePhrase('al', new Date(period.to))}: ${applications.length}${withdrawn > 0 ? `, di cui ${withdrawn} ${withdrawn === 1 ? 'ritirata' : 'ritirate'}` : ''}.`}</p>
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
          {applications.map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ApplicationRow({ application: { createdAt, status, statusAt, job } }: { application: SentApplication }) {
  return (
    <tr className="border-b border-line align-top break-inside-avoid">
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
  );
}

/** `26/11/2026`. */
const shortDate = (at: string): string => romeDay(new Date(at)).split('-').reverse().join('/');
