import { useQuery } from '@tanstack/react-query';
import { categoryLabel } from '../../shared/job-values.ts';
import type { JobCount } from '../../shared/jobs.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { grouped } from '../../shared/text.ts';
import { ButtonLine, ButtonLink, Link } from '../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { FIGURES } from '../content/figures.ts';
import { JOB_ADS } from '../content/job-ads.ts';
import { jobCountText } from '../jobs/list/job-texts.ts';
import { LatestJobs, latestJobsOptions } from '../jobs/list/latest-jobs.tsx';
import { jobCountsOptions, useJobTotals } from '../jobs/list/queries.ts';
import { ClosingBand, FiguresBand } from '../layout/landing-parts.tsx';
import { Figure } from '../ui/figure.tsx';
import { cart } from '../ui/figures.ts';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

function JobAdsPage() {
  const { isError } = useQuery(jobCountsOptions());
  const totals = useJobTotals();
  const open = isError ? '–' : totals ? grouped(totals.total) : <Skeleton className="h-8 w-20" />;
  return (
    <>
      <div className="container section hero">
        <div className="stack-sm">
          <h1 className="text-display">{JOB_ADS.title}</h1>
          <p className="text-lead measure">{JOB_ADS.lead}</p>
        </div>
        <Figure art={cart} className="text-bosco hero-figure" />
      </div>
      <FiguresBand
        figures={[{ value: open, label: JOB_ADS.openLabel }, ...FIGURES.jobAds(totals)]}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))]"
      />
      <section className="container section stack" aria-labelledby="comuni">
        <h2 id="comuni">{JOB_ADS.townsTitle}</h2>
        <ul className="list-plain grid-cards">
          {JOB_ADS.towns.map(({ name, slug }) => (
            <CountedLink key={slug} query={{ location: name }} label={name} town={slug} />
          ))}
        </ul>
      </section>
      <section className="container stack" aria-labelledby="ultimi">
        <h2 id="ultimi">{JOB_ADS.latestTitle}</h2>
        <LatestJobs />
        <p className="cluster">
          <ButtonLink to={pagePath.jobs()}>{JOB_ADS.allOffers}</ButtonLink>
          <Link className="inline-flex items-center gap-2 min-h-11" to={pagePath.alerts()}>
            <Icon name="bell" /> {JOB_ADS.alert}
          </Link>
        </p>
      </section>
      <section className="container section stack" aria-labelledby="settori">
        <h2 id="settori">{JOB_ADS.categoriesTitle}</h2>
        <ul className="list-plain grid gap-4 md:grid-cols-2">
          {JOB_ADS.categories.map((category) => (
            <CountedLink key={category} query={{ category }} label={categoryLabel(category)} category={category} />
          ))}
        </ul>
      </section>
      <ClosingBand id="pubblica" title={JOB_ADS.publishTitle} text={JOB_ADS.publish}>
        <ButtonLine variant="primary" to={pagePath.publishJob()}>
          {JOB_ADS.publishButton}
        </ButtonLine>
      </ClosingBand>
    </>
  );
}

type CountedLinkProps = Partial<Pick<JobCount, 'town' | 'category'>> & {
  readonly query: Parameters<typeof withQuery>[1];
  readonly label: string;
};

/** Beside the name its place while the number loads, nothing where it did not come. */
function CountedLink({ query, label, town = null, category = null }: CountedLinkProps) {
  const { data, isError } = useQuery(jobCountsOptions());
  const found = data?.items.find((row) => row.town === town && row.category === category);
  return (
    <li className="card card-link flex flex-wrap items-center justify-between gap-x-4">
      <Link className="flex-[1_1_8rem] stretched font-600" to={withQuery(pagePath.jobs(), query)}>
        {label}
      </Link>
      <span className="muted shrink-0">
        {!isError &&
          (data ? jobCountText({ total: found?.count ?? 0, exact: true }) : <Skeleton className="h-4 w-20" />)}
      </span>
    </li>
  );
}

export const page: Page = {
  Component: JobAdsPage,
  head: async () => (await import('../../shared/head/place-heads.ts')).jobAdsHead(),
  load: ({ client }) =>
    Promise.all([client.prefetchQuery(latestJobsOptions()), client.prefetchQuery(jobCountsOptions())]),
  sharedAddress: sharedWithoutQuery,
};
