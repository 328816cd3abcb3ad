import {
  inLanguage,
  LANGUAGE_CODES,
  type Language,
  languageOf,
  RIGHTS_PATH,
  TRANSLATED_LISTS,
} from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';

/** A page: its path, its module inside `web`, and for a town the file of its texts. */
export type PageEntry = readonly [path: string, module: string, texts?: string];

/** Pages in other languages, by their Italian addresses. */
const TRANSLATED: readonly PageEntry[] = [
  ...[...TRANSLATED_LISTS, '/offerte/:id', pagePath.savedJobs(), RIGHTS_PATH].map(
    (path): PageEntry => [path, 'languages/translated-page.tsx'],
  ),
  ...[pagePath.linkedApplication(), pagePath.confirmApplication()].map(
    (path): PageEntry => [path, 'applications/translated-application-page.tsx'],
  ),
];

/** Every page; the build names its files in the document (`scripts/lib/first-documents.ts`). */
export const PAGES: readonly PageEntry[] = [
  ['/', 'home/home-page.tsx'],
  [pagePath.valley(), 'valley/valley-page.tsx'],
  ['/offerte', 'jobs/list/jobs-page.tsx'],
  ['/offerte/:id', 'jobs/offer/job-page.tsx'],
  // One address each: the router matches whole segments only.
  ...TOWNS.map(({ page }): PageEntry => [pagePath.town(page), 'towns/town-page.tsx', `content/towns/${page}.json`]),
  ['/offerte-salvate', 'jobs/saved/saved-jobs-page.tsx'],
  ['/le-mie-offerte', 'jobs/own/own-jobs-page.tsx'],
  ['/le-mie-offerte/:id', 'jobs/own/edit-job-page.tsx'],
  ['/pubblica-offerta', 'jobs/form/publish-job-page.tsx'],
  ['/cerco-chi-assiste', 'jobs/carer/find-carer-page.tsx'],
  ['/conferma-offerta', 'jobs/own/check-jobs-page.tsx'],
  [pagePath.jobAds(), 'landing/job-ads-page.tsx'],
  [pagePath.jobSeekers(), 'landing/job-seekers-page.tsx'],
  ['/aziende', 'employers/employers-page.tsx'],
  ['/aziende/:slug', 'employers/employer-page.tsx'],
  ['/la-mia-azienda', 'employers/own-employer-page.tsx'],
  ['/candidature-spontanee', 'employers/keep-open-page.tsx'],
  ['/cerca-profili', 'candidates/candidates-page.tsx'],
  ['/candidati/:id', 'candidates/candidate-page.tsx'],
  ['/pubblica-profilo', 'candidates/publish-candidate-page.tsx'],
  ['/il-mio-profilo', 'candidates/own-candidate-page.tsx'],
  ['/tieni-profilo', 'candidates/keep-candidate-page.tsx'],
  ['/register', 'accounts/register-page.tsx'],
  ['/login', 'accounts/login-page.tsx'],
  ['/password-dimenticata', 'accounts/forgot-password-page.tsx'],
  ['/reimposta-password', 'accounts/reset-password-page.tsx'],
  ['/conferma-email', 'accounts/confirm-email-page.tsx'],
  ['/rispondi-candidatura', 'applications/answer-application-page.tsx'],
  ['/conferma-candidatura', 'applications/confirm-application-page.tsx'],
  ['/candidatura', 'applications/linked-application-page.tsx'],
  ['/colloquio', 'applications/interview-page.tsx'],
  ['/account', 'accounts/account-page.tsx'],
  ['/candidature', 'applications/applications-page.tsx'],
  ['/candidature/elenco', 'applications/application-list-page.tsx'],
  ['/messaggi', 'messages/messages-page.tsx'],
  ['/moderazione', 'moderation/moderation-page.tsx'],
  ['/avvisi', 'alerts/alerts-page.tsx'],
  ['/avvisi/conferma', 'alerts/confirm-alert-page.tsx'],
  ['/avvisi/gestisci', 'alerts/manage-alerts-page.tsx'],
  ['/avvisi/fine', 'alerts/end-mails-page.tsx'],
  ['/avvisi-sul-telefono', 'alerts/phone-alerts-page.tsx'],
  ['/blog', 'articles/blog-page.tsx'],
  ['/blog/:slug', 'articles/article-page.tsx'],
  [pagePath.augustArticle(), 'articles/article-page.tsx'],
  ['/aiuto', 'help/help-page.tsx'],
  ['/contatti', 'contact/contact-page.tsx'],
  ['/privacy', 'help/privacy-page.tsx'],
  ['/termini', 'help/terms-page.tsx'],
  ['/accessibilita', 'help/accessibility-page.tsx'],
  ['/consigli-cv', 'help/cv-tips-page.tsx'],
  ['/come-funziona', 'help/how-it-works-page.tsx'],
  ...LANGUAGE_CODES.flatMap((code) => TRANSLATED.map(([path, module]): PageEntry => [inLanguage(code, path), module])),
  ['*', 'layout/not-found-page.tsx'],
];

/** Pages of a site that comes in these languages besides Italian. */
export const pagesIn = (languages: readonly Language[]): readonly PageEntry[] =>
  PAGES.filter(([path]) => {
    const language = languageOf(path);
    return language === null || languages.includes(language);
  });
