import { publishJobHead } from '../../shared/head/publish-job-head.ts';
import { PUBLISH_JOB } from '../content/publish-job.ts';
import { type Page, sharedWithoutQuery } from '../page.ts';
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

export const page: Page = { Component: PublishJobPage, head: publishJobHead, sharedAddress: sharedWithoutQuery };
