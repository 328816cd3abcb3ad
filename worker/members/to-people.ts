import { addDays } from '../../shared/dates.ts';
import { INVITATION_DAYS } from '../../shared/link-days.ts';
import type { People } from '../../shared/members.ts';
import type { MemberRow } from '../db/tables/members.ts';
import type { PeopleRows } from './queries.ts';

/** When it was accepted, or until when it waits. */
const timesOf = ({ acceptedAt, createdAt }: Pick<MemberRow, 'acceptedAt' | 'createdAt'>) => ({
  acceptedAt: acceptedAt?.toISOString() ?? null,
  expiresAt: acceptedAt === null ? addDays(createdAt, INVITATION_DAYS).toISOString() : null,
});

export const toPeople = ({ own, memberships, deeds }: PeopleRows): People => ({
  members: own.map((row) => ({ id: row.publicId, email: row.email, name: row.name, role: row.role, ...timesOf(row) })),
  memberships: memberships.map((row) => ({
    id: row.publicId,
    employer: row.employer,
    role: row.role,
    ...timesOf(row),
  })),
  deeds: deeds.map(({ by, deed, title, createdAt }) => ({ by, deed, title, at: createdAt.toISOString() })),
});
