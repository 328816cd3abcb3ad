import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import type { Kind } from './open-index.ts';

/** All that a hot list may be asked for with; `exact` and `v` say how a text is read, and there is none. */
const HOT: readonly string[] = ['location', 'town', 'category', 'sort', 'limit', 'exact', 'v'];

type Query = {
  readonly location?: string | undefined;
  readonly town?: string | undefined;
  readonly category?: readonly string[] | undefined;
  readonly sort?: string | undefined;
  readonly limit: number;
};

/** Key of a hot list; null for what is not one. The set is bounded: first pages of everything, of one place or of one category. */
export function hotListKey(kind: Kind, query: Query, limits: readonly number[]): string | null {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && String(value).trim() !== '');
  if (given.some(([name]) => !HOT.includes(name)) || !limits.includes(query.limit)) return null;
  const { location = '', town, category = [], sort = 'recent', limit } = query;
  const places = resolvePlaces(location);
  if (location.trim() && places.length !== 1) return null;
  const named = [...(town ? [town] : []), ...places.map(({ slug }) => `in ${slug}`), ...category];
  return named.length > 1 ? null : [kind, ...named, sort, limit].join('|');
}
