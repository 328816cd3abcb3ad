import { useQuery } from '@tanstack/react-query';
import { confirmedLabel, copyTime, detailAgeLabel } from '../../../shared/dates.ts';
import { jobCrumbs } from '../../../shared/head/crumbs.ts';
import { endedTexts } from '../../../shared/job-words.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { pagePath, receivedPath, withQuery } from '../../../shared/paths.ts';
import { payText } from '../../../shared/pay.ts';
import { searchPath } from '../../../shared/search-version.ts';
import { ownOfferOptions } from '../../api/own-jobs.ts';
import { useSession } from '../../api/session.ts';
import { deferred } from '../../app/deferred.tsx';
import { ButtonLink, Link } from '../../app/link.tsx';
import { useNow } from '../../app/now.tsx';
import type { Page } from '../../app/page.ts';
import { ApplyBar, ApplyBox } from '../../applications/apply-box.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { CallLink } from '../../layout/phone-links.tsx';
import { placeOptions, usePlace } from '../../lists/place-query.ts';
import { CardList } from '../../lists/search-steps.tsx';
import { MapStamp } from '../../map/map-link.tsx';
import { ReportButton } from '../../reports/report-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useModule } from '../../ui/use-module.ts';
import { FavouriteButton } from '../list/favourite-button.tsx';
import { JobCard } from '../list/job-card.tsx';
import { AnswerHabit, JobFacts } from '../list/job-facts.tsx';
import { JobMarks } from '../list/job-marks.tsx';
import { JobText } from '../list/job-text.tsx';
import { PosterLink } from '../own/own-job-state.tsx';
import { JOB_PAGE, knownJob, LoadedJob, type LoadedProps } from './loaded-job.tsx';
import { type JobOfPage, jobOptions, similarJobsOptions, useCountView } from './queries.ts';

const JobPage = () => <LoadedJob view={(loaded) => <JobView {...loaded} />} />;

function JobView({ job, failed, retry }: LoadedProps) {
  useCountView(job.id, job.open);
  const session = useSession();
  // For the owner, and people who work for the owner.
  const own = useQuery({ ...ownOfferOptions(job.id), enabled: Boolean(session) && job.open }).data?.items[0];
  return (
    <article className="container section stack-lg">
      <Breadcrumb crumbs={jobCrumbs(job)} />
      <div className="with-box">
        <div className="stack-lg min-w-0">
          <JobIntro job={job} />
          <section className="stack-sm">
            <h2>Dettagli posizione</h2>
            <JobFacts job={job} />
            <OwnMatch job={job} own={own !== undefined} />
          </section>
          <section className="stack-sm">
            <h2>Descrizione</h2>
            {job.description === '' ? (
              <NoDescription failed={failed} retry={retry} />
            ) : (
              <JobText text={job.description} />
            )}
          </section>
        </div>
        <aside className="sticky-box stack no-print" aria-label="Candidatura">
          {job.open && (own ? <OwnOfferBox job={own} /> : <ApplyBox job={job} />)}
        </aside>
      </div>
      <div className="cluster no-print">
        <p className="muted">Qualcosa non va in questa offerta?</p>
        <ReportButton kind="job" id={job.id} />
      </div>
      <nav aria-label="Altre offerte per settore" className="stack-sm no-print">
        <h2 className="text-h3">Altre offerte per settore</h2>
        <ul className="cluster list-plain">
          {['Ristorazione', 'Turismo', 'Commercio'].map((category) => (
            <li key={category}>
              <ButtonLink to={withQuery(pagePath.valley(), { category })}>{category}</ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
      <SimilarJobs id={job.id} />
      {job.open && <ApplyBar key={own?.id} jobId={job.id} own={own ? <OwnBar job={own} /> : null} />}
    </article>
  );
}

/** Compares the requirements with the reader's own profile; its code comes for accounts alone. */
function OwnMatch({ job, own }: { job: JobOfPage; own: boolean }) {
  const session = useSession();
  const isRequested = job.open && !own && Boolean(job.licence || job.requirements?.length);
  const match = useModule(() => import('../../candidates/requirement-match.tsx'), Boolean(session) && isRequested);
  return session && isRequested && match && <match.RequirementMatch job={job} session={session} />;
}

const OwnOfferBox = deferred(async () => (await import('../own/own-offer-box.tsx')).OwnOfferBox);

/** The likeliest of the owner's actions, under the thumb, in one line from 360 px on, however many have applied. */
const OwnBar = ({ job }: { job: OwnJob }) => (
  <>
    <ButtonLink variant="primary" to={receivedPath(job.id)}>{`Candidature (${job.applications})`}</ButtonLink>
    {job.mayChange && <ButtonLink to={pagePath.editJob(job.id)}>Modifica</ButtonLink>}
  </>
);

const placeToSearch = ({ open, town, location }: JobOfPage): string => (open || town === null ? '' : location);

function JobIntro({ job }: { job: JobOfPage }) {
  const now = useNow();
  const place = usePlace(placeToSearch(job));
  const pay = payText(job);
  return (
    <header className="stack-sm">
      {job.copyOf !== undefined && (
        <Notice tone="warning" className="mb-3">
          <p>{`Offerta ${copyTime(new Date(job.copyOf), now)}: in questo momento non riusciamo a leggere se è cambiata.`}</p>
        </Notice>
      )}
      {!job.open && (
        <Notice tone="warning" title={endedTexts(job).title} className="mb-3">
          <p>{`${endedTexts(job).text} Più sotto trovi offerte simili ancora aperte.`}</p>
          {job.similarSearch !== undefined && (
            <p className="no-print">
              <ButtonLink to={searchPath(pagePath.jobs(), { search: job.similarSearch, location: place?.name })}>
                Cerca simili
              </ButtonLink>
            </p>
          )}
        </Notice>
      )}
      <h1 className="vt-title">{job.title}</h1>
      <div className="beside-stamp">
        <div className="stack-sm">
          <p className="text-lead">
            <span>{`${job.companyName} ·`}</span>{' '}
            <span className="inline-block">
              <Icon name="map-pin" /> <span>{job.location}</span>
            </span>
          </p>
          {job.employerPage && (
            <Link to={pagePath.employer(job.employerPage.slug)}>{`La pagina di ${job.employerPage.name}`}</Link>
          )}
          <p className={pay ? 'text-h2 font-700' : 'text-lead text-muted'}>{pay ?? 'Paga non indicata'}</p>
          <JobMarks job={job} brief />
          {job.answers && <AnswerHabit answers={job.answers} />}
        </div>
        {job.town && <MapStamp of={job.town} />}
      </div>
      {job.open && job.neededFrom && <CallLink label="Chiama" text={job.description} />}
      <div className="cluster">
        <p className="muted">{detailAgeLabel(new Date(job.postedDate), now)}</p>
        {job.open && job.confirmedAt && (
          <p>
            <Icon name="circle-check" className="text-bosco" />{' '}
            <span>{confirmedLabel(new Date(job.confirmedAt), now)}</span>
          </p>
        )}
        <div className="cluster min-w-0 no-print">
          <FavouriteButton job={job} worded />
          <ShareButton title={job.title} />
          {job.open && <PosterLink id={job.id} className="px-3" />}
        </div>
      </div>
    </header>
  );
}

/** The offer came from a list, which has no descriptions: it is on its way, or did not arrive. */
function NoDescription({ failed, retry }: { failed: boolean; retry: () => void }) {
  if (failed)
    return (
      <RetryNotice tone="warning" retry={retry}>
        La descrizione non è arrivata: può essere la connessione.
      </RetryNotice>
    );
  return (
    <div className="stack-sm" aria-busy="true">
      <p className="sr-only">Caricamento offerta...</p>
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}

export const page: Page = {
  Component: JobPage,
  load: async ({ client, params }) => {
    const id = params.id ?? '';
    await client.prefetchQuery(jobOptions(id));
    const job = client.getQueryData(jobOptions(id).queryKey);
    // An answer that the database did not give in time is fetched by the browser.
    if (!job || job.copyOf !== undefined) return;
    const place = placeToSearch(job);
    await Promise.all([
      client.prefetchQuery(similarJobsOptions(id)),
      place !== '' && client.prefetchQuery(placeOptions(place)),
    ]);
  },
  head: async (context) => {
    const { jobHead } = await import('../../../shared/head/job-head.ts');
    const { id, job } = knownJob(context);
    return jobHead(job, id);
  },
  ...JOB_PAGE,
};

function SimilarJobs({ id }: { id: string }) {
  const { data: similar } = useQuery(similarJobsOptions(id));
  if (!similar || similar.length === 0) return null;
  return (
    <section className="stack no-print" aria-labelledby="simili">
      <h2 id="simili">Offerte simili</h2>
      <CardList items={similar} card={(other) => <JobCard job={other} origin={null} />} />
    </section>
  );
}
