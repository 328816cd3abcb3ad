import { CALLS } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { app } from '../app.ts';

const ARTICLE = 'contratto-stagionale-diritti';
const EXAMPLES: Readonly<Record<string, string>> = {
  '/sitemap/:file': '/sitemap/pagine.xml',
  '/feed/:file': '/feed/breno.xml',
  '/mappa/:file': '/mappa/breno.svg',
  '/bacheca/:town': '/bacheca/breno',
};

export type Shown = { readonly job: string; readonly candidate: string; readonly employer: string };

/** Every page, sheet, feed and file that is made of the database, those of an offer, a profile and an employer among them. */
export function addresses({ job, candidate, employer }: Shown): string[] {
  const idOf: Readonly<Record<string, string | undefined>> = {
    job,
    jobPoster: job,
    editJob: job,
    candidate,
    employer,
    town: 'breno',
    townBoard: 'breno',
    article: ARTICLE,
  };
  const pages = Object.entries(pagePath).map(([name, path]) => {
    const id = idOf[name];
    if (path.length > 0 && id === undefined) throw new Error(`Give pagePath.${name} an example here`);
    return path(id ?? '');
  });
  const machines = app.routes
    .filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/') && !path.includes('*'))
    .map(({ path }) => EXAMPLES[path] ?? path.replace(':id', job));
  return [...new Set([...pages, ...machines, '/nessuna-pagina', '/offerte/nothing', '/candidati/nothing'])];
}

/** Every call that reads what everybody may, alone and with the example of its query. */
export const publicReads = ({ job, candidate, employer }: Shown): string[] =>
  Object.entries(CALLS as Readonly<Record<string, Call>>).flatMap(([name, { who, query }]) => {
    if (!name.startsWith('GET ') || who !== 'anyone') return [];
    const path = name
      .slice(4)
      .replace('/jobs/:id', `/jobs/${job}`)
      .replace('/candidates/:id', `/candidates/${candidate}`)
      .replace('/employers/:slug', `/employers/${employer}`);
    return query ? [path, withQuery(path, query.example)] : [path];
  });

const SEEDED = { job: 'seed-7', candidate: 'person-7', employer: 'nothing' };
/** Public addresses whose cost `npm run bench` measures. */
export const PUBLIC_ROUTES: readonly string[] = [...publicReads(SEEDED), ...addresses(SEEDED)];
