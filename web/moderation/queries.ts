import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LogEntry, Moderated, Reported, UndeliveredMail } from '../../shared/moderation.ts';
import { apiPath } from '../../shared/paths.ts';
import type { ListPage } from '../api/list-page.ts';

const signedIn = { signedIn: true } as const;
/** Others moderate too, and reports come in: each look is a new one. */
const staleTime = 0;

/** What waits to be decided on; null for who is no administrator. */
export const reportsOptions = () =>
  queryOptions<ListPage<Reported> | null>({
    queryKey: [apiPath.moderationReports()],
    meta: { ...signedIn, nullOn: [401, 403] },
    staleTime,
  });

/** Offers, profiles and accounts that a text names. */
export const searchOptions = (q: string) =>
  queryOptions<readonly Moderated[]>({ queryKey: [apiPath.moderationSearch(), { q }], meta: signedIn, staleTime });

export const logOptions = () =>
  infiniteQueryOptions<ListPage<LogEntry>, Error, { pages: ListPage<LogEntry>[] }, [string], string | undefined>({
    queryKey: [apiPath.moderationLog()],
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: signedIn,
    staleTime,
  });

export const mailsOptions = () =>
  queryOptions<ListPage<UndeliveredMail>>({ queryKey: [apiPath.moderationMails()], meta: signedIn, staleTime });
