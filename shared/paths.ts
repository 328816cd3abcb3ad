/** Every address of the product, as functions; a test holds them against the route tables. */

type QueryValue = string | number | boolean | null | undefined;

/** `path?key=value…` without empty values; keys keep their order. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

const segment = (value: string): string => encodeURIComponent(value);

export const pagePath = {
  home: () => '/',
  valley: () => '/lavoro-vallecamonica',
  jobs: () => '/offerte',
  job: (id: string) => `/offerte/${segment(id)}`,
  jobPoster: (id: string) => `/offerte/${segment(id)}/locandina`,
  savedJobs: () => '/offerte-salvate',
  publishJob: () => '/pubblica-offerta',
  checkJobs: () => '/conferma-offerta',
  ownJobs: () => '/le-mie-offerte',
  editJob: (id: string) => `/le-mie-offerte/${segment(id)}`,
  town: (page: string) => `/lavoro-${segment(page)}`,
  townBoard: (slug: string) => `/bacheca/${segment(slug)}`,
  candidates: () => '/cerca-profili',
  candidate: (id: string) => `/candidati/${segment(id)}`,
  publishCandidate: () => '/pubblica-profilo',
  ownCandidate: () => '/il-mio-profilo',
  keepCandidate: () => '/tieni-profilo',
  register: () => '/register',
  login: () => '/login',
  forgotPassword: () => '/password-dimenticata',
  resetPassword: () => '/reimposta-password',
  confirmEmail: () => '/conferma-email',
  account: () => '/account',
  applications: () => '/candidature',
  messages: () => '/messaggi',
  answerApplication: () => '/rispondi-candidatura',
  moderation: () => '/moderazione',
  alerts: () => '/avvisi',
  confirmAlert: () => '/avvisi/conferma',
  manageAlerts: () => '/avvisi/gestisci',
  endAlerts: () => '/avvisi/fine',
  confirmNewsletter: () => '/newsletter/conferma',
  endNewsletter: () => '/newsletter/fine',
  jobAds: () => '/annunci-lavoro-valle-camonica',
  jobSeekers: () => '/cerco-lavoro-valle-camonica',
  blog: () => '/blog',
  article: (slug: string) => `/blog/${segment(slug)}`,
  augustArticle: () => '/offerte-lavoro-valle-camonica-agosto-2025',
  cvTips: () => '/consigli-cv',
  howItWorks: () => '/come-funziona',
  help: () => '/aiuto',
  contact: () => '/contatti',
  privacy: () => '/privacy',
  terms: () => '/termini',
  accessibility: () => '/accessibilita',
} as const;

export const apiPath = {
  health: () => '/api/health',
  jobs: () => '/api/jobs',
  jobCounts: () => '/api/jobs/counts',
  savedJobs: () => '/api/jobs/saved',
  job: (id: string) => `/api/jobs/${segment(id)}`,
  receivedApplications: () => '/api/applications/received',
  receivedCounts: () => '/api/applications/received/counts',
  answerApplication: () => '/api/applications/answer',
  jobStatus: (id: string) => `/api/jobs/${segment(id)}/status`,
  renewJob: (id: string) => `/api/jobs/${segment(id)}/renew`,
  restoreJob: (id: string) => `/api/jobs/${segment(id)}/restore`,
  ownJobs: () => '/api/own-jobs',
  ownJob: (id: string) => `/api/own-jobs/${segment(id)}`,
  applications: (jobId: string) => `/api/jobs/${segment(jobId)}/applications`,
  ownApplications: () => '/api/applications',
  application: (id: string) => `/api/applications/${segment(id)}`,
  applicationCv: (id: string) => `/api/applications/${segment(id)}/cv`,
  withdrawApplication: (id: string) => `/api/applications/${segment(id)}/withdraw`,
  restoreApplication: (id: string) => `/api/applications/${segment(id)}/restore`,
  jobViews: (id: string) => `/api/jobs/${segment(id)}/views`,
  jobStats: (id: string) => `/api/jobs/${segment(id)}/stats`,
  checkJob: (id: string) => `/api/jobs/${segment(id)}/check`,
  candidates: () => '/api/candidates',
  candidate: (id: string) => `/api/candidates/${segment(id)}`,
  ownCandidates: () => '/api/own-candidates',
  seeOwnCandidates: () => '/api/own-candidates/seen',
  keepCandidate: () => '/api/own-candidates/keep',
  companyCandidates: () => '/api/company-candidates',
  blockedCompanies: (candidateId: string) => `/api/candidates/${segment(candidateId)}/blocks`,
  blockedCompany: (candidateId: string, id: string) => `/api/candidates/${segment(candidateId)}/blocks/${segment(id)}`,
  candidateMessages: (id: string) => `/api/candidates/${segment(id)}/messages`,
  register: () => '/api/register',
  login: () => '/api/login',
  logout: () => '/api/logout',
  account: () => '/api/account',
  accountExport: () => '/api/account/export',
  restoreAccount: () => '/api/account/restore',
  accountPassword: () => '/api/account/password',
  accountEmail: () => '/api/account/email',
  verifyEmail: () => '/api/account/email/link',
  confirmEmail: () => '/api/email/confirm',
  devices: () => '/api/account/sessions',
  device: (id: string) => `/api/account/sessions/${segment(id)}`,
  passkeys: () => '/api/passkeys',
  passkeyOptions: () => '/api/passkey-options',
  passkey: (id: string) => `/api/passkeys/${segment(id)}`,
  loginPasskey: () => '/api/login/passkey',
  loginPasskeyOptions: () => '/api/login/passkey/options',
  forgotPassword: () => '/api/password/forgot',
  resetPassword: () => '/api/password/reset',
  contactMessages: () => '/api/messages',
  messages: () => '/api/messages',
  message: (id: string) => `/api/messages/${segment(id)}`,
  blockSender: (messageId: string) => `/api/messages/${segment(messageId)}/block`,
  reportMessage: (id: string) => `/api/messages/${segment(id)}/report`,
  blockedSenders: () => '/api/blocked-senders',
  blockedSender: (id: string) => `/api/blocked-senders/${segment(id)}`,
  reportJob: (id: string) => `/api/jobs/${segment(id)}/report`,
  reportCandidate: (id: string) => `/api/candidates/${segment(id)}/report`,
  moderationReports: () => '/api/moderation/reports',
  moderationSearch: () => '/api/moderation/search',
  moderationLog: () => '/api/moderation/log',
  moderationMails: () => '/api/moderation/mails',
  hideJob: (id: string) => `/api/moderation/jobs/${segment(id)}/hide`,
  unhideJob: (id: string) => `/api/moderation/jobs/${segment(id)}/restore`,
  hideCandidate: (id: string) => `/api/moderation/candidates/${segment(id)}/hide`,
  unhideCandidate: (id: string) => `/api/moderation/candidates/${segment(id)}/restore`,
  suspendAccount: (id: string) => `/api/moderation/accounts/${segment(id)}/suspend`,
  liftSuspension: (id: string) => `/api/moderation/accounts/${segment(id)}/lift`,
  dismissReports: (id: string) => `/api/moderation/reports/${segment(id)}/dismiss`,
  retryMail: (id: string) => `/api/moderation/mails/${segment(id)}/retry`,
  alerts: () => '/api/alerts',
  alert: (id: string) => `/api/alerts/${segment(id)}`,
  confirmAlert: () => '/api/alerts/confirm',
  renewAlerts: () => '/api/alerts/renew',
  endAlerts: () => '/api/alerts/unsubscribe',
  newsletter: () => '/api/newsletter',
  confirmNewsletter: () => '/api/newsletter/confirm',
  endNewsletter: () => '/api/newsletter/unsubscribe',
} as const;

/** What programs read: feeds, and what search engines ask for. */
export const machinePath = {
  feed: () => '/feed.xml',
  townFeed: (slug: string) => `/feed/${segment(slug)}.xml`,
  jsonFeed: () => '/feed.json',
  sitemap: () => '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemap/${segment(name)}.xml`,
  robots: () => '/robots.txt',
  llms: () => '/llms.txt',
  openapi: () => '/openapi.json',
  icon: () => '/favicon.svg',
} as const;

/** File of a picture for social networks (`shared/head/social-images.ts`). */
export const socialImagePath = (name: string): string => `/og/${name}.png`;

/** `next` where it is a path of this site, else the home page: a link in a mail must not send people elsewhere. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return pagePath.home();
  const base = 'https://site.invalid';
  try {
    const url = new URL(next, base);
    // A path of two slashes would name another host.
    const here = url.origin === base && !url.pathname.startsWith('//');
    return here ? url.pathname + url.search + url.hash : pagePath.home();
  } catch {
    return pagePath.home();
  }
}

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
/** Page of a mailed link that keeps an idle profile. */
export const keepCandidateLink = (token: string): string => withToken(pagePath.keepCandidate(), token);
/** Page of the mailed link that confirms an alert; the token is in the fragment here too. */
export const confirmAlertLink = (token: string): string => withToken(pagePath.confirmAlert(), token);

/** Page of the mailed link to the alerts of an address; the token is in the fragment here too. */
export const manageAlertsLink = (token: string): string => withToken(pagePath.manageAlerts(), token);

/** Page of the mailed link that confirms the newsletter; the token is in the fragment here too. */
export const confirmNewsletterLink = (token: string): string => withToken(pagePath.confirmNewsletter(), token);

/**
 * Where a POST ends the alerts of an address, and a GET shows a page with a button. The token is in the query: mail programs
 * post to it (RFC 8058), and it can do nothing else.
 */
export const endAlertsLink = (token: string): string => withQuery(apiPath.endAlerts(), { [TOKEN]: token });

/** The same for the newsletter. */
export const endNewsletterLink = (token: string): string => withQuery(apiPath.endNewsletter(), { [TOKEN]: token });

/** Token in the fragment of such a link; null where it holds none. */
export const tokenIn = (fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(TOKEN) || null;
