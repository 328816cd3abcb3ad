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

/** One segment of a path. */
export const segment = (value: string): string => encodeURIComponent(value);

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

/** Calls that anybody may make; those about what is somebody’s are in `own-api-path.ts`, which the first page does without. */
export const apiPath = {
  health: () => '/api/health',
  jobs: () => '/api/jobs',
  jobCounts: () => '/api/jobs/counts',
  jobFilters: () => '/api/jobs/filters',
  savedJobs: () => '/api/jobs/saved',
  job: (id: string) => `/api/jobs/${segment(id)}`,
  similarJobs: (id: string) => `/api/jobs/${segment(id)}/similar`,
  jobViews: (id: string) => `/api/jobs/${segment(id)}/views`,
  candidates: () => '/api/candidates',
  candidateFilters: () => '/api/candidates/filters',
  candidate: (id: string) => `/api/candidates/${segment(id)}`,
  candidateMessages: (id: string) => `/api/candidates/${segment(id)}/messages`,
  register: () => '/api/register',
  login: () => '/api/login',
  logout: () => '/api/logout',
  account: () => '/api/account',
  loginPasskey: () => '/api/login/passkey',
  loginPasskeyOptions: () => '/api/login/passkey/options',
  forgotPassword: () => '/api/password/forgot',
  resetPassword: () => '/api/password/reset',
  contactMessages: () => '/api/messages',
  reportJob: (id: string) => `/api/jobs/${segment(id)}/report`,
  reportCandidate: (id: string) => `/api/candidates/${segment(id)}/report`,
  newsletter: () => '/api/newsletter',
  searches: () => '/api/searches',
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
