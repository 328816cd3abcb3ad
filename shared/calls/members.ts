import { inviteMemberBody, peopleSchema, setMemberBody } from '../members.ts';
import type { CallTable } from './call.ts';

const WRITE = { tag: 'members', who: 'account', limit: 'WRITE_LIMIT', mails: true } as const;
const CHANGE = { ...WRITE, others: 404, daily: { action: 'change-members', account: 100 } } as const;
const PEOPLE = { 200: { about: 'The people as they are now.', schema: peopleSchema } } as const;
const GONE = 'There is no such member or invitation, or it is somebody else’s.';

export const memberCalls = {
  'GET /api/members': {
    summary: 'Who works on one’s own offers, what they did last, and for whom one works or is invited to',
    tag: 'members',
    who: 'any account',
    responses: {
      200: { about: 'Invitations are those to the address that the account has proved.', schema: peopleSchema },
    },
  },
  'POST /api/members': {
    summary: 'Invites an address to work on one’s own offers, for fourteen days; ten people at most',
    ...WRITE,
    daily: { action: 'invite-member', account: 20 },
    body: { schema: inviteMemberBody, example: { email: 'marta@example.org', role: 'gestisce' } },
    responses: {
      201: {
        about: 'Invited, or invited again; the same whether or not there is an account with this address.',
        schema: peopleSchema,
      },
    },
    refuses: {
      403: 'Nobody has confirmed the address of the account that invites.',
      409: 'There are ten people, or this address works here already.',
    },
  },
  'POST /api/members/:id/accept': {
    summary: 'Accepts an invitation to the address that the account has proved',
    ...CHANGE,
    responses: PEOPLE,
    refuses: { 404: GONE, 409: 'One works for this employer already.' },
  },
  'PATCH /api/members/:id': {
    summary: 'Gives somebody who works on one’s own offers, or is invited to, another role',
    ...CHANGE,
    body: { schema: setMemberBody, example: { role: 'legge' } },
    responses: PEOPLE,
    refuses: { 404: GONE },
  },
  'DELETE /api/members/:id': {
    summary:
      'Ends it at once: the owner removes or takes the invitation back, a member leaves, who is invited declines',
    ...CHANGE,
    responses: PEOPLE,
    refuses: { 404: GONE },
  },
} as const satisfies CallTable;
