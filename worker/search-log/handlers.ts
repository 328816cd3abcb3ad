import type { searchCalls } from '../../shared/calls/operation.ts';
import { romeDay } from '../../shared/dates.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import type { SearchTally } from '../../shared/search-log.ts';
import type { Handlers } from '../http/handlers.ts';
import { type FindsAny, logSearch } from './log-search.ts';
import { type CountedSearch, searchTallies } from './queries.ts';

/** @param findsAny asks the lists, which belong to other features */
export const searchHandlers = (findsAny: FindsAny): Handlers<typeof searchCalls> => ({
  'POST /api/searches': async ({ c, now, body }) => {
    await logSearch(c, { search: body, findsAny, now });
    return c.body(null, 204);
  },
  'GET /api/moderation/searches': async ({ db, now, query }) => {
    // Today is one of them.
    const since = romeDay(now, 1 - Number(query.days));
    const { sought, notFound } = await searchTallies(db, since);
    return { sought: sought.map(toSearchTally), notFound: notFound.map(toSearchTally) };
  },
});

const toSearchTally = ({ kind, words, town, times }: CountedSearch): SearchTally => ({
  kind,
  words,
  place: municipalityBySlug(town)?.name ?? null,
  times,
});
