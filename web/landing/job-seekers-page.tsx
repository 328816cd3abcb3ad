import { pageHead } from '../../shared/head/page-head.ts';
import { pagePath } from '../../shared/paths.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { ButtonLink } from '../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { LatestCandidates, latestCandidatesOptions } from '../candidates/latest-candidates.tsx';
import { JOB_SEEKERS } from '../content/job-seekers.ts';
import { ClosingBand, Reasons } from '../layout/landing-parts.tsx';
import { Figure } from '../ui/figure.tsx';
import { dancer } from '../ui/figures.ts';

function JobSeekersPage() {
  return (
    <>
      <div className="container section hero">
        <div className="stack">
          <h1 className="text-display">{JOB_SEEKERS.title}</h1>
          <p className="text-lead measure">{JOB_SEEKERS.lead}</p>
          <p className="cluster">
            <ButtonLink variant="primary" to={pagePath.publishCandidate()}>
              {JOB_SEEKERS.publish}
            </ButtonLink>
            <ButtonLink to={pagePath.jobs()}>{JOB_SEEKERS.offers}</ButtonLink>
          </p>
        </div>
        <Figure art={dancer} className="text-bosco hero-figure" />
      </div>
      <div className="bg-surface border-y border-line">
        <Reasons {...JOB_SEEKERS.benefits} />
      </div>
      <section className="container section stack" aria-labelledby="come">
        <h2 id="come">{JOB_SEEKERS.steps.title}</h2>
        <ol className="list-plain grid gap-6 md:grid-cols-3 md:gap-10">
          {JOB_SEEKERS.steps.texts.map(({ title, text }, index) => (
            <li key={title} className="stack-sm border-t border-line py-4">
              <span aria-hidden="true" className="font-display font-700 text-h2 text-bosco">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {/* Search engines quote nobody's profile. */}
      <section className="container stack" aria-labelledby="profili" data-nosnippet="">
        <h2 id="profili">{JOB_SEEKERS.candidatesTitle}</h2>
        <p className="measure">{JOB_SEEKERS.candidatesLead}</p>
        <LatestCandidates />
      </section>
      <section className="container section stack" aria-labelledby="settori">
        <h2 id="settori">{JOB_SEEKERS.sectors.title}</h2>
        <dl className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
          {JOB_SEEKERS.sectors.texts.map(({ title, text }) => (
            <div key={title} className="border-t border-line py-4">
              <dt className="font-600">{title}</dt>
              <dd className="text-muted text-sm">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ClosingBand id="comincia" title={JOB_SEEKERS.closingTitle} text={JOB_SEEKERS.closing}>
        <p className="cluster">
          <ButtonLink variant="primary" to={pagePath.publishCandidate()}>
            {JOB_SEEKERS.publish}
          </ButtonLink>
          <ButtonLink to={pagePath.candidates()}>{JOB_SEEKERS.profiles}</ButtonLink>
        </p>
      </ClosingBand>
    </>
  );
}

export const page: Page = {
  Component: JobSeekersPage,
  head: () =>
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
    }),
  load: ({ client }) => client.prefetchInfiniteQuery(latestCandidatesOptions()),
  sharedAddress: sharedWithoutQuery,
};
