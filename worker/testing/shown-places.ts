import { pathOf } from '../../shared/calls/path.ts';
import { machinePath, pagePath, withQuery } from '../../shared/paths.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { asVisitor } from './requests.ts';

type Shown = Pick<JobRow, 'publicId' | 'title'>;

/** Addresses about one offer alone, which answer 404 without it. */
export const placesAbout = ({ publicId }: Pick<JobRow, 'publicId'>): string[] => [
  pathOf('GET /api/jobs/:id', { id: publicId }),
  pagePath.job(publicId),
  pagePath.jobPoster(publicId),
];

/** Every kind of address that shows an open offer of Temù, of the category Automotive, with a unique word as its title. */
export const placesOf = ({ publicId, title }: Shown): string[] => [
  ...placesAbout({ publicId }),
  withQuery(pathOf('GET /api/jobs/saved'), { ids: publicId }),
  withQuery(pathOf('GET /api/jobs'), { limit: 20, category: 'Automotive' }),
  withQuery(pathOf('GET /api/jobs'), { search: title }),
  withQuery(pathOf('GET /api/jobs'), { town: 'temu', radius: 5, sort: 'distance', limit: 20 }),
  withQuery(pagePath.jobs(), { category: 'automotive' }),
  pagePath.townBoard('temu'),
  machinePath.townFeed('temu'),
  machinePath.feed(),
  machinePath.jsonFeed(),
  machinePath.sitemap(),
];

export async function showing(job: Shown): Promise<string[]> {
  const found: string[] = [];
  for (const path of placesOf(job)) {
    const text = await (await asVisitor.get(path)).text();
    if (text.includes(path === machinePath.sitemap() ? job.publicId : job.title)) found.push(path);
  }
  return found;
}
