import type { AlertSearch } from './alerts.ts';
import { categoryLabel, typeLabel } from './job-values.ts';
import { monthName } from './months.ts';
import { pagePath } from './paths.ts';
import { municipalityBySlug } from './places/municipalities.ts';
import { TOWN_RADIUS_KM, townBySlug } from './places/towns.ts';
import { searchPath } from './search-version.ts';

/** How each part of a search is said, in this order; where `undefined`, another part says it. A test holds it against the query. */
export const WORDS: Readonly<Record<string, (search: AlertSearch) => string | undefined>> = {
  search: ({ search }) => search && `“${search}”`,
  category: ({ category }) => category && categoryLabel(category),
  type: ({ type }) => type && typeLabel(type),
  contract: ({ contract }) => contract,
  experience: ({ experience }) => experience && EXPERIENCES[experience],
  pay: ({ pay }) => pay && 'con la paga indicata',
  housing: ({ housing }) => housing && 'con alloggio',
  meals: ({ meals }) => meals && 'con vitto',
  openings: ({ openings }) => openings && 'con più posti',
  shift: ({ shift }) => shift && `turno: ${shift}`,
  start: ({ start }) => start && `inizio: ${monthName(start)}`,
  location: ({ location, radius, lat }) =>
    location && (radius === undefined || lat !== undefined ? location : `${location}, entro ${radius} km`),
  town: ({ town, radius }) => {
    const place = municipalityBySlug(town ?? '');
    return place && `${place.name} e dintorni, ${radius ?? TOWN_RADIUS_KM} km`;
  },
  radius: ({ radius, lat }) => (lat === undefined ? undefined : `entro ${radius} km dalla posizione che hai dato`),
  lat: () => undefined,
  lon: () => undefined,
};

const EXPERIENCES = {
  'No esperienza': 'anche senza esperienza',
  'Esperienza preferita': 'con esperienza preferita',
  'Esperienza richiesta': 'con esperienza richiesta',
} as const;

/** A search in words, for people: `“cuoco”, Ristorazione, Breno e dintorni, 15 km`. */
export function alertWords(search: AlertSearch): string {
  const said = Object.values(WORDS).flatMap((word) => word(search) || []);
  return said.length === 0 ? 'Tutte le offerte della valle' : said.join(' · ');
}

/** Address of the list that shows what an alert looks for. */
export function alertListPath({ town, radius, ...search }: AlertSearch): string {
  const page = town === undefined ? undefined : townBySlug(town);
  const km = radius === TOWN_RADIUS_KM ? undefined : radius;
  if (page) return searchPath(pagePath.town(page.page), { ...search, radius: km });
  if (town !== undefined) return searchPath(pagePath.jobs(), { ...search, location: municipalityBySlug(town)?.name });
  return searchPath(pagePath.jobs(), { ...search, radius });
}
