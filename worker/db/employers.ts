import { eq, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { MemberRole } from '../../shared/member-values.ts';
import { users } from './tables/accounts.ts';
import { members } from './tables/members.ts';

/** An employer on whose offers an account works, by its membership. */
export type Employer = {
  /** Public id of the membership. */
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
  ...employers.filter(({ role }) => role === 'gestisce').map(({ ownerId }) => ownerId),
];

/** Condition for rows of one of these accounts. */
export function isOfOne(column: SQLiteColumn, [first, ...others]: Owners): SQL {
  // One parameter, however many: and for most people there is one, whose own index then gives the order.
  return others.length === 0
    ? eq(column, first)
    : sql`${column} IN (SELECT value FROM json_each(${JSON.stringify([first, ...others])}))`;
}

/** The employer of a row that is not one's own; null for one's own. */
export const employerOf = ({ employers }: Actor, owner: number): Employer | null =>
  employers.find(({ ownerId }) => ownerId === owner) ?? null;

/** True where somebody may change what belongs to this account. */
export const mayManage = (actor: Actor, owner: number): boolean => managedOwners(actor).includes(owner);
