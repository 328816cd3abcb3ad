import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { addDays } from '../../shared/dates.ts';
import { INVITATION_DAYS } from '../../shared/link-days.ts';
import type { MemberAuditKind, MemberRole } from '../../shared/member-values.ts';
import type { Database } from './client.ts';
import { insertFrom } from './statements.ts';
import { users } from './tables/accounts.ts';
import { applications } from './tables/applications.ts';
import { employerPages } from './tables/employers.ts';
import { jobs } from './tables/jobs.ts';
import { memberAudit, members } from './tables/members.ts';

/** An employer on whose offers an account works, by its membership. */
export type Employer = {
  readonly id: string;
  readonly ownerId: number;
  readonly name: string;
  readonly role: MemberRole;
};

/** An account with the employers that it works for; none for one that is suspended or leaving. */
export type Actor = { readonly id: number; readonly name: string; readonly employers: readonly Employer[] };

/** Keys of accounts, the asking one first. */
export type Owners = readonly [number, ...number[]];

const owners = alias(users, 'employers');

/**
 * The employers of the account of a query over `users`, as JSON: of accepted memberships, and whose own account is active. Read
 * with the session, so that every request knows them as they are, and none pays for it.
 */
export const employersOfUser = (): SQL<string> => sql<string>`(
  SELECT json_group_array(json_object('id', ${members.publicId}, 'ownerId', ${members.ownerId}, 'name', ${owners.name}, 'role', ${members.role}))
  FROM ${members} INNER JOIN ${users} AS employers ON ${owners.id} = ${members.ownerId}
  WHERE ${members.userId} = ${users.id} AND ${owners.suspendedAt} IS NULL AND ${owners.deletedAt} IS NULL)`;

export const readEmployers = (json: string): readonly Employer[] => JSON.parse(json);

/** Accounts whose offers and applications somebody may read: their own, and those of every employer they work for. */
export const readableOwners = ({ id, employers }: Actor): Owners => [id, ...employers.map(({ ownerId }) => ownerId)];

/** Accounts for which somebody may publish, change and answer: without those that they may only read. */
export const managedOwners = ({ id, employers }: Actor): Owners => [
  id,
  ...employers.filter(({ role }) => role === 'manage').map(({ ownerId }) => ownerId),
];

export function isOfOne(column: SQLiteColumn, [first, ...others]: Owners): SQL {
  // One parameter, however many: and for most people there is one, whose own index then gives the order.
  return others.length === 0
    ? eq(column, first)
    : sql`${column} IN (SELECT value FROM json_each(${JSON.stringify([first, ...others])}))`;
}

export const employerOf = ({ employers }: Actor, owner: number): Employer | null =>
  employers.find(({ ownerId }) => ownerId === owner) ?? null;

export const mayManage = (actor: Actor, owner: number): boolean => managedOwners(actor).includes(owner);

export const isWaiting = (now: Date): SQL | undefined =>
  and(isNull(members.userId), gt(members.createdAt, addDays(now, -INVITATION_DAYS)));

/** Condition for invitations of an account: to the address that it has now, and has proved. */
export const isInvited = (accountId: number, now: Date): SQL | undefined =>
  and(
    isWaiting(now),
    sql`${members.email} = (SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${accountId} AND ${users.emailVerifiedAt} IS NOT NULL)`,
  );

type AuditEntry = {
  /** Null where nobody is signed in. */
  readonly actor: (Pick<Actor, 'id' | 'name'> & Partial<Actor>) | null;
  readonly deed: MemberAuditKind;
  /** Condition for the offer, application or page that it is done to. */
  readonly where: SQL | undefined;
  readonly now: Date;
};

/** Time in which an action that is repeated is a second press. */
const SECOND_PRESS_MS = 10 * 60_000;

/** Tables of the thing that an action is done to, the public id of that, and the account that it is done for. */
function subjectOf(deed: MemberAuditKind) {
  const { ownerId } = jobs;
  if (deed === 'change-page')
    return { from: sql`${employerPages}`, target: employerPages.publicId, ownerId: employerPages.ownerId };
  if (deed !== 'answer-application') return { from: sql`${jobs}`, target: jobs.publicId, ownerId };
  const from = sql`${applications} INNER JOIN ${jobs} ON ${jobs.id} = ${applications.jobId}`;
  return { from, target: applications.publicId, ownerId };
}

/**
 * Statement that notes who did something for an employer, for the batch of the action and with its condition: before it where the
 * action changes what `where` asks. What owners do themselves is not noted: none for an account that works for nobody else.
 */
export function recordAudit(db: Database, { actor, deed, where, now }: AuditEntry) {
  if (actor === null || actor.employers?.length === 0) return [];
  const { from, target, ownerId } = subjectOf(deed);
  const earlier = alias(memberAudit, 'earlier');
  const again = sql`EXISTS (SELECT 1 FROM ${memberAudit} AS earlier WHERE ${earlier.ownerId} = ${ownerId} AND ${earlier.actorId} = ${actor.id} AND ${earlier.deed} = ${deed} AND ${earlier.target} = ${target} AND ${earlier.createdAt} > ${now.getTime() - SECOND_PRESS_MS})`;
  const noted = and(where, ne(ownerId, actor.id), sql`NOT ${again}`);
  const row = {
    ownerId,
    actorId: actor.id,
    actorName: actor.name,
    deed,
    target,
    createdAt: now,
  };
  return [insertFrom(db, memberAudit, row, sql`FROM ${from} WHERE ${noted}`)];
}

/** How many other pages have the name of a page: two who claim one go to the editors. */
export const rivals = sql<number>`(SELECT count(*) FROM ${employerPages} AS rival WHERE rival.name_key = ${employerPages.nameKey} AND rival.id <> ${employerPages.id})`;

const MOST_NAMED = 2;

/** Public pages of employers with folded words in their name, at the beginning of a word. */
export const employersNamed = (db: Database, words: string): Promise<{ name: string; slug: string }[]> =>
  db
    .select({ name: employerPages.name, slug: employerPages.slug })
    .from(employerPages)
    .where(and(eq(employerPages.shown, true), sql`instr(' ' || ${employerPages.nameKey}, ${` ${words}`}) > 0`))
    .orderBy(employerPages.nameKey)
    .limit(MOST_NAMED);
