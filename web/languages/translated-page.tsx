import { italianPath, RIGHTS_PATH } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { deferred } from '../app/deferred.tsx';
import type { Page } from '../app/page.ts';
import type { PageTexts } from '../content/translated-texts.ts';
import { rightsIn } from '../help/translated-rights.tsx';
import { jobsIn } from '../jobs/list/translated-jobs.tsx';
import { jobIn } from '../jobs/offer/translated-job.tsx';
import { savedIn } from '../jobs/saved/translated-saved.tsx';
import { textsOf } from './translated-head.ts';

const Form = deferred(async () => (await import('../applications/translated-form.tsx')).TranslatedForm);

/** Pages by their Italian route; any other is a list of offers. */
const MAKERS: Readonly<Record<string, (texts: PageTexts, path: string) => Page>> = {
  '/offerte/:id': (texts) => jobIn(texts, Form),
  [pagePath.savedJobs()]: savedIn,
  [RIGHTS_PATH]: rightsIn,
};

/** The page of a route in another language. They are one file, so that the next one is there at once. */
export const translatedPage = async (path: string, given: Page['texts']): Promise<Page> =>
  (MAKERS[italianPath(path)] ?? jobsIn)(await textsOf(path, given), path);
