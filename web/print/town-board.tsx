import { addDays, datePhrase, longDate, romeDaysBetween } from '../../shared/dates.ts';
import { extrasOf, typeLabel } from '../../shared/job-values.ts';
import { urgentText } from '../../shared/job-words.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { payText } from '../../shared/pay.ts';
import type { Municipality } from '../../shared/places/municipalities.ts';
import { inTown } from '../../shared/places/towns.ts';
import { grouped } from '../../shared/text.ts';
import { QrCode, Sheet, SheetTop, typedAddress } from './sheet.tsx';

/** Calendar days in Rome that a board looks back on, today among them. */
const WEEK = 7;
/** Offers that one sheet holds; up to `FEW` they get twice the room. */
const ON_A_BOARD = 8;
const FEW = 4;

type BoardProps = {
  readonly place: Municipality;
  readonly jobs: readonly PublicJob[];
  /** Open offers of the town in all; `exact` false: at least so many. */
  readonly total: number;
  readonly exact: boolean;
  readonly at: Date;
  readonly siteUrl: string;
};

export function TownBoard(props: BoardProps) {
  const list = withQuery(pagePath.jobs(), { location: props.place.slug });
  const back = { to: list, label: `Tutte le offerte ${inTown(props.place.name)}` };
  return <Sheet back={back} paper={<Board {...props} url={props.siteUrl + list} />} />;
}

function Board({ place, jobs, total, exact, at, siteUrl, url }: BoardProps & { readonly url: string }) {
  const week = jobs.filter(({ postedDate }) => romeDaysBetween(new Date(postedDate), at) < WEEK);
  const shown = week.slice(0, ON_A_BOARD);
  return (
    <article className="board">
      <SheetTop>Bacheca della settimana</SheetTop>
      <h1 className="board-title">{`Lavoro ${inTown(place.name)}`}</h1>
      <p className="board-week">{`Offerte pubblicate ${datePhrase('dal', addDays(at, 1 - WEEK))} ${datePhrase('al', at)}`}</p>
      {shown.length > 0 ? (
        <ul className={shown.length > FEW ? 'board-list' : 'board-list board-few'}>
          {shown.map((job) => (
            <BoardJob key={job.id} job={job} siteUrl={siteUrl} />
          ))}
        </ul>
      ) : (
        <p className="board-none">{`Questa settimana nessuna nuova offerta ${inTown(place.name)}.`}</p>
      )}
      <footer className="sheet-foot">
        <QrCode url={url} label={`Codice QR: ${typedAddress(url)}`} />
        <div>
          <p className="sheet-call">{restText(total - shown.length, shown.length, exact)}</p>
          <p className="sheet-address">{typedAddress(url)}</p>
          <p className="sheet-small">{`Inquadra un codice con il telefono per leggere l’offerta e candidarti. Foglio aggiornato: ${longDate(at)}.`}</p>
        </div>
      </footer>
    </article>
  );
}

function restText(rest: number, shown: number, exact: boolean): string {
  if (rest <= 0) return shown > 0 ? 'Le offerte aggiornate ogni giorno sono su' : 'Quando ce ne sono, le trovi su';
  const number = `${exact ? '' : 'oltre '}${grouped(rest)}`;
  if (rest === 1) return shown > 0 ? 'E un’altra offerta aperta su' : 'Un’offerta ancora aperta su';
  return shown > 0 ? `E altre ${number} offerte aperte su` : `${number} offerte ancora aperte su`;
}

function BoardJob({ job, siteUrl }: { job: PublicJob; siteUrl: string }) {
  const url = siteUrl + pagePath.job(job.id);
  const facts = [urgentText(job), typeLabel(job.type), payText(job), ...extrasOf(job).map(({ label }) => label)];
  return (
    <li className="board-job">
      <div>
        <h2>
          <a href={pagePath.job(job.id)}>{job.title}</a>
        </h2>
        <p>{`${job.companyName} · ${job.location}`}</p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <QrCode url={url} label={`Codice QR: ${typedAddress(url)}`} />
    </li>
  );
}
