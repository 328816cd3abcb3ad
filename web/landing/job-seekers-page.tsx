import { Link } from 'react-router';
import { type PageHead, pageHead } from '../../shared/head/page-head.ts';
import { pagePath } from '../../shared/paths.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { LatestCandidates, latestCandidatesOptions } from '../candidates/latest-candidates.tsx';
import { JOB_SEEKERS } from '../content/job-seekers.ts';
import { buttonClass } from '../ui/button.tsx';
import { Figure } from '../ui/figure.tsx';
import { dancer } from '../ui/figures/dancer.ts';
import { JobSeekersReasons, JobSeekersSectors } from './job-seekers-sections.tsx';

function JobSeekersPage() {
  return (
    <>
      <div className="container section hero">
        <div className="stack">
          <h1 className="text-display">{JOB_SEEKERS.title}</h1>
          <p className="text-lead measure">{JOB_SEEKERS.lead}</p>
          <p className="cluster">
            <Link className={buttonClass('primary')} to={pagePath.publishCandidate()}>
              {JOB_SEEKERS.publish}
            </Link>
            <Link className={buttonClass('secondary')} to={pagePath.jobs()}>
              {JOB_SEEKERS.offers}
            </Link>
          </p>
        </div>
        <Figure art={dancer} className="text-bosco hero-figure" />
      </div>
      <JobSeekersReasons />
      {/* Search engines quote nobody's profile. */}
      <section className="container stack" aria-labelledby="profili" data-nosnippet="">
        <h2 id="profili">{JOB_SEEKERS.candidatesTitle}</h2>
        <p className="measure">{JOB_SEEKERS.candidatesLead}</p>
        <LatestCandidates />
      </section>
      <JobSeekersSectors />
      <section className="bg-surface border-y border-line" aria-labelledby="comincia">
        <div className="container section stack">
          <h2 id="comincia">{JOB_SEEKERS.closingTitle}</h2>
          <p className="measure">{JOB_SEEKERS.closing}</p>
          <p className="cluster">
            <Link className={buttonClass('primary')} to={pagePath.publishCandidate()}>
              {JOB_SEEKERS.publish}
            </Link>
            <Link className={buttonClass('secondary')} to={pagePath.candidates()}>
              {JOB_SEEKERS.profiles}
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}

const jobSeekersHead = (): PageHead =>
  pageHead({
    title: `Cerco lavoro ${VALLEY.in}: pubblica il profilo`,
    description: `Cerchi lavoro ${VALLEY.in}? Pubblica gratis il tuo profilo in circa 5 minuti: le aziende della zona ti trovano e ti scrivono.`,
    keywords: [
      `cerco lavoro ${VALLEY.name}`,
      'trovare lavoro vicino a casa',
      'pubblica curriculum',
      'profilo lavoratore',
    ],
    canonical: pagePath.jobSeekers(),
  });

export const page: Page = {
  Component: JobSeekersPage,
  head: jobSeekersHead,
  load: ({ client }) => client.prefetchInfiniteQuery(latestCandidatesOptions()),
  sharedAddress: sharedWithoutQuery,
};
