import { and, ne, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { MemberDeed } from '../../shared/member-values.ts';
import type { Database } from './client.ts';
import type { Actor } from './employers.ts';
import { insertFrom } from './insert-from.ts';
import { jobs } from './tables/jobs.ts';
import { memberDeeds } from './tables/members.ts';

type Deed = {
  readonly actor: Actor;
  readonly deed: MemberDeed;
  /** Tables that `where` speaks of; the offers are among them. */
  readonly from: SQL;
  readonly where: SQL | undefined;
  /** Public id of what it is done to. */
  readonly target: SQLiteColumn;
  readonly now: Date;
};

/** The same again within this time is a second press. */
const SECOND_PRESS_MS = 10 * 60_000;

/** True for somebody whose deeds may have to be noted; for all others the statement is left out. */
export const worksForOthers = ({ employers }: Actor): boolean => employers.length > 0;

/**
 * Statement that notes who did something for an employer, for the batch of the deed and with its condition: before it where the
 * deed changes what `where` asks. What owners do themselves is not noted.
 */
export function noteDeed(db: Database, { actor, deed, from, where, target, now }: Deed) {
  const earlier = alias(memberDeeds, 'earlier');
  const again = sql`EXISTS (SELECT 1 FROM ${memberDeeds} AS earlier WHERE ${earlier.ownerId} = ${jobs.ownerId} AND ${earlier.actorId} = ${actor.id} AND ${earlier.deed} = ${deed} AND ${earlier.target} = ${target} AND ${earlier.createdAt} > ${now.getTime() - SECOND_PRESS_MS})`;
  const noted = and(where, ne(jobs.ownerId, actor.id), sql`NOT ${again}`);
  const row = { ownerId: jobs.ownerId, actorId: actor.id, actorName: actor.name, deed, target, createdAt: now };
  return insertFrom(db, memberDeeds, row, sql`FROM ${from} WHERE ${noted}`);
}
