import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LogEntry, Moderated, Reported, UndeliveredMail } from '../../shared/moderation.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import type { SearchTallies } from '../../shared/searches.ts';
import type { ListPage } from '../api/list-page.ts';

const signedIn = { signedIn: true } as const;
/** Others moderate too, and reports come in: each look is a new one. */
const staleTime = 0;

/** What waits to be decided on; null for who is no administrator. */
export const reportsOptions = () =>
  queryOptions<ListPage<Reported> | null>({
    queryKey: [ownApiPath.moderationReports()],
    meta: { ...signedIn, nullOn: [401, 403] },
    staleTime,
  });

/** Offers, profiles and accounts that a text names. */
export const searchOptions = (q: string) =>
  queryOptions<readonly Moderated[]>({ queryKey: [ownApiPath.moderationSearch(), { q }], meta: signedIn, staleTime });

export const logOptions = () =>
  infiniteQueryOptions<ListPage<LogEntry>, Error, { pages: ListPage<LogEntry>[] }, [string], string | undefined>({
    queryKey: [ownApiPath.moderationLog()],
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: signedIn,
    staleTime,
  });

export const mailsOptions = () =>
  queryOptions<ListPage<UndeliveredMail>>({ queryKey: [ownApiPath.moderationMails()], meta: signedIn, staleTime });

/** What was searched for in so many days. */
export const soughtOptions = (days: string) =>
  queryOptions<SearchTallies>({ queryKey: [ownApiPath.moderationSearches(), { days }], meta: signedIn, staleTime });
