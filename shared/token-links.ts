import { pathOf } from './calls/path.ts';
import { pagePath, withQuery } from './paths.ts';

const TOKEN = 'token';

const withToken = (path: string, token: string): string => `${path}#${new URLSearchParams({ [TOKEN]: token })}`;

/** Page of a mailed reset link. The token is in the fragment, which browsers send to no server and in no referrer. */
export const resetPasswordLink = (token: string): string => withToken(pagePath.resetPassword(), token);

/** Page of a mailed link that proves an address; its token is in the fragment too. */
export const confirmEmailLink = (token: string): string => withToken(pagePath.confirmEmail(), token);

/** Page where the owner of offers says whether they are still open. */
export const checkJobsLink = (token: string): string => withToken(pagePath.checkJobs(), token);

/** Private link to manage a profile that no account owns; the token is in the fragment here too. */
export const ownCandidateLink = (token: string): string => withToken(pagePath.ownCandidate(), token);

/** Page of the mailed link that answers an application without signing in; the token is in the fragment here too. */
export const answerApplicationLink = (token: string): string => withToken(pagePath.answerApplication(), token);

/** Page of the mailed link that sends an application made without an account. */
export const confirmApplicationLink = (token: string): string => withToken(pagePath.confirmApplication(), token);

/** Private page of an application without an account; the token is in the fragment here too. */
export const linkedApplicationLink = (token: string): string => withToken(pagePath.linkedApplication(), token);

/** Page of a mailed link that keeps an idle profile. */
export const keepCandidateLink = (token: string): string => withToken(pagePath.keepCandidate(), token);
/** Page of the mailed link that confirms an alert; the token is in the fragment here too. */
export const confirmAlertLink = (token: string): string => withToken(pagePath.confirmAlert(), token);

/** Page of the mailed link to the alerts of an address; the token is in the fragment here too. */
export const manageAlertsLink = (token: string): string => withToken(pagePath.manageAlerts(), token);

/**
 * Address at which a POST ends the alerts of an address, or its newsletter alone, and a GET shows a page with a button. The token is in the query,
 * as mail programs post to it (RFC 8058); it can do nothing else.
 */
export const endAlertsLink = (token: string): string =>
  withQuery(pathOf('GET /api/alerts/unsubscribe'), { [TOKEN]: token });

/** Token in the fragment of such a link; null where it holds none. */
export const tokenIn = (fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(TOKEN) || null;
