import { type PageHead, pageHead } from '../../../shared/head/page-head.ts';
import { pagePath } from '../../../shared/paths.ts';
import { VALLEY } from '../../../shared/valley/valley.ts';
import { type Page, sharedWithoutQuery } from '../../app/page.ts';
import { PUBLISH_JOB } from '../../content/publish-job.ts';
import { PublishJobPitch, PublishJobQuestions } from './publish-job-pitch.tsx';
import { PublishJobSection } from './publish-job-section.tsx';

function PublishJobPage() {
  return (
    <>
      <PublishJobPitch />
      <div className="container with-box">
        <aside aria-labelledby="consigli" className="card stack-sm sticky-box lg:order-last">
          <h2 id="consigli" className="text-h3">
            {PUBLISH_JOB.tipsTitle}
          </h2>
          <ul className="stack-sm">
            {PUBLISH_JOB.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </aside>
        <PublishJobSection />
      </div>
      <PublishJobQuestions />
    </>
  );
}

const publishJobHead = (): PageHead =>
  pageHead({
    title: `Pubblica un'offerta di lavoro gratis ${VALLEY.in}`,
    description: `Cerchi personale ${VALLEY.withLake.or}? Pubblica gratis la tua offerta: è online subito e le candidature arrivano a te.`,
    keywords: ['pubblica offerta di lavoro', `cerco personale ${VALLEY.name}`, 'annuncio di lavoro gratis', 'assumere'],
    canonical: pagePath.publishJob(),
  });

export const page: Page = { Component: PublishJobPage, head: publishJobHead, sharedAddress: sharedWithoutQuery };
