import type { memberCalls } from '../../shared/calls/accounts.ts';
import { addDays } from '../../shared/dates.ts';
import { INVITATION_DAYS } from '../../shared/link-days.ts';
import type { People } from '../../shared/members.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import type { Handlers } from '../http/handlers.ts';
import { confirmInvitation, endMembership, sendInvitation, setMemberRole } from './change-members.ts';
import { type PeopleRows, peopleOf } from './queries.ts';

type Requesting = { readonly db: Database; readonly account: Account; readonly now: Date };

/** Every call answers with the people as they are then. */
const respond = async ({ db, account, now }: Requesting): Promise<People> =>
  toPeople(await peopleOf(db, account.id, now));

export const memberHandlers: Handlers<typeof memberCalls> = {
  'GET /api/members': respond,
  'POST /api/members': async ({ db, account, site, now, body }) => {
    await sendInvitation(db, { owner: account, body, ...site });
    return respond({ db, account, now });
  },
  'POST /api/members/:id/accept': async ({ db, account, site, now, params }) => {
    await confirmInvitation(db, { account, publicId: params.id, ...site });
    return respond({ db, account, now });
  },
  'PATCH /api/members/:id': async ({ db, account, now, params, body: { role } }) => {
    await setMemberRole(db, { ownerId: account.id, publicId: params.id, role });
    return respond({ db, account, now });
  },
  'DELETE /api/members/:id': async ({ db, account, site, now, params }) => {
    await endMembership(db, { account, publicId: params.id, ...site });
    return respond({ db, account, now });
  },
};

/** When it was accepted, or until when it waits. */
const timesOf = ({ acceptedAt, createdAt }: Pick<PeopleRows['own'][number], 'acceptedAt' | 'createdAt'>) => ({
  acceptedAt: acceptedAt?.toISOString() ?? null,
  expiresAt: acceptedAt === null ? addDays(createdAt, INVITATION_DAYS).toISOString() : null,
});

const toPeople = ({ own, memberships, deeds: auditEntries }: PeopleRows): People => ({
  members: own.map((row) => ({ id: row.publicId, email: row.email, name: row.name, role: row.role, ...timesOf(row) })),
  memberships: memberships.map((row) => ({
    id: row.publicId,
    employer: row.employer,
    role: row.role,
    ...timesOf(row),
  })),
  deeds: auditEntries.map(({ by, deed, title, createdAt }) => ({ by, deed, title, at: createdAt.toISOString() })),
});
