import type { memberCalls } from '../../shared/calls/members.ts';
import type { People } from '../../shared/members.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import type { Handlers } from '../http/handlers.ts';
import { confirmInvitation } from './confirm-invitation.ts';
import { endMembership } from './end-membership.ts';
import { peopleOf } from './queries.ts';
import { sendInvitation } from './send-invitation.ts';
import { setMemberRole } from './set-member-role.ts';
import { toPeople } from './to-people.ts';

type Asking = { readonly db: Database; readonly account: Account; readonly now: Date };

/** Every call answers with the people as they are then. */
const respond = async ({ db, account, now }: Asking): Promise<People> => toPeople(await peopleOf(db, account.id, now));

export const memberHandlers: Handlers<typeof memberCalls> = {
  'GET /api/members': respond,
  'POST /api/members': async ({ db, account, config, now, body }) => {
    await sendInvitation(db, { owner: account, body, siteUrl: config.SITE_URL, now });
    return respond({ db, account, now });
  },
  'POST /api/members/:id/accept': async ({ db, account, config, now, params }) => {
    await confirmInvitation(db, { account, publicId: params.id, siteUrl: config.SITE_URL, now });
    return respond({ db, account, now });
  },
  'PATCH /api/members/:id': async ({ db, account, now, params, body: { role } }) => {
    await setMemberRole(db, { ownerId: account.id, publicId: params.id, role });
    return respond({ db, account, now });
  },
  'DELETE /api/members/:id': async ({ db, account, config, now, params }) => {
    await endMembership(db, { account, publicId: params.id, siteUrl: config.SITE_URL, now });
    return respond({ db, account, now });
  },
};
