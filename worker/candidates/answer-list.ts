import type { Context } from 'hono';
import type { CandidatesQuery } from '../../shared/candidates.ts';
import { apiPath } from '../../shared/paths.ts';
import { resolvePlaces } from '../../shared/places/resolve-places.ts';
import type { AppEnv } from '../env.ts';
import { answerHotList } from '../http/answer-hot-list.ts';
import { listAnswer } from '../http/list-answer.ts';
import { listCandidates } from './queries.ts';
import { toPublicCandidate } from './to-public-candidate.ts';

// 6 are those of the page for who looks for work.
const HOT_LIMITS = [6, 20, 50, 100];

/** Key of a hot list; null for what is not one. The set is bounded: no free text, no position, first pages only. */
function hotListKey({ search, skills, location, lat, radius, cursor, sort, limit }: CandidatesQuery): string | null {
  if (search?.trim() || skills?.trim() || cursor !== undefined || lat !== undefined || radius !== undefined)
    return null;
  const [place, ...others] = resolvePlaces(location ?? '');
  if ((location?.trim() && place === undefined) || others.length > 0 || !HOT_LIMITS.includes(limit)) return null;
  return ['candidates', place?.slug ?? '', sort ?? 'recent', limit].join('|');
}

/** The list a query asks for. */
export const answerList = (c: Context<AppEnv>, query: CandidatesQuery): Promise<Response> =>
  answerHotList(
    c,
    hotListKey(query),
    async (db) =>
      listAnswer(await listCandidates(db, query), {
        path: apiPath.candidates(),
        query,
        toItem: toPublicCandidate,
      }),
    // Whoever hides or deletes a profile is gone within a minute, also while the database does not answer.
    { outdated: false },
  );
