import { articlePath } from '../../shared/articles.ts';
import { pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';

const HOSTS = new Set([
  'europass.europa.eu',
  'www.agenziaentrate.gov.it',
  'www.cliclavoro.gov.it',
  'www.cmvallecamonica.bs.it',
  'www.cnel.it',
  'www.commissariatodips.it',
  'www.garanteprivacy.it',
  'www.gazzettaufficiale.it',
  'www.inail.it',
  'www.inpa.gov.it',
  'www.inps.it',
  'www.ispettorato.gov.it',
  'www.lavoro.gov.it',
  'www.normattiva.it',
  'www.provincia.brescia.it',
  'www.registroimprese.it',
  'www.regione.lombardia.it',
  'www.trenord.it',
]);

const makers: readonly ((...parts: string[]) => string)[] = Object.values(pagePath);
const PAGES = new Set([
  ...makers.filter((make) => make.length === 0).map((make) => make()),
  ...TOWNS.map(({ page }) => pagePath.town(page)),
]);

/**
 * The host of a link to another site, null for a link to a page of this one.
 * @param slugs of all articles
 * @throws Error where no page of this site is there, or the other site is not one of the known ones
 */
export function linkHost(to: string, slugs: readonly string[]): string | null {
  if (!to.startsWith('/')) {
    const url = URL.parse(to);
    if (url?.protocol === 'https:' && HOSTS.has(url.hostname)) return url.hostname.replace(/^www\./, '');
    throw new Error(`${to} leads to no site that scripts/articles/links.ts knows`);
  }
  const path = to.replace(/\?.*$/, '');
  if (!PAGES.has(path) && !slugs.some((slug) => articlePath(slug) === path))
    throw new Error(`${to} leads to no page of this site`);
  return null;
}
