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
  town: (page: string) => `/lavoro-${segment(page)}`,
  townBoard: (slug: string) => `/bacheca/${segment(slug)}`,
  candidates: () => '/cerca-profili',
  candidate: (id: string) => `/candidati/${segment(id)}`,
  publishCandidate: () => '/pubblica-profilo',
  ownCandidate: () => '/il-mio-profilo',
  register: () => '/register',
  login: () => '/login',
  forgotPassword: () => '/password-dimenticata',
  resetPassword: () => '/reimposta-password',
  confirmEmail: () => '/conferma-email',
  account: () => '/account',
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
  applications: (jobId: string) => `/api/jobs/${segment(jobId)}/applications`,
  candidates: () => '/api/candidates',
  candidate: (id: string) => `/api/candidates/${segment(id)}`,
  ownCandidates: () => '/api/own-candidates',
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

/** Private link to manage a profile that no account owns; the token is in the fragment here too. */
export const ownCandidateLink = (token: string): string => withToken(pagePath.ownCandidate(), token);

/** Token in the fragment of such a link; null where it holds none. */
export const tokenIn = (fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(TOKEN) || null;
