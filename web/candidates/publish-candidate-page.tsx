import { useState } from 'react';
import { Link } from 'react-router';
import { publishCandidateHead } from '../../shared/head/candidate-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { PUBLISH_CANDIDATE } from '../content/publish-candidate.ts';
import { Figure } from '../ui/figure.tsx';
import { dancer } from '../ui/figures/dancer.ts';
import { Icon } from '../ui/icon.tsx';
import { PublishCandidateForm, type Published } from './publish-candidate-form.tsx';
import { PublishedNotice } from './published-notice.tsx';

const TEXT = PUBLISH_CANDIDATE;

function PublishCandidatePage() {
  const [published, setPublished] = useState<Published | null>(null);
  return (
    <div className="container section stack-lg">
      <div className="hero">
        <div className="stack-sm">
          <h1>{TEXT.title}</h1>
          <p className="text-lead measure">{TEXT.lead}</p>
        </div>
        <Figure art={dancer} className="text-bosco hero-figure" />
      </div>
      <div className="with-box">
        <div className="stack min-w-0">
          <noscript>
            <p className="card">{TEXT.withoutScript}</p>
          </noscript>
          <p className="signed-in-only">
            {TEXT.ownQuestion} <Link to={pagePath.ownCandidate()}>{TEXT.own}</Link>
          </p>
          {published && <PublishedNotice key={published.candidate.id} published={published} />}
          <PublishCandidateForm onDone={setPublished} />
          <p className="muted border-t border-line pt-4">{TEXT.footer}</p>
        </div>
        <aside className="stack-lg" aria-label="Da sapere">
          <section className="stack-sm">
            <h2 className="text-h3">{TEXT.asideTitle}</h2>
            <ul className="list-plain stack-sm">
              {TEXT.aside.map((point) => (
                <li key={point} className="flex gap-3">
                  <Icon name="check" className="mt-1 text-bosco" />
                  {point}
                </li>
              ))}
            </ul>
          </section>
          <section className="stack-sm">
            <h2 className="text-h3">{TEXT.adviceTitle}</h2>
            <ul className="stack-sm">
              {TEXT.advice.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </div>
  );
}

export const page: Page = {
  Component: PublishCandidatePage,
  head: publishCandidateHead,
  sharedAddress: sharedWithoutQuery,
};
