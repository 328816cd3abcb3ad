import { z } from 'zod';
import { doneSchema } from '../../../shared/accounts.ts';
import {
  logEntrySchema,
  moderatedSchema,
  moderationLogQuery,
  moderationReasonBody,
  moderationSearchQuery,
  reportedSchema,
  undeliveredMailSchema,
} from '../../../shared/moderation.ts';
import { candidateReportBody, jobReportBody, messageReportBody, reportAnswerSchema } from '../../../shared/reports.ts';
import type { Endpoint, Endpoints } from './endpoint.ts';

const tag = 'moderation';

const report = (what: string, schema: z.core.$ZodType): Endpoint => ({
  summary: `Reports ${what} to who runs the site`,
  tag,
  limited: true,
  body: { schema, example: { reason: 'scam', text: 'Chiede 50 euro per la divisa.', email: 'anna@example.org' } },
  answers: {
    201: { about: 'The report is stored.', schema: reportAnswerSchema },
    200: { about: 'The same person has reported the same before, and it still waits.', schema: reportAnswerSchema },
  },
  refuses: { 404: 'There is no such thing to be seen.', 409: 'The same person has reported something else of it.' },
});

/** What only administrators may do. */
const admin = { tag, account: true, refuses: { 403: 'The account is no administrator’s.' } } as const;

const deed = (summary: string): Endpoint => ({
  ...admin,
  summary,
  limited: true,
  answers: { 200: { about: 'It is so, whether it was before or not.', schema: doneSchema } },
  refuses: { ...admin.refuses, 404: 'There is no such thing.', 409: 'It cannot be done to this one.' },
});

const withReason = {
  body: { schema: moderationReasonBody, example: { reason: 'L’annuncio chiede denaro a chi si candida.' } },
};

export const MODERATION_ENDPOINTS: Endpoints = {
  'POST /api/jobs/:id/report': report('an offer', jobReportBody),
  'POST /api/candidates/:id/report': report('a profile', candidateReportBody),
  'POST /api/messages/:id/report': {
    ...report('a message that one received', messageReportBody),
    account: 'or link',
    refuses: {
      403: 'The account is held back.',
      404: 'There is no such message, or it is somebody else’s.',
      409: 'It was reported otherwise before.',
    },
  },
  'GET /api/moderation/reports': {
    ...admin,
    summary: 'What was reported and waits, by target, the oldest first',
    answers: {
      200: { about: 'The first twenty targets.', schema: z.array(reportedSchema), headers: ['X-Total-Count'] },
    },
  },
  'GET /api/moderation/search': {
    ...admin,
    summary: 'Offers, profiles and accounts by id, address of a page, or e-mail',
    query: { schema: moderationSearchQuery, example: { q: 'persona@example.org' } },
    answers: { 200: { about: 'What there is.', schema: z.array(moderatedSchema) } },
  },
  'GET /api/moderation/log': {
    ...admin,
    summary: 'Who did what when, newest first',
    query: { schema: moderationLogQuery, example: { cursor: '100' } },
    answers: {
      200: { about: 'A page of the log.', schema: z.array(logEntrySchema), headers: ['X-Total-Count', 'Link'] },
    },
  },
  'GET /api/moderation/mails': {
    ...admin,
    summary: 'Mails that were given up',
    answers: {
      200: { about: 'The newest hundred.', schema: z.array(undeliveredMailSchema), headers: ['X-Total-Count'] },
    },
  },
  'POST /api/moderation/jobs/:id/hide': { ...deed('Hides an offer; its owner is told the reason'), ...withReason },
  'POST /api/moderation/jobs/:id/restore': deed('Takes the hiding of an offer back'),
  'POST /api/moderation/candidates/:id/hide': {
    ...deed('Hides a profile; its owner is told the reason'),
    ...withReason,
  },
  'POST /api/moderation/candidates/:id/restore': deed('Takes the hiding of a profile back'),
  'POST /api/moderation/accounts/:id/suspend': {
    ...deed('Suspends an account; everything of it is hidden, and its owner is told the reason'),
    ...withReason,
  },
  'POST /api/moderation/accounts/:id/lift': deed('Lifts the suspension of an account'),
  'POST /api/moderation/reports/:id/dismiss': deed('Dismisses a report and the older ones of the same target'),
  'POST /api/moderation/mails/:id/retry': deed('Tries a mail that was given up for another day'),
};
