import * as mini from 'zod/mini';
import * as accounts from '../accounts.ts';
import { changeSavedBody, savedListSchema } from '../jobs.ts';
import { inviteMemberBody, peopleSchema, setMemberBody } from '../members.ts';
import { accepted, type CallTable, created, ok } from './call.ts';

/** Links that confirm an address, asked for again or for a new one. */
const EMAIL_LINKS = { action: 'email-link', account: 5 } as const;

export const accountCalls = {
  'POST /api/register': {
    summary: 'Makes an account and signs in',
    who: 'anyone',
    human: { check: 'always', action: 'register' },
    limit: 'REGISTER_LIMIT',
    daily: { action: 'register', network: 30 },
    mails: true,
    body: {
      schema: accounts.registerBody,
      example: { name: 'Anna', email: 'anna@example.org', password: 'una-lunga-parola', role: 'employer' },
    },
    responses: created('A token of seven days, and who it is of.', accounts.sessionSchema),
    refuses: { 409: 'The email belongs to an account.' },
  },
  'POST /api/login': {
    summary: 'Signs in',
    who: 'anyone',
    limit: 'by handler',
    body: { schema: accounts.loginBody, example: { email: 'anna@example.org', password: 'una-lunga-parola' } },
    responses: ok('A token of seven days, and who it is of.', accounts.sessionSchema),
    refuses: {
      401: 'Email or password are not right, or the code.',
      403: 'Too many logins were wrong: `needs` says what else this one needs, on a device that the account does not know',
    },
  },
  'POST /api/password/forgot': {
    summary: 'Asks for a link to choose a new password',
    who: 'anyone',
    human: { check: 'always', action: 'reset' },
    limit: 'PASSWORD_LIMIT',
    body: { schema: accounts.forgotPasswordBody, example: { email: 'anna@example.org' } },
    responses: {
      202: { about: 'The same whether the email belongs to an account or not.', schema: accounts.doneSchema },
    },
  },
  'POST /api/password/reset': {
    summary: 'Chooses a new password with the token of a mailed link',
    who: 'anyone',
    limit: 'PASSWORD_LIMIT',
    mails: true,
    body: { schema: accounts.resetPasswordBody, example: { token: 'A'.repeat(43), password: 'una-lunga-parola' } },
    responses: ok('The password is changed, and every session ended.', accounts.doneSchema),
  },
  'POST /api/logout': {
    summary: 'Ends the session of the token',
    who: 'any account',
    responses: ok('The token is refused from now on.', accounts.doneSchema),
  },
  'GET /api/account': {
    summary: 'The account of the token',
    who: 'any account',
    responses: ok('The account.', accounts.ownAccountSchema),
    refuses: { 404: 'The account is gone.' },
  },
  'GET /api/account/today': {
    summary: 'How much there is to read, to answer and to renew',
    who: 'any account',
    responses: ok('The numbers; employers one may manage offers for count too.', accounts.todaySchema),
  },
  'PATCH /api/account': {
    summary: 'Changes the name',
    who: 'account',
    body: { schema: accounts.editAccountBody, example: { name: 'Anna Bianchi' } },
    responses: ok('The account as it is now.', accounts.ownAccountSchema),
  },
  'DELETE /api/account': {
    summary: 'Hides everything of the account at once; it is purged after seven days',
    who: 'any account',
    limit: 'PASSWORD_LIMIT',
    password: true,
    shown: true,
    mails: true,
    body: { schema: accounts.deleteAccountBody, example: { currentPassword: 'una-lunga-parola' } },
    responses: ok('The account, and when it is gone.', accounts.ownAccountSchema),
  },
  'GET /api/account/saved-jobs': {
    summary: 'Offers that the account has saved',
    who: 'any account',
    responses: ok('Their ids, the last one first.', savedListSchema),
  },
  'PATCH /api/account/saved-jobs': {
    summary: 'Saves offers in the account, and takes others off its list',
    who: 'any account',
    body: { schema: changeSavedBody, example: { add: ['k3m9x2p7q4wz'], remove: [] } },
    responses: ok('The list as it is now: the last 200.', savedListSchema),
  },
  'GET /api/account/export': {
    summary: 'Everything that is held about the person, as one file',
    who: 'any account',
    limit: 'WRITE_LIMIT',
    daily: { action: 'export', account: 10 },
    responses: ok('Sections of rows, each with what it is.', accounts.accountExportSchema),
  },
  'POST /api/account/restore': {
    summary: 'Takes the deletion of the account back',
    who: 'any account',
    shown: true,
    responses: ok('The account as it is now.', accounts.ownAccountSchema),
    refuses: { 409: 'The seven days are over.' },
  },
  'POST /api/account/password': {
    summary: 'Changes the password; every other session ends',
    who: 'account',
    limit: 'PASSWORD_LIMIT',
    password: true,
    mails: true,
    body: {
      schema: accounts.changePasswordBody,
      example: { currentPassword: 'una-lunga-parola', password: 'un-altra-lunga-parola' },
    },
    responses: ok('A new token for this session.', accounts.sessionSchema),
  },
  'POST /api/account/email': {
    summary: 'Mails a link to an address that the account wants to have',
    who: 'account',
    limit: 'PASSWORD_LIMIT',
    password: true,
    // Per address as well: somebody with many accounts could have each of them write to the same stranger.
    daily: { ...EMAIL_LINKS, email: 5 },
    mails: true,
    body: {
      schema: accounts.changeEmailBody,
      example: { email: 'anna.bianchi@example.org', currentPassword: 'una-lunga-parola' },
    },
    responses: accepted('The address changes when the link is confirmed.', accounts.doneSchema),
    refuses: { 403: 'An administrator who has passkeys, in a session that none has confirmed.' },
  },
  'POST /api/account/email/link': {
    summary: 'Mails the link again that confirms the address the account has',
    who: 'account',
    daily: EMAIL_LINKS,
    mails: true,
    responses: accepted('A mail is on its way.', accounts.doneSchema),
    refuses: { 404: 'The account is gone.' },
  },
  'POST /api/email/confirm': {
    summary: 'Confirms an address with the token of a mailed link, and a session of the account or its password',
    who: 'anyone',
    limit: 'PASSWORD_LIMIT',
    mails: true,
    body: { schema: accounts.confirmEmailBody, example: { token: 'A'.repeat(43) } },
    responses: ok('The address is the account’s.', accounts.doneSchema),
    refuses: { 409: 'Another account has the address.' },
  },
  'GET /api/account/sessions': {
    summary: 'Devices that are signed in, the last seen first',
    who: 'any account',
    responses: ok('Sessions that have not expired.', mini.array(accounts.deviceSchema)),
  },
  'DELETE /api/account/sessions': {
    summary: 'Ends every session of the account',
    who: 'any account',
    responses: ok('Every token of the account is refused.', accounts.doneSchema),
  },
  'DELETE /api/account/sessions/:id': {
    summary: 'Ends one session',
    who: 'any account',
    others: 404,
    responses: ok('The tokens of that session are refused.', accounts.doneSchema),
    refuses: { 404: 'The account has no such session.' },
  },
} as const satisfies CallTable;

const WRITE = { who: 'account', mails: true } as const;
const CHANGE = { ...WRITE, others: 404, daily: { action: 'change-members', account: 100 } } as const;
const PEOPLE = ok('The people as they are now.', peopleSchema);
const GONE = 'There is no such member or invitation, or it is somebody else’s.';

export const memberCalls = {
  'GET /api/members': {
    summary: 'Who works on one’s own offers, what they did last, and for whom one works or is invited to',
    who: 'any account',
    responses: ok('Invitations are those to the address that the account has proved.', peopleSchema),
  },
  'POST /api/members': {
    summary: 'Invites an address to work on one’s own offers, for fourteen days; ten people at most',
    ...WRITE,
    daily: { action: 'invite-member', account: 20 },
    body: { schema: inviteMemberBody, example: { email: 'marta@example.org', role: 'manage' } },
    responses: created(
      'Invited, or invited again; the same whether or not there is an account with this address.',
      peopleSchema,
    ),
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
    body: { schema: setMemberBody, example: { role: 'read' } },
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
