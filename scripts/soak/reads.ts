import { pathOf } from '../../shared/calls/path.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { VALLEY } from '../../shared/valley/valley.ts';

const WORDS = ['cameriera', 'cuoco', 'muratore', 'pulizie', 'autista', 'commessa', 'infermiera', 'turni', 'idraulico'];
const PLACES = MUNICIPALITIES.map(({ slug }) => slug);
const { town, other } = VALLEY.examples;

export const oneOf = <Item>(list: readonly Item[]): Item => list[Math.floor(Math.random() * list.length)] as Item;

/**
 * An address to read: lists, offers, pages and files, as often as each is listed here.
 * @param files scripts and styles of the first page
 */
export const addressToRead = (jobIds: readonly string[], files: readonly string[]): string =>
  oneOf([
    pagePath.home(),
    pagePath.jobs(),
    withQuery(pagePath.jobs(), { category: oneOf(['edilizia', 'ristorazione', 'turismo', 'sanità']) }),
    pagePath.job(oneOf(jobIds)),
    pagePath.job(oneOf(jobIds)),
    pagePath.town(oneOf([town.slug, other.slug])),
    pagePath.candidates(),
    oneOf([pagePath.help(), pagePath.blog(), pagePath.publishCandidate(), pagePath.howItWorks()]),
    pathOf('GET /api/jobs'),
    withQuery(pathOf('GET /api/jobs'), {
      ...{ town: oneOf(PLACES), radius: 10 },
      sort: oneOf(['recent', 'title', 'location']),
    }),
    pathOf('GET /api/jobs/:id', { id: oneOf(jobIds) }),
    pathOf('GET /api/jobs/counts'),
    pathOf('GET /api/candidates'),
    oneOf(files),
    oneOf(files),
  ]);

export function addressToSearch(): string {
  const search = Math.random() < 0.5 ? oneOf(WORDS) : `${oneOf(WORDS)} ${oneOf(PLACES).replaceAll('-', ' ')}`;
  const lists = [pagePath.jobs(), pathOf('GET /api/jobs'), pathOf('GET /api/jobs/filters')];
  if (Math.random() < 1 / 4) return withQuery(pathOf('GET /api/candidates'), { search, v: 1 });
  const near = Math.random() < 0.3 ? { town: oneOf(PLACES), radius: 15 } : {};
  return withQuery(oneOf(lists), { search, ...near, v: 1 });
}
