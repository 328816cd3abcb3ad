import { VALLEY } from './valley/valley.ts';

/** Addresses of pages and files as functions, held against the route tables by a test; calls: `shared/calls/path.ts`. */

type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** `path?key=value…` without empty values; keys keep their order, several values of one have commas between them. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const written = String(value ?? '');
    if (written !== '') params.set(key, written);
  }
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

export const segment = (value: string): string => encodeURIComponent(value);

export const pagePath = {
  home: () => '/',
  valley: () => VALLEY.paths.valley,
  jobs: () => '/offerte',
  job: (id: string) => `/offerte/${segment(id)}`,
  jobPoster: (id: string) => `/offerte/${segment(id)}/locandina`,
  savedJobs: () => '/offerte-salvate',
  publishJob: () => '/pubblica-offerta',
  findCarer: () => '/cerco-chi-assiste',
  firstDaySheet: () => '/cerco-chi-assiste/promemoria',
  checkJobs: () => '/conferma-offerta',
  ownJobs: () => '/le-mie-offerte',
  editJob: (id: string) => `/le-mie-offerte/${segment(id)}`,
  town: (page: string) => `/lavoro-${segment(page)}`,
  embedded: () => '/incorpora',
  townBoard: (slug: string) => `/bacheca/${segment(slug)}`,
  employers: () => '/aziende',
  employer: (slug: string) => `/aziende/${segment(slug)}`,
  ownEmployer: () => '/la-mia-azienda',
  keepOpen: () => '/candidature-spontanee',
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
  applicationList: () => '/candidature/elenco',
  messages: () => '/messaggi',
  answerApplication: () => '/rispondi-candidatura',
  confirmApplication: () => '/conferma-candidatura',
  linkedApplication: () => '/candidatura',
  interview: () => '/colloquio',
  moderation: () => '/moderazione',
  alerts: () => '/avvisi',
  confirmAlert: () => '/avvisi/conferma',
  manageAlerts: () => '/avvisi/gestisci',
  endMails: () => '/avvisi/fine',
  phoneAlerts: () => '/avvisi-sul-telefono',
  jobAds: () => VALLEY.paths.jobAds,
  jobSeekers: () => VALLEY.paths.jobSeekers,
  blog: () => '/blog',
  article: (slug: string) => `/blog/${segment(slug)}`,
  augustArticle: () => VALLEY.paths.augustArticle,
  cvTips: () => '/consigli-cv',
  howItWorks: () => '/come-funziona',
  help: () => '/aiuto',
  contact: () => '/contatti',
  privacy: () => '/privacy',
  terms: () => '/termini',
  accessibility: () => '/accessibilita',
} as const;

/** Addresses for programs: feeds, and files for search engines. */
export const machinePath = {
  feed: () => '/feed.xml',
  townFeed: (slug: string) => `/feed/${segment(slug)}.xml`,
  offersFor: (dialect: string) => `/feed/${segment(dialect)}.xml`,
  jsonFeed: () => '/feed.json',
  sitemap: () => '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemap/${segment(name)}.xml`,
  robots: () => '/robots.txt',
  llms: () => '/llms.txt',
  indexNowKey: () => '/indexnow.txt',
  securityContact: () => '/.well-known/security.txt',
  openapi: () => '/openapi.json',
  icon: () => '/favicon.svg',
} as const;

export const socialImagePath = (name: string): string => `/og/${name}.png`;

/** The map as a small picture: of the valley, or of a municipality, by its slug. */
export const mapPicturePath = (slug: string): string => `/mappa/${segment(slug)}.svg`;

/** Address of the form that edits an own offer, at one of its fields. */
export const editJobAt = (id: string, field: string | null): string =>
  withQuery(pagePath.editJob(id), { campo: field });

/** Parameter of the page where offers are published: the own offer whose values the form is filled with. */
export const DUPLICATED = 'da';

/** Id of the form on that page. */
export const PUBLISH_FORM_ID = 'modulo';

export const duplicateJobPath = (id: string): string =>
  `${withQuery(pagePath.publishJob(), { [DUPLICATED]: id })}#${PUBLISH_FORM_ID}`;

/** Applications received, for one offer, and with one of them open. */
export const receivedPath = (jobId: string | null = null, applicationId: string | null = null): string =>
  withQuery(pagePath.applications(), { lato: 'ricevute', offerta: jobId, candidatura: applicationId });

/** Link that begins a mail. The address is encoded but for its sign, so that none of it is read as a part of the link. */
export const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

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
