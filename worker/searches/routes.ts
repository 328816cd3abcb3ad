import { Hono } from 'hono';
import { addDays, romeDay } from '../../shared/dates.ts';
import { countSearchBody, type SearchTallies, searchTalliesQuery } from '../../shared/searches.ts';
import type { AppEnv } from '../env.ts';
import { requireAdmin } from '../http/admin.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { requireAccount } from '../http/session.ts';
import { body, query } from '../http/validate.ts';
import { type FindsAny, logSearch } from './log-search.ts';
import { searchTallies } from './queries.ts';
import { toSearchTally } from './to-search-tally.ts';

/** @param findsAny asks the lists, which belong to other features */
export const searchRoutes = (findsAny: FindsAny) =>
  new Hono<AppEnv>()
    // No bookmark: who searched need not see the count, and their next pages come from the cache as before.
    .post('/searches', limitByAddress('SEARCH_LIMIT'), body(countSearchBody), async (c) => {
      await logSearch(c.get('db'), { search: c.req.valid('json'), findsAny, now: c.get('now') });
      return c.body(null, 204);
    })
    .get('/moderation/searches', requireAccount, requireAdmin, query(searchTalliesQuery), async (c) => {
      const days = Number(c.req.valid('query').days);
      // Today is one of them.
      const since = romeDay(addDays(c.get('now'), 1 - days));
      const { sought, notFound } = await searchTallies(c.get('db'), since);
      const answer: SearchTallies = { sought: sought.map(toSearchTally), notFound: notFound.map(toSearchTally) };
      c.header('Cache-Control', 'no-store');
      return c.json(answer);
    });
