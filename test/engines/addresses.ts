import { beforeAll, expect, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { ARTICLES } from '../../web/articles/articles.ts';
import type { Account } from '../e2e/api.ts';
import { apply, publish, publishProfile, register, uniqueWord } from '../e2e/api.ts';
import { makePublic } from '../e2e/employer-pages.ts';
import { KINDS_OF_PAGE } from '../e2e/page-state.ts';
import type { Engine } from './engine.ts';
import { openTab } from './page.ts';

/** Pages that are made like another one here: of a mailed link, or of nothing but text. */
const ALIKE =
  /^\/(?:prossima-stagione\/fine|conferma-(?!email)|candidature-spontanee|tieni-|avvisi\/(?:conferma|fine)|termini|accessibilita|consigli-cv|come-funziona)/;

/** The console stays silent on every kind of page. */
export function openAllAddresses(engine: () => Engine): void {
  let employer: Account;
  let parameters: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    employer = await register({ role: 'employer' });
    const job = await publish(employer);
    await apply(await register(), job.id);
    const { id } = await publishProfile();
    const word = uniqueWord();
    await makePublic(word);
    parameters = {
      '/offerte/:id': pagePath.job(job.id),
      '/le-mie-offerte/:id': `${pagePath.ownJobs()}/${job.id}`,
      '/candidati/:id': pagePath.candidate(id),
      '/aziende/:slug': pagePath.employer(`rifugio-${word}`),
      '/blog/:slug': `/blog/${ARTICLES[0]?.slug}`,
      '*': '/non-esiste',
      poster: pagePath.jobPoster(job.id),
      board: pagePath.townBoard('breno'),
    };
  });

  test('an employer opens every kind of page, a visitor those that differ, and the console is silent', async () => {
    // Calls that are refused to this employer.
    const tab = await openTab(engine(), { expected: [/status of 403/] });
    const open = async (routes: readonly string[]) => {
      const paths = routes.map((route) => parameters[route] ?? route);
      expect(paths.filter((path) => path.includes(':'))).toEqual([]);
      for (const path of paths) {
        await tab.open(path);
        await tab.see('h1');
      }
    };
    await open(['/', '/offerte/:id', '/candidati/:id', '/pubblica-offerta', '/account', '/register']);
    await tab.signIn(employer);
    await open([...KINDS_OF_PAGE.filter((route) => !ALIKE.test(route)), 'poster', 'board']);
    await tab.signOut();
  });
}
