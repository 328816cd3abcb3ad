import { doneSchema, sessionSchema } from '../../../shared/accounts.ts';
import { linkedApplicationSchema, receivedApplicationSchema } from '../../../shared/answers.ts';
import { ownApplicationSchema, sentApplicationSchema } from '../../../shared/applications.ts';
import { ownCandidateSchema, publicCandidateSchema, sentMessageSchema } from '../../../shared/candidates.ts';
import { healthSchema } from '../../../shared/health.ts';
import { jobCountSchema, jobDetailSchema, ownJobSchema, publicJobSchema } from '../../../shared/jobs.ts';
import { receivedMessageSchema } from '../../../shared/messages.ts';
import { moderatedAccountSchema } from '../../../shared/moderation.ts';
import { problemSchema } from '../../../shared/problem.ts';
import { reportAnswerSchema } from '../../../shared/reports.ts';
import { ACCOUNT_ENDPOINTS } from './account-endpoints.ts';
import { ALERT_ENDPOINTS } from './alert-endpoints.ts';
import { ANSWER_ENDPOINTS } from './answer-endpoints.ts';
import { APPLICATION_ENDPOINTS } from './application-endpoints.ts';
import { CANDIDATE_ENDPOINTS } from './candidate-endpoints.ts';
import { CONTACT_ENDPOINTS } from './contact-endpoints.ts';
import type { Endpoints } from './endpoint.ts';
import { JOB_ENDPOINTS } from './job-endpoints.ts';
import { MESSAGE_ENDPOINTS } from './message-endpoints.ts';
import { MODERATION_ENDPOINTS } from './moderation-endpoints.ts';
import { PASSKEY_ENDPOINTS } from './passkey-endpoints.ts';
import { SEARCH_ENDPOINTS } from './search-endpoints.ts';

/** Schemas that are described once, by name; one that is not here is described where it stands. */
export const NAMED = {
  Problem: problemSchema,
  Health: healthSchema,
  Job: publicJobSchema,
  JobDetail: jobDetailSchema,
  JobCount: jobCountSchema,
  OwnJob: ownJobSchema,
  Application: ownApplicationSchema,
  ReceivedApplication: receivedApplicationSchema,
  LinkedApplication: linkedApplicationSchema,
  SentApplication: sentApplicationSchema,
  Candidate: publicCandidateSchema,
  OwnCandidate: ownCandidateSchema,
  SentMessage: sentMessageSchema,
  ReceivedMessage: receivedMessageSchema,
  Session: sessionSchema,
  Done: doneSchema,
  ReportAnswer: reportAnswerSchema,
  ModeratedAccount: moderatedAccountSchema,
} as const;

/** Every call of the API. A new call is one entry, here or in the file of its feature. */
export const ENDPOINTS: Endpoints = {
  'GET /api/health': {
    summary: 'Version, and state of the database and the cache',
    tag: 'health',
    answers: {
      200: { about: 'It is well, or only slower.', schema: healthSchema },
      503: { about: 'The database is not there or not migrated.', schema: healthSchema },
    },
  },
  ...JOB_ENDPOINTS,
  ...APPLICATION_ENDPOINTS,
  ...ANSWER_ENDPOINTS,
  ...CANDIDATE_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...CONTACT_ENDPOINTS,
  ...MESSAGE_ENDPOINTS,
  ...MODERATION_ENDPOINTS,
  ...ALERT_ENDPOINTS,
  ...SEARCH_ENDPOINTS,
};
