import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { longDate } from '../../shared/dates.ts';
import { NO_SUCH_EMPLOYER } from '../../shared/employer-values.ts';
import type { EmployerDetail } from '../../shared/employers.ts';
import { employerCrumbs } from '../../shared/head/crumbs.ts';
import { categoryLabel } from '../../shared/job-values.ts';
import { EMPLOYER_LABELS } from '../../shared/job-words.ts';
import { pagePath } from '../../shared/paths.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { ApplyBox } from '../applications/apply-box.tsx';
import { JobCard } from '../jobs/list/job-card.tsx';
import { AnswerHabit } from '../jobs/list/job-facts.tsx';
import { JobText } from '../jobs/list/job-text.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { NotThere, NotYetThere } from '../layout/not-there.tsx';
import { PhoneLinks } from '../layout/phone-links.tsx';
import { CardList } from '../lists/search-steps.tsx';
import { MapStamp } from '../map/map-link.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { employerOptions } from './queries.ts';

function EmployerPage() {
  const { slug = '' } = useParams();
  const { data, isPending, refetch } = useQuery(employerOptions(slug));
  if (data) return <EmployerView employer={data} />;
  if (isPending) return <NotYetThere />;
  return (
    <NotThere
      title="Azienda non trovata"
      missing={data === null ? NO_SUCH_EMPLOYER : null}
      pronoun="la"
      retry={() => void refetch()}
      back={{ label: 'Vai alle aziende', to: pagePath.employers() }}
    />
  );
}

function EmployerView({ employer }: { employer: EmployerDetail }) {
  const { id, name, kind, town, category, text, directions, website, answers, jobs, past, spontaneous } = employer;
  return (
    <article className="container section stack-lg">
      <Breadcrumb crumbs={employerCrumbs(employer)} />
      {jobs.length === 0 && spontaneous && (
        <p className="text-lead">Nessun posto aperto in questo momento: puoi presentarti lo stesso</p>
      )}
      <header className="stack-sm">
        <h1 className="vt-title break-words">{name}</h1>
        <div className="beside-stamp">
          <div className="stack-sm">
            <p className="text-lead">
              <span>{`${EMPLOYER_LABELS[kind]} · ${categoryLabel(category)} ·`}</span>{' '}
              <span className="inline-block">
                <Icon name="map-pin" /> <span>{municipalityBySlug(town)?.name ?? town}</span>
              </span>
            </p>
            <Marks employer={employer} />
            {answers && <AnswerHabit answers={answers} />}
            {website && (
              <p className="break-words">
                <a className="inline-flex items-center min-h-11" href={website} rel="nofollow ugc">
                  {new URL(website).hostname}
                </a>
              </p>
            )}
          </div>
          <MapStamp of={town} />
        </div>
      </header>
      {text && (
        <section className="stack-sm">
          <h2>Chi siamo</h2>
          <JobText text={text} />
        </section>
      )}
      {(jobs.length > 0 || !spontaneous) && (
        <section className="stack">
          <h2>Offerte aperte</h2>
          {jobs.length === 0 ? (
            <p>Nessun posto aperto in questo momento.</p>
          ) : (
            <CardList items={jobs} card={(job) => <JobCard job={job} origin={null} />} />
          )}
        </section>
      )}
      {spontaneous && <ComeForward name={name} spontaneous={spontaneous} />}
      {past.length > 0 && (
        <section className="stack-sm">
          <h2>Cercate negli ultimi 18 mesi</h2>
          <ul className="stack-sm">
            {past.map(({ title, postedDate }) => (
              <li key={`${title} ${postedDate}`} className="break-words">
                <span>{title}</span> <span className="muted">{longDate(new Date(postedDate))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {directions && (
        <section className="stack-sm">
          <h2>Come arrivare</h2>
          <JobText text={directions} />
        </section>
      )}
      <div className="cluster no-print">
        <p className="muted">Qualcosa non va in questa pagina?</p>
        <ReportButton kind="employer" id={id} />
      </div>
    </article>
  );
}

type ComeForwardProps = Pick<EmployerDetail, 'name'> & {
  readonly spontaneous: NonNullable<EmployerDetail['spontaneous']>;
};

/** How to come forward without an offer: the form of every application, a number, or the hours of the door. */
function ComeForward({ name, spontaneous }: ComeForwardProps) {
  const { jobId, way, contact, trades, closed } = spontaneous;
  return (
    <section className="stack max-w-160" aria-labelledby="presentati">
      <h2 id="presentati">Presentati</h2>
      <p className="measure break-words">{`Non c’è un posto promesso: ${name} ascolta chi fa ${trades.join(', ')}.`}</p>
      {closed !== null ? (
        <Notice>{closed}</Notice>
      ) : way === 'form' ? (
        <ApplyBox job={{ id: jobId, type: null, contract: null, licence: null }} title="Candidatura spontanea" />
      ) : (
        <p className="break-words">
          <span>{way === 'phone' ? 'Telefona: ' : 'Passa di persona: '}</span>
          <PhoneLinks text={contact ?? ''} />
        </p>
      )}
    </section>
  );
}

/** Checks that were made, each said as what it is. */
const Marks = ({ employer: { confirmedDomain, vatNumber } }: { employer: EmployerDetail }) => (
  <ul className="list-plain stack-sm">
    <li>
      <Icon name="circle-check" className="text-bosco" />{' '}
      <span>
        {confirmedDomain
          ? `Email del dominio confermata: qualcuno che riceve la posta di ${confirmedDomain} ha detto che la pagina è sua`
          : 'Pagina confermata dalla redazione'}
      </span>
    </li>
    {vatNumber && (
      <li>
        <Icon name="circle-check" className="text-bosco" />{' '}
        <span>{`Partita IVA controllata (${vatNumber}): torna la cifra di controllo; di chi sia non l’abbiamo guardato`}</span>
      </li>
    )}
  </ul>
);

export const page: Page = {
  Component: EmployerPage,
  load: ({ client, params }) => client.prefetchQuery(employerOptions(params.slug ?? '')),
  head: async ({ client, params }) => {
    const { employerHead } = await import('../../shared/head/employer-heads.ts');
    const slug = params.slug ?? '';
    return employerHead(client.getQueryData(employerOptions(slug).queryKey) ?? null, slug);
  },
  sharedAddress: sharedWithoutQuery,
  trueUntil: ({ client, params }) => {
    const jobs = client.getQueryData(employerOptions(params.slug ?? '').queryKey)?.jobs ?? [];
    const ends = jobs.map(({ validThrough }) => validThrough).sort();
    return ends[0] === undefined ? null : new Date(ends[0]);
  },
};
