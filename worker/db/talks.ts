import { and, desc, eq, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { pick } from '../../shared/records.ts';
import type { Database } from './client.ts';
import { users } from './tables/accounts.ts';
import { applications } from './tables/applications.ts';
import { type InterviewRow, interviews } from './tables/interviews.ts';
import { jobs } from './tables/jobs.ts';
import { isReceivedApplication } from './visibility.ts';

const owners = alias(users, 'owners');
const ACCOUNT = ['id', 'publicId', 'email', 'tokenVersion', 'emailVerifiedAt'] as const;

const isReceived = and(notInArray(jobs.status, ['hidden', 'deleted']), isReceivedApplication());

/** Condition for applications that bring two sides together: received and not withdrawn, for offers that are not hidden. */
export const isLive = (): SQL | undefined => and(isReceived, ne(applications.status, 'withdrawn'));

/** Condition for those about which both sides may write now. For queries that know `jobs` besides. */
export const isGoingOn = (): SQL | undefined => and(isLive(), isNull(applications.endedBy));

const MOST = 200;

/** Applications as what two sides write and meet about, those whose interviews were changed last first. */
export const talks = (db: Database, where: SQL | undefined) =>
  db
    .select({
      application: pick(applications, ['id', 'publicId', 'userId', 'email', 'phone', 'language', 'status', 'endedBy']),
      job: pick(jobs, ['publicId', 'title', 'companyName', 'ownerId']),
      name: sql<string>`coalesce(${applications.name}, ${users.name})`,
      account: pick(users, ACCOUNT),
      owner: pick(owners, ACCOUNT),
      interview: interviews,
      isReceived: sql<boolean>`${isReceived}`.mapWith(Boolean),
      isGoingOn: sql<boolean>`${isGoingOn()}`.mapWith(Boolean),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(owners, eq(owners.id, jobs.ownerId))
    .leftJoin(users, eq(users.id, applications.userId))
    .leftJoin(interviews, eq(interviews.applicationId, applications.id))
    .where(where)
    .orderBy(desc(interviews.changedAt))
    .limit(MOST);

export type Talk = Awaited<ReturnType<typeof talks>>[number];
export type Meeting = Talk & { readonly interview: InterviewRow };
