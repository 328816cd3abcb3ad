import * as mini from 'zod/mini';
import { doneSchema } from '../accounts.ts';
import {
  blockCompanyBody,
  blockedCompanySchema,
  candidateFiltersQuery,
  candidateFiltersSchema,
  candidateMessageBody,
  candidatesQuery,
  changeCandidateBody,
  confirmCandidateEmailBody,
  keepCandidateBody,
  ownCandidateSchema,
  publicCandidateSchema,
  publishCandidateBody,
  publishedCandidateSchema,
  renewedCandidateLinkSchema,
  sentMessageSchema,
} from '../candidates.ts';
import { SUGGESTED_SECONDS, suggestionsQuery, suggestionsSchema } from '../list-query.ts';
import { VALLEY } from '../valley/valley.ts';
import { type CallTable, LIST_HEADERS, ok, okWithHeaders } from './call.ts';

/** Edits, new private links, and changes of the companies that a profile keeps out. */
const CHANGES = { action: 'change-candidate', account: 200 } as const;
const OWN = { who: 'account or link', others: 403 } as const;
const NOT_OWN = { 403: 'It is somebody else’s.', 404: 'There is no such profile.' } as const;
const CHANGED = ok('The profile as it is now.', ownCandidateSchema);

export const candidateCalls = {
  'GET /api/candidates': {
    summary: 'Profiles of people who look for work, filtered, sorted and by pages',
    who: 'anyone',
    hot: true,
    query: {
      schema: candidatesQuery,
      example: { search: 'cameriere', location: VALLEY.examples.town.name, limit: '20' },
    },
    responses: okWithHeaders('One page of the list.', mini.array(publicCandidateSchema), LIST_HEADERS),
  },
  'GET /api/candidates/filters': {
    summary: 'How many profiles a search finds and, where that is none, what else would find some',
    who: 'anyone',
    query: {
      schema: candidateFiltersQuery,
      example: { search: 'cameriere', location: VALLEY.examples.town.name, radius: '20' },
    },
    responses: ok(
      '`dropped`, `wider` and `similar` say what to do where nothing is found; what would find none is left out.',
      candidateFiltersSchema,
    ),
  },
  'GET /api/candidates/suggestions': {
    summary: 'Trades with profiles, and places, that fit what is typed so far',
    who: 'anyone',
    cachedFor: SUGGESTED_SECONDS,
    query: { schema: suggestionsQuery, example: { search: 'camer' } },
    responses: ok('Eight at most; trades that find nobody are left out.', suggestionsSchema),
  },
  'GET /api/candidates/:id': {
    summary: 'One profile; one for companies only needs the token of a company',
    who: 'anyone',
    responses: ok('The profile.', publicCandidateSchema),
    refuses: { 404: 'There is no such profile, or it is not shown.' },
  },
  'POST /api/candidates': {
    summary: 'Publishes a profile: of the account, or with a private link to manage it',
    who: 'visitor or account',
    human: { check: 'visitors', action: 'profile' },
    daily: { action: 'publish-candidate', account: 10, email: 5, network: 30, visitors: true },
    shown: true,
    mails: true,
    body: {
      schema: publishCandidateBody,
      example: {
        name: 'Anna Esempio',
        title: 'Cuoca',
        location: VALLEY.examples.town.name,
        skills: ['cucina', 'pasticceria'],
      },
    },
    responses: {
      201: { about: 'The profile is online.', schema: publishedCandidateSchema, headers: ['Location'] },
      200: {
        about: 'The same profile was sent a moment ago: that one.',
        schema: publishedCandidateSchema,
        headers: ['Location'],
      },
    },
    refuses: { 401: 'The token that was sent is no longer valid.' },
  },
  'GET /api/own-candidates': {
    summary: 'Profiles of the account, or of the private link',
    who: 'account or link',
    responses: ok('Also those that are hidden or deleted.', mini.array(ownCandidateSchema)),
  },
  'POST /api/own-candidates/seen': {
    summary: 'Notes that somebody looks after their profiles: they are kept for twelve more months',
    who: 'account or link',
    responses: ok('It is noted.', doneSchema),
  },
  'POST /api/own-candidates/link': {
    summary: 'Gives a profile without an account another private link; those of before are of no use from then on',
    who: 'link',
    daily: CHANGES,
    mails: true,
    responses: ok(
      'The token of the new link; where an address was left, another one is mailed there.',
      renewedCandidateLinkSchema,
    ),
    refuses: { 409: 'The address was changed meanwhile.' },
  },
  'POST /api/own-candidates/keep': {
    summary: 'Keeps an idle profile, by the link of a warning',
    who: 'anyone',
    body: { schema: keepCandidateBody, example: { token: 'header.payload.signature' } },
    responses: ok('It is kept.', doneSchema),
  },
  'POST /api/own-candidates/confirm': {
    summary: 'Confirms the address of a profile, by the private link that was mailed there',
    who: 'anyone',
    limit: 'PASSWORD_LIMIT',
    body: { schema: confirmCandidateEmailBody, example: { token: 'A'.repeat(43) } },
    responses: ok('Messages are forwarded to it from now on.', doneSchema),
  },
  'GET /api/company-candidates': {
    summary: 'Profiles for companies only, as the company that asks may see them',
    who: 'account',
    query: {
      schema: candidatesQuery,
      example: { search: 'cameriere', location: VALLEY.examples.town.name, limit: '20' },
    },
    responses: okWithHeaders(
      'One page of the list.',
      mini.array(publicCandidateSchema),
      LIST_HEADERS.filter((name) => name !== 'X-Copy-Of'),
    ),
    refuses: { 403: 'The account is not one of a company.' },
  },
  'PATCH /api/candidates/:id': {
    summary: 'Changes a profile, shows or hides it, or takes its deletion back',
    ...OWN,
    daily: CHANGES,
    shown: true,
    mails: true,
    body: { schema: changeCandidateBody, example: { title: 'Pasticcera', audience: 'companies', revision: 1 } },
    responses: CHANGED,
    refuses: { ...NOT_OWN, 409: 'It was edited since the revision that is named.' },
  },
  'GET /api/candidates/:id/blocks': {
    summary: 'Companies that a profile keeps out',
    ...OWN,
    responses: ok('As they were added.', mini.array(blockedCompanySchema)),
    refuses: NOT_OWN,
  },
  'POST /api/candidates/:id/blocks': {
    summary: 'Keeps a company out of a profile, by its name or the domain of its addresses',
    ...OWN,
    daily: CHANGES,
    body: { schema: blockCompanyBody, example: { kind: 'domain', value: 'ditta.example' } },
    responses: ok('All of them now.', mini.array(blockedCompanySchema)),
    refuses: NOT_OWN,
  },
  'DELETE /api/candidates/:id/blocks/:block': {
    summary: 'Lets a company see a profile again',
    ...OWN,
    daily: CHANGES,
    responses: ok('Those that are left.', mini.array(blockedCompanySchema)),
    refuses: NOT_OWN,
  },
  'DELETE /api/candidates/:id': {
    summary: 'Hides a profile at once, and deletes it for good after seven days',
    ...OWN,
    shown: true,
    responses: CHANGED,
    refuses: NOT_OWN,
  },
  'POST /api/candidates/:id/messages': {
    summary: 'Writes to a candidate',
    who: 'visitor or account',
    human: { check: 'always', action: 'message' },
    daily: { action: 'candidate-message', account: 20, email: 20, network: 60 },
    mails: true,
    body: {
      schema: candidateMessageBody,
      example: {
        name: 'Trattoria di esempio',
        email: 'trattoria@example.org',
        message: 'Cerchiamo una cuoca: ne parliamo?',
      },
    },
    responses: {
      201: { about: 'The message is stored.', schema: sentMessageSchema },
      200: { about: 'The same message was sent a moment ago: that one.', schema: sentMessageSchema },
    },
    refuses: {
      403: 'The person takes no messages from who writes.',
      404: 'There is no such profile, or it is not shown.',
    },
  },
} as const satisfies CallTable;
