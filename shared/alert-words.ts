import type { AlertSearch } from './alerts.ts';
import { alertText, JOB_FILTER_NAMES } from './job-filters.ts';
import { ARTICLES } from './newsletter.ts';
import { pagePath } from './paths.ts';
import { municipalityBySlug } from './places/municipalities.ts';
import { TOWN_RADIUS_KM, townBySlug } from './places/towns.ts';
import { searchPath } from './search-version.ts';

/** How a search is said that is measured from a place or a position. */
function placeWords({ location, town, radius, lat }: AlertSearch): (string | undefined)[] {
  const place = municipalityBySlug(town ?? '');
  return [
    location && (radius === undefined || lat !== undefined ? location : `${location}, entro ${radius} km`),
    place && `${place.name} e dintorni, ${radius ?? TOWN_RADIUS_KM} km`,
    lat === undefined ? undefined : `entro ${radius} km dalla posizione che hai dato`,
  ];
}

/** A search in words, for people: `“cuoco”, Ristorazione, Roma e dintorni, 15 km`. */
export function alertWords(search: AlertSearch): string {
  const params: Readonly<Record<string, string | number | readonly string[] | undefined>> = search;
  const filters = JOB_FILTER_NAMES.map((name) => params[name] && alertText(name, [params[name]].flat().map(String)));
  const words = [search.search && `“${search.search}”`, ...filters, ...placeWords(search)].filter(Boolean);
  return words.length === 0 ? 'Tutte le offerte della valle' : words.join(' · ');
}

export const storedWords = (stored: string, search: AlertSearch | null): string =>
  stored === ARTICLES ? 'I nuovi articoli del blog, una volta al mese' : alertWords(search ?? {});

export function alertListPath({ town, radius, ...search }: AlertSearch): string {
  const page = town === undefined ? undefined : townBySlug(town);
  const km = radius === TOWN_RADIUS_KM ? undefined : radius;
  if (page) return searchPath(pagePath.town(page.page), { ...search, radius: km });
  if (town !== undefined) return searchPath(pagePath.jobs(), { ...search, location: municipalityBySlug(town)?.name });
  return searchPath(pagePath.jobs(), { ...search, radius });
}
