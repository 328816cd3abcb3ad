import { pathOf } from './calls/path.ts';
import { pagePath, withQuery } from './paths.ts';

const TOKEN = 'token';

/** Address of a page with a token in its fragment, which browsers send to no server and in no referrer. */
export const linkTo =
  (path: () => string) =>
  (token: string): string =>
    `${path()}#${new URLSearchParams({ [TOKEN]: token })}`;

export const resetPasswordLink = linkTo(pagePath.resetPassword);
export const confirmEmailLink = linkTo(pagePath.confirmEmail);
export const checkJobsLink = linkTo(pagePath.checkJobs);
export const ownCandidateLink = linkTo(pagePath.ownCandidate);
export const answerApplicationLink = linkTo(pagePath.answerApplication);
export const confirmApplicationLink = linkTo(pagePath.confirmApplication);
export const linkedApplicationLink = linkTo(pagePath.linkedApplication);
export const keepCandidateLink = linkTo(pagePath.keepCandidate);
export const confirmAlertLink = linkTo(pagePath.confirmAlert);
export const manageAlertsLink = linkTo(pagePath.manageAlerts);

/**
 * Address at which a POST ends the mails that the token came with, and a GET shows a page with a button. The token is in the query, as
 * mail programs post to it (RFC 8058); it can do nothing else.
 */
export const endMailsLink = (token: string): string => withQuery(pathOf('GET /api/unsubscribe'), { [TOKEN]: token });

/** Token in the fragment of such a link; null where it holds none. */
export const tokenIn = (fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(TOKEN) || null;
