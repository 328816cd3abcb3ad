import { notFoundHead } from '../../shared/head/page-head.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { ButtonLink } from '../app/link.tsx';
import type { Page } from '../app/page.ts';
import { Figure } from '../ui/figure.tsx';
import { deer } from '../ui/figures.ts';

/** In English, so that a person who follows a broken link from abroad knows where they are. */
function NotFoundPage() {
  return (
    <div className="container section stack">
      <Figure art={deer} />
      <h1>Page not found</h1>
      <p className="measure">
        {`This address does not lead to a page of ${SITE_NAME}, the job board of ${VALLEY.name} in the Italian Alps. It may have been mistyped, or the page may have moved.`}
      </p>
      <p className="cluster">
        <ButtonLink variant="primary" to={pagePath.home()}>
          Go to the home page
        </ButtonLink>
        <ButtonLink to={pagePath.jobs()}>See all job offers</ButtonLink>
      </p>
    </div>
  );
}

export const page: Page = { Component: NotFoundPage, head: notFoundHead };
