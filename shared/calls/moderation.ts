import * as mini from 'zod/mini';
import { doneSchema } from '../accounts.ts';
import * as moderation from '../moderation.ts';
import {
  candidateReportBody,
  employerReportBody,
  jobReportBody,
  messageReportBody,
  reportResponseSchema,
} from '../reports.ts';
import { ADMIN_READ, type CallTable, ok, okWithHeaders } from './call.ts';

const REPORT = {
  daily: { action: 'report', account: 30, email: 10, network: 30 },
  mails: true,
  responses: {
    201: { about: 'The report is stored.', schema: reportResponseSchema },
    200: { about: 'The same person has reported the same before, and it still waits.', schema: reportResponseSchema },
  },
} as const;
const EXAMPLE = { reason: 'scam', text: 'Chiede 50 euro per la divisa.', email: 'anna@example.org' };

const PUBLIC_REPORT = {
  ...REPORT,
  who: 'anyone',
  human: { check: 'always', action: 'report' },
  refuses: {
    404: 'There is no such thing to be seen.',
    409: 'The same person has reported something else of it, or the same network often.',
  },
} as const;

const ACTION = {
  who: 'admin',
  daily: { action: 'moderate', account: 1000 },
  shown: true,
  mails: true,
  responses: ok('It is so, whether it was before or not.', doneSchema),
  refuses: { ...ADMIN_READ.refuses, 404: 'There is no such thing.', 409: 'It cannot be done to this one.' },
} as const;

const WITH_GROUND = {
  body: {
    schema: moderation.moderationGroundBody,
    example: { rule: 'no-money', facts: 'L’annuncio chiede 50 euro a chi si candida.' },
  },
} as const;

export const moderationCalls = {
  'POST /api/jobs/:id/report': {
    ...PUBLIC_REPORT,
    summary: 'Reports an offer to the operator',
    body: { schema: jobReportBody, example: EXAMPLE },
  },
  'POST /api/candidates/:id/report': {
    ...PUBLIC_REPORT,
    summary: 'Reports a profile to the operator',
    body: { schema: candidateReportBody, example: EXAMPLE },
  },
  'POST /api/employers/:id/report': {
    ...PUBLIC_REPORT,
    summary: 'Reports the page of an employer to the operator',
    body: { schema: employerReportBody, example: EXAMPLE },
  },
  'POST /api/messages/:id/report': {
    ...REPORT,
    summary: 'Reports a received message to the operator',
    others: 404,
    body: { schema: messageReportBody, example: EXAMPLE },
    who: 'account or link',
    refuses: {
      403: 'The account is suspended or leaving.',
      404: 'There is no such message, or it is somebody else’s.',
      409: 'It was reported otherwise before.',
    },
  },
  'POST /api/applications/:id/report': {
    ...REPORT,
    summary: 'Reports what the other side of an application has written to the operator',
    who: 'account or link',
    others: 404,
    people: 'read',
    body: { schema: messageReportBody, example: EXAMPLE },
    refuses: {
      404: 'There is no such application for the caller.',
      409: 'It was reported otherwise before.',
    },
  },
  'GET /api/moderation/reports': {
    ...ADMIN_READ,
    summary: 'What was reported and waits, by target, the oldest first',
    responses: okWithHeaders('The first twenty targets.', mini.array(moderation.reportedSchema), ['X-Total-Count']),
  },
  'GET /api/moderation/today': {
    ...ADMIN_READ,
    summary: 'New offers and accounts since midnight in Rome, and what waits',
    responses: ok('The newest twenty of each, and how many there are.', moderation.todaySchema),
  },
  'GET /api/moderation/search': {
    ...ADMIN_READ,
    summary: 'Offers, profiles and accounts by id, address of a page, or e-mail',
    query: { schema: moderation.moderationSearchQuery, example: { q: 'persona@example.org' } },
    responses: ok('What there is.', mini.array(moderation.moderatedSchema)),
  },
  'GET /api/moderation/log': {
    ...ADMIN_READ,
    summary: 'Who did what when, newest first',
    query: { schema: moderation.moderationLogQuery, example: { cursor: '100' } },
    responses: okWithHeaders('A page of the log.', mini.array(moderation.logEntrySchema), ['X-Total-Count', 'Link']),
  },
  'GET /api/moderation/mails': {
    ...ADMIN_READ,
    summary: 'Mails that were given up',
    responses: okWithHeaders('The newest hundred.', mini.array(moderation.undeliveredMailSchema), ['X-Total-Count']),
  },
  'POST /api/moderation/jobs/:id/hide': {
    ...ACTION,
    summary: 'Hides an offer; its owner is told the rule and the facts',
    ...WITH_GROUND,
  },
  'POST /api/moderation/jobs/:id/restore': { ...ACTION, summary: 'Takes the hiding of an offer back' },
  'POST /api/moderation/candidates/:id/hide': {
    ...ACTION,
    summary: 'Hides a profile; its owner is told the rule and the facts',
    ...WITH_GROUND,
  },
  'POST /api/moderation/candidates/:id/restore': { ...ACTION, summary: 'Takes the hiding of a profile back' },
  'POST /api/moderation/employers/:id/hide': {
    ...ACTION,
    summary: 'Hides the page of an employer, or refuses to confirm it; its owner is told the rule and the facts',
    ...WITH_GROUND,
  },
  'POST /api/moderation/employers/:id/restore': {
    ...ACTION,
    summary: 'Makes the page of an employer public that waits for it, or takes its hiding back',
  },
  'POST /api/moderation/accounts/:id/suspend': {
    ...ACTION,
    summary: 'Suspends an account; everything of it is hidden, and its owner is told the rule and the facts',
    ...WITH_GROUND,
  },
  'POST /api/moderation/accounts/:id/lift': { ...ACTION, summary: 'Lifts the suspension of an account' },
  'POST /api/moderation/reports/:id/dismiss': {
    ...ACTION,
    summary: 'Dismisses a report and the older ones of the same target',
  },
  'POST /api/moderation/reports/:id/restore': {
    ...ACTION,
    summary: 'Takes the dismissal of a report back, within ten minutes',
  },
  'POST /api/moderation/mails/:id/retry': { ...ACTION, summary: 'Tries a mail that was given up for another day' },
} as const satisfies CallTable;
