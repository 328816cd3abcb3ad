import { pathOf } from '../../shared/calls/path.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { VALLEY } from '../../shared/valley/valley.ts';

const WORDS = ['cameriera', 'cuoco', 'muratore', 'pulizie', 'autista', 'commessa', 'infermiera', 'turni', 'idraulico'];
const PLACES = MUNICIPALITIES.map(({ slug }) => slug);
const { town, other } = VALLEY.examples;
const CATEGORIES = ['edilizia', 'ristorazione', 'turismo', 'sanità'];
const SORTS = ['recent', 'title', 'location'];

/** @template T @param {readonly T[]} list @returns {T} one of a list that is not empty */
const oneOf = (list) => /** @type {T} */ (list[Math.floor(Math.random() * list.length)]);

/**
 * Picks an address to read: lists, offers, pages and files, weighted by how often each is listed here.
 * @param {readonly string[]} jobIds
 * @param {readonly string[]} files scripts and styles of the first page
 * @returns {() => string} an address
 */
export function makeReader(jobIds, files) {
  const kinds = [
    () => pagePath.home(),
    () => pagePath.jobs(),
    () => withQuery(pagePath.jobs(), { category: oneOf(CATEGORIES) }),
    () => pagePath.job(oneOf(jobIds)),
    () => pagePath.job(oneOf(jobIds)),
    () => pagePath.town(oneOf([town.slug, other.slug])),
    () => pagePath.candidates(),
    () => oneOf([pagePath.help(), pagePath.blog(), pagePath.publishCandidate(), pagePath.howItWorks()]),
    () => pathOf('GET /api/jobs'),
    () => withQuery(pathOf('GET /api/jobs'), { town: oneOf(PLACES), radius: 10, sort: oneOf(SORTS) }),
    () => pathOf('GET /api/jobs/:id', { id: oneOf(jobIds) }),
    () => pathOf('GET /api/jobs/counts'),
    () => pathOf('GET /api/candidates'),
    () => oneOf(files),
    () => oneOf(files),
  ];
  return () => oneOf(kinds)();
}

/** Picks a search. @returns {string} an address */
export function search() {
  const words = Math.random() < 0.5 ? oneOf(WORDS) : `${oneOf(WORDS)} ${oneOf(PLACES).replaceAll('-', ' ')}`;
  const query = { search: words, ...(Math.random() < 0.3 ? { town: oneOf(PLACES), radius: 15 } : {}), v: 1 };
  const path = oneOf([
    pagePath.jobs(),
    pathOf('GET /api/jobs'),
    pathOf('GET /api/jobs/filters'),
    pathOf('GET /api/candidates'),
  ]);
  return withQuery(path, path === pathOf('GET /api/candidates') ? { search: words, v: 1 } : query);
}
