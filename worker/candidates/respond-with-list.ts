import type { Context } from 'hono';
import { pathOf } from '../../shared/calls/path.ts';
import type { CandidatesQuery } from '../../shared/candidates.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import type { AppEnv } from '../env.ts';
import { listResponse, respondWithHotList } from '../http/list-response.ts';
import { sourceOf } from '../search/open-index.ts';
import { listCandidates } from './queries.ts';
import { toPublicCandidate } from './to-public-candidate.ts';

// The page for job seekers asks for 6.
const HOT_LIMITS = [6, 20, 50, 100];

/** All that a hot list may be asked for with; `exact` and `v` say how a text is read, and there is none. */
const HOT = ['location', 'sort', 'limit', 'exact', 'v'];

/** Key of a hot list; null for what is not one. The set is bounded: no free text, no position, first pages only. */
export function hotListKey(query: CandidatesQuery): string | null {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && String(value).trim() !== '');
  if (asked.some(([name]) => !HOT.includes(name))) return null;
  const { location, sort, limit } = query;
  const [place, ...others] = resolvePlaces(location ?? '');
  if ((location?.trim() && place === undefined) || others.length > 0 || !HOT_LIMITS.includes(limit)) return null;
  return ['candidates', place?.slug ?? '', sort ?? 'recent', limit].join('|');
}

export function respondWithList(c: Context<AppEnv>, query: CandidatesQuery): Promise<Response> {
  const key = hotListKey(query);
  return respondWithHotList(
    c,
    key === null ? null : { key, part: 'profiles' },
    async (db) => {
      const page = await listCandidates(sourceOf(c, db), query, c.get('now'));
      return listResponse(
        { ...page, rows: page.rows.map(toPublicCandidate) },
        { path: pathOf('GET /api/candidates'), query },
      );
    },
    // A hidden or deleted profile disappears within a minute, also while the database does not answer.
    { outdated: false },
  );
}
